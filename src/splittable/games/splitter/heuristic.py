"""What a bot knows about Splitter: the value of a sheet.

A group that scores is worth its points. One that can still grow is worth them minus a discount for each missing cell,
larger if few free cells are next to it or few rolls are left. The discounts were tuned on solo games.
"""

from splittable.games.splitter.codes import HEARTS_BONUS, NUMBERS, STAR_FACTOR, Box
from splittable.games.splitter.kernel import beside, cell_count, group_around
from splittable.games.splitter.state import State

DISCOUNT = 0.45  # for each cell that a group still needs
ROOM = 1.0  # free neighbouring cells per missing cell beyond which more don’t help
EXPOSED = 0.015  # lost for each free cell next to a complete group: its number may have to go there
HEART = 0.2  # for each heart that is still free


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each action: only the most promising ones."""
    shares = [0.0] * len(actions)
    weigh(s, box, seat, None, actions, len(actions), shares)
    return shares


def weigh(s: State, box: Box, seat: int, aid: None, codes: list[int], count: int, out: list[float]) -> None:
    """`policy` in the subset that Numba compiles, as the rest of this file."""
    best = -1.0
    for index in range(count):
        out[index] = worth_after(s, box, seat, codes[index])
        best = max(best, out[index])
    for index in range(count):
        out[index] = 1.0 if out[index] == best else 0.0


def worth_after(s: State, box: Box, seat: int, action: int) -> float:
    """The value of a seat's sheet after it has written."""
    pair = action >> 1
    left_number = s.high if action & 1 else s.low
    right_number = s.low if action & 1 else s.high
    written = box.left[pair] | box.right[pair]
    for number in range(1, NUMBERS + 1):
        written |= s.boards[seat][number]
    free = box.cells & ~written
    rolls = box.rounds - s.round - 1
    worth = 0.0
    hearts = 0.0
    for number in range(1, NUMBERS + 1):
        board = s.boards[seat][number]
        if number == left_number:
            board |= box.left[pair]
        if number == right_number:
            board |= box.right[pair]
        worth += number_worth(board, number, free, box.stars, rolls)
        hearts = max(hearts, heart_worth(board, free, box.hearts))
    return worth + hearts


def number_worth(board: int, number: int, free: int, stars: int, rolls: int) -> float:
    worth = 0.0
    rest = board
    while rest:
        group = group_around(rest & -rest, rest)
        rest &= ~group
        needed = number - cell_count(group)
        if needed < 0:
            continue
        rim = beside(group) & free
        room = cell_count(rim)
        value = float(number)
        if group & stars:
            value *= STAR_FACTOR
        if needed == 0:
            worth += value * (1.0 - EXPOSED * room)
        elif cell_count(group_around(group, group | free)) >= number:
            likely = min(1.0, rolls / (3.0 * needed))  # a third of a cell of each number comes with a roll
            worth += value * DISCOUNT**needed * min(1.0, room / (ROOM * needed)) * likely
    return worth


def heart_worth(board: int, free: int, hearts: int) -> float:
    """The value of the bonus if this number aims for it."""
    if hearts == 0 or hearts & ~(board | free):
        return 0.0
    return HEARTS_BONUS * HEART ** cell_count(hearts & ~board)
