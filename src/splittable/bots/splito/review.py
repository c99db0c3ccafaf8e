"""Splito in a review: a turn is a card for one of the two zones; after the deal nothing is left to chance."""

from typing import Any

from splittable.bots.expecting import standing_by_guide
from splittable.bots.reviewing import Reviewing
from splittable.core.play import State
from splittable.games.splito.codes import COLORS
from splittable.games.splito.view import turn


def kind_of(move: str) -> str:
    _, card, _ = move.split(" ")
    return "card" if card[:-1] in COLORS else "objective"


def round_of(state: State) -> int:
    s: Any = state.position
    return turn(s, state.components)


REVIEWING = Reviewing(kind_of, round_of, is_dealt=False, standing=standing_by_guide)
