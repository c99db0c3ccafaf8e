"""The connections that PostgreSQL's listeners have, for notices. Those of a commit come from `database`."""

import asyncio
import random
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any

from tests.simulation.loop import PLACE
from tests.simulation.trace import Trace

Callback = Callable[[Any, int, str, object], None]
GONE = "connection was closed in the middle of operation"


class Switchboard:
    """Passes notices on to the listeners: to each in order, unless `late_until` lets them overtake each other.

    PostgreSQL keeps the order of commits. Those of one worker's line stay in order here too; others may overtake.
    """

    def __init__(self, rng: random.Random, trace: Trace) -> None:
        self.rng = rng
        self.trace = trace
        self.late_until = self.down_until = 0.0
        self.listeners: dict[Listener, None] = {}

    async def listen(self) -> "Listener":
        await asyncio.sleep(self.rng.uniform(0.001, 0.02))
        if self.is_down():
            raise ConnectionRefusedError("the database is not there")
        return Listener(self)

    def is_down(self) -> bool:
        return asyncio.get_running_loop().time() < self.down_until

    def notify(self, notices: list[str], line: "Listener | None" = None) -> None:
        """`line`: the one that sends them; None for those of a commit."""
        late = asyncio.get_running_loop().time() < self.late_until
        for notice in notices:
            for listener in tuple(self.listeners):
                listener.expect(notice, late, line)


class Listener:
    """What the server uses of asyncpg's connections."""

    def __init__(self, switchboard: Switchboard) -> None:
        self._switchboard = switchboard
        self.place = PLACE.get()
        self._context: Context = copy_context()
        self._callback: Callback | None = None
        self._not_before: dict[Listener | None, float] = {}
        """By line; None: everything that is not late."""
        self.lost = False
        switchboard.listeners[self] = None

    async def add_listener(self, channel: str, callback: Callback) -> None:
        await self._round_trip()
        self._callback = callback

    async def execute(self, statement: str, channel: str, notices: list[str], timeout: float) -> None:
        assert "pg_notify" in statement
        await self._round_trip()
        self._switchboard.notify(notices, self)

    def terminate(self) -> None:
        self.lost = True
        self._switchboard.listeners.pop(self, None)

    def expect(self, notice: str, late: bool, line: "Listener | None") -> None:
        loop, rng = asyncio.get_running_loop(), self._switchboard.rng
        at = loop.time() + rng.uniform(0.0005, 3.0 if late else 0.01)
        in_order = {None, line} if not late else {line} - {None}
        at = max([at, *(self._not_before.get(one, 0.0) for one in in_order)])
        self._not_before.update(dict.fromkeys(in_order, at))
        loop.call_at(at, self._hear, notice, context=self._context)

    def _hear(self, notice: str) -> None:
        if not self.lost and self._callback is not None:
            self._callback(self, 0, "splittable", notice)

    async def _round_trip(self) -> None:
        await asyncio.sleep(self._switchboard.rng.uniform(0.0005, 0.01))
        if self.lost or self._switchboard.is_down():
            raise ConnectionResetError(GONE)
