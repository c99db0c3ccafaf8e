"""The processes of one lane: each takes the next job of the line, and is replaced if it crashes or hangs."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec

from splittable.jobs.kinds import Job, Lane, Start
from splittable.jobs.line import Line
from splittable.jobs.process import WorkerProcess
from splittable.jobs.trouble import Failed, Stopped, TooMany

log = logging.getLogger(__name__)

CLOSING_SECONDS = 0.05  # the loop needs some turns to close the pipes of ended processes, or can't be closed itself
GONE = (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError)


class Places:
    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.replaced = 0
        self.running: set[WorkerProcess] = set()
        self._line = Line()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking: dict[Job[Any], asyncio.Task[Any]] = {}
        self._at_once = False
        self._stopping = False

    def start(self) -> None:
        """Start all processes now, not when they are first needed."""
        self._at_once = True
        self._open()

    def add(self, job: Job[Any]) -> None:
        if self._stopping:
            raise Stopped("no new jobs: the runner is stopping")
        most = job.kind.most_waiting
        if most is not None and self._line.count(job.kind) >= most:
            raise TooMany(f"{most} jobs are waiting")
        self._line.add(job)
        self._open()

    def counts(self) -> tuple[int, int, int]:
        """Jobs that run, jobs that wait, processes."""
        return len(self._thinking), len(self._line), len(self.running)

    def add_start(self, start: Start) -> None:
        """Something that every process does before its next job."""
        self.lane.starts.append(start)
        self._wake.set()

    def give_up(self, job: Job[Any]) -> None:
        """Nobody waits for a job any more. A process in the middle of it is useless."""
        self._line.remove(job)
        if job in self._thinking:
            self._thinking[job].cancel()

    def begin_stop(self) -> None:
        """Refuse all jobs, those that wait and those that run."""
        if self._stopping:  # cancelled twice, a task would not wait for its process
            return
        self._stopping = True
        for job in [*self._line.clear(), *self._thinking]:
            self._end(job, Stopped("the runner is stopping"))
        for task in self._tasks:
            task.cancel()

    async def stop(self) -> None:
        self.begin_stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self.running))
        self.running.clear()
        await asyncio.sleep(CLOSING_SECONDS)

    def _open(self) -> None:
        while len(self._tasks) < self.lane.processes:
            self._tasks.append(asyncio.create_task(self._work()))
        self._wake.set()

    async def _work(self) -> None:
        """One place: it waits for jobs, with or without a process."""
        process: WorkerProcess | None = None
        while True:
            process = await self._ready(process, self._at_once)
            job = self._line.take()
            if job is not None:
                process = await self._carry_out(job, process)
                continue
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), self.lane.idle_seconds if process else None)
            except TimeoutError:
                await self._discard(process)
                process = None

    async def _ready(self, process: WorkerProcess | None, needed: bool) -> WorkerProcess | None:
        """A process that has done what all of the lane do first; None if it is not needed or can't be had."""
        try:
            if process is None:
                if not needed:
                    return None
                process = await WorkerProcess.start()
                self.running.add(process)
            while process.started < len(self.lane.starts):
                start = self.lane.starts[process.started]
                process.started += 1
                await asyncio.wait_for(process.run(start.kind, start.argument, None), start.kind.seconds)
        except Failed as error:
            log.error("a process is not prepared", extra={"lane": self.lane.name, "reason": str(error)})
        except GONE as error:
            self._note_replaced(type(error).__name__)
            await self._discard(process)
            return None
        return process

    async def _carry_out(self, job: Job[Any], process: WorkerProcess | None) -> WorkerProcess | None:
        """One attempt; returns the process if it can be used again."""
        begin = time.monotonic()
        job.attempt += 1
        try:
            process = await self._ready(process, needed=True)
            if process is None:
                raise EOFError("no process could be started")
            if job.done.done():  # the caller gave up meanwhile
                return process
            if job.on_start is not None:
                job.on_start()
            result = await self._think(job, process.run(job.kind, job.argument, job.on_progress))
        except asyncio.CancelledError:
            await self._discard(process)
            process = None
            if self._stopping:
                self._end(job, Stopped("the runner is stopping"))
                raise
        except Failed as error:
            self._end(job, error)
        except GONE as error:
            await self._discard(process)
            process = None
            self._note_replaced(type(error).__name__)
            self._try_again(job, error)
        except Exception as error:  # a mistake of ours must not cost the lane a place
            log.exception("a job could not be given out", extra={"lane": self.lane.name})
            await self._discard(process)
            process = None
            self._end(job, Failed(f"{type(error).__name__}: {error}"))
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            self._line.finished(job, time.monotonic() - begin)
            self._wake.set()
        return process

    async def _think(self, job: Job[Any], work: Coroutine[Any, Any, Any]) -> Any:
        """In a task of its own, so that a caller can give up."""
        self._thinking[job] = asyncio.create_task(work)
        try:
            return await asyncio.wait_for(self._thinking[job], job.kind.seconds)
        finally:
            del self._thinking[job]

    def _try_again(self, job: Job[Any], error: BaseException) -> None:
        if self._stopping:
            self._end(job, Stopped("the runner is stopping"))
        elif job.attempt < job.kind.attempts and not job.done.done():
            self._line.add(job)
        elif isinstance(error, TimeoutError):
            self._end(job, Failed(f"no answer within {job.kind.seconds:.0f} s", is_known=True))
        else:
            self._end(job, Failed("its process crashed"))

    def _end(self, job: Job[Any], error: Exception) -> None:
        if not job.done.done():
            job.done.set_exception(error)

    def _note_replaced(self, reason: str) -> None:
        self.replaced += 1
        log.warning("a worker process was replaced", extra={"lane": self.lane.name, "reason": reason})

    async def _discard(self, process: WorkerProcess | None) -> None:
        if process is not None:
            self.running.discard(process)
            await process.end()
