"""Notices between the workers of one server, by PostgreSQL's LISTEN and NOTIFY.

A notice says that something changed, never what: the receiver reads the database. So no secret is sent, and the next
notice makes up for a lost one. A single process needs none.
"""

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from splittable.core.errors import SplittableError
from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.hub import Hub
from splittable.server.store import Store
from splittable.server.store.commits import CHANNEL
from splittable.server.table.announcer import Announcer
from splittable.server.table.rooms import Rooms

log = logging.getLogger(__name__)

SLOTS = 0x5B117AB1E0000
SILENT_SECONDS = 60.0
RECONNECT_SECONDS = 1.0
MOST_NAMED = 200  # persons in a notice: PostgreSQL takes 8000 bytes; players come first


class Notices:
    """The only worker: it drives every table and notifies nobody."""

    on_new_slot: Callable[[], None] = staticmethod(lambda: None)

    def drives(self, table_id: str) -> bool:
        """Does this worker move for the bots and clocks of a table?"""
        return True

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def beat(self) -> None:
        """Called every few seconds."""

    def tell_change(self, table_id: str) -> None:
        pass

    def tell_presence(self, table_id: str) -> None:
        pass

    def ask_presence(self, table_id: str) -> None:
        """The first watcher of a table here: ask the others who is there."""

    def tell_chat(self, table_id: str, line: int) -> None:
        pass


class PostgresNotices(Notices):
    """One of several workers. Each holds a slot (a lock that is released when it dies) and drives its share."""

    def __init__(
        self,
        worker: str,
        listen: Callable[[], Awaitable[Any]],
        workers: int,
        store: Store,
        rooms: Rooms,
        hub: Hub,
        attendance: Attendance,
        announcer: Announcer,
    ) -> None:
        self.worker = worker
        self._listen = listen
        self._workers = workers
        self._store = store
        self._rooms = rooms
        self._hub = hub
        self._attendance = attendance
        self._announcer = announcer
        self._slot: int | None = None
        self._connection: asyncpg.Connection[Any] | None = None
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}

    def drives(self, table_id: str) -> bool:
        return self._slot is not None and zlib.crc32(table_id.encode()) % self._workers == self._slot

    async def start(self) -> None:
        self._spawn(self._keep_connected())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    def beat(self) -> None:
        self._outgoing.put_nowait("alive")
        for table_id in self._hub.watched_tables():
            self.tell_presence(table_id)
        limit = asyncio.get_running_loop().time() - SILENT_SECONDS
        for worker in [worker for worker, at in self._heard.items() if at < limit]:
            del self._heard[worker]
            for table_id in self._attendance.forget_worker(worker):
                self._pass_on_presence(table_id)

    def tell_change(self, table_id: str) -> None:
        self._outgoing.put_nowait(f"change {table_id}")

    def tell_presence(self, table_id: str) -> None:
        room = self._rooms.loaded(table_id)
        seated = {seat.person for seat in room.row.seats} if room else set()
        persons = sorted(self._attendance.here(table_id), key=lambda person: person not in seated)
        self._outgoing.put_nowait(f"here {table_id} {' '.join(persons[:MOST_NAMED])}")

    def ask_presence(self, table_id: str) -> None:
        self._outgoing.put_nowait(f"who {table_id}")

    def tell_chat(self, table_id: str, line: int) -> None:
        self._outgoing.put_nowait(f"chat {table_id} {line}")

    async def _keep_connected(self) -> None:
        while True:
            try:
                await self._serve()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("lost the notices; connecting again", extra={"reason": type(error).__name__})
            self._slot = None
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _serve(self) -> None:
        """Listen, take a slot, and send pending notices, until the connection breaks."""
        connection = self._connection = await self._listen()
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
            # Catch up on what happened while not listening.
            for table_id in self._hub.watched_tables():
                self._spawn(self._follow(table_id))
            while True:
                if self._slot is None:
                    await self._take_slot(connection)
                try:
                    notice = await asyncio.wait_for(self._outgoing.get(), timeout=2.0)
                except TimeoutError:
                    continue
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.worker} {notice}")
        finally:
            connection.terminate()

    async def _take_slot(self, connection: "asyncpg.Connection[Any]") -> None:
        for slot in range(self._workers):
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", SLOTS + slot):
                self._slot = slot
                log.info("drives a share of the tables", extra={"slot": slot, "of": self._workers})
                self.on_new_slot()
                return

    def _on_notice(self, _: object, __: int, ___: str, payload: object) -> None:
        sender, kind, *rest = str(payload).split(" ")
        if sender == self.worker:
            return
        self._heard[sender] = asyncio.get_running_loop().time()
        if kind in ("log", "change"):
            self._spawn(self._follow(rest[0]))
        elif kind == "chat":
            self._spawn(self._pass_on_chat(rest[0], int(rest[1])))
        elif kind == "here":
            self._attendance.hear_from(sender, rest[0], filter(None, rest[1:]))
            self._pass_on_presence(rest[0])
        elif kind == "who" and self._hub.is_watched(rest[0]):
            self.tell_presence(rest[0])

    def _pass_on_presence(self, table_id: str) -> None:
        if room := self._rooms.loaded(table_id):
            self._announcer.tell_presence(room)

    async def _follow(self, table_id: str) -> None:
        try:
            if self.drives(table_id):
                await self._rooms.room(table_id)
            await self._rooms.follow(table_id)
        except SplittableError as error:
            log.warning("can't follow a table", extra={"table": table_id, "reason": error.code})

    async def _pass_on_chat(self, table_id: str, number: int) -> None:
        if self._hub.is_watched(table_id) and (line := await self._store.chat_line(number)):
            self._announcer.tell_chat(table_id, line)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
