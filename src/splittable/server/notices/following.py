"""Reads what other workers have written: everything noticed while one query runs is read by the next one."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from splittable.core.errors import SplittableError
from splittable.server.store import Row, Store
from splittable.server.table.rooms import Rooms

log = logging.getLogger(__name__)


class Following:
    """`drives`: is this worker responsible for a table? Those that it neither has nor drives don't concern it."""

    def __init__(self, store: Store, rooms: Rooms, drives: Callable[[str], bool]) -> None:
        self._store = store
        self._rooms = rooms
        self._drives = drives
        self._noticed: set[str] = set()
        self._only_people: set[str] = set()
        """Tables of this worker's share where no program moves: the workers of their people do everything."""
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def notice(self, tables: Iterable[str]) -> None:
        """Others have written to the logs of these tables."""
        self._noticed.update(tables)
        self._wake.set()

    async def run(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                noticed, self._noticed = self._noticed, set()
                try:
                    await self._read(noticed)
                except SplittableError as error:
                    log.warning("can't follow tables", extra={"tables": len(noticed), "reason": error.code})
                except Exception:
                    log.exception("can't follow tables; a later check makes up for it")
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self) -> None:
        """Notices may have been missed: programs may have to move at tables where they didn't before."""
        self._only_people.clear()

    async def _read(self, noticed: set[str]) -> None:
        playing, driven = {}, []
        for table_id in noticed:
            room = self._rooms.loaded(table_id)
            if room is not None and room.table is not None:
                playing[table_id] = room.table.number
            elif room is not None or self._rooms.is_loading(table_id):
                self._spawn(self.follow(table_id))
            elif table_id not in self._only_people and self._drives(table_id):
                driven.append(table_id)
        if driven:
            await self._load_for_programs(driven)
        for table_id, rows in (await self._store.logs(playing)).items():
            self._spawn(self._take(table_id, rows))

    async def follow(self, table_id: str) -> None:
        """Read all of one table."""
        self._only_people.discard(table_id)
        try:
            if self._rooms.is_loading(table_id):
                await self._rooms.room(table_id)  # it may have been read before the change: read again
            if self._rooms.loaded(table_id) is not None:
                await self._rooms.follow(table_id)
            elif self._drives(table_id):
                await self._load_for_programs([table_id])
        except SplittableError as error:
            log.warning("can't follow a table", extra={"table": table_id, "reason": error.code})

    async def _load_for_programs(self, tables: Sequence[str]) -> None:
        """Load those where a program may have to move. The others are noted before the answer, so that a change of
        their seats in the meantime takes them off again."""
        self._only_people.update(tables)
        try:
            found = await self._store.running_with_programs(tables)
        except SplittableError:
            self._only_people.difference_update(tables)
            raise
        self._only_people.difference_update(found)
        for table_id in found:
            self._spawn(self._load(table_id))

    async def _load(self, table_id: str) -> None:
        try:
            await self._rooms.room(table_id)
        except SplittableError as error:
            log.warning("can't load a table", extra={"table": table_id, "reason": error.code})

    async def _take(self, table_id: str, rows: Sequence[Row]) -> None:
        try:
            await self._rooms.follow_log(table_id, rows)
        except SplittableError as error:
            log.warning("can't follow a table", extra={"table": table_id, "reason": error.code})

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
