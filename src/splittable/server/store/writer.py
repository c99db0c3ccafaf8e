"""Group commit: all that is to be written while a commit is under way goes into the next one."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from splittable.server.store import shape
from splittable.server.store.rows import Row
from splittable.server.store.store import Changed, Store, move_values

LARGEST_GROUP = 512
CHANNEL = "splittable"


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


class Writer:
    """`write` returns when the rows are committed, and raises Changed if another worker wrote that number first."""

    def __init__(self, store: Store, worker: str = "") -> None:
        """`worker`: the name under which other workers are told of what is written; "" if there are none."""
        self._store = store
        self._worker = worker
        self._waiting: list[Batch] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.groups = 0
        self.rows = 0
        self.seconds = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            task, self._task = self._task, None
            self._wake.set()
            await task

    async def write(self, table_id: str, rows: Sequence[Row], end: End | None) -> None:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Batch(table_id, rows, end, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                await self._commit(group)

    async def _commit(self, group: list[Batch]) -> None:
        begin = time.perf_counter()
        try:
            async with self._store.writing() as connection:
                await self._insert(connection, group)
        except IntegrityError:
            if len(group) == 1:
                _finish(group, Changed())
            else:  # somebody was overtaken: let each stand alone
                for batch in group:
                    await self._commit([batch])
        except Exception as error:
            _finish(group, error)
        else:
            self.groups += 1
            self.seconds += time.perf_counter() - begin
            self.rows += sum(len(batch.rows) for batch in group)
            _finish(group, None)

    async def _insert(self, connection: AsyncConnection, group: list[Batch]) -> None:
        values: list[dict[str, Any]] = []
        for batch in group:
            values += move_values(batch.table_id, batch.rows)
        await connection.execute(insert(shape.moves), values)
        for batch in group:
            if batch.end is not None:
                ended = {"status": "over", "ended_at": batch.end.at}
                result = {"scores": batch.end.scores, "winners": batch.end.winners}
                c = shape.tables.c
                change = update(shape.tables).where(c.id == batch.table_id)
                await connection.execute(change.values(**ended, **result, revision=c.revision + 1))
        if self._worker:
            notices = [{"channel": CHANNEL, "payload": f"{self._worker} log {batch.table_id}"} for batch in group]
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), notices)


def _finish(group: list[Batch], error: Exception | None) -> None:
    for batch in group:
        if batch.done.done():
            continue
        if error is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(error)
