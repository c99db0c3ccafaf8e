"""Who goes next: the order of kinds, and turns for callers by the time that they have used."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from splittable.jobs.kinds import Job, Kind
from splittable.jobs.line import Line

MOVE = Kind("move", int, seconds=1.0)
HINT = Kind("hint", int, seconds=1.0, first=1)
REVIEW = Kind("review", int, seconds=1.0, at_once=1)


LOOP = asyncio.new_event_loop()


@pytest.fixture(scope="module", autouse=True)
def close_the_loop() -> Iterator[None]:
    """Futures belong to a loop, even if nobody waits for them."""
    yield
    LOOP.close()


def job(kind: Kind[int], caller: str) -> Job[int]:
    return Job(kind, 0, caller, None, None, asyncio.Future(loop=LOOP))


def line_of(*jobs: Job[Any]) -> Line:
    line = Line()
    for each in jobs:
        line.add(each)
    return line


def test_a_crowd_of_one_caller_does_not_hold_up_another() -> None:
    crowd = [job(MOVE, "crowd") for _ in range(100)]
    line = line_of(*crowd)
    assert line.take() is crowd[0]
    alone = job(MOVE, "alone")
    line.add(alone)
    line.finished(crowd[0], 3.0)
    assert line.take() is alone


def test_who_was_away_has_saved_up_nothing() -> None:
    busy = [job(MOVE, "busy") for _ in range(4)]
    line = line_of(*busy)
    for _ in range(2):
        taken = line.take()
        assert taken is not None
        line.finished(taken, 10.0)
    back = [job(MOVE, "back") for _ in range(2)]
    for each in back:
        line.add(each)
    first, second = line.take(), line.take()
    assert first is back[0] or second is back[0]
    line.finished(back[0], 20.0)
    assert line.take() is not back[1]


def test_moves_go_before_hints_whoever_asks() -> None:
    hint, move = job(HINT, "new"), job(MOVE, "busy")
    line = line_of(hint, move)
    assert line.take() is move
    assert line.take() is hint


def test_one_review_at_a_time_lets_other_kinds_pass() -> None:
    first, second, move = job(REVIEW, "a"), job(REVIEW, "b"), job(MOVE, "c")
    line = line_of(first, second, move)
    assert line.take() is first
    assert line.take() is move
    assert line.take() is None and line.count(REVIEW) == 2
    line.finished(first, 1.0)
    assert line.take() is second


def test_a_job_that_nobody_waits_for_leaves_the_line() -> None:
    waiting = job(MOVE, "a")
    line = line_of(waiting)
    line.remove(waiting)
    line.remove(waiting)
    assert line.take() is None and line.count(MOVE) == 0
