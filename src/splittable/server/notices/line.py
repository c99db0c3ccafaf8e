"""A connection to PostgreSQL that sends and hears notices, and is opened again whenever it breaks or falls silent."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from splittable.server.store.commits import CHANNEL

log = logging.getLogger(__name__)

RECONNECT_SECONDS = 0.5
SILENT_SECONDS = 4.0
MOST_AT_ONCE = 500


class PostgresLine:
    """`listen` connects. `hear` gets the sender, the kind and the words of each notice of others.

    A line hears itself, too. If it does not, it is dead, whatever the operating system believes.
    """

    def __init__(
        self,
        me: str,
        listen: Callable[[], Awaitable[Any]],
        clock: Callable[[], float],
        hear: Callable[[str, str, list[str]], None],
        opened: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        self._me = me
        self._listen = listen
        self._clock = clock
        self._hear = hear
        self._opened = opened
        self._lost = lost
        self._outgoing: list[str] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard_myself = 0.0
        self.is_open = False
        self.lost_at = clock()

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_open())

    async def stop(self, patience: float = 1.0) -> None:
        """Send what waits, then hang up."""
        if self._task is None:
            return
        until = self._clock() + patience
        while self._outgoing and self.is_open and self._clock() < until:
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def send(self, notice: str) -> None:
        """Sent soon, in order; after the line has opened again if it is broken."""
        self._outgoing.append(notice)
        self._wake.set()

    async def _keep_open(self) -> None:
        while True:
            try:
                await self._serve()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("lost the notices; connecting again", extra={"reason": type(error).__name__})
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _serve(self) -> None:
        connection = await self._listen()
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
            self._heard_myself = self._clock()
            self.is_open = True
            self._opened()
            while True:
                await self._wake.wait()
                await self._send(connection)
                if self._clock() - self._heard_myself > SILENT_SECONDS:
                    raise TimeoutError("my own notices don't come back")
        finally:
            connection.terminate()
            if self.is_open:
                self.is_open = False
                self.lost_at = self._clock()
                self._lost()

    async def _send(self, connection: "asyncpg.Connection[Any]") -> None:
        self._wake.clear()
        while self._outgoing:
            some = self._outgoing[:MOST_AT_ONCE]
            signed = [f"{self._me} {notice}" for notice in some]
            query = "SELECT pg_notify($1, notice) FROM unnest($2::text[]) notice"
            await connection.execute(query, CHANNEL, signed, timeout=SILENT_SECONDS)
            del self._outgoing[: len(some)]

    def _on_notice(self, _: object, __: int, ___: str, payload: object) -> None:
        sender, kind, *rest = str(payload).split(" ")
        if sender == self._me:
            self._heard_myself = self._clock()
        else:
            self._hear(sender, kind, rest)
