"""What a runner is told about its jobs."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

R = TypeVar("R")


@dataclass(frozen=True)
class Kind(Generic[R]):
    """A function that runs in a worker process: `module:name`, with one argument, and a second one for its progress.

    `seconds`: after that its process is replaced. `attempts`: how often it is tried if its process crashes or hangs.
    `first`: jobs of a lower number never wait for those of a higher one in the same lane.
    `at_once`: how many may run at the same time. `most_waiting`: how many may wait or run.
    """

    function: str
    result: type[R]
    seconds: float
    first: int = 0
    attempts: int = 1
    at_once: int | None = None
    most_waiting: int | None = None


class Start(NamedTuple):
    """A job that every process of a lane does first."""

    kind: Kind[Any]
    argument: object


@dataclass
class Lane:
    """Processes that only take the jobs given to this lane, so that long jobs never hold up short ones.

    `idle_seconds`: a process that had nothing to do for so long ends and frees its memory; None: it stays.
    """

    name: str
    processes: int
    idle_seconds: float | None = None
    starts: list[Start] = field(default_factory=list)


@dataclass(eq=False)
class Job(Generic[R]):
    """`caller`: whose turn it is counts by the time that the jobs of each caller have taken."""

    kind: Kind[R]
    argument: object
    caller: str
    on_progress: Callable[[R], None] | None
    on_start: Callable[[], None] | None
    done: "asyncio.Future[R]"
    attempt: int = 0
