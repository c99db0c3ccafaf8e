"""One process of the server: its own code, started, stopped and killed."""

import asyncio
import contextlib
import random
import string
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from splittable.bots.worker import Question
from splittable.server.config import Config
from splittable.server.outside import Outside
from splittable.server.services import Services
from splittable.server.store import Store
from splittable.server.store.commits import Commit, PostgresCommit, SqliteCommit
from splittable.server.store.engine import open_engine
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.identity import Identities
from splittable.server.web.socket import socket as handler
from tests.simulation.database import Connection, Thread
from tests.simulation.jobs import SimulatedRunner
from tests.simulation.loop import Place, context_of
from tests.simulation.network import Line, ServerEnd
from tests.simulation.scenario import stream

if TYPE_CHECKING:
    from tests.simulation.world import World

SECRET = "not a secret, but long enough to sign cookies"
EPOCH = 1_800_000_000_000
GRACE_SECONDS = 5.0
RESTARTING = 1012
LETTERS = string.ascii_letters + string.digits


class SimulatedTimeAndChance(TimeAndChance):
    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.jumped = 0
        """By how many milliseconds the wall clock is wrong."""

    def now(self) -> int:
        return EPOCH + round(1000 * self.monotonic()) + self.jumped

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()

    def new_id(self, prefix: str) -> str:
        return f"{prefix}_{''.join(self.rng.choices(LETTERS, k=22))}"

    def new_code(self) -> str:
        letters = "".join(self.rng.choices("ABCDEFGHJKMNPQRSTUVWXYZ23456789", k=8))
        return f"{letters[:4]}-{letters[4:]}"


class SimulatedStore(Store):
    async def migrate(self) -> None:
        """The file has the newest schema; alembic would take longer than a whole run."""


class SimulatedOutside(Outside):
    def __init__(self, config: Config, world: "World", runner: SimulatedRunner) -> None:
        super().__init__(config)
        self._world = world
        self._runner = runner

    def store(self) -> Store:
        path = str(self._world.database.path)
        engine = self._postgres(path) if self._config.workers > 1 else open_engine(path, async_creator=self._connect)
        return SimulatedStore(path, engine)

    def commit(self, store: Store, worker: str, are_read: Callable[[], bool]) -> Commit:
        if self._config.workers > 1:
            return PostgresCommit(store, worker, are_read)
        commit = SqliteCommit(str(self._world.database.path))
        thread = Thread(self._world.database)
        thread.connection_of = lambda: commit.connection
        commit.thread = thread  # type: ignore[assignment]
        return commit

    async def listen(self) -> Any:
        return await self._world.switchboard.listen()

    def runner(self) -> SimulatedRunner:
        return self._runner

    def _postgres(self, path: str) -> AsyncEngine:
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{path}",
            async_creator=self._connect,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
            pool_size=8,
            max_overflow=0,
            pool_pre_ping=True,
        )

        def begin(connection: Any) -> None:
            if connection.get_execution_options().get("writes", False):
                connection.exec_driver_sql("BEGIN IMMEDIATE")

        event.listen(engine.sync_engine, "begin", begin)
        return engine

    async def _connect(self, *_: Any, **__: Any) -> Connection:
        await asyncio.sleep(0)
        if self._world.switchboard.is_down():
            raise ConnectionRefusedError("the database is not there")
        return Connection(self._world.database)


class Node(Place):
    def __init__(self, world: "World", index: int, life: int, jumped: int) -> None:
        super().__init__(f"node {index}.{life}")
        self._world = world
        self.index = index
        self.lines: dict[Line, None] = {}
        self._conversations: dict[asyncio.Task[None], None] = {}
        self._requests: dict[asyncio.Future[Any], None] = {}
        self.is_open = False
        self.context = context_of(self)
        self.time_and_chance = SimulatedTimeAndChance(stream(world.scenario.seed, "node", index, life))
        self.time_and_chance.jumped = jumped
        self.runner = SimulatedRunner(stream(world.scenario.seed, "bots", index, life), self._on_answer)
        self.services = self.context.run(self._services)
        self._identities = Identities(SECRET, False, self.time_and_chance)

    async def open(self) -> None:
        """Raises what the start ends with: the database may be gone."""
        await self.run(self.services.open())
        self.is_open = self.alive

    def kill(self) -> None:
        """Ends at once, wherever it is."""
        self.alive = self.is_open = False
        database = self._world.database
        for holder in [holder for holder in database.holders if holder.place is self]:
            holder.lose()
        for listener in [one for one in self._world.switchboard.listeners if one.place is self]:
            listener.terminate()
        self._hang_up()

    async def stop(self) -> None:
        """As on SIGTERM: sockets are closed, requests get their time, then the server closes."""
        self.is_open = False
        self.services.begin_stop()
        for line in tuple(self.lines):
            line.cut(RESTARTING)
        if self._conversations:
            await asyncio.wait(list(self._conversations), timeout=GRACE_SECONDS)
        await self.run(self.services.close())
        if self.alive:
            self.kill()

    def cookies(self, person: str) -> dict[str, str]:
        return {"splittable": self._identities.cookie_value(person)}

    def accept(self, line: Line, person: str) -> None:
        """A client has connected."""
        self.lines[line] = None
        end: Any = ServerEnd(line, self.cookies(person), lambda text: self._world.told(self, person, text))
        work = handler.fn(end, services=self.services, identities=self._identities)
        task = asyncio.get_running_loop().create_task(self._converse(line, work), context=self.context.copy())
        self._conversations[task] = None
        task.add_done_callback(lambda _: self._conversations.pop(task, None))

    async def request(self, work: Callable[[Services], Awaitable[Any]]) -> Any:
        """An HTTP request, without HTTP: there and back; ConnectionError if the process dies meanwhile."""
        rng = self._world.network_rng
        await asyncio.sleep(rng.uniform(0.001, 0.05))
        if not self.is_open:
            raise ConnectionRefusedError("no server")
        answer = asyncio.get_running_loop().create_future()
        self._requests[answer] = None

        async def carry_out() -> None:
            try:
                result = await work(self.services)
            except Exception as error:
                _settle(answer, error=error)
            else:
                _settle(answer, result)

        task = asyncio.get_running_loop().create_task(carry_out(), context=self.context.copy())
        self._conversations[task] = None
        task.add_done_callback(lambda _: self._conversations.pop(task, None))
        try:
            result = await answer
        finally:
            self._requests.pop(answer, None)
        await asyncio.sleep(rng.uniform(0.001, 0.05))
        return result

    async def run(self, work: Awaitable[Any]) -> Any:
        """In this process; returns early if it dies meanwhile."""
        done = asyncio.get_running_loop().create_future()
        self._requests[done] = None

        async def carry_out() -> None:
            try:
                _settle(done, await work)
            except Exception as error:
                _settle(done, error=error)

        asyncio.get_running_loop().create_task(carry_out(), context=self.context.copy())
        with contextlib.suppress(ConnectionError):
            return await done

    async def _converse(self, line: Line, work: Awaitable[None]) -> None:
        try:
            await work
        finally:
            self.lines.pop(line, None)
            line.cut()

    def _hang_up(self) -> None:
        for line in tuple(self.lines):
            line.cut()
        for request in tuple(self._requests):
            _settle(request, error=ConnectionResetError("the server is gone"))

    def _on_answer(self, question: Question, move: str) -> None:
        self._world.bot_answers.append((question.game, question.seat, len(question.moves), move))

    def _services(self) -> Services:
        scenario = self._world.scenario
        several = scenario.workers > 1
        config = Config(
            database="postgresql://simulated" if several else str(self._world.database.path),
            secret=SECRET,
            workers=scenario.workers,
            bot_pause=(0.2, 1.5),
            away_after=3.0,
            limits=0,
        )
        return Services(config, self.time_and_chance, SimulatedOutside(config, self._world, self.runner))


def _settle(future: "asyncio.Future[Any]", result: Any = None, error: Exception | None = None) -> None:
    if not future.done():
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
