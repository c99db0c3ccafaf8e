"""The review of a seat of a finished game, made in a worker process (`splittable.jobs`), which tells its progress."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from splittable.bots import Budget
from splittable.bots.plug import judge_of
from splittable.core.records import parse
from splittable.core.words import LANGUAGES
from splittable.review.decision import Decision
from splittable.review.game import review
from splittable.review.told import Said, told, told_decisions

FORMAT = 3
"""Of a report. A stored one with another number is made again: raise it when fields or meanings change."""


class Task(Struct):
    """`names`: what to call the seats; an empty one is numbered."""

    record: dict[str, Any]
    seat: int
    iterations: int
    names: list[str] = []


class Report(Struct):
    """How far a review is, with the first clear mistake found so far, in `unit`; at the end the whole review.

    `said` and `first_said`: the words for it, by language.
    """

    done: int = 0
    all: int = 0
    first: dict[str, Any] | None = None
    first_said: dict[str, Said] = {}
    unit: Literal["odds", "points"] | None = None
    review: dict[str, Any] | None = None
    said: dict[str, Said] = {}


class Worker:
    def __init__(self, task: Task, tell: Callable[[Report], None]) -> None:
        self.task = task
        self.tell = tell
        self.report = Report(unit=judge_of(parse(task.record).game).unit)

    def progress(self, done: int, all_: int) -> None:
        self.report.done, self.report.all = done, all_
        self.tell(self.report)

    def found_one(self, decision: Decision) -> None:
        """The first mistake; the later ones are told at the end."""
        if self.report.first is None:
            task = self.task
            self.report.first = decision.as_data()
            self.report.first_said = {
                language: told_decisions(task.record, task.seat, [decision], language, task.names)
                for language in LANGUAGES
            }
            self.tell(self.report)

    def review(self) -> Report:
        task = self.task
        found = review(
            task.record,
            task.seat,
            budget=Budget(iterations=task.iterations),
            progress=self.progress,
            found_one=self.found_one,
        )
        said = {language: told(found, language, task.names) for language in LANGUAGES}
        return Report(review=found.facts(), said=said)


def make(task: Task, tell: Callable[[Report], None]) -> Report:
    return Worker(task, tell).review()
