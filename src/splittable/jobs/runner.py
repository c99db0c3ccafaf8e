"""One runner for everything that thinks: lanes of worker processes, each with a fair line of jobs."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from splittable.jobs.kinds import Job, Kind, Lane, Start
from splittable.jobs.places import Places

R = TypeVar("R")


class Runner:
    """Processes start when first needed, or with `start`."""

    def __init__(self, *lanes: Lane) -> None:
        self._lanes = {lane.name: Places(lane) for lane in lanes}

    @property
    def replaced(self) -> int:
        """How many processes crashed or hung."""
        return sum(places.replaced for places in self._lanes.values())

    def processes(self, lane: str) -> list[int]:
        """The ids of a lane's processes."""
        return [process.pid for process in self._lanes[lane].running]

    def counts(self) -> dict[str, tuple[int, int, int]]:
        """By lane: jobs that run, jobs that wait, processes."""
        return {name: places.counts() for name, places in self._lanes.items()}

    def start(self, *lanes: str) -> None:
        """Start the processes of these lanes now."""
        for lane in lanes:
            self._lanes[lane].start()

    def prepare(self, lane: str, kind: Kind[Any], argument: object) -> None:
        """Every process of a lane does this once, before its next job; also those that start later."""
        self._lanes[lane].add_start(Start(kind, argument))

    async def run(
        self,
        lane: str,
        kind: Kind[R],
        argument: object,
        caller: str,
        on_progress: Callable[[R], None] | None = None,
        on_start: Callable[[], None] | None = None,
    ) -> R:
        """The result of a job. Raises TooMany, Failed or Stopped; a caller that is cancelled gives the job up."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        job = Job(kind, argument, caller, on_progress, on_start, done)
        places = self._lanes[lane]
        places.add(job)
        try:
            return await done
        finally:
            places.give_up(job)

    def begin_stop(self, *lanes: str) -> None:
        """Refuse the jobs of these lanes from now on, those that wait or run included."""
        for lane in lanes:
            self._lanes[lane].begin_stop()

    async def stop(self) -> None:
        await asyncio.gather(*(places.stop() for places in self._lanes.values()))
