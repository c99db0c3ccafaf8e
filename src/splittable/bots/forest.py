"""Runs the compiled tree search of a game: loads it once, grows a tree for each position, reads what it found."""

import time
from functools import cache
from math import sqrt
from typing import Any

from splittable.bots import search, tree
from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.engine import MOST_DEALS, compile_search, compiling
from splittable.core.play import State

TRIALS = 2  # trials that count as one iteration of a budget
TRIALS_AT_A_TIME = 100  # between two checks of the clock


class Forester:
    """The compiled tree search of one game. Immutable once created: threads can share it."""

    def __init__(self, name: str) -> None:
        self.guide, self.code = compile_search(name, search, tree, entries=("grow",))

    def choices(self, state: State, seat: int, seed: int, budget: Budget) -> list[Choice]:
        """The moves, most tried first."""
        return Growth(self, state, seat, seed, budget).ranked()


class Growth:
    """One tree."""

    def __init__(self, forester: Forester, state: State, seat: int, seed: int, budget: Budget) -> None:
        from splittable.fast import arrays

        aid = forester.guide.Aid()
        forester.guide.prepare(state.position, state.components, aid)
        self.state, self.seat = state, seat
        self.edges: Any = arrays.zeros(tree.Edge, tree.EDGES)
        paths = arrays.zeros(tree.Path)
        states, boxes = arrays.to_array(state.position, state.position), arrays.to_array(state.components)
        works, aids = arrays.zeros(search.Work), arrays.to_array(aid)
        end = time.perf_counter() + budget.seconds
        trials = budget.iterations * TRIALS or MOST_DEALS
        step = trials if budget.iterations else TRIALS_AT_A_TIME
        for first in range(0, trials, step):
            forester.code.grow(states, boxes, works, aids, self.edges, paths, seat, seed, first, first + step)
            if not budget.iterations and time.perf_counter() > end:
                break

    def ranked(self) -> list[Choice]:
        found = [self.choice(action) for action in self.state.legal_codes(self.seat)]
        best, *rest = sorted(found, key=lambda choice: (-choice.tries, -choice.value))
        return [Choice(best.action, best.value, best.error, best.tries, 1.0), *rest]

    def choice(self, action: int) -> Choice:
        edge = self.edges[tree.place_of(self.edges["key"], tree.key_of(tree.ROOT, self.seat, action))]
        tries = int(edge["visits"])
        mean = float(edge["total"]) / max(1, tries)
        spread = sqrt(max(0.0, float(edge["square"]) / max(1, tries) - mean * mean))
        return Choice(action, mean, spread / sqrt(max(1, tries)), tries, 0.0)


@cache
def forester(name: str) -> Forester:
    with compiling:
        return Forester(name)
