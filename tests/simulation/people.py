"""People at their pages: they play what their own view offers, repeat themselves, take back, leave and come back."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from splittable.core.errors import SplittableError
from splittable.server.wire.api import Leave, Rematch, SeatBot, Sit, Start
from tests.simulation.loop import context_of
from tests.simulation.network import Closed, Line
from tests.simulation.scenario import stream
from tests.simulation.trace import Broken

if TYPE_CHECKING:
    from splittable.server.services import Services
    from tests.simulation.node import Node
    from tests.simulation.world import World

PATIENCE = 4.0  # seconds that a person waits for an answer before trying again
UNKNOWN = ("server/storage", "server/unsure", "server/stopping")
"""Refusals after which only the log knows whether a move counts."""
HABITS = (
    ("move", "repeat", "take back", "nonsense", "greet", "talk", "goodbye", "leave", "replace", "go away"),
    (70, 7, 8, 3, 2, 2, 2, 2, 2, 3),
)


class Wish(NamedTuple):
    """What a person sent: it may be in the log once, or not at all."""

    table: str
    seat: int
    seen: int
    move: str | None


class Acknowledged(NamedTuple):
    wish: Wish
    number: int


class Seen:
    """What a person knows of one table."""

    def __init__(self) -> None:
        self.info: dict[str, Any] | None = None
        self.numbers: dict[int | None, int] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.presence: dict[str, Any] | None = None
        self.is_shut = False
        """Not for those who have no seat there."""

    def after(self) -> int | None:
        """The number to resume from, if all seats have the same."""
        numbers = set(self.numbers.values())
        return numbers.pop() if len(numbers) == 1 else None

    def waits_for_me(self) -> bool:
        begins = self.info is not None and self.info["status"] == "open"
        return begins or any(seat in view["acting"] and view["legal"] for seat, view in self.views.items())


class Person:
    def __init__(self, world: "World", index: int) -> None:
        self._world = world
        self._rng = stream(world.scenario.seed, "person", index)
        self.id = f"p_{index}"
        self.tables: dict[str, Seen] = {}
        self.line: Line | None = None
        self.wishes: dict[Wish, bool] = {}
        """What I sent; false once the server has said that it did not count."""
        self.acknowledged: list[Acknowledged] = []
        self._asked: dict[int, tuple[Wish, float]] = {}
        self._hellos: dict[int, int | None] = {}
        """The numbers from which I asked to resume, and below those of the answered questions, by table."""
        self._greeted: dict[str, int | None] = {}
        self._left: dict[int, str] = {}
        """Tables that I said goodbye to, until that is answered: what comes before may be older."""
        self._sent: Counter[Wish] = Counter()
        self._last: tuple[dict[str, Any], Wish] | None = None
        self._visits: list[str] = []
        """Tables in the order in which I was last at them."""
        self._ref = 0

    async def live(self) -> None:
        while True:
            node = self._world.some_node(self._rng)
            if node is not None:
                await self._visit(node)
            calm = self._world.is_calm
            await asyncio.sleep(self._rng.uniform(0.05, 0.3 if calm else 2.0))

    async def _visit(self, node: "Node") -> None:
        person = context_of(self._world.place)
        line = self.line = Line(self._world.network_rng, person, node.context)
        node.accept(line, self.id)
        self._asked.clear()
        self._left.clear()
        self._hellos.clear()
        self._greeted.clear()
        reading = asyncio.create_task(self._read(line))
        try:
            for table_id in tuple(self.tables):
                await self._greet(table_id)
            while True:
                calm = self._world.is_calm
                await asyncio.sleep(self._rng.uniform(1.0, 2.5) if calm else self._rng.expovariate(2.5))
                if line.down.closed is not None:
                    return
                if not self._world.is_quiet and not self._world.scenario.are_idle:
                    await self._act(node)
        except Closed:
            pass
        finally:
            reading.cancel()
            self.line = None
            line.cut()

    async def _read(self, line: Line) -> None:
        try:
            while True:
                self._take(await line.down.receive())
        except Closed:
            pass
        except Broken as broken:
            self._world.fail(broken)

    # What the server says

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        table_id = message["table"]["id"] if kind == "table" else message.get("table")
        seen = self.tables.get(table_id or "")
        self._world.trace.note(self.id, f"hears {kind} {message.get('number', '')} {message.get('code', '')}")
        if kind == "refused":
            self._note_refusal(message)
        elif kind == "done" and message["ref"] in self._left:
            self.tables[self._left.pop(message["ref"])].info = None
        elif seen is None:
            return
        elif kind == "table":
            if message["ref"] in self._hellos:
                self._greeted[message["table"]["id"]] = self._hellos[message["ref"]]
            if seen.info is None or message["table"]["revision"] >= seen.info["revision"]:
                seen.info = message["table"]
                if seen.info["rematch"]:
                    self._world.invite(seen.info["rematch"])
        elif kind == "presence":
            seen.presence = message
        elif kind in ("snapshot", "update"):
            self._take_position(seen, message)

    def _take_position(self, seen: Seen, message: dict[str, Any]) -> None:
        viewer, number = message["seat"], message["number"]
        if message["type"] == "update":
            self._check_follows(seen, message)
            if message["ref"] in self._asked and message["steps"]:
                wish, _ = self._asked.pop(message["ref"])
                self.acknowledged.append(Acknowledged(wish, message["steps"][0]["number"]))
        if number < seen.numbers.get(viewer, 0) and message["type"] == "update":
            return
        seen.numbers[viewer], seen.views[viewer] = number, message["view"]

    def _check_follows(self, seen: Seen, message: dict[str, Any]) -> None:
        """`after` is the number of the previous message for this seat, or the one that I asked for."""
        expected = {self._greeted.get(message["table"]), seen.numbers.get(message["seat"])}
        self._world.trace.counts["checked updates follow"] += 1
        if message["after"] not in expected:
            raise Broken("updates follow", f"{self.id} has {expected}, got an update after {message['after']}")

    def _note_refusal(self, message: dict[str, Any]) -> None:
        if message["code"] in ("table/no_spectators", "table/not_watching") and message["table"] in self.tables:
            seen = self.tables[message["table"]]
            seen.info, seen.is_shut = None, message["code"] == "table/no_spectators"
        elif message["code"] == "server/storage" and message["ref"] in self._hellos:
            self.tables[message["table"]].info = None  # as the page does: greet again
        wish, _ = self._asked.pop(message["ref"], (None, 0.0)) if message["ref"] else (None, 0.0)
        if wish is not None and message["code"] not in UNKNOWN and self._sent[wish] == 1:
            self.wishes[wish] = False

    # What I do

    async def _send(self, message: dict[str, Any], wish: Wish | None = None) -> None:
        assert self.line is not None
        self._ref += 1
        if wish is not None:
            self._asked[self._ref] = (wish, asyncio.get_running_loop().time())
            self.wishes[wish] = True
            self._sent[wish] += 1
            self._last = (message, wish)
        self._world.trace.note(self.id, f"sends {message['type']} {message.get('move', '')}")
        await self.line.up.send(msgspec.json.encode({**message, "ref": self._ref}))

    async def _greet(self, table_id: str) -> None:
        after = None if self._rng.random() < 0.2 else self.tables[table_id].after()
        await self._send({"type": "hello", "table": table_id, "after": after})
        self._hellos[self._ref] = after

    async def _act(self, node: "Node") -> None:
        if not self.tables:
            return
        unknown = [table_id for table_id, seen in self.tables.items() if seen.info is None and not seen.is_shut]
        table_id = self._choose_table(unknown or self._unfinished() or list(self.tables))
        seen = self.tables[table_id]
        if seen.info is None:
            if not seen.is_shut:
                await self._greet(table_id)
            if self._rng.random() < 0.2 and not self._world.is_calm:
                seen.is_shut = False
                await self._request(node, lambda services: services.lobby.sit(table_id, self.id, Sit()))
        elif seen.info["status"] == "open":
            await self._before_the_start(node, table_id, seen.info)
        elif seen.info["status"] == "over":
            if self._rng.random() < 0.3 and not self._world.is_calm:
                await self._request(node, lambda services: services.lobby.rematch(table_id, self.id, Rematch()))
        else:
            await self._at_the_table(node, table_id, seen)

    def _choose_table(self, tables: list[str]) -> str:
        """Any of them; while all is well, the one not visited for longest, so that none waits just by bad luck."""
        if not self._world.is_calm:
            return self._rng.choice(tables)
        table_id = min(tables, key=lambda table_id: self._visits.index(table_id) if table_id in self._visits else -1)
        self._visits = [*(visited for visited in self._visits if visited != table_id), table_id]
        return table_id

    def _unfinished(self) -> list[str]:
        """Those where something can happen. While all is well, people go where they can do something."""
        if not self._world.is_calm and self._rng.random() < 0.3:
            return []
        going = {
            table_id: seen for table_id, seen in self.tables.items() if seen.info and seen.info["status"] != "over"
        }
        waiting = [table_id for table_id, seen in going.items() if seen.waits_for_me()] if self._world.is_calm else []
        return waiting or list(going)

    async def _before_the_start(self, node: "Node", table_id: str, info: dict[str, Any]) -> None:
        mine = [seat for seat in info["seats"] if seat["person"] == self.id]
        is_full = all(seat["kind"] != "open" for seat in info["seats"])
        if info["host"] == self.id and (is_full or self._world.is_calm or self._rng.random() < 0.1):
            await self._request(node, lambda services: services.lobby.start(table_id, self.id, Start(bot="medium")))
        elif not mine and not is_full:
            await self._request(node, lambda services: services.lobby.sit(table_id, self.id, Sit()))
        elif mine and info["host"] != self.id and self._rng.random() < 0.1 and not self._world.is_calm:
            await self._request(node, lambda services: services.lobby.leave(table_id, self.id, Leave()))

    async def _at_the_table(self, node: "Node", table_id: str, seen: Seen) -> None:
        what = "move" if self._world.is_calm else self._rng.choices(*HABITS)[0]
        if what == "move":
            await self._move(table_id, seen)
        elif what == "repeat" and self._last is not None:
            self._world.trace.fault("repeated_message", self.id)
            await self._send(*self._last)
        elif what == "take back":
            await self._take_back(table_id, seen)
        elif what == "nonsense":
            await self._nonsense(table_id, seen)
        elif what == "greet":
            await self._greet(table_id)
        elif what == "talk":
            await self._send({"type": "say", "table": table_id, "phrase": "hello"})
        elif what == "goodbye":
            await self._send({"type": "goodbye", "table": table_id})
            seen.info = None
            self._left[self._ref] = table_id
        elif what == "leave":
            await self._request(node, lambda services: services.lobby.leave(table_id, self.id, Leave()))
        elif what == "replace":
            wanted = SeatBot(self._rng.randrange(len(seen.info["seats"]) if seen.info else 1), "medium")
            await self._request(node, lambda services: services.lobby.replace(table_id, self.id, wanted))
        elif what == "go away":
            self._world.trace.fault("gone_away", self.id)
            raise Closed

    async def _move(self, table_id: str, seen: Seen) -> None:
        for seat, view in seen.views.items():
            if seat is None or seat not in view["acting"] or not view["legal"] or self._waits(table_id, seat):
                continue
            wish = Wish(table_id, seat, seen.numbers[seat], self._rng.choice(view["legal"]))
            await self._send(
                {"type": "move", "table": table_id, "seat": seat, "number": wish.seen, "move": wish.move}, wish
            )
            return

    async def _take_back(self, table_id: str, seen: Seen) -> None:
        for seat, view in seen.views.items():
            if seat is not None and seat in view["revocable"]:
                wish = Wish(table_id, seat, seen.numbers[seat], None)
                await self._send({"type": "withdraw", "table": table_id, "seat": seat, "number": wish.seen}, wish)
                return

    async def _nonsense(self, table_id: str, seen: Seen) -> None:
        """An old number, a move of somebody else, or one that nobody knows."""
        seat = self._rng.randrange(3)
        number = max(0, seen.numbers.get(seat, 0) - self._rng.randrange(4))
        view = seen.views.get(seat) or {}
        move = self._rng.choice([*view.get("legal", ()), "nonsense"])
        message = {"type": "move", "table": table_id, "seat": seat, "number": number, "move": move}
        await self._send(message, Wish(table_id, seat, number, move))

    def _waits(self, table_id: str, seat: int) -> bool:
        """Have I just sent a move for this seat? An answer that never comes is not waited for."""
        limit = asyncio.get_running_loop().time() - PATIENCE
        return any((wish.table, wish.seat) == (table_id, seat) and at > limit for wish, at in self._asked.values())

    async def _request(self, node: "Node", work: "Callable[[Services], Awaitable[Any]]") -> None:
        try:
            info = await node.request(work)
        except SplittableError as error:
            self._world.check_refusal(error.code, error.message)
        except ConnectionError:
            pass
        else:
            self._world.invite(info.id)
            seen = self.tables[info.id]
            if seen.info is None and any(seat.person == self.id for seat in info.seats):
                seen.is_shut = False  # as the page does: who has sat down comes in
                await self._greet(info.id)
