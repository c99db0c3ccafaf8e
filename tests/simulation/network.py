"""Sockets between people and the server: ordered, delayed, slow, cut, or silent."""

import asyncio
import random
from collections import deque
from contextvars import Context
from types import SimpleNamespace
from typing import Any

from litestar.exceptions import WebSocketDisconnect

ROOM = 8  # messages in flight, after which a sender has to wait
GONE = 1006
PING_SECONDS = 20.0


class Closed(Exception):
    """The other side is gone."""


class Pipe:
    """One direction. Messages arrive in order, if they arrive."""

    def __init__(self, rng: random.Random, receiver: Context) -> None:
        self._rng = rng
        self._receiver = receiver
        self._arrived: deque[Any] = deque()
        self._not_before = 0.0
        self._flying = 0
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self.silent = False
        self.slow_until = 0.0
        self.closed: int | None = None

    async def send(self, message: Any) -> None:
        while self._flying + len(self._arrived) >= ROOM and self.closed is None:
            self._room.clear()
            await self._room.wait()
        if self.closed is not None:
            raise Closed
        self._flying += 1
        loop = asyncio.get_running_loop()
        delay = self._rng.uniform(0.2, 1.5) if loop.time() < self.slow_until else self._rng.uniform(0.001, 0.06)
        self._not_before = max(self._not_before, loop.time() + delay)
        loop.call_at(self._not_before, self._arrive, message, context=self._receiver)

    async def receive(self) -> Any:
        while not self._arrived:
            if self.closed is not None:
                raise Closed(self.closed)
            self._wake.clear()
            await self._wake.wait()
        self._room.set()
        return self._arrived.popleft()

    def close(self, code: int) -> None:
        """What has arrived can still be read; what is in flight is lost."""
        if self.closed is None:
            self.closed = code
            self._wake.set()
            self._room.set()

    def _arrive(self, message: Any) -> None:
        self._flying -= 1
        if self.closed is None and not self.silent:
            self._arrived.append(message)
            self._wake.set()
        self._room.set()


class Line:
    """A socket with both its ends."""

    def __init__(self, rng: random.Random, person: Context, server: Context) -> None:
        self._rng = rng
        self._world = person
        self.up = Pipe(rng, server)
        self.down = Pipe(rng, person)

    @property
    def is_open(self) -> bool:
        return self.up.closed is None or self.down.closed is None

    def cut(self, code: int = GONE) -> None:
        """Each side learns of it in its own time."""
        self._close_later(self.up, 0.0, 0.3, code)
        self._close_later(self.down, 0.0, 0.3, code)

    def fall_silent(self) -> None:
        """Nothing arrives; after a missed ping each side gives up."""
        self.up.silent = self.down.silent = True
        self._close_later(self.up, 5.0, 2 * PING_SECONDS, GONE)
        self._close_later(self.down, 1.0, PING_SECONDS, GONE)

    def slow_down(self, seconds: float) -> None:
        self.down.slow_until = asyncio.get_running_loop().time() + seconds

    def _close_later(self, pipe: Pipe, least: float, most: float, code: int) -> None:
        delay = self._rng.uniform(least, most)
        asyncio.get_running_loop().call_later(delay, pipe.close, code, context=self._world)


class ServerEnd:
    """What the server uses of Litestar's sockets."""

    def __init__(self, line: Line, cookies: dict[str, str], told: Any) -> None:
        self._line = line
        self._told = told
        self.cookies = cookies
        self.headers: dict[str, str] = {}
        self.scope: dict[str, Any] = {"extensions": {}}
        self.client = SimpleNamespace(host="people")

    async def accept(self) -> None:
        await asyncio.sleep(0)

    async def receive_data(self, mode: str) -> bytes:
        try:
            return bytes(await self._line.up.receive())
        except Closed as closed:
            raise WebSocketDisconnect(detail="gone", code=closed.args[0]) from None

    async def send_data(self, data: str, mode: str) -> None:
        message = self._told(data)
        try:
            await self._line.down.send(message)
        except Closed:
            raise WebSocketDisconnect(detail="gone", code=GONE) from None

    async def close(self, code: int, reason: str = "") -> None:
        self._line.cut(code)
