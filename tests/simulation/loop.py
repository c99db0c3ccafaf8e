"""An event loop with virtual time. Each simulated process runs its callbacks in asyncio's order; which process is next
is drawn from the seed. A process that is killed never runs again, wherever it was waiting."""

import asyncio
import heapq
import itertools
import random
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar

T = TypeVar("T")
BURIALS = 12  # rounds: a task that is cancelled may start another one
MOST_STEPS = 400_000  # of one run: far more than the longest ones need


class Place:
    """Where code runs: one simulated process, or the world around them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.ready: deque[asyncio.Handle] = deque()


PLACE: ContextVar[Place] = ContextVar("PLACE")


def context_of(place: Place) -> Context:
    context = copy_context()
    context.run(PLACE.set, place)
    return context


class Endless(Exception):
    """A run that does not come to an end."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    def __init__(self, rng: random.Random, outside: Place) -> None:
        self._rng = rng
        self._outside = outside
        self._now = 0.0
        self._busy: list[Place] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._order = itertools.count()
        self.pending: dict[asyncio.Task[Any], None] = {}
        """Every task that is not done. If a dead process's tasks were collected, their `finally` would run."""
        self._unheard: list[asyncio.Handle] = []
        """What came for dead processes: their tasks can only end after it."""
        self.on_trouble: Callable[[dict[str, Any]], None] = lambda context: None
        self.steps = 0

    # What asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None, **_: Any
    ) -> "asyncio.Task[T]":
        task = asyncio.Task(coro, loop=self, name=name or "task", context=context)
        self.pending[task] = None
        task.add_done_callback(self._forget)
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._add(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + max(0.0, delay), callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._order), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass  # it is skipped when its time comes

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Only the simulated threads (`database.Thread`) exist here."""
        return self.create_task(executor.run(func, *args))

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.on_trouble(context)

    # What the simulation asks of it

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs until `work` is done."""
        events._set_running_loop(self)  # noqa: SLF001
        try:
            main = self.create_task(work, context=context_of(self._outside))
            while not main.done():
                self._step()
            return main.result()
        finally:
            events._set_running_loop(None)  # noqa: SLF001

    def bury(self) -> None:
        """Ends the tasks that are left, so that nothing of a run reaches the next one."""
        self.on_trouble = lambda context: None
        events._set_running_loop(self)  # noqa: SLF001
        try:
            for handle in self._unheard:
                self._add(handle)
            for _ in range(BURIALS):
                for task in tuple(self.pending):
                    task.cancel()
                self._drain()
        finally:
            events._set_running_loop(None)  # noqa: SLF001

    def _drain(self) -> None:
        while self._busy:
            self._busy[0].alive = True
            self._run(self._busy[0])

    def _forget(self, task: "asyncio.Task[Any]") -> None:
        self.pending.pop(task, None)

    def _add(self, handle: asyncio.Handle) -> None:
        place = handle._context.get(PLACE, self._outside)  # type: ignore[attr-defined]  # noqa: SLF001
        if not place.ready:
            self._busy.append(place)
        place.ready.append(handle)

    def _step(self) -> None:
        if not self._busy:
            self._advance()
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Endless(f"still running after {MOST_STEPS} steps and {self._now:.0f} s")
        self._run(self._busy[self._rng.randrange(len(self._busy))] if len(self._busy) > 1 else self._busy[0])

    def _run(self, place: Place) -> None:
        handle = place.ready.popleft()
        if not place.ready:
            self._busy.remove(place)
        if not place.alive:
            self._unheard.append(handle)
        elif not handle.cancelled():
            handle._run()  # noqa: SLF001

    def _advance(self) -> None:
        while not self._busy:
            if not self._timers:
                raise Endless("everything waits for something that never comes")
            self._now = max(self._now, self._timers[0][0])
            while self._timers and self._timers[0][0] <= self._now:
                _, _, handle = heapq.heappop(self._timers)
                if not handle.cancelled():
                    self._add(handle)
