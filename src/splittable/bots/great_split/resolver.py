"""Runs the compiled solver of resolutions, and plays on from the best of them to tell them apart."""

from functools import cache
from typing import Any

from splittable.bots import search
from splittable.bots.budget import Budget
from splittable.bots.engine import Choice, Run, compile_search, compiling
from splittable.bots.great_split import guide, resolution
from splittable.core.play import State
from splittable.games.great_split.codes import RESOLVE

NAME = "great-split"
PLAYOUTS_OF_A_WAY = 60  # at least, else fewer ways are looked at

Way = tuple[int, ...]
"""All the choices of a resolution, one after the other."""


class Resolver:
    """Nothing in it changes once it is made: threads can share it."""

    def __init__(self) -> None:
        _, self.code = compile_search(NAME, search, resolution, entries=("solve", "try_ways"))

    def ways(self, state: State, seat: int, budget: Budget) -> list[Way]:
        """The most promising ways to resolve a hand, the best first, as many as the budget can tell apart; none if
        there are too many to try."""
        from splittable.fast import arrays

        aid = guide.Aid()
        guide.prepare(state._s, state._box, aid)  # type: ignore[arg-type]
        states = arrays.to_array(state._s).repeat(resolution.MOST_CHOICES)
        plans: Any = arrays.zeros(resolution.Plan)
        found = int(self.code.solve(states, arrays.to_array(state._box), plans, arrays.to_array(aid), seat))
        if budget.iterations:
            found = min(found, max(1, budget.iterations // PLAYOUTS_OF_A_WAY))
        plan = plans[0]
        return [tuple(map(int, plan["way"][way, : plan["length"][way]])) for way in range(found)]

    def choices(self, state: State, seat: int, ways: list[Way], seed: int, budget: Budget) -> list[Choice]:
        """How these ways begin, each beginning worth what the best way that has it is worth; the best first."""
        run = Comparison(self, state, seat, ways, seed)
        run.halve(budget)
        found: dict[int, Choice] = {}
        for choice in run.ranked():
            found.setdefault(ways[choice.action][0], choice)
        return [
            Choice(first, choice.value, choice.error, choice.tries, choice.share) for first, choice in found.items()
        ]

    def both(self, state: State, seat: int, actions: list[int], seed: int, budget: Budget) -> list[Choice]:
        """What each of these choices is worth if the best that is left follows; none if there is too much left."""
        ways = [self.continued(state, seat, action) for action in actions]
        if not all(ways):
            return []
        found = Comparison(self, state, seat, ways, seed).all_of(budget)
        return [Choice(way[0], each.value, each.error, each.tries, 0.0) for way, each in zip(ways, found, strict=True)]

    def continued(self, state: State, seat: int, action: int) -> Way:
        after = state.copy()
        after.play(seat, after._text(seat, action))
        if not resolves(after, seat):
            return (action,)
        ways = self.ways(after, seat, Budget(iterations=1))
        return (action, *ways[0]) if ways else ()


class Comparison(Run):
    """Playouts that begin with whole resolutions; its candidates are the places of the ways."""

    def __init__(self, resolver: Resolver, state: State, seat: int, ways: list[Way], seed: int) -> None:
        from splittable.fast import arrays

        super().__init__(resolver.code, guide, state, seat, list(range(len(ways))), seed)
        self.plans: Any = arrays.zeros(resolution.Plan)
        for place, way in enumerate(ways):
            self.plans["way"][0, place, : len(way)] = way
            self.plans["length"][0, place] = len(way)

    def evaluate(self, first: int, last: int) -> None:
        self.code.try_ways(
            self.states, self.boxes, self.works, self.aids, self.plans, self.seat, self.seed, first, last
        )


def resolves(state: State, seat: int) -> bool:
    s: Any = state._s
    return s.phase == RESOLVE and bool((s.awaited >> seat) & 1)


@cache
def resolver() -> Resolver:
    with compiling:
        return Resolver()
