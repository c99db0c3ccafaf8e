"""The rules of Goofspiel, in the subset that Numba compiles. RULES.md numbers them."""

from goofspiel.state import DESCENDING, NOTHING, RANDOM, Box, State
from splittable.core.spec import CHANCE


def setup(s: State, box: Box, players: int) -> None:
    s.players = players
    s.prize = s.last_prize = NOTHING
    s.prizes = (1 << box.cards) - 1
    for seat in range(players):
        s.hands[seat] = (1 << box.cards) - 1
        s.bid[seat] = s.shown[seat] = NOTHING


def acting(s: State, box: Box) -> int:
    return s.awaited


def legal(s: State, box: Box, seat: int, out: list[int]) -> int:
    return cards_in(s.hands[seat], box, out)


def chance(s: State, box: Box, out: list[int], weight: list[int]) -> int:
    count = cards_in(s.prizes, box, out)
    for place in range(count):
        weight[place] = 1
    if box.order == DESCENDING:  # B2
        out[0] = out[count - 1]
    return count if box.order == RANDOM else 1


def apply(s: State, box: Box, seat: int, action: int) -> None:
    if seat == CHANCE:  # B2
        s.prize = action
        s.prizes &= ~(1 << action)
        s.awaited = (1 << s.players) - 1 if s.prizes else 0
        if s.prizes == 0:  # B3: the last cards bid themselves
            for other in range(s.players):
                for card in range(box.cards):
                    if (s.hands[other] >> card) & 1:
                        s.bid[other] = card
    else:  # B3
        s.bid[seat] = action
        s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        settle(s)


def is_over(s: State, box: Box) -> bool:
    return s.prizes == 0 and s.prize == NOTHING


def revocable(s: State, box: Box) -> int:
    return 0 if s.prize == NOTHING else ((1 << s.players) - 1) & ~s.awaited


def score(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):
        out[seat] = s.points[seat]


def tiebreak(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):
        out[seat] = 0


def settle(s: State) -> None:
    """B4: the single highest bid takes the prize, and all bids are gone."""
    best = winner = NOTHING
    for seat in range(s.players):
        if s.bid[seat] >= best:
            winner = NOTHING if s.bid[seat] == best else seat
            best = s.bid[seat]
    if winner != NOTHING:
        s.points[winner] += s.prize + 1
    for seat in range(s.players):
        s.hands[seat] &= ~(1 << s.bid[seat])
        s.shown[seat] = s.bid[seat]
        s.bid[seat] = NOTHING
    s.last_prize = s.prize
    s.prize = NOTHING
    s.round += 1


def cards_in(bits: int, box: Box, out: list[int]) -> int:
    count = 0
    for card in range(box.cards):
        if (bits >> card) & 1:
            out[count] = card
            count += 1
    return count
