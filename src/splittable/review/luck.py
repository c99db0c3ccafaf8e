"""Luck and skill: the change of a seat's expected result at its own choices, and everywhere else.

Between the start and the result the expectation changes only at events. What own choices change is skill; all other
changes, at chance and at the choices of others, are luck, so the parts add up. An own choice is measured against what
a plausible player would have got there, or, where the judge plays on as well as it chooses, against the best choice.
docs/decisions/0015-luck-and-skill.md gives the reasons.
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import hypot

from splittable.bots import Budget
from splittable.bots.gap import gap_of_parts
from splittable.bots.plug import judge_of
from splittable.bots.reviewing import Expected
from splittable.core.play import State
from splittable.core.records import Record
from splittable.review.decision import Decision
from splittable.review.judging import THREADS, Position, positions_of

PLAYOUTS = 0.4  # of the budget, for what can be expected before and after a choice


@dataclass(frozen=True)
class Luck:
    """result = start + skill + luck. Luck and skill may each be wrong by up to `margin`, in opposite directions."""

    start: float
    skill: float
    luck: float
    result: float
    margin: float


def luck_of(start: Expected, skill: Expected, result: float) -> Luck:
    luck = result - start.value - skill.value
    return Luck(start.value, skill.value, luck, result, hypot(start.margin, skill.margin))


def skill_of(record: Record, seat: int, decisions: Sequence[Decision], budget: Budget, seed: int) -> Expected:
    standing = judge_of(record.game).review.standing
    if standing is None:
        return total(Expected(-decision.loss, decision.margin) for decision in decisions if decision.loss)
    playouts = max(1, round(budget.iterations * PLAYOUTS))

    def change(position: Position) -> Expected:
        """With the same deals and chances before and after."""
        after = position.state.copy()
        after.play(seat, position.move)
        parts = [standing(state, seat, seed, playouts) for state in (after, position.state)]
        gap = gap_of_parts(*parts)
        return Expected(gap.value, gap.margin)

    with ThreadPoolExecutor(THREADS) as pool:
        return total(pool.map(change, positions_of(record, seat)))


def total(changes: Iterable[Expected]) -> Expected:
    known = list(changes)
    return Expected(sum(each.value for each in known), hypot(*(each.margin for each in known)))


def result_of(final: State, seat: int, unit: str) -> float:
    """A seat's points, or its share of the win."""
    if unit == "points":
        return float(final.scores()[seat])
    winners = final.winners()
    return 1 / len(winners) if seat in winners else 0.0
