"""One run: processes of the server, people, a database and a network, from a scenario to the checks at its end."""

import asyncio
import logging
import random
import shutil
import sqlite3
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from splittable.server.wire.codes import Refused
from tests.simulation.database import Database
from tests.simulation.faults import heal, inject
from tests.simulation.invariants import check_all
from tests.simulation.loop import Endless, Place, SimulatedLoop
from tests.simulation.node import Node
from tests.simulation.people import Person, Seen
from tests.simulation.postgres import Switchboard
from tests.simulation.scenario import Scenario, stream
from tests.simulation.tables import prepare
from tests.simulation.template import template
from tests.simulation.trace import Broken, Trace

CALM_SECONDS = 12.0  # a worker looks every 5 s for what it has not heard of
QUIET_SECONDS = 12.0  # people of a worker that ended count for up to 10 s
FLIGHT_SECONDS = 0.3  # after which everybody has heard what was stored
RESTART_SECONDS = 1.0  # a supervisor starts a process again that could not start


class Told(NamedTuple):
    """A position that the server sent to somebody."""

    person: str
    at: float
    message: dict[str, Any]


class Outcome(NamedTuple):
    scenario: Scenario
    broken: Broken | None
    trace: Trace


class World:
    def __init__(self, scenario: Scenario, folder: Path, keep: bool = False) -> None:
        seed = scenario.seed
        self.scenario = scenario
        self.place = Place("world")
        self.loop = SimulatedLoop(stream(seed, "loop"), self.place)  # type: ignore[abstract]
        self.loop.on_trouble = self._on_trouble
        self.trace = Trace(self.loop.time, keep)
        self.network_rng: random.Random = stream(seed, "network")
        self.switchboard = Switchboard(stream(seed, "notices"), self.trace)
        self.database = Database(folder, template(), stream(seed, "database"), self.trace, scenario.workers == 1)
        self.database.on_notify = self.switchboard.notify
        self.database.on_stored = self._on_stored
        self.jumped = [0] * scenario.workers
        self.nodes: dict[int, Node] = {}
        self.people: list[Person] = []
        self.told_positions: list[Told] = []
        self.bot_answers: list[tuple[str, int, int, str]] = []
        self.numbers: dict[str, int] = {}
        self.revisions: dict[str, int] = {}
        self.written_at: dict[tuple[str, int], float] = {}
        self.begun: dict[str, int] = {}
        """With how many rows each table began."""
        self.played_by_bots: set[tuple[str, int]] = set()
        """Seats for which a bot was to play at some time."""
        self._stored_at = 0.0
        self.is_calm = self.is_quiet = False
        self._lives: dict[int, int] = defaultdict(int)
        self._failure: Broken | None = None

    async def story(self) -> None:
        for index in range(self.scenario.workers):
            await self._start(index)
        self.people = [Person(self, index) for index in range(self.scenario.people)]
        await prepare(self)
        for person in self.people:
            self._spawn(person.live())
        for fault in self.scenario.faults:
            await self._pass_time(fault.at)
            inject(self, fault)
        await self._pass_time(self.scenario.seconds)
        heal(self)
        self.is_calm = True
        self.trace.note("world", "is calm")
        await self._until_all_run()
        before = dict(self.numbers)
        await self._pass_time(self.loop.time() + CALM_SECONDS)
        self.is_quiet = True
        await self._pass_time(self.loop.time() + QUIET_SECONDS)
        await self._until_all_is_told()
        check_all(self, before)

    # Processes

    def some_node(self, rng: random.Random) -> Node | None:
        there = [node for _, node in sorted(self.nodes.items()) if node.is_open]
        return rng.choice(there) if there else None

    def lose(self, node: Node, seconds: float) -> None:
        """A process is gone; another one starts in its place after a while."""
        if self.nodes.get(node.index) is node:
            del self.nodes[node.index]
            self._spawn(self._start(node.index, seconds))

    def replace(self, node: Node) -> None:
        async def stop() -> None:
            await node.stop()
            if not node.alive:
                self.lose(node, 0.05)

        self._spawn(stop())

    async def _start(self, index: int, seconds: float = 0.0) -> None:
        await asyncio.sleep(seconds)
        self._lives[index] += 1
        node = Node(self, index, self._lives[index], self.jumped[index])
        self.nodes[index] = node
        try:
            await node.open()
        except Refused as refused:
            self.check_refusal(refused.code, refused.message)
            self.trace.note(node.name, "can't start")
            self.lose(node, RESTART_SECONDS)
            node.kill()

    async def _until_all_run(self) -> None:
        while len(self.nodes) < self.scenario.workers or not all(node.is_open for node in self.nodes.values()):
            await self._pass_time(self.loop.time() + 0.1)

    async def _until_all_is_told(self) -> None:
        """Bots go on: wait for a moment in which nothing can be in flight any more."""
        limit = self.loop.time() + QUIET_SECONDS
        while self.loop.time() < min(limit, self._stored_at + FLIGHT_SECONDS):
            await self._pass_time(self.loop.time() + 0.05)

    # What is seen from outside

    def invite(self, table_id: str) -> None:
        """Everybody learns of a table."""
        for person in self.people:
            person.tables.setdefault(table_id, Seen())

    def told(self, node: Node, person: str, text: str) -> dict[str, Any]:
        """The server sends something: what it tells must be stored."""
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        if kind in ("snapshot", "update"):
            self.trace.counts["checked stored before told"] += 1
            stored = self.numbers.get(message["table"], 0)
            if message["number"] > stored:
                self.fail(Broken("stored before told", f"told {message['number']}, {stored} rows are stored"))
            self.told_positions.append(Told(person, self.loop.time(), message))
        elif kind == "table":
            self.trace.counts["checked stored before told"] += 1
            info = message["table"]
            if info["revision"] > self.revisions.get(info["id"], -1):
                self.fail(Broken("stored before told", f"told revision {info['revision']} of {self.revisions}"))
        elif kind == "refused":
            self.check_refusal(message["code"], message["message"])
        return message

    def check_refusal(self, code: str, message: str) -> None:
        self.trace.counts["checked no internal error"] += 1
        if code == "server/error":
            self.fail(Broken("no internal error", message))

    def fail(self, broken: Broken) -> None:
        if self._failure is None:
            self.trace.note("world", f"BROKEN {broken}")
            self._failure = broken

    def _on_stored(self, reader: sqlite3.Connection) -> None:
        numbers = dict(reader.execute("SELECT table_id, MAX(number) FROM moves GROUP BY table_id").fetchall())
        now = self._stored_at = self.loop.time()
        for table_id, number in numbers.items():
            for new in range(self.numbers.get(table_id, 0) + 1, number + 1):
                self.written_at[table_id, new] = now
        self.numbers = numbers
        self.revisions = dict(reader.execute("SELECT id, revision FROM tables").fetchall())
        programs = "SELECT table_id, seat FROM seats WHERE bot IS NOT NULL OR stand_in IS NOT NULL"
        self.played_by_bots.update(reader.execute(programs).fetchall())
        self.trace.note("database", f"stored {sum(numbers.values())}")

    def _on_trouble(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, Exception) and "never retrieved" not in context["message"]:
            self.fail(Broken("no internal error", f"{context['message']}: {error!r}"))

    async def _pass_time(self, until: float) -> None:
        """Time passes in small steps, so that a failure ends the run soon."""
        while (left := until - self.loop.time()) > 0:
            await asyncio.sleep(min(left, 0.5))
            if self._failure is not None:
                raise self._failure

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(self._on_end)

    def _on_end(self, task: "asyncio.Task[None]") -> None:
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self.loop.on_trouble({"message": "the simulation failed", "exception": error})


def run(scenario: Scenario, keep: bool = False) -> Outcome:
    """Runs a scenario to its end or to the first broken invariant."""
    folder = Path(tempfile.mkdtemp(prefix="simulation-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    logging.disable(logging.CRITICAL)
    world = World(scenario, folder, keep)
    broken: Broken | None = None
    try:
        world.loop.run(world.story())
    except Broken as found:
        broken = found
    except Endless as found:
        broken = Broken("the run ends", str(found))
    finally:
        world.database.close()
        world.loop.bury()
        logging.disable(logging.NOTSET)
        shutil.rmtree(folder, ignore_errors=True)
    return Outcome(scenario, broken, world.trace)
