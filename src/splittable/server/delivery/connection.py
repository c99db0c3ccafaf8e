"""One client. Messages wait in its outbox, so that a slow client holds up nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct

from splittable.core.words import Language
from splittable.server.wire.api import Me
from splittable.server.wire.protocol import encode

TOO_SLOW = (4408, "too slow, or too much at once")
MOST_WAITING = 256
MOST_WAITING_BYTES = 4_000_000


class Connection:
    """`send_text` sends one message on the socket when the client can take it; `write`, if there is one, at once: it
    returns False if the client can't. `watched`: the tables that the client asked for."""

    def __init__(
        self,
        me: Me,
        muted: Iterable[str],
        send_text: Callable[[str], Awaitable[None]],
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.me = me
        self.muted = set(muted)
        self.watched: set[str] = set()
        self.language: Language | None = None
        self.overrun = False
        self.ended: tuple[int, str] = TOO_SLOW
        """The code and the reason with which the socket is closed."""
        self._send_text = send_text
        self._write = write or cannot_write
        self._outbox: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: Struct) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if not self._waiting_bytes and self._write(data):  # nothing that was sent before is still waiting
            return
        if len(self._outbox) >= MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES:
            self.overrun = True
        else:
            self._outbox.append(data)
            self._waiting_bytes += len(data)
        self._wake.set()

    def drop(self, code: int, reason: str) -> None:
        """Close the socket; its client will connect again."""
        self.ended, self.overrun = (code, reason), True
        self._wake.set()

    async def run_outbox(self) -> None:
        """Send messages until the client can't keep up."""
        while not self.overrun:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox and not self.overrun:
                data = self._outbox.popleft()
                await self._send_text(data.decode())
                self._waiting_bytes -= len(data)


def cannot_write(data: bytes) -> bool:
    return False
