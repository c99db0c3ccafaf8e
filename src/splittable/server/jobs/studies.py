"""Long answers about finished games: each is computed once, whichever worker is asked, and stored.

A finished game never changes, so a result stays valid until its format changes.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec

from splittable.jobs import Kind, Runner, TooMany
from splittable.server.jobs.kinds import STUDY
from splittable.server.store.results import Key, Results

BEAT_SECONDS = 2.0  # between two notes in the database that a result is being computed
ABANDONED_SECONDS = 20.0  # without such a note, another worker may start again

R = TypeVar("R")


class Found(NamedTuple, Generic[R]):
    state: Literal["waiting", "looking", "done"]
    report: R


@dataclass
class Working(Generic[R]):
    """A result that this worker computes."""

    report: R
    has_begun: bool = False
    task: "asyncio.Task[None] | None" = None

    def begin(self) -> None:
        self.has_begun = True

    def note(self, report: R) -> None:
        self.report = report


class Studies(Generic[R]):
    """`form`: the format of the reports; stored ones in another format are made again.

    Several workers can share a database: one computes, and the others read there how far it is.
    """

    def __init__(self, runner: Runner, results: Results, kind: Kind[R], form: int, now: Callable[[], int]) -> None:
        self.kind = kind
        self._runner = runner
        self._results = results
        self._form = form
        self._now = now
        self._working: dict[Key, Working[R]] = {}

    async def find(self, key: Key) -> Found[R] | None:
        """The result, or how far it is; None if nobody computes it."""
        if (working := self._working.get(key)) is not None:
            return Found("looking" if working.has_begun else "waiting", working.report)
        stored = await self._results.read(key, self._form)
        if stored is None or not (stored.is_done or stored.written_at > self._abandoned()):
            return None
        report = msgspec.convert(stored.report, self.kind.result)
        if stored.is_done:
            return Found("done", report)
        has_not_begun = stored.report.get("all") == 0  # it tells its progress, and there is none yet
        return Found("waiting" if has_not_begun else "looking", report)

    def is_computing(self, key: Key) -> bool:
        return key in self._working

    def begin(
        self, key: Key, argument: object, caller: str, on_failure: Callable[[Exception], None] | None = None
    ) -> None:
        """Compute it, unless this worker already does. Raises TooMany."""
        if key in self._working:
            return
        if len(self._working) >= (self.kind.most_waiting or 0):
            raise TooMany("too many games are waiting")
        working = self._working[key] = Working(self.kind.result())
        working.task = asyncio.create_task(self._make(key, working, argument, caller))

        def end(done: "asyncio.Task[None]") -> None:
            del self._working[key]
            error = None if done.cancelled() else done.exception()
            if isinstance(error, Exception) and on_failure is not None:
                on_failure(error)

        working.task.add_done_callback(end)

    async def wait(self, key: Key) -> None:
        """Until there is something new to find. Raises what went wrong in this worker."""
        working = self._working.get(key)
        if working is not None and working.task is not None:
            await asyncio.shield(working.task)  # one caller leaving must not stop it for others
        else:
            await asyncio.sleep(BEAT_SECONDS / 2)

    async def stop(self) -> None:
        """The runner has stopped: let everything be noted in the database."""
        tasks = [working.task for working in self._working.values() if working.task]
        await asyncio.gather(*tasks, return_exceptions=True)

    def _abandoned(self) -> int:
        return self._now() - int(ABANDONED_SECONDS * 1000)

    async def _make(self, key: Key, working: Working[R], argument: object, caller: str) -> None:
        if not await self._results.claim(key, self._form, self._now(), self._abandoned()):
            return  # another worker computes it
        beating = asyncio.create_task(self._beat(key, working))
        is_done = False
        try:
            working.report = await self._runner.run(
                STUDY, self.kind, argument, caller, on_progress=working.note, on_start=working.begin
            )
            is_done = True
        finally:
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating
            await (self._write(key, working, is_done) if is_done else self._results.drop(key))

    async def _beat(self, key: Key, working: Working[R]) -> None:
        while True:
            await self._write(key, working, False)
            await asyncio.sleep(BEAT_SECONDS)

    async def _write(self, key: Key, working: Working[R], is_done: bool) -> None:
        await self._results.write(key, self._now(), msgspec.to_builtins(working.report), is_done)
