"""Worker processes: results, progress, crashes, limits, and an end in any state."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from splittable.jobs import Failed, Kind, Lane, Runner, Stopped, TooMany
from tests import patience

DOUBLE = Kind("tests.jobs.tasks:double", int, seconds=patience.ANSWER)
NAP = Kind("tests.jobs.tasks:nap", float, seconds=patience.ANSWER, most_waiting=2)
COUNT = Kind("tests.jobs.tasks:count", int, seconds=patience.ANSWER)
REFUSE = Kind("tests.jobs.tasks:refuse", int, seconds=patience.ANSWER)
FAIL = Kind("tests.jobs.tasks:fail", int, seconds=patience.ANSWER)
PROCESS = Kind("tests.jobs.tasks:process", int, seconds=patience.ANSWER)


def with_runner(story: Callable[[Runner], Awaitable[None]], idle_seconds: float | None = None) -> None:
    async def whole() -> None:
        runner = Runner(Lane("one", 1, idle_seconds), Lane("other", 1))
        try:
            await story(runner)
        finally:
            await runner.stop()
            assert runner.processes("one") == []

    asyncio.run(asyncio.wait_for(whole(), patience.STORY))


def test_results_progress_and_errors_come_back_in_one_process() -> None:
    async def story(runner: Runner) -> None:
        assert await runner.run("one", DOUBLE, 4, "me") == 8
        told: list[int] = []
        assert await runner.run("one", COUNT, 3, "me", on_progress=told.append) == 3
        assert told == [0, 1, 2]
        with pytest.raises(Failed, match="not 5") as refused:
            await runner.run("one", REFUSE, 5, "me")
        with pytest.raises(Failed, match="ZeroDivisionError") as failed:
            await runner.run("one", FAIL, 5, "me")
        assert refused.value.is_known and not failed.value.is_known
        assert await runner.run("one", PROCESS, 0, "me") in runner.processes("one")
        assert len(runner.processes("one")) == 1 and runner.replaced == 0

    with_runner(story)


def test_a_crashed_or_killed_process_is_replaced_and_asked_again(tmp_path: Path) -> None:
    crash = Kind("tests.jobs.tasks:crash_once", str, seconds=patience.ANSWER, attempts=2)
    marker = str(tmp_path / "marker")

    async def story(runner: Runner) -> None:
        assert await runner.run("one", crash, marker, "me") == marker
        assert runner.replaced == 1
        os.kill(runner.processes("one")[0], signal.SIGTERM)
        again = Kind(DOUBLE.function, int, seconds=patience.ANSWER, attempts=2)
        assert await runner.run("one", again, 2, "me") == 4
        Path(marker).unlink()
        with pytest.raises(Failed, match="crashed"):
            await runner.run("one", Kind(crash.function, str, seconds=patience.ANSWER), marker, "me")

    with_runner(story)


def test_a_job_that_takes_too_long_fails_and_the_next_one_gets_a_new_process() -> None:
    async def story(runner: Runner) -> None:
        await runner.run("one", DOUBLE, 1, "me")
        with pytest.raises(Failed, match="no answer within"):
            await runner.run("one", Kind(NAP.function, float, seconds=0.1), 60.0, "me")
        assert await runner.run("one", DOUBLE, 1, "me") == 2 and runner.replaced == 1

    with_runner(story)


def test_a_long_job_holds_up_no_other_lane_and_only_so_many_may_wait() -> None:
    async def story(runner: Runner) -> None:
        naps = [asyncio.create_task(runner.run("one", NAP, 60.0, "me")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await runner.run("one", NAP, 60.0, "me")
        assert await runner.run("other", DOUBLE, 4, "me") == 8
        naps[0].cancel()  # its process ends with it, and the second nap begins
        naps[1].cancel()
        await asyncio.wait(naps)
        assert await runner.run("one", DOUBLE, 1, "me") == 2

    with_runner(story)


def test_every_process_prepares_itself_also_one_that_replaces_another() -> None:
    async def story(runner: Runner) -> None:
        runner.prepare("one", NAP, 0.0)
        runner.start("one")
        while not runner.processes("one"):
            await asyncio.sleep(0.01)
        runner.prepare("one", FAIL, 1)  # a failure is logged and stops nobody
        assert await runner.run("one", DOUBLE, 1, "me") == 2
        assert runner.processes("other") == []

    with_runner(story)


def test_an_idle_process_ends_and_a_new_job_starts_another() -> None:
    async def story(runner: Runner) -> None:
        await runner.run("one", DOUBLE, 1, "me")
        while runner.processes("one"):
            await asyncio.sleep(0.05)
        assert await runner.run("one", DOUBLE, 1, "me") == 2

    with_runner(story, idle_seconds=0.2)


@pytest.mark.parametrize("is_running", [False, True])
def test_who_waits_is_told_when_a_lane_stops(is_running: bool) -> None:
    async def story(runner: Runner) -> None:
        has_begun = asyncio.Event()
        waiting = [asyncio.create_task(runner.run("one", NAP, 60.0, "me", on_start=has_begun.set)) for _ in range(2)]
        if is_running:
            await has_begun.wait()
        else:
            await asyncio.sleep(0.01)  # its process starts
        runner.begin_stop("one")
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [Stopped, Stopped]
        with pytest.raises(Stopped):
            await runner.run("one", DOUBLE, 1, "me")
        assert await runner.run("other", DOUBLE, 1, "me") == 2

    with_runner(story)
