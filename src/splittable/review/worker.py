"""`python -m splittable.review.worker`: reads the record of a finished game and a seat, writes its review, and exits.

A separate process: the search never blocks the caller, needs packages that a server can do without, and frees its
memory. Lines report the progress; the last one is the review or the error.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from splittable.bots import Budget
from splittable.core.errors import SplittableError
from splittable.core.priority import give_way
from splittable.review.game import review
from splittable.review.labels import Labels, labels

FORMAT = 1
"""Of a report. A stored one with another number is made again: raise it when fields or meanings change."""


class Task(Struct):
    record: dict[str, Any]
    seat: int
    iterations: int


class Report(Struct):
    done: int = 0
    all: int = 0
    review: dict[str, Any] | None = None
    labels: list[Labels] = []
    error: str | None = None


def tell(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    give_way()
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    try:
        found = review(
            task.record,
            task.seat,
            budget=Budget(iterations=task.iterations),
            progress=lambda done, all_: tell(Report(done, all_)),
        )
    except SplittableError as error:
        tell(Report(error=error.message))
    else:
        spoken = labels(task.record, task.seat, found.decisions)
        tell(Report(review=found.as_data(), labels=spoken))


if __name__ == "__main__":
    main()
