"""A network that tests can cut: a TCP proxy in front of a server, whose connections break or fall silent, and heal."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Self

Target = tuple[str, int] | str
"""Host and port, or the path of a Unix socket."""
CHUNK = 65536


class Wire:
    """The way to one target. Cut: connections break and new ones are refused. Stalled: bytes wait until it heals.

    `loses`: the next question that contains these bytes arrives, but its answer is lost with the connection.
    """

    def __init__(self, target: Target) -> None:
        self.target = target
        self.is_cut = False
        self.loses: bytes | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()

    @property
    def is_open(self) -> bool:
        return self._flows.is_set() and not self.is_cut

    def cut(self) -> None:
        self.is_cut = True
        for writer in self._ends:
            writer.transport.abort()

    def stall(self) -> None:
        self._flows.clear()

    def heal(self) -> None:
        self.is_cut = False
        self._flows.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Pass bytes both ways until one side ends; False if the target can't be reached."""
        if self.is_cut:
            return False
        try:
            there, back = await self._open()
        except OSError:
            return False
        self._ends |= {writer, back}
        try:
            is_lost = asyncio.Event()
            asking = self._pump(reader, back, lambda data: self._asks(data, is_lost))
            await asyncio.gather(asking, self._pump(there, writer, lambda _: is_lost.is_set()))
        finally:
            self._ends -= {writer, back}
        return True

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        await self._flows.wait()
        if isinstance(self.target, str):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection(*self.target)

    def _asks(self, data: bytes, is_lost: asyncio.Event) -> bool:
        if self.loses and self.loses in data:
            self.loses = None
            is_lost.set()
        return False

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, ends: Callable[[bytes], bool]
    ) -> None:
        try:
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                if ends(data):
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


class Proxy:
    """Listens on a port of this machine and carries connections to the first of `wires` that takes them.

    It runs in a thread with a loop of its own, so that a test may block its own.
    """

    def __init__(self, *targets: Target, checks_health: bool = False) -> None:
        self.port = 0
        self.wires: list[Wire] = []
        self._targets = targets
        self._checks_health = checks_health
        self._healthy: set[Wire] = set()
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._do(self._listen())
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self, wire: int = 0) -> None:
        self._call(self.wires[wire].cut)

    def stall(self, wire: int = 0) -> None:
        self._call(self.wires[wire].stall)

    def heal(self, wire: int = 0) -> None:
        self._call(self.wires[wire].heal)

    def lose_answer(self, asked: bytes, wire: int = 0) -> None:
        self._call(lambda: setattr(self.wires[wire], "loses", asked))

    async def _listen(self) -> None:
        self.wires = [Wire(target) for target in self._targets]
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._healthy = set(self.wires)
        self._checking = [asyncio.create_task(self._check(wire)) for wire in self.wires if self._checks_health]

    async def _close(self) -> None:
        self._server.close()
        everything = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in everything:
            task.cancel()
        await asyncio.gather(*everything, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Like a load balancer: the healthy ones take turns, and the next one is tried if one refuses."""
        self._next += 1
        turned = self.wires[self._next % len(self.wires) :] + self.wires[: self._next % len(self.wires)]
        with suppress(asyncio.CancelledError):  # the end of the test
            for wire in sorted(turned, key=lambda wire: wire not in self._healthy):
                if await wire.carry(reader, writer):
                    return
        writer.transport.abort()

    async def _check(self, wire: Wire, every: float = 0.25, patience: float = 1.0) -> None:
        """As load balancers do: ask for /health again and again."""
        while True:
            try:
                healthy = wire.is_open and await asyncio.wait_for(is_healthy(wire.target), patience)
            except (OSError, TimeoutError):
                healthy = False
            (self._healthy.add if healthy else self._healthy.discard)(wire)
            await asyncio.sleep(every)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _call(self, act: Callable[[], None]) -> None:
        async def call() -> None:
            act()

        self._do(call())


async def is_healthy(target: Target) -> bool:
    assert not isinstance(target, str)
    reader, writer = await asyncio.open_connection(*target)
    try:
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in await reader.readline()
    finally:
        writer.transport.abort()
