"""Reviews of finished games, each computed in a separate process, one at a time, with progress, and stored."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from splittable.core.words import ENGLISH, Language
from splittable.review.judge import BUDGET
from splittable.review.told import Said, data_of
from splittable.review.worker import FORMAT, Report, Task
from splittable.server.finished.replays import Replays
from splittable.server.limits import Limits
from splittable.server.store import Store, TableRow
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import check_seat
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import GameReview, ReviewedDecision, ReviewProgress
from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

ITERATIONS = BUDGET.iterations  # for each choice, as for a hint
MOST_SECONDS = 600.0  # tens of seconds of work, but a first one compiles, and a busy machine may take long
MOST_WAITING = 8
BEAT_SECONDS = 2.0  # between two notes in the database that a review is being made
ABANDONED_SECONDS = 20.0  # without such a note, another process may take the review up
LONGEST_LINE = 2**22


class Key(NamedTuple):
    table: str
    seat: int


@dataclass
class Looking:
    """A review in progress in this process."""

    has_begun: bool = False
    report: Report = field(default_factory=Report)
    task: "asyncio.Task[None] | None" = None


class Reviews:
    """A finished game never changes, so its reviews are stored. A failure is reported once and can then be retried.

    Several processes can share a database: one makes a review, and the others read there how far it is.
    """

    def __init__(
        self, store: Store, time_and_chance: TimeAndChance, rooms: Rooms, replays: Replays, limits: Limits
    ) -> None:
        self._store = store
        self._time_and_chance = time_and_chance
        self._rooms = rooms
        self._replays = replays
        self._limits = limits
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[Key, Looking] = {}
        self._failed: dict[Key, Refused] = {}

    async def of(self, table_id: str, seat: int, person: str, address: str, language: Language) -> ReviewProgress:
        """The progress of a seat's review; the first request starts it."""
        record = await self._replays.record(table_id)
        row = (await self._rooms.room(table_id)).row
        check_rights(row, seat, person)
        key = Key(table_id, seat)
        is_mine = seat in row.seats_of(person)
        if key in self._failed:
            raise self._failed.pop(key)
        if key in self._under_way:
            looking = self._under_way[key]
            return progress("looking" if looking.has_begun else "waiting", looking.report, language, is_mine)
        stored = await self._store.review(table_id, seat, FORMAT)
        if stored is not None and (stored.is_done or stored.written_at > self._abandoned()):
            report = msgspec.convert(stored.report, Report)
            return progress("done" if stored.is_done else "looking", report, language, is_mine)
        if key not in self._under_way:
            self._begin(key, Task(record, seat, ITERATIONS, [each.name for each in row.seats]), address)
        return progress("waiting", Report(), language, is_mine)

    async def stop(self) -> None:
        tasks = [looking.task for looking in self._under_way.values() if looking.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _abandoned(self) -> int:
        return self._time_and_chance.now() - int(ABANDONED_SECONDS * 1000)

    def _begin(self, key: Key, task: Task, address: str) -> None:
        self._limits.spend("review", address)
        if len(self._under_way) >= MOST_WAITING:
            raise Refused(Code.TOO_MANY, "too many games are waiting; try again later", retry_after=60.0)
        looking = self._under_way[key] = Looking()
        looking.task = asyncio.create_task(self._make(key, looking, task))
        looking.task.add_done_callback(lambda done: self._end(key, done))

    def _end(self, key: Key, done: "asyncio.Task[None]") -> None:
        del self._under_way[key]
        if done.cancelled() or (error := done.exception()) is None:
            return
        if not isinstance(error, Refused):
            log.error("a review failed", exc_info=error)
            error = Refused(Code.REVIEW_FAILED, "the review failed")
        self._failed[key] = error

    async def _make(self, key: Key, looking: Looking, task: Task) -> None:
        async with self._one_at_a_time:
            if not await self._store.claim_review(*key, FORMAT, self._time_and_chance.now(), self._abandoned()):
                return  # another process makes it
            looking.has_begun = True
            beating = asyncio.create_task(self._beat(key, looking))
            is_done = False
            try:
                looking.report = await compute(looking, task)
                is_done = True
            finally:
                beating.cancel()
                with suppress(asyncio.CancelledError):
                    await beating
                await (self._write(key, looking, is_done) if is_done else self._store.drop_review(*key))

    async def _beat(self, key: Key, looking: Looking) -> None:
        while True:
            await self._write(key, looking, False)
            await asyncio.sleep(BEAT_SECONDS)

    async def _write(self, key: Key, looking: Looking, is_done: bool) -> None:
        report = msgspec.to_builtins(looking.report)
        await self._store.write_review(*key, self._time_and_chance.now(), report, is_done)


async def compute(looking: Looking, task: Task) -> Report:
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
        looking.report = report
    raise Refused(Code.REVIEW_FAILED, "the review ended without an answer")


def check_rights(row: TableRow, seat: int, person: str) -> None:
    """My mistakes are private, unless the game was public."""
    check_seat(row.players, seat)
    if seat not in row.seats_of(person) and not row.public and row.origin != "upload":
        raise Refused(Code.REVIEW_NOT_YOURS, "only the player of that seat can see its review")


def progress(
    state: Literal["waiting", "looking", "done"], report: Report, language: Language, is_mine: bool
) -> ReviewProgress:
    if state == "done":
        return ReviewProgress("done", 1, 1, whole(report, language, is_mine))
    first = None
    if report.first is not None:
        data = data_of({"decisions": [report.first]}, in_language(report.first_said, language))
        first = msgspec.convert(data["decisions"][0], ReviewedDecision)
    return ReviewProgress(state, report.done, report.all, None, first)


def whole(report: Report, language: Language, is_mine: bool) -> GameReview:
    """A review in words: to the player of the seat, or about them."""
    assert report.review is not None
    said = in_language(report.said, language)
    return msgspec.convert(data_of(report.review, said, to_the_player=is_mine), GameReview)


def in_language(said: dict[str, Said], language: Language) -> Said:
    return said.get(language, said[ENGLISH])  # a review may be older than a language
