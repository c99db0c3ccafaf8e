"""The value of the choices in a position. Hints and reviews both use it, so they always agree."""

import random
from dataclasses import dataclass, field
from typing import Literal

from splittable.bots import Budget, load
from splittable.bots.gap import NO_GAP, Gap
from splittable.bots.judge import Judge
from splittable.bots.plug import plug_of
from splittable.core.errors import IllegalMove
from splittable.core.play import State

Unit = Literal["odds", "points", "none"]

BUDGET = Budget(iterations=1000)
GAP_SHARE = 2.0  # of the budget: two choices are compared more closely than all of them are
LEAST = {"odds": 0.0005, "points": 0.05}  # what is smaller is written as 0
LEAST_SHARE = 0.05  # a choice to make less often than this is not part of a mix


@dataclass(frozen=True)
class Judged:
    """A move and its value: the chance of winning or the expected final score.

    For a game without search it is the share in its heuristic.
    """

    move: str
    value: float
    share: float  # how often to choose it
    error: float = 0.0  # of the value, in standard errors


@dataclass(frozen=True)
class Judgement:
    choices: list[Judged]  # the recommended one first
    other: str | None  # what the recommended one is compared with
    gap: Gap
    twins: list[str]  # moves that are the recommended one by a symmetry
    known: State = field(compare=False, repr=False)  # the position with what the seat may know

    @property
    def best(self) -> Judged:
        return self.choices[0]

    @property
    def other_value(self) -> float:
        """What the other one is worth. Both estimates have errors, but neither points nor odds are below zero."""
        return max(0.0, self.best.value - self.gap.loss)

    @property
    def shares(self) -> dict[str, float]:
        return {each.move: each.share for each in self.choices}

    @property
    def is_mixed(self) -> bool:
        """Whether no choice should be made every time."""
        return LEAST_SHARE < self.best.share < 1 - LEAST_SHARE

    @property
    def equals(self) -> list[str]:
        """Moves just as good as the recommended one: by a symmetry, or as far as the comparison can tell."""
        close = self.other is not None and not self.gap.is_clear and not self.is_mixed
        return [*self.twins, self.other] if close and self.other else self.twins

    @property
    def worse(self) -> str | None:
        """What shows best why the recommended one is good: the best of the choices that are not equal to it."""
        if self.gap.is_clear:
            return self.other
        least = self.best.value - self.gap.margin
        return next((each.move for each in self.choices[1:] if each.value < least), None)


def settled(state: State, seat: int) -> State:
    """As if `seat` were the first to choose, where that leaves it the same choices.

    In a state drawn from a view, the choices of others were drawn, too, and stay.
    """
    try:
        found = state.settled(seat)
    except IllegalMove:
        return state
    return found if found.legal(seat) == state.legal(seat) else state


def judge(state: State, seat: int, *, played: str | None = None, seed: int = 0, budget: Budget = BUDGET) -> Judgement:
    """The choices of an acting seat, and how the recommended one compares with `played`, else with the next best.

    Uses only what the seat may know, and ignores moves that others can still take back: the answer does not depend on
    who chose first. Choices that are equal by symmetry are judged as one.
    """
    position = settled(state, seat)
    own_moves = sum(text.startswith(f"{seat} ") for text in position.moves)
    rng = random.Random(f"{seed}/{seat}/{own_moves}")
    known = position.resampled(seat, rng)
    alike = known.alike(seat)
    judges = plug_of(state.game.name).judge
    if judges is None:
        choices = weighed(known, seat)
    else:
        load(state.game.name)
        choices = searched(judges, known, seat, [move for move, first in alike.items() if move == first], rng, budget)
    best = choices[0].move
    others = [played] if played is not None else [each.move for each in choices[1:]]
    other = next((move for move in others if alike[move] != alike[best]), None)
    gap = NO_GAP
    if judges is not None and other is not None:
        better, worse = known.move_code(seat, best), known.move_code(seat, other)
        found = judges.gap(known, seat, better, worse, rng, budget.part(GAP_SHARE))
        gap = Gap(found.value, max(found.margin, LEAST[judges.unit]))
    twins = [move for move, first in alike.items() if first == alike[best] and move != best]
    return Judgement(choices, other, gap, twins, known)


def searched(
    judges: Judge, known: State, seat: int, moves: list[str], rng: random.Random, budget: Budget
) -> list[Judged]:
    actions = [known.move_code(seat, move) for move in moves]
    found = judges.choices(known, seat, actions, rng, budget)
    return [Judged(known.move_text(seat, choice.action), choice.value, choice.share, choice.error) for choice in found]


def weighed(known: State, seat: int) -> list[Judged]:
    moves, weights = known.policy(seat)
    shares = [weight / sum(weights) for weight in weights]
    found = [Judged(move, share, share) for move, share in zip(moves, shares, strict=True)]
    return sorted(found, key=lambda each: -each.value)


def unit_of(game: str) -> Unit:
    judge = plug_of(game).judge
    return judge.unit if judge else "none"
