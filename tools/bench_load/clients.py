"""The other end of the sockets, in a separate process: connects, then waits or plays, and prints its figures.

Arguments: a file with {"url", "seats": [{"cookie", "table", "seat"}]}, the seconds between the moves of a seat (0: it
does not move), the seconds to measure, and the address to connect from. A line on stdin begins the measurement.
"""

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from tools.bench_load.raw_socket import RawSocket

AT_ONCE = 100


class View(msgspec.Struct):
    legal: list[str] = []
    over: bool = False


class Message(msgspec.Struct):
    type: str
    number: int = 0
    ref: int | None = None
    view: View | None = None


DECODER = msgspec.json.Decoder(Message)


class Player:
    """One seat at one table: it moves at its pace and notes how long each answer took."""

    def __init__(self, clients: "Clients", where: dict[str, Any]) -> None:
        self._clients = clients
        self._where = where
        self._ref = 0
        self._sent_at = 0.0
        self._is_waiting = False
        self._latest: Message | None = None

    def hear(self, socket: RawSocket, text: bytes) -> None:
        message = DECODER.decode(text)
        if message.type == "welcome":
            self._clients.ready += 1
            if "table" in self._where:
                socket.send(msgspec.json.encode({"type": "hello", "table": self._where["table"]}))
        elif message.type == "refused":
            self._clients.refused += 1
            self._is_waiting = False
        elif message.type in ("update", "snapshot"):
            if message.ref == self._ref and self._is_waiting:
                self._clients.note(time.perf_counter() - self._sent_at)
                self._is_waiting = False
            self._latest = message
            self._consider(socket)

    def _consider(self, socket: RawSocket) -> None:
        latest = self._latest
        if self._clients.pace and latest and latest.view and latest.view.legal and not self._is_waiting:
            self._is_waiting = True
            wait = self._clients.pace * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._move, socket)

    def _move(self, socket: RawSocket) -> None:
        latest = self._latest
        if latest is None or latest.view is None or not latest.view.legal:
            self._is_waiting = False
            return
        self._ref += 1
        self._sent_at = time.perf_counter()
        where = {"table": self._where["table"], "seat": self._where["seat"], "number": latest.number}
        move = {"type": "move", **where, "move": random.choice(latest.view.legal), "ref": self._ref}
        socket.send(msgspec.json.encode(move))


class Clients:
    def __init__(self, plan: dict[str, Any], pace: float) -> None:
        self._address = urlsplit(plan["url"])
        self._seats = plan["seats"]
        self.pace = pace
        self.ready = 0
        self.refused = 0
        self.measures = False
        self.latencies: list[float] = []

    def note(self, seconds: float) -> None:
        if self.measures:
            self.latencies.append(seconds)

    async def connect(self, source: str) -> list[RawSocket]:
        sockets: list[RawSocket] = []
        for first in range(0, len(self._seats), AT_ONCE):
            some = [self._open(where, source) for where in self._seats[first : first + AT_ONCE]]
            sockets += await asyncio.gather(*some)
            while self.ready < len(sockets):
                await asyncio.sleep(0.01)
        return sockets

    async def _open(self, where: dict[str, Any], source: str) -> RawSocket:
        host, port = self._address.hostname, self._address.port
        assert host and port
        player = Player(self, where)
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: RawSocket(f"{host}:{port}", where["cookie"], player.hear), host, port, local_addr=(source, 0)
        )
        return socket


async def main() -> None:
    path, pace, seconds, source = sys.argv[1], float(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
    clients = Clients(json.loads(Path(path).read_text()), pace)
    sockets = await clients.connect(source)
    say({"connected": len(sockets)})
    await asyncio.to_thread(sys.stdin.readline)
    clients.measures = True
    await asyncio.sleep(seconds)
    clients.measures = False
    open_ones = sum(not socket.closed for socket in sockets)
    say({"open": open_ones, "refused": clients.refused, "latencies": clients.latencies})
    await asyncio.to_thread(sys.stdin.readline)


def say(figures: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
