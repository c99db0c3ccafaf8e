"""People who play through faults as the page does: they reconnect, and send again what was not answered."""

import asyncio
import json
import random
import time
from typing import Any

import httpx
import websockets

import splittable
from splittable.server.store import Kind, Store
from tests import patience
from tests.server.client import Message, Person

FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0  # as in web/src/lib/line.ts
SILENCE = 8.0
FAREWELL = 0.1  # seconds for closing a socket whose other end may be gone
FOR_GOOD = (4401, 4403, 4409)
CUT_OFF = (OSError, TimeoutError, websockets.WebSocketException)


class Choice:
    """A move that a guest wants to make, until somebody says that it is in."""

    def __init__(self, ref: int, number: int, move: str) -> None:
        self.ref, self.number, self.move = ref, number, move
        self.wanted_at = time.monotonic()


class Guest:
    """One person in one seat. `acknowledged`: number → move, of those that the server took."""

    def __init__(self, person: Person, table_id: str, seat: int, seed: int) -> None:
        self._cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        self._url = person.url.replace("http", "ws") + f"/api/socket?table={table_id}"
        self.table_id, self.seat = table_id, seat
        self.acknowledged: dict[int, str] = {}
        self.refusals: list[str] = []
        self.pauses: list[tuple[float, float]] = []
        """when a move was wanted, and how long it took"""
        self.present: list[bool] = []
        self.number, self.is_over, self.must_reload = 0, False, False
        self.pause = (0.02, 0.08)
        self._view: Message = {}
        self._pending: Choice | None = None
        self._refs = 0
        self._rng = random.Random(seed)

    @property
    def waits_for_answer(self) -> bool:
        return self._pending is not None

    async def play(self) -> None:
        """Until the game is over, or only a reload could help."""
        wait = FIRST_WAIT
        while not self.is_over and not self.must_reload:
            try:
                headers = {"Cookie": self._cookie}
                async with websockets.connect(
                    self._url, additional_headers=headers, proxy=None, compression=None, close_timeout=FAREWELL,
                    open_timeout=SILENCE, max_size=None,
                ) as socket:  # fmt: skip
                    if await self._converse(socket):
                        wait = FIRST_WAIT
            except CUT_OFF as error:
                closed = error.rcvd if isinstance(error, websockets.ConnectionClosed) else None
                self.must_reload = closed is not None and closed.code in FOR_GOOD
            await asyncio.sleep(wait * self._rng.uniform(0.7, 1.3))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _converse(self, socket: Any) -> bool:
        """Until the line breaks or falls silent. Was it any good?"""
        was_lost, good = True, False
        try:
            while not self.is_over:
                message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE if self._pending else 20 + SILENCE))
                if message["type"] == "welcome":
                    good = True
                    hello = {"type": "hello", "table": self.table_id, "after": self.number or None}
                    await socket.send(json.dumps(hello))
                    continue
                if message["type"] == "refused":
                    await self._refused(socket, message)
                self._hear(message)
                if message["type"] in ("snapshot", "update"):
                    if self._pending and was_lost and message.get("ref") is None:
                        await self._send(socket, self._pending)
                    was_lost = False
                    await self._choose(socket)
        except CUT_OFF:
            if not good:
                raise
        return good

    def _hear(self, message: Message) -> None:
        if message["type"] == "presence":
            self.present = message["present"]
        if message["type"] not in ("snapshot", "update"):
            return
        self.number, self._view = message["number"], message["view"]
        self.is_over = self._view["over"]
        if message["type"] == "update":
            self._settle(message)

    def _settle(self, update: Message) -> None:
        pending = self._pending
        if pending is None:
            return
        mine = [step for step in update["steps"] if step["seat"] == self.seat and is_move(step)]
        if update.get("ref") != pending.ref and not mine:
            return
        self.acknowledged[mine[0]["number"] if mine else update["after"] + 1] = pending.move
        self.pauses.append((pending.wanted_at, time.monotonic() - pending.wanted_at))
        self._pending = None

    async def _refused(self, socket: Any, message: Message) -> None:
        if self._pending is None or message.get("ref") != self._pending.ref:
            return
        self.refusals.append(message["code"])
        again = self._pending
        if message["code"] == "move/stale":
            self._pending = None  # a snapshot follows
        else:
            await asyncio.sleep(0.5)  # "try again", and they do
            await self._send(socket, again)

    async def _choose(self, socket: Any) -> None:
        if self._pending is None and self._view["legal"] and not self.is_over:
            await asyncio.sleep(self._rng.uniform(*self.pause))
            self._refs += 1
            self._pending = Choice(self._refs, self.number, self._rng.choice(self._view["legal"]))
            await self._send(socket, self._pending)

    async def _send(self, socket: Any, choice: Choice) -> None:
        fields = {"table": self.table_id, "seat": self.seat, "number": choice.number, "move": choice.move}
        await socket.send(json.dumps({"type": "move", **fields, "ref": choice.ref}))


def is_move(step: Message) -> bool:
    return any(event["type"] == "move" for event in step["events"])


class Pairs:
    """Pairs of people who play one game after the other, some with a bot as third, until told to finish."""

    def __init__(self, url: str, count: int, seed: int) -> None:
        self._url, self._count = url, count
        self._rng = random.Random(seed)
        self._game = next(name for name in splittable.game_names() if splittable.load(name).min_players <= 2)
        self.is_last = False
        self.guests: list[Guest] = []

    async def play(self) -> None:
        await asyncio.gather(*(self._pair(number) for number in range(self._count)))

    async def _pair(self, number: int) -> None:
        async with Person(self._url, "Ada") as ada, Person(self._url, "Blaise") as blaise:
            while not self.is_last:
                table_id = await self._new_table(ada, blaise, with_bot=number % 2 == 0)
                pair = [
                    Guest(who, table_id, seat, self._rng.getrandbits(32)) for seat, who in enumerate((ada, blaise))
                ]
                self.guests += pair
                await asyncio.gather(*(guest.play() for guest in pair))

    async def _new_table(self, ada: Person, blaise: Person, with_bot: bool) -> str:
        """Pages try again, too, when a request fails."""
        bots = [{"kind": "bot", "bot": "random"}] if with_bot else []
        while True:
            try:
                seats = [{"kind": "me"}, {"kind": "open"}, *bots]
                table = await ada.post("/api/tables", game=self._game, players=len(seats), seats=seats)
                await blaise.post(f"/api/tables/{table['id']}/sit", seat=1)
                await ada.post(f"/api/tables/{table['id']}/start")
            except (httpx.TransportError, AssertionError):
                await asyncio.sleep(0.2)
            else:
                return str(table["id"])

    def settled(self) -> int:
        return sum(len(guest.acknowledged) for guest in self.guests)

    async def go_on(self, moves: int) -> None:
        """Wait until so many more moves were acknowledged to each of those who are playing."""
        playing = [guest for guest in self.guests if not guest.is_over]
        before = {guest: len(guest.acknowledged) for guest in playing}
        until = time.monotonic() + patience.ANSWER
        while any(not g.is_over and len(g.acknowledged) < before[g] + moves for g in playing):
            assert time.monotonic() < until, [(g.table_id, g.seat, g.refusals[-3:]) for g in playing if not g.is_over]
            await asyncio.sleep(0.02)


async def check_logs(store: Store, guests: list[Guest]) -> tuple[int, int]:
    """How many acknowledged moves the logs have lost, and how many moves they have that nobody chose, or twice."""
    lost = doubled = 0
    for guest in guests:
        rows = await store.log(guest.table_id)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        theirs = {row.number: row.move for row in rows if row.seat == guest.seat and row.kind == Kind.MOVE}
        lost += sum(theirs.get(number) != move for number, move in guest.acknowledged.items())
        doubled += sum(number not in guest.acknowledged for number in theirs)
    return lost, doubled
