"""The components, the codes and the field table of Goofspiel. A card and a prize are their number minus 1."""

from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, ItsSeat

MAX_PLAYERS = 6
ACTIONS = 13  # bid a card; chance turns up a prize
NOTHING, HIDDEN = -1, -2
ORDERS = ("random", "descending", "ascending")  # of the prizes
RANDOM, DESCENDING, ASCENDING = range(len(ORDERS))


class Box(Struct):
    cards: int = field()
    order: int = field()


class State(Struct):
    players: int = field(known=EVERYBODY)
    awaited: int = field(known=EVERYBODY)  # the seats that may bid now, as bits
    round: int = field(known=EVERYBODY)  # rounds that are over
    prize: int = field(known=EVERYBODY)  # NOTHING before it is turned up
    prizes: int = field(dtype="int16", known=EVERYBODY)  # those that are still to come, as bits
    hands: list[int] = field(MAX_PLAYERS, dtype="int16", known=EVERYBODY)  # as bits
    bid: list[int] = field(MAX_PLAYERS, known=ItsSeat(HIDDEN, unless=NOTHING))
    shown: list[int] = field(MAX_PLAYERS, known=EVERYBODY)  # the bids of the last round
    last_prize: int = field(known=EVERYBODY)
    points: list[int] = field(MAX_PLAYERS, known=EVERYBODY)


def invariants(s: State, box: Box) -> None:
    for seat in range(s.players):
        assert s.hands[seat].bit_count() == box.cards - s.round
        assert s.bid[seat] == NOTHING or s.hands[seat] >> s.bid[seat] & 1
        assert s.awaited >> seat & 1 == (s.prize != NOTHING and s.bid[seat] == NOTHING)
    assert s.prizes.bit_count() == box.cards - s.round - (s.prize != NOTHING)
    assert 0 <= sum(s.points) <= box.cards * (box.cards + 1) // 2
