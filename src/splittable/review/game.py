"""The review of a finished game: how it went, what each choice of a seat cost, and the shares of luck and skill."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from splittable.bots import Budget
from splittable.bots.plug import judge_of
from splittable.bots.reviewing import Finished, Progress
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.records import begin, parse, replay
from splittable.review.curve import Point, Turning, curve_of, turning_of
from splittable.review.decision import Decision
from splittable.review.judge import BUDGET, unit_of
from splittable.review.judging import judged
from splittable.review.luck import Luck, changes_by_judge, changes_by_playouts, luck_of, result_of, start_of

MOST_MOMENTS = 3


@dataclass
class Review:
    game: str
    seat: int
    unit: str  # odds or points
    scores: list[int]
    winners: list[int]
    decisions: list[Decision]
    curve: list[Point]
    turning: Turning | None
    luck: Luck
    record: dict[str, Any] = field(repr=False)
    more: dict[str, Any] = field(default_factory=dict)
    """Special to a game, see docs/bots/index.md."""

    @property
    def moments(self) -> list[Decision]:
        """The choices that mattered: they cost something, and the kinds that teach most come first."""
        first = judge_of(self.game).review.first_kinds
        costly = [decision for decision in self.decisions if decision.loss > 0]
        order = sorted(costly, key=lambda decision: (decision.kind not in first, -decision.loss, decision.number))
        return order[:MOST_MOMENTS]

    def as_data(self, language: str = "en", names: Sequence[str] = ()) -> dict[str, Any]:
        """Everything as JSON data, with the sentences to the player of the seat."""
        from splittable.review.told import data_of, told

        return data_of(self.facts(), told(self, language, names))

    def facts(self) -> dict[str, Any]:
        """Everything but the sentences."""
        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "loss": sum(decision.loss for decision in self.decisions),
            "decisions": [decision.as_data() for decision in self.decisions],
            "moments": [decision.number for decision in self.moments],
            "curve": [vars(point) for point in self.curve],
            "turning": self.turning.after.number if self.turning else None,
            "luck": vars(self.luck),
            "more": self.more,
        }


def review(
    record: dict[str, Any],
    seat: int = 0,
    *,
    budget: Budget = BUDGET,
    seed: int = 0,
    progress: Progress = lambda done, all_: None,
    found_one: Callable[[Decision], object] = lambda decision: None,
) -> Review:
    """Every decision of a seat in a record. `progress` is called with the steps done and their number, `found_one`
    with each clear mistake as soon as it is found."""
    checked = parse(record)
    first = begin(checked)
    if not 0 <= seat < first.players:
        raise BadSetup("review/seat", f"expected a seat from 0 to {first.players - 1}, got {seat}")
    final = finished(record)
    reviewing, unit = judge_of(checked.game).review, unit_of(checked.game)
    later = reviewing.steps(final)
    before = 0

    def judging(done: int, all_: int) -> None:
        nonlocal before
        before = all_
        progress(done, all_ + later)

    decisions, choices = judged(checked, seat, budget, seed, judging, found_one)
    standing, result = reviewing.standing, result_of(final, seat, unit)
    if standing is None:
        changes = changes_by_judge(choices)
    else:
        changes = changes_by_playouts(checked, seat, reviewing, budget, seed)
    curve = curve_of(changes, decisions, len(checked.moves), result)
    ended = Finished(record, final, seat, choices, seed, lambda done, all_: progress(before + done, before + all_))
    return Review(
        game=checked.game,
        seat=seat,
        unit=unit,
        scores=final.scores(),
        winners=final.winners(),
        decisions=decisions,
        curve=curve,
        turning=turning_of(curve, decisions, unit, reviewing),
        luck=luck_of(start_of(first, seat, standing, unit, budget, seed), changes, result),
        record=record,
        more=reviewing.more(ended) if reviewing.more else {},
    )


def finished(record: dict[str, Any]) -> State:
    final = replay(record)
    if not final.is_over:
        raise BadSetup("review/unfinished", f"a game of {final.game.title} can be reviewed when it is over")
    return final
