"""Reviews of finished games: what the choices of a seat cost."""

import logging
from typing import Literal

import msgspec

from splittable.core.words import ENGLISH, Language
from splittable.jobs import Failed, Runner, Stopped, TooMany
from splittable.review.judge import BUDGET
from splittable.review.told import Said, data_of
from splittable.review.worker import FORMAT, Report, Task
from splittable.server.finished.replays import Replays
from splittable.server.jobs.kinds import REVIEW
from splittable.server.jobs.studies import Studies
from splittable.server.limits import Limits
from splittable.server.store import Store, TableRow
from splittable.server.store.results import ReviewKey, reviews
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import check_seat
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.codes import Code, Refused
from splittable.server.wire.reviews import GameReview, ReviewedDecision, ReviewProgress

log = logging.getLogger(__name__)

ITERATIONS = BUDGET.iterations  # for each choice, as for a hint


class Reviews:
    """A failure is reported once and can then be retried."""

    def __init__(
        self,
        runner: Runner,
        store: Store,
        time_and_chance: TimeAndChance,
        rooms: Rooms,
        replays: Replays,
        limits: Limits,
    ) -> None:
        self._studies = Studies(runner, reviews(store), REVIEW, FORMAT, time_and_chance.now)
        self._rooms = rooms
        self._replays = replays
        self._limits = limits
        self._failed: dict[ReviewKey, Refused] = {}

    async def of(self, table_id: str, seat: int, person: str, address: str, language: Language) -> ReviewProgress:
        """The progress of a seat's review; the first request starts it."""
        record = await self._replays.record(table_id)
        row = (await self._rooms.room(table_id)).row
        check_rights(row, seat, person)
        key = ReviewKey(table_id, seat)
        is_mine = seat in row.seats_of(person)
        if key in self._failed:
            raise self._failed.pop(key)
        found = await self._studies.find(key)
        if found is not None:
            return progress(found.state, found.report, language, is_mine)
        if not self._studies.is_computing(key):
            self._begin(key, Task(record, seat, ITERATIONS, [each.name for each in row.seats]), address)
        return progress("waiting", Report(), language, is_mine)

    async def stop(self) -> None:
        await self._studies.stop()

    def _begin(self, key: ReviewKey, task: Task, address: str) -> None:
        self._limits.spend("review", address)
        try:
            self._studies.begin(key, task, address, lambda error: self._note_failure(key, error))
        except TooMany:
            raise Refused(Code.TOO_MANY, "too many games are waiting; try again later", retry_after=60.0) from None

    def _note_failure(self, key: ReviewKey, error: Exception) -> None:
        if isinstance(error, Stopped):
            return
        log.error("a review failed", exc_info=error)
        is_known = isinstance(error, Failed) and error.is_known
        self._failed[key] = Refused(Code.REVIEW_FAILED, str(error) if is_known else "the review failed")


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
    return ReviewProgress(state, report.done, report.all, None, first, report.unit)


def whole(report: Report, language: Language, is_mine: bool) -> GameReview:
    """A review in words: to the player of the seat, or about them."""
    assert report.review is not None
    said = in_language(report.said, language)
    return msgspec.convert(data_of(report.review, said, to_the_player=is_mine), GameReview)


def in_language(said: dict[str, Said], language: Language) -> Said:
    return said.get(language, said[ENGLISH])  # a review may be older than a language
