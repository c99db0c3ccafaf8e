"""Group commit: everything that arrives during a commit goes into the next one."""

import asyncio
import time
from collections.abc import Sequence

from splittable.server.store.commits import Batch, Commit, End
from splittable.server.store.faults import refused_if_broken
from splittable.server.store.rows import Row
from splittable.server.store.store import Changed
from splittable.server.wire.codes import Code, Refused

LARGEST_GROUP = 512


class Writer:
    """`write` returns when the rows are committed, and raises Changed if another worker wrote that number first."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self._waiting: list[Batch] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.groups = 0
        self.rows = 0
        self.seconds = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            task, self._task = self._task, None
            self._wake.set()
            await task
            self.commit.close()

    async def write(self, table_id: str, rows: Sequence[Row], end: End | None) -> None:
        if self._task is None:
            raise Refused(Code.STOPPING, "the server is shutting down; reconnect in a moment")
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
                await self._write(group)

    async def _write(self, group: list[Batch]) -> None:
        begin = time.perf_counter()
        try:
            with refused_if_broken():
                await self.commit(group)
        except Changed as changed:
            if len(group) == 1:
                _finish(group, changed)
            else:  # one of them was overtaken: write each one separately
                for batch in group:
                    await self._write([batch])
        except Exception as error:
            _finish(group, error)
        else:
            self.groups += 1
            self.rows += sum(len(batch.rows) for batch in group)
            self.seconds += time.perf_counter() - begin
            _finish(group, None)


def _finish(group: list[Batch], error: Exception | None) -> None:
    for batch in group:
        if batch.done.done():
            continue
        if error is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(error)
