"""Redraw what a seat can't know: the others' placements of the current round (T5)."""

from splittable.core.rng import below
from splittable.games.splitter.codes import NO_CHOICE, Box
from splittable.games.splitter.state import State


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    ways = 1 if s.high == s.low else 2
    for other in range(s.players):
        if other != seat and s.choice[other] != NO_CHOICE:
            pair = s.free[other][below(g, box.rounds - s.round)]
            s.choice[other] = 2 * pair + below(g, ways)
