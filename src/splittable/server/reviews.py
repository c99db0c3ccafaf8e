"""Reviews of finished games, each computed in a separate process, one at a time, with progress."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from splittable.core.words import ENGLISH, Language
from splittable.review.judge import BUDGET
from splittable.review.worker import Report, Task
from splittable.server.api import GameReview, ReviewedDecision, ReviewProgress
from splittable.server.codes import Code, Refused
from splittable.server.limits import Limits
from splittable.server.lobby import check_seat
from splittable.server.replays import Replays
from splittable.server.rooms import Rooms
from splittable.server.store import TableRow

log = logging.getLogger(__name__)

ITERATIONS = BUDGET.iterations  # for each choice, as for a hint
MOST_SECONDS = 600.0  # tens of seconds of work, but a first one compiles, and a busy machine may take long
MOST_WAITING = 8
MOST_KEPT = 200
LONGEST_LINE = 2**22
COMMON = ("game", "seat", "unit", "loss", "decisions", "costliest")


class Key(NamedTuple):
    table: str
    seat: int


@dataclass
class Looking:
    """A review in progress. `all` is 0 while it waits for its turn."""

    done: int = 0
    all: int = 0
    has_begun: bool = False
    task: "asyncio.Task[Report] | None" = field(default=None)


class Reviews:
    """A finished game never changes, so reviews are cached. A failure is reported once and can then be retried."""

    def __init__(self, rooms: Rooms, replays: Replays, limits: Limits) -> None:
        self._rooms = rooms
        self._replays = replays
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[Key, Looking] = {}
        self._kept: OrderedDict[Key, Report | Refused] = OrderedDict()

    async def of(self, table_id: str, seat: int, person: str, address: str, language: Language) -> ReviewProgress:
        """The progress of a seat's review; the first request starts it."""
        record = await self._replays.record(table_id)
        row = (await self._rooms.room(table_id)).row
        check_rights(row, seat, person)
        key = Key(table_id, seat)
        kept = self._kept.get(key)
        if isinstance(kept, Refused):
            del self._kept[key]
            raise kept
        if kept is not None:
            self._kept.move_to_end(key)
            return ReviewProgress("done", 1, 1, told(kept, language))
        if key not in self._under_way:
            self._begin(key, record, address)
        looking = self._under_way[key]
        return ReviewProgress("looking" if looking.has_begun else "waiting", looking.done, looking.all, None)

    async def stop(self) -> None:
        tasks = [looking.task for looking in self._under_way.values() if looking.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: Key, record: dict[str, Any], address: str) -> None:
        self._limits.spend("review", address)
        if len(self._under_way) >= MOST_WAITING:
            raise Refused(Code.TOO_MANY, "too many games are waiting; try again later", retry_after=60.0)
        looking = self._under_way[key] = Looking()
        looking.task = asyncio.create_task(self._compute(looking, Task(record, key.seat, ITERATIONS)))
        looking.task.add_done_callback(lambda done: self._keep(key, done))

    def _keep(self, key: Key, done: "asyncio.Task[Report]") -> None:
        del self._under_way[key]
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._kept[key] = done.result()
        elif isinstance(error, Refused):
            self._kept[key] = error
        else:
            log.error("a review failed", exc_info=error)
            self._kept[key] = Refused(Code.REVIEW_FAILED, "the review failed")
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _compute(self, looking: Looking, task: Task) -> Report:
        async with self._one_at_a_time:
            looking.has_begun = True
            command = (sys.executable, "-m", "splittable.review.worker")
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            try:
                return await asyncio.wait_for(follow(process, looking, task), MOST_SECONDS)
            except TimeoutError:
                raise Refused(Code.REVIEW_FAILED, f"no answer within {MOST_SECONDS:.0f} s") from None
            finally:
                if process.returncode is None:
                    process.kill()
                await process.wait()


async def follow(process: Process, looking: Looking, task: Task) -> Report:
    """Give the worker its task and track its progress until the review is done."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(task))
    process.stdin.close()
    async for line in process.stdout:
        report = msgspec.json.decode(line, type=Report)
        if report.error is not None:
            raise Refused(Code.REVIEW_FAILED, report.error)
        if report.review is not None:
            return report
        looking.done, looking.all = report.done, report.all
    raise Refused(Code.REVIEW_FAILED, "the review ended without an answer")


def check_rights(row: TableRow, seat: int, person: str) -> None:
    """My mistakes are private, unless the game was public."""
    check_seat(row.players, seat)
    if seat not in row.seats_of(person) and not row.public and row.origin != "upload":
        raise Refused(Code.REVIEW_NOT_YOURS, "only the player of that seat can see its review")


def told(report: Report, language: Language) -> GameReview:
    found = report.review
    assert found is not None
    labels = [of.get(language, of[ENGLISH]) for of in report.labels]  # a review may be older than a language
    decisions = [
        ReviewedDecision(**decision, label=label, best_label=best)
        for decision, (label, best) in zip(found["decisions"], labels, strict=True)
    ]
    return GameReview(
        found["game"],
        found["seat"],
        found["unit"],
        found["loss"],
        decisions,
        [decision["number"] for decision in found["costliest"]],
        {name: value for name, value in found.items() if name not in COMMON},
    )
