"""The jobs that wait for one lane: by kind, and within a kind in turns for each caller."""

from collections import deque
from typing import Any

from splittable.jobs.kinds import Job, Kind

MOST_CALLERS = 10_000


class Line:
    """A caller whose jobs have taken little time goes before one whose jobs have taken much.

    Times are compared from the moment at which a caller joins the line, so nobody saves up time while away.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job[Any]]] = {}
        self._taken: dict[str, float] = {}
        self._now = 0.0
        self._running: dict[Kind[Any], int] = {}

    def __len__(self) -> int:
        """The jobs that wait."""
        return sum(map(len, self._waiting.values()))

    def add(self, job: Job[Any]) -> None:
        if job.caller not in self._waiting:
            self._waiting[job.caller] = deque()
            self._taken[job.caller] = max(self._taken.get(job.caller, 0.0), self._now)
        self._waiting[job.caller].append(job)

    def remove(self, job: Job[Any]) -> None:
        jobs = self._waiting.get(job.caller)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[job.caller]

    def take(self) -> Job[Any] | None:
        """The next job that may run now; it counts as running until `finished`."""
        best: tuple[tuple[int, float], Job[Any]] | None = None
        for caller, jobs in self._waiting.items():
            job = min((job for job in jobs if self._may_run(job.kind)), key=lambda job: job.kind.first, default=None)
            if job is not None:
                rank = (job.kind.first, self._taken[caller])
                if best is None or rank < best[0]:
                    best = rank, job
        if best is None:
            return None
        job = best[1]
        self._now = max(self._now, self._taken[job.caller])
        self.remove(job)
        self._running[job.kind] = self._running.get(job.kind, 0) + 1
        return job

    def finished(self, job: Job[Any], seconds: float) -> None:
        self._running[job.kind] -= 1
        self._taken[job.caller] = max(self._taken.get(job.caller, 0.0), self._now) + seconds
        if len(self._taken) > MOST_CALLERS:
            self._taken = {caller: taken for caller, taken in self._taken.items() if caller in self._waiting}

    def count(self, kind: Kind[Any]) -> int:
        """The jobs of a kind that wait or run."""
        waiting = sum(job.kind == kind for jobs in self._waiting.values() for job in jobs)
        return waiting + self._running.get(kind, 0)

    def clear(self) -> list[Job[Any]]:
        jobs = [job for jobs in self._waiting.values() for job in jobs]
        self._waiting.clear()
        return jobs

    def _may_run(self, kind: Kind[Any]) -> bool:
        return kind.at_once is None or self._running.get(kind, 0) < kind.at_once
