"""How the game went for a seat: what it could expect at the start of each round, and where that turned for good."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Literal

from splittable.bots.reviewing import Reviewing
from splittable.review.decision import Decision
from splittable.review.luck import Change

LEAST_SWING = {"odds": 0.1, "points": 1.0}  # what a player would call a turning point
Cause = Literal["mine", "others", "chance", "both"]


@dataclass(frozen=True)
class Point:
    """What the seat could expect after `number` moves, at the start of a round; the last point is the result."""

    number: int
    round: int
    value: float
    margin: float


@dataclass(frozen=True)
class Turning:
    """The swing between two neighbouring points, and what it came from."""

    before: Point
    after: Point
    cause: Cause
    round: int
    mistake: Decision | None  # the choice that cost most of it

    @property
    def swing(self) -> float:
        return self.after.value - self.before.value


def curve_of(changes: Sequence[Change], decisions: Sequence[Decision], moves: int, result: float) -> list[Point]:
    """What the seat could expect before its first choice in each round, as for luck and skill, and the result."""
    rounds = {decision.number: decision.round for decision in decisions}
    points: list[Point] = []
    for change in changes:
        if not points or rounds[change.number] > points[-1].round:
            before = change.before
            points.append(Point(change.number, rounds[change.number], before.value, before.margin))
    return [*points, Point(moves, points[-1].round if points else 0, result, 0.0)]


def turning_of(points: list[Point], decisions: Sequence[Decision], unit: str, reviewing: Reviewing) -> Turning | None:
    """The largest swing beyond the noise that led to the result and was never half undone."""
    found: list[tuple[Point, Point]] = []
    for place, (before, after) in enumerate(pairwise(points[:-1]), 1):
        is_clear = abs(after.value - before.value) > max(LEAST_SWING[unit], hypot(before.margin, after.margin))
        if is_clear and is_lasting(before, after, points[place:]):
            found.append((before, after))
    if found:
        before, after = max(found, key=lambda pair: abs(pair[1].value - pair[0].value))
        return explained(before, after, decisions, reviewing)
    if len(points) > 1:  # a mistake in the last round can turn a game that looked won
        last = explained(points[-2], points[-1], decisions, reviewing)
        if last.mistake is not None and -last.swing > LEAST_SWING[unit]:
            return last
    return None


def is_lasting(before: Point, after: Point, later: Sequence[Point]) -> bool:
    middle = (before.value + after.value) / 2
    way = 1 if after.value > before.value else -1
    return all(way * (point.value - middle) > -point.margin for point in later[:-1]) and (
        way * (later[-1].value - middle) > 0
    )


def explained(before: Point, after: Point, decisions: Sequence[Decision], reviewing: Reviewing) -> Turning:
    """A swing comes from an own choice if that lost at least half of it."""
    between = [decision for decision in decisions if before.number <= decision.number < after.number]
    worst = max(between, key=lambda decision: decision.loss)
    if worst.loss and worst.loss >= (before.value - after.value) / 2 > 0:
        return Turning(before, after, "mine", before.round, worst)
    if not reviewing.has_rivals:
        return Turning(before, after, "chance", after.round, None)  # the roll that begins the next round
    return Turning(before, after, "both" if reviewing.is_dealt else "others", before.round, None)
