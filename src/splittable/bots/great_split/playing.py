"""The bot of The Great Split: it searches what to split, keep and discard, and solves its resolutions."""

import random
from functools import cache
from typing import Any

from splittable.bots import playing
from splittable.bots.budget import Budget
from splittable.bots.engine import compiling
from splittable.bots.great_split import guide, resolution
from splittable.core.play import State
from splittable.games.great_split.codes import RESOLVE

NAME = "great-split"


class Resolver:
    """The compiled solver of resolutions."""

    def __init__(self) -> None:
        from splittable.fast import compiled
        from splittable.games.great_split import heuristic

        self.code = compiled(NAME).extend(heuristic, guide, resolution, entries=("solve",))

    def best(self, state: State, seat: int) -> int:
        """The first choice of the best resolution, or resolution.TOO_MANY."""
        from splittable.fast import arrays

        s: Any = state._s
        box: Any = state._box
        aid = guide.Aid()
        guide.prepare(s, box, aid)
        states = arrays.to_array(s).repeat(resolution.MOST_CHOICES)
        plans: Any = arrays.zeros(resolution.Plan)
        boxes, aids = arrays.to_array(box), arrays.to_array(aid)
        return int(self.code.solve(states, boxes, plans, aids, seat))


@cache
def resolver() -> Resolver:
    with compiling:
        return Resolver()


def great_split_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    s: Any = state._s
    if s.phase == RESOLVE:
        best = resolver().best(state, seat)
        if best != resolution.TOO_MANY:
            return state._text(seat, best)
    return playing.search_bot(state, seat, rng, budget)


def load_great_split(game: str) -> None:
    playing.load_search(game)
    state = playing.first_position(game)
    resolver().best(state, state.acting()[0])
