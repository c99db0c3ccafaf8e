"""Runs the compiled search of a game: loads it once, hands it a position, shares out the budget.

Sequential halving: all candidates get an equal share of playouts, the worse half drops out, and so on. What was
played for a candidate in earlier rounds counts on.
"""

import importlib
import threading
import time
from dataclasses import dataclass
from functools import cache
from math import ceil, log2, sqrt
from types import ModuleType
from typing import Any

from splittable.bots import search
from splittable.bots.budget import Budget
from splittable.core.play import State

FIRST_DEALS = 8  # before anything is dropped, and to see how long a playout takes
MOST_DEALS = 1 << 30  # streams of deals

compiling = threading.Lock()  # the compiler's settings are global


@dataclass(frozen=True)
class Choice:
    """A move, what the search found it to be worth to its seat (0 to 1), and how sure that is."""

    action: int
    value: float
    error: float
    tries: int
    share: float  # how often to choose it; 1 for the best unless it pays to be hard to read


class Searcher:
    """The compiled search of one game. Nothing in it changes once it is made: threads can share it."""

    def __init__(self, name: str) -> None:
        from splittable.fast import compiled

        folder = name.replace("-", "_")
        heuristic = importlib.import_module(f"splittable.games.{folder}.heuristic")
        self.guide: ModuleType = importlib.import_module(f"splittable.bots.{folder}.guide")
        self.code = compiled(name).extend(heuristic, self.guide, search, entries=("evaluate",))

    def choices(self, state: State, seat: int, actions: list[int], seed: int, budget: Budget) -> list[Choice]:
        """The candidates, those that lasted longest first, the better first among them."""
        narrowed, share = self.guide.narrow(state._s, state._box, seat, actions)
        run = Run(self, state, seat, narrowed, seed)
        run.halve(Budget(max(1, round(budget.iterations * share)) if budget.iterations else 0, budget.seconds * share))
        return run.ranked()

    def both(self, state: State, seat: int, actions: list[int], seed: int, budget: Budget) -> list[Choice]:
        """These candidates all to the end, in this order, without dropping any."""
        run = Run(self, state, seat, actions, seed)
        run.try_deals(max(1, budget.iterations // len(actions)))
        return [run.choice(action, 0.0) for action in actions]


class Run:
    """One search under way."""

    def __init__(self, searcher: Searcher, state: State, seat: int, actions: list[int], seed: int) -> None:
        from splittable.fast import arrays

        aid = searcher.guide.Aid()
        searcher.guide.prepare(state._s, state._box, aid)
        self.code = searcher.code
        self.seat, self.seed = seat, seed
        self.states = arrays.to_array(state._s, state._s, state._s)
        self.boxes, self.aids = arrays.to_array(state._box), arrays.to_array(aid)
        self.works: Any = arrays.zeros(search.Work)
        self.alive = list(actions)
        self.deals = 0
        self.found = dict.fromkeys(actions, (0.0, 0.0, 0))

    def halve(self, budget: Budget) -> None:
        begin = time.perf_counter()
        rounds = max(1, ceil(log2(len(self.alive))))
        left = budget.iterations
        if not left:  # the first deals tell how many playouts the time allows
            self.try_deals(FIRST_DEALS)
            spent = time.perf_counter() - begin
            left = int((budget.seconds - spent) / max(1e-6, spent) * FIRST_DEALS * len(self.alive))
        for number in range(rounds):
            share = left // (rounds - number)
            deals = max(1, share // len(self.alive))
            if budget.iterations:
                self.try_deals(deals)
                left -= deals * len(self.alive)
            else:
                self.try_until(deals, begin + budget.seconds * (number + 1) / rounds)
            self.alive = self.sorted(self.alive)[: ceil(len(self.alive) / 2)]

    def try_until(self, deals: int, end: float) -> None:
        """In small parts, with an eye on the clock."""
        while deals > 0 and time.perf_counter() < end:
            part = min(deals, FIRST_DEALS)
            self.try_deals(part)
            deals -= part

    def try_deals(self, deals: int) -> None:
        w = self.works
        last = min(MOST_DEALS, self.deals + deals)
        count = len(self.alive)
        w["candidates"] = count
        w["candidate"][0, :count] = self.alive
        for name in ("total", "square", "count"):
            w[name][0] = 0
        self.code.evaluate(self.states, self.boxes, w, self.aids, self.seat, self.seed, self.deals, last)
        self.deals = last
        for index, action in enumerate(self.alive):
            total, square, tries = self.found[action]
            self.found[action] = (
                total + float(w["total"][0, index]),
                square + float(w["square"][0, index]),
                tries + int(w["count"][0, index]),
            )

    def sorted(self, actions: list[int]) -> list[int]:
        return sorted(actions, key=lambda action: -self.mean(action))

    def mean(self, action: int) -> float:
        total, _, tries = self.found[action]
        return total / tries if tries else 0.0

    def ranked(self) -> list[Choice]:
        order = sorted(self.found, key=lambda action: (-self.found[action][2], -self.mean(action)))
        return [self.choice(action, 0.0 if place else 1.0) for place, action in enumerate(order)]

    def choice(self, action: int, share: float) -> Choice:
        total, square, tries = self.found[action]
        mean = total / max(1, tries)
        spread = sqrt(max(0.0, square / max(1, tries) - mean * mean))
        return Choice(action, mean, spread / sqrt(max(1, tries)), tries, share)


@cache
def searcher(name: str) -> Searcher:
    with compiling:
        return Searcher(name)
