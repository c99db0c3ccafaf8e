"""Writes a group of batches to the log: one transaction, and Changed if a number is already taken."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from splittable.server.store import schema
from splittable.server.store.engine import prepare_sqlite
from splittable.server.store.rows import Row
from splittable.server.store.store import Changed, Store, move_values

CHANNEL = "splittable"
MOST_NAMED = 100  # tables in a notice: PostgreSQL takes 8000 bytes


class End(NamedTuple):
    """How a game ended."""

    at: int
    scores: list[int]
    winners: list[int]


class Batch(NamedTuple):
    """The rows of one accepted move: the move and the chance it led to. They are written together or not at all."""

    table_id: str
    rows: Sequence[Row]
    end: End | None
    done: "asyncio.Future[None]"


class Commit(Protocol):
    async def __call__(self, group: list[Batch]) -> None: ...
    def close(self) -> None: ...


class PostgresCommit:
    """`worker`: the name in notices to other workers, which are sent only if `are_read`."""

    def __init__(self, store: Store, worker: str, are_read: Callable[[], bool]) -> None:
        self._store = store
        self._worker = worker
        self._are_read = are_read

    async def __call__(self, group: list[Batch]) -> None:
        values: list[dict[str, Any]] = []
        for batch in group:
            values += move_values(batch.table_id, batch.rows)
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(schema.moves), values)
                for table_id, end in [(batch.table_id, batch.end) for batch in group if batch.end]:
                    c = schema.tables.c
                    ended = {"status": "over", "ended_at": end.at, "scores": end.scores, "winners": end.winners}
                    change = update(schema.tables).where(c.id == table_id)
                    await connection.execute(change.values(**ended, revision=c.revision + 1))
                    seats = update(schema.seats).where(schema.seats.c.table_id == table_id)
                    await connection.execute(seats.values(ended_at=end.at))
                if self._are_read():
                    notices = [{"channel": CHANNEL, "payload": notice} for notice in self._notices(group)]
                    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), notices)
        except IntegrityError:
            raise Changed from None

    def close(self) -> None:
        """The store closes its connections itself."""

    def _notices(self, group: list[Batch]) -> list[str]:
        tables = list(dict.fromkeys(batch.table_id for batch in group))
        some = [tables[first : first + MOST_NAMED] for first in range(0, len(tables), MOST_NAMED)]
        return [f"{self._worker} log {' '.join(ids)}" for ids in some]


class SqliteCommit:
    """A separate connection and thread: one round trip per group, and the event loop never waits."""

    INSERT = str(insert(schema.moves).compile(dialect=sqlite.dialect()))
    END = "UPDATE tables SET status='over', ended_at=?, scores=?, winners=?, revision=revision+1 WHERE id=?"
    END_SEATS = "UPDATE seats SET ended_at=? WHERE table_id=?"

    def __init__(self, path: str) -> None:
        self._path = path
        self.connection: sqlite3.Connection | None = None
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-log")

    async def __call__(self, group: list[Batch]) -> None:
        rows = [(batch.table_id, *row) for batch in group for row in batch.rows]
        ended = [(batch.table_id, batch.end) for batch in group if batch.end]
        ends = [(end.at, _json(end.scores), _json(end.winners), table_id) for table_id, end in ended]
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, rows, ends)

    def close(self) -> None:
        self.thread.submit(self._disconnect).result()
        self.thread.shutdown()

    def _write(self, rows: list[tuple[Any, ...]], ends: list[tuple[Any, ...]]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self._path)
            prepare_sqlite(self.connection)
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(self.INSERT, rows)
            connection.executemany(self.END, ends)
            connection.executemany(self.END_SEATS, [(at, table_id) for at, _, _, table_id in ends])
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Changed from None
            raise

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
