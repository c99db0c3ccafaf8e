"""What a seat observes, own seat first; what it can suppose of the others; how a plausible player bids."""

from goofspiel.state import ACTIONS, MAX_PLAYERS, NOTHING, Box, State
from splittable.core.rng import below

OBSERVATION = (
    ("players", 1),
    ("prize", 1),  # 0 none
    ("my_bid", 1),  # 0 none
    ("prizes", ACTIONS),  # 1: still to come
    ("chosen", MAX_PLAYERS),
    ("points", MAX_PLAYERS),
    ("hands", MAX_PLAYERS * ACTIONS),
)


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    out[0] = s.players
    out[1] = s.prize + 1
    out[2] = s.bid[seat] + 1
    for card in range(ACTIONS):
        out[3 + card] = (s.prizes >> card) & 1
    at = 3 + ACTIONS
    for place in range(s.players):
        other = (seat + place) % s.players
        out[at + place] = 1 if s.bid[other] != NOTHING else 0
        out[at + MAX_PLAYERS + place] = s.points[other]
        for card in range(ACTIONS):
            out[at + 2 * MAX_PLAYERS + place * ACTIONS + card] = (s.hands[other] >> card) & 1


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    for other in range(s.players):
        if other != seat and s.bid[other] != NOTHING:
            s.bid[other] = below(g, box.cards)
            while not (s.hands[other] >> s.bid[other]) & 1:
                s.bid[other] = below(g, box.cards)


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    return [1.0 / (1 + (card - s.prize) ** 2) for card in actions]
