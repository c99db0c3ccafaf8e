"""The database of a run: real SQLite in a real file, so every statement means what it means. Simulated are how long
things take, who waits for whom, and what a fault leaves.

With one process it is the server's SQLite file. With several it plays PostgreSQL: each statement sees what was
committed before it, `pg_notify` speaks when its transaction commits, and connections can get lost at any moment.
"""

import asyncio
import random
import sqlite3
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.simulation.loop import PLACE, Place
from tests.simulation.trace import Trace

SECTOR = 512
SYNCED_ON_COMMIT = 2  # PRAGMA synchronous=FULL
LOST = "connection closed: the server went away"


class Holder:
    """Whatever can hold the lock of the one writer."""

    place: Place
    lost = False
    has_written = False

    def lose(self) -> None:
        """The connection is gone, at whatever it was."""
        self.lost = True


class Database:
    def __init__(self, folder: Path, template: bytes, rng: random.Random, trace: Trace, is_alone: bool) -> None:
        self._is_alone = is_alone
        self._flushed = asyncio.Event()
        self._flushed.set()
        self.trace = trace
        self.rng = rng
        self.slow_until = self.refuse_until = 0.0
        self.holders: dict[Holder, None] = {}
        self.on_notify: Callable[[list[str]], None] = lambda notices: None
        self.on_stored: Callable[[sqlite3.Connection], None] = lambda reader: None
        self._folder = folder
        self._generation = 0
        self._holder: Holder | None = None
        self._waiting: deque[tuple[Holder, asyncio.Future[None]]] = deque()
        self._unsynced: int | None = None
        self._flushes = True
        self.path.write_bytes(template)
        self._reader = self._read()

    @property
    def path(self) -> Path:
        return self._folder / f"{self._generation}.sqlite"

    @property
    def reader(self) -> sqlite3.Connection:
        """For those who check: what is stored."""
        return self._reader

    def close(self) -> None:
        for holder in tuple(self.holders):
            holder.lose()
        self._reader.close()

    async def pause(self) -> None:
        slow = asyncio.get_running_loop().time() < self.slow_until
        await asyncio.sleep(self.rng.uniform(0.05, 0.8) if slow else self.rng.uniform(0.0001, 0.004))

    def check_may_write(self) -> None:
        if asyncio.get_running_loop().time() < self.refuse_until and self.rng.random() < 0.7:
            self.trace.counts["writes refused"] += 1
            raise sqlite3.OperationalError("database or disk is full")

    async def take(self, holder: Holder) -> None:
        """Wait until this is the one that writes."""
        if self._holder is None:
            self._holder = holder
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((holder, turn))
        try:
            await turn
        except asyncio.CancelledError:
            self.release(holder)
            raise

    def release(self, holder: Holder) -> None:
        if self._holder is not holder:
            return
        self._holder = None
        while self._waiting and self._holder is None:
            following, turn = self._waiting.popleft()
            if not turn.done() and following.place.alive:
                self._holder = following
                turn.set_result(None)

    @property
    def holder(self) -> Holder | None:
        return self._holder

    # A commit: written, then on disk, then known to the one who asked

    def written(self, connection: sqlite3.Connection, before: int) -> None:
        """A commit is in the file; unless it is flushed, a power cut can take it or leave a part of it.

        SQLite shows it to others only after the flush. PostgreSQL has flushed it before anyone sees it.
        """
        if not self._is_alone:
            self.stored()
            return
        self._flushed.clear()
        if self._unsynced is None:
            self._unsynced = before
        if connection.execute("PRAGMA synchronous").fetchone()[0] >= SYNCED_ON_COMMIT:
            return
        self._flushes = False

    def stored(self) -> None:
        """The commit is on disk."""
        self._flushed.set()
        if self._flushes:
            self._unsynced = None
        self.on_stored(self._reader)

    async def flushed(self) -> None:
        await self._flushed.wait()

    def log_size(self) -> int:
        log = self._log(self.path)
        return log.stat().st_size if log.exists() else 0

    def lose_power(self) -> None:
        """What was not flushed is lost, or torn; everything else is there at the next start."""
        data, log = self.path.read_bytes(), self._log(self.path)
        tail = log.read_bytes() if log.exists() else b""
        if self._unsynced is not None:
            tail = tail[: self._unsynced] + self._torn(tail[self._unsynced :])
            self._unsynced = None
        self._flushed.set()
        self._generation += 1
        for holder in tuple(self.holders):
            holder.has_written = False  # who knows
            holder.lose()
        self.path.write_bytes(data)
        self._log(self.path).write_bytes(tail)
        self._reader.close()
        self._reader = self._read()
        self.on_stored(self._reader)

    def _torn(self, tail: bytes) -> bytes:
        self.trace.counts["torn writes"] += 1
        match self.rng.randrange(4):
            case 0:
                return b""
            case 1:
                return tail
            case 2:
                return tail[: self.rng.randrange(len(tail) + 1)]
            case _:
                parts = (tail[at : at + SECTOR] for at in range(0, len(tail), SECTOR))
                return b"".join(part if self.rng.random() < 0.7 else bytes(len(part)) for part in parts)

    def _log(self, path: Path) -> Path:
        return path.with_name(path.name + "-wal")

    def _read(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, timeout=0)


class Thread(Holder):
    """Runs the commits of `SqliteCommit`, one after the other, in simulated time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.place = PLACE.get()
        self.connection_of: Callable[[], sqlite3.Connection | None] = lambda: None
        database.holders[self] = None

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        database = self._database
        await database.take(self)
        try:
            await database.pause()
            database.check_may_write()
            before = database.log_size()
            result = work(*args)
            connection = self.connection_of()
            assert connection is not None
            database.written(connection, before)
            self.has_written = True
            await database.pause()
            self.has_written = False
            database.stored()
            return result
        finally:
            database.release(self)

    def submit(self, work: Callable[[], Any]) -> "Thread":
        work()
        return self

    def result(self) -> None:
        pass

    def shutdown(self) -> None:
        self._database.holders.pop(self, None)

    def lose(self) -> None:
        super().lose()
        connection = self.connection_of()
        if connection is not None:
            connection.close()
        if self.has_written:  # the process ends, the operating system does not
            self._database.stored()
        self._database.holders.pop(self, None)
        self._database.release(self)


class Connection(Holder):
    """What SQLAlchemy expects of aiosqlite's connections."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.place = PLACE.get()
        self.raw = sqlite3.connect(database.path, isolation_level=None, timeout=0)
        self.raw.execute("PRAGMA foreign_keys=ON")
        self.raw.create_function("pg_notify", 2, lambda channel, payload: self._notices.append(payload))
        self._notices: list[str] = []
        self._conn = self.raw
        self._connection: sqlite3.Connection | None = self.raw
        self._tx = self  # aiosqlite's queue to its thread: SQLAlchemy sets the isolation level through it
        self.isolation_level = None
        database.holders[self] = None

    def put_nowait(self, order: "tuple[asyncio.Future[Any], Callable[[], Any]]") -> None:
        future, work = order
        future.set_result(work())

    async def create_function(self, *args: Any, **options: Any) -> None:
        self.raw.create_function(*args, **options)

    def cursor(self) -> "Cursor":
        return Cursor(self, self.raw.cursor())

    async def do(self, work: Callable[[], Any]) -> Any:
        await self._database.pause()
        await self._database.flushed()
        self.check()
        return work()

    def check(self) -> None:
        if self.lost:
            raise sqlite3.OperationalError(LOST)

    async def begin_writing(self, work: Callable[[], Any]) -> Any:
        self.check()
        await self._database.take(self)
        try:
            return await self.do(work)
        except BaseException:
            self._database.release(self)
            raise

    async def commit(self) -> None:
        self.check()
        if not self.raw.in_transaction:
            return
        if self._database.holder is not self:  # it has only read
            self.raw.commit()
            return
        database = self._database
        await database.pause()
        self.check()
        try:
            database.check_may_write()
        except sqlite3.Error:
            await self.rollback()
            raise
        before = database.log_size()
        self.raw.commit()
        self.has_written = True
        database.written(self.raw, before)
        self._notices, notices = [], self._notices
        database.on_notify(notices)
        await database.pause()
        self.check()
        self._finish()

    async def rollback(self) -> None:
        if not self.lost:
            self._notices.clear()
            if self.raw.in_transaction:
                self.raw.rollback()
            self._database.release(self)

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if not self.lost:
            self.lose()

    def lose(self) -> None:
        super().lose()
        if self.raw.in_transaction:
            self.raw.rollback()
        self.raw.close()
        self._connection = None
        self._database.holders.pop(self, None)
        self._finish()

    def _finish(self) -> None:
        if self.has_written:
            self.has_written = False
            self._database.stored()
        self._database.release(self)


class Cursor:
    def __init__(self, connection: Connection, raw: sqlite3.Cursor) -> None:
        self._connection = connection
        self._raw = raw
        self.arraysize = 1

    async def __aenter__(self) -> "Cursor":
        return self

    @property
    def description(self) -> Any:
        return self._raw.description

    @property
    def rowcount(self) -> int:
        return self._raw.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._raw.lastrowid

    async def execute(self, statement: str, values: Any = ()) -> "Cursor":
        def work() -> Any:
            return self._raw.execute(statement, values)

        await (self._connection.begin_writing if statement == "BEGIN IMMEDIATE" else self._connection.do)(work)
        return self

    async def executemany(self, statement: str, values: Any) -> "Cursor":
        if statement.startswith("SELECT"):  # PostgreSQL lets one notify many times
            for one in values:
                await self.execute(statement, one)
                await self.fetchall()
        else:
            await self._connection.do(lambda: self._raw.executemany(statement, values))
        return self

    async def fetchall(self) -> list[Any]:
        return self._raw.fetchall()

    async def close(self) -> None:
        if not self._connection.lost:
            self._raw.close()
