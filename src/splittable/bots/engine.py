"""Runs the compiled search of a game: loads it once, gives it a position, plays out the candidates."""

import threading
from dataclasses import dataclass
from functools import cache
from math import ceil, exp, sqrt
from types import ModuleType
from typing import Any

from splittable.bots import search
from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.gap import PARTS, Gap, gap_of_parts
from splittable.bots.halving import halve
from splittable.bots.plug import plug_of
from splittable.core.play import State

MOST_DEALS = 1 << 30  # streams of deals
SURE_REPLY = 0.01  # by how much (chance of winning) a reply must be better to be expected
NOISE = 0.2  # the error of a single playout, given the same deals

compiling = threading.Lock()  # Numba's settings are global


def compile_search(name: str, *modules: ModuleType, entries: tuple[str, ...]) -> tuple[Any, Any]:
    """The guide of a game, and the last of these modules compiled on top of it."""
    from splittable.fast import compiled

    game, guide = compiled(name), plug_of(name).guide
    assert guide, f"{name} has no guide"
    heuristic: Any = game.spec.heuristic
    return guide, game.extend(heuristic, guide, *modules, entries=entries)


@dataclass
class Found:
    """The results of a candidate's playouts: for each reply, to the player who chose and the one who replied."""

    total: list[float]
    rival: list[float]
    square: float = 0.0
    tries: int = 0

    def mean(self) -> float:
        """The value if the reply is the best one for the replier, as far as the playouts can tell."""
        if not self.tries:
            return 0.0
        return sum(w * total for w, total in zip(self.weights(), self.total, strict=True)) / self.tries

    def weights(self) -> list[float]:
        """How likely each reply is."""
        best = max(self.rival)
        doubt = self.tries * (SURE_REPLY + NOISE / sqrt(self.tries))
        found = [exp((rival - best) / doubt) for rival in self.rival]
        return [weight / sum(found) for weight in found]


class Searcher:
    """The compiled search of one game. Immutable once created: threads can share it."""

    def __init__(self, name: str) -> None:
        self.guide, self.code = compile_search(name, search, entries=("evaluate",))

    def choices(self, state: State, seat: int, actions: list[int], seed: int, budget: Budget) -> list[Choice]:
        """The candidates: those that lasted longest first, and among them the better first."""
        narrowed, share = self.guide.narrow(state.position, state.components, seat, actions)
        run = Run(self.code, self.guide, state, seat, narrowed, seed)
        halve(run, budget.part(share))
        return run.ranked()

    def gap(self, state: State, seat: int, better: int, other: int, seed: int, budget: Budget) -> Gap:
        return Run(self.code, self.guide, state, seat, [better, other], seed).gap(better, other, budget)


class Run:
    """One search in progress."""

    carries_over = True

    def __init__(self, code: Any, guide: Any, state: State, seat: int, actions: list[int], seed: int) -> None:
        from splittable.fast import arrays

        aid = guide.Aid()
        guide.prepare(state.position, state.components, aid)
        self.code = code
        self.seat, self.seed = seat, seed
        self.states = arrays.to_array(state.position, state.position, state.position)
        self.boxes, self.aids = arrays.to_array(state.components), arrays.to_array(aid)
        self.works: Any = arrays.zeros(search.Work)
        self.alive = list(actions)
        self.deals = 0
        self.replies = max(1, guide.replies(state.position, state.components))
        self.found = {action: Found([0.0] * self.replies, [0.0] * self.replies) for action in actions}

    def play(self, deals: int) -> None:
        w = self.works
        last = min(MOST_DEALS, self.deals + deals)
        count = len(self.alive)
        w["candidates"] = count
        w["candidate"][0, :count] = self.alive
        for name in ("total", "square", "count", "rival"):
            w[name][0] = 0
        self.evaluate(self.deals, last)
        self.deals = last
        for index, action in enumerate(self.alive):
            found = self.found[action]
            found.tries += int(w["count"][0, index * self.replies])
            for reply in range(self.replies):
                place = index * self.replies + reply
                found.total[reply] += float(w["total"][0, place])
                found.rival[reply] += float(w["rival"][0, place])
                found.square += float(w["square"][0, place]) / self.replies

    def evaluate(self, first: int, last: int) -> None:
        self.code.evaluate(self.states, self.boxes, self.works, self.aids, self.seat, self.seed, first, last)

    def drop_half(self) -> None:
        self.alive = sorted(self.alive, key=lambda action: -self.mean(action))[: ceil(len(self.alive) / 2)]

    def mean(self, action: int) -> float:
        return self.found[action].mean()

    def ranked(self) -> list[Choice]:
        order = sorted(self.found, key=lambda action: (-self.found[action].tries, -self.mean(action)))
        return [self.choice(action, 0.0 if place else 1.0) for place, action in enumerate(order)]

    def gap(self, better: int, other: int, budget: Budget) -> Gap:
        """Both in the same deals, part by part: how much the parts differ tells how sure the whole is."""
        deals = max(1, budget.iterations // (2 * self.replies * PARTS))
        totals: dict[int, list[list[float]]] = {better: [], other: []}
        for _ in range(PARTS):
            before = {action: self.found[action].total[:] for action in totals}
            self.play(deals)
            for action, parts in totals.items():
                now = self.found[action].total
                parts.append([new - old for new, old in zip(now, before[action], strict=True)])

        def means(action: int) -> list[float]:
            weights = self.found[action].weights()
            return [sum(w * total for w, total in zip(weights, part, strict=True)) / deals for part in totals[action]]

        return gap_of_parts(means(better), means(other))

    def choice(self, action: int, share: float) -> Choice:
        found = self.found[action]
        mean, tries = found.mean(), max(1, found.tries)
        spread = sqrt(max(0.0, found.square / tries - mean * mean))
        return Choice(action, mean, spread / sqrt(tries), found.tries, share)


@cache
def searcher(name: str) -> Searcher:
    with compiling:
        return Searcher(name)
