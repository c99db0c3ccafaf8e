"""Runs the compiled solver, and plays on from the best ways to tell them apart."""

from functools import cache
from typing import Any

from splittable.bots import search
from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.engine import Run, compile_search, compiling
from splittable.bots.gap import NO_GAP, Gap
from splittable.bots.great_split import resolution
from splittable.bots.halving import halve
from splittable.core.play import State
from splittable.games.great_split import guide, kernel
from splittable.games.great_split.codes import RESOLVE

NAME = "great-split"
PLAYOUTS_OF_A_WAY = 60  # at least, else fewer ways are searched
CONTINUATION_SHARE = 0.1  # of the budget of a comparison, to find how each choice is best continued

ONE_WAY = Budget(iterations=1)

Way = tuple[int, ...]
"""All the choices of one way, in order."""


class Resolver:
    """Immutable once created: threads can share it."""

    def __init__(self) -> None:
        _, self.code = compile_search(NAME, search, resolution, entries=("solve", "try_ways"))

    def ways(self, state: State, seat: int, budget: Budget) -> list[Way]:
        """The most promising ways to play a hand, best first, as many as the budget can tell apart; none if there
        are too many to try."""
        from splittable.fast import arrays

        aid = guide.Aid()
        guide.prepare(state.position, state.components, aid)
        states = arrays.to_array(state.position).repeat(resolution.MOST_CHOICES)
        plans: Any = arrays.zeros(resolution.Plan)
        found = int(self.code.solve(states, arrays.to_array(state.components), plans, arrays.to_array(aid), seat))
        if budget.iterations:
            found = min(found, max(1, budget.iterations // PLAYOUTS_OF_A_WAY))
        plan = plans[0]
        return [tuple(map(int, plan["way"][way, : plan["length"][way]])) for way in range(found)]

    def choices(self, state: State, seat: int, ways: list[Way], seed: int, budget: Budget) -> list[Choice]:
        """The first moves of these ways, each with the value of the best way that starts with it; best first."""
        run = Comparison(self, state, seat, ways, seed)
        halve(run, budget)
        found: dict[int, Choice] = {}
        for choice in run.ranked():
            found.setdefault(ways[choice.action][0], choice)
        return [
            Choice(first, choice.value, choice.error, choice.tries, choice.share) for first, choice in found.items()
        ]

    def gap(self, state: State, seat: int, better: int, other: int, seed: int, budget: Budget) -> Gap | None:
        """How two choices compare if the best that is found follows each; None if there is too much left."""
        share = budget.part(CONTINUATION_SHARE)
        ways = [self.continued(state, seat, action, seed, share) for action in (better, other)]
        if not all(ways):
            return None
        ends = [end_of(state, seat, way) for way in ways]
        if ends[0] == ends[1]:  # the same uses of the same cards in another order
            return NO_GAP
        return Comparison(self, state, seat, ways, seed).gap(0, 1, budget)

    def with_all_beginnings(self, state: State, seat: int, ways: list[Way], beginnings: list[int]) -> list[Way]:
        """The most promising way from each beginning, and of the other ways as many as there is room for."""
        found: dict[int, Way] = {}
        for way in ways:
            found.setdefault(way[0], way)
        for action in beginnings:
            if action not in found and (way := self.continued(state, seat, action, 0, ONE_WAY)):
                found[action] = way
        first = list(found.values())
        return (first + [way for way in ways if way not in first])[: resolution.KEPT]

    def continued(self, state: State, seat: int, action: int, seed: int, budget: Budget) -> Way:
        after = state.copy()
        after.play(seat, after.move_text(seat, action))
        if not resolves(after, seat):
            return (action,)
        ways = [(action, *way) for way in self.ways(after, seat, budget)]
        if len(ways) < 2:
            return ways[0] if ways else ()
        run = Comparison(self, state, seat, ways, seed)
        halve(run, budget)
        return ways[run.ranked()[0].action]


class Comparison(Run):
    """Playouts that start with a whole way; the candidates are the indices of the ways."""

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


def end_of(state: State, seat: int, way: Way) -> Any:
    """The position that a way leads to."""
    after: Any = state.position.copy()
    for code in way:
        kernel.apply(after, state.components, seat, code)
    return after


def resolves(state: State, seat: int) -> bool:
    s: Any = state.position
    return s.phase == RESOLVE and bool((s.awaited >> seat) & 1)


@cache
def resolver() -> Resolver:
    with compiling:
        return Resolver()
