"""The rules of Splitter, in the subset that Numba compiles. RULES.md explains the numbers."""

from splittable.games.splitter.codes import (
    HEARTS_BONUS,
    NO_CHOICE,
    NUMBERS,
    OUTCOMES,
    OVER,
    ROLL,
    STAR_FACTOR,
    STRIDE,
    WRITE,
    Box,
)
from splittable.games.splitter.state import State


def setup(s: State, box: Box, players: int) -> None:
    s.players = players
    s.phase = ROLL
    for seat in range(players):
        s.choice[seat] = NO_CHOICE
        for index in range(box.rounds):
            s.free[seat][index] = box.pairs[index]


def acting(s: State, box: Box) -> int:
    return s.awaited


def legal(s: State, box: Box, seat: int, out: list[int]) -> int:
    count = 0
    free = s.free[seat]
    ways = 1 if s.high == s.low else 2  # T4: a double looks the same both ways round
    for index in range(box.rounds - s.round):
        action = 2 * free[index]
        out[count] = action
        out[count + 1] = action + 1
        count += ways
    return count


def chance(s: State, box: Box, out: list[int], weight: list[int]) -> int:
    for roll in range(OUTCOMES):  # T3
        out[roll] = roll
        weight[roll] = box.weight[roll]
    return OUTCOMES


def apply(s: State, box: Box, seat: int, action: int) -> None:
    if s.phase == ROLL:
        roll_dice(s, box, action)
    else:
        s.choice[seat] = action
        s.awaited &= ~(1 << seat)
        if s.awaited == 0:
            finish_round(s, box)


def is_over(s: State, box: Box) -> bool:
    return s.phase == OVER


def revocable(s: State, box: Box) -> int:
    """The seats whose placement of this round is still hidden from the others (T5)."""
    mask = 0
    for seat in range(s.players):
        if s.choice[seat] != NO_CHOICE:
            mask |= 1 << seat
    return mask


def score(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):
        points = 0
        for number in range(1, NUMBERS + 1):
            board = s.boards[seat][number]
            points += group_points(board, number, box.stars) + heart_points(board, box.hearts)
        out[seat] = points


def tiebreak(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):  # T10: ties share the win
        out[seat] = 0


def roll_dice(s: State, box: Box, roll: int) -> None:
    s.high = box.high[roll]
    s.low = box.low[roll]
    if s.round == box.rounds - 1 and s.high == s.low:  # a double for the last pair: nothing to choose
        for seat in range(s.players):
            s.choice[seat] = 2 * s.free[seat][0]
        finish_round(s, box)
    else:
        s.phase = WRITE
        s.awaited = (1 << s.players) - 1


def finish_round(s: State, box: Box) -> None:
    """T5: everyone has written, so the numbers are revealed and final."""
    for seat in range(s.players):
        pair = s.choice[seat] >> 1
        larger_left = s.choice[seat] & 1
        s.boards[seat][s.high if larger_left else s.low] |= box.left[pair]
        s.boards[seat][s.low if larger_left else s.high] |= box.right[pair]
        take_pair(s, box, seat, pair)
        s.choice[seat] = NO_CHOICE
    s.round += 1
    s.high = 0
    s.low = 0
    s.phase = OVER if s.round == box.rounds else ROLL


def take_pair(s: State, box: Box, seat: int, pair: int) -> None:
    free = s.free[seat]
    last = box.rounds - s.round - 1
    for index in range(last):  # those behind it move up
        free[index] = free[index + (free[index] >= pair)]
    free[last] = 0


def group_points(board: int, number: int, stars: int) -> int:
    """T6–T8: what the groups of one number score; `board` holds its cells."""
    singles = board & ~beside(board)
    if number == 1:
        return cell_count(singles) + (STAR_FACTOR - 1) * cell_count(singles & stars)
    points = 0
    rest = board & ~singles
    while rest:
        group = group_around(rest & -rest, rest)
        rest &= ~group
        if cell_count(group) == number:
            points += STAR_FACTOR * number if group & stars else number
    return points


def heart_points(board: int, hearts: int) -> int:
    """T9: one number in all the hearts; a sheet without hearts has no such bonus."""
    return HEARTS_BONUS if hearts and hearts & ~board == 0 else 0


def beside(cells: int) -> int:
    """T6: the places that share an edge with these cells, and some outside the grid."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def group_around(cells: int, board: int) -> int:
    """All the cells of `board` that are connected with these."""
    group = cells
    grown = (group | beside(group)) & board
    while grown != group:
        group = grown
        grown = (group | beside(group)) & board
    return group


def cell_count(board: int) -> int:
    count = 0
    while board:
        board &= board - 1
        count += 1
    return count
