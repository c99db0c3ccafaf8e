"""Notices between the workers of all nodes, by PostgreSQL's LISTEN and NOTIFY.

A notice says that something changed, never what: the receiver reads the database. So no secret is sent, and a lost
notice is made up for by the next one, by the check after a broken line, or by the check every few seconds.
"""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from splittable.core.errors import SplittableError
from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.hub import Hub
from splittable.server.notices.company import Company
from splittable.server.notices.following import Following
from splittable.server.notices.line import PostgresLine
from splittable.server.notices.notices import Notices
from splittable.server.store import Store
from splittable.server.table.announcer import Announcer
from splittable.server.table.rooms import Rooms

log = logging.getLogger(__name__)

BEAT_SECONDS = 0.5
BEATS_A_REPORT = 10
LARGEST_REPORT = 7500  # bytes; a notice takes 8000
CHECK_SECONDS = 5.0
CHECKS_A_FORGETTING = 12
SETTLE_SECONDS = 0.5  # how long a new worker listens before it drives tables: the others say at once that they live
LEAVE_SECONDS = 10.0  # how long a worker that ends may still have people
CUT_OFF_SECONDS = 4.0  # without the others for so long, people are better off with them
MOST_NAMED = 200  # persons in a notice: PostgreSQL takes 8000 bytes; players come first
MOST_CHECKED = 500
CHAT_OVERLAP = 50  # lines are not committed in the order of their numbers; clients know those that they have


class PostgresNotices(Notices):
    """One of several workers, on this machine or others; any number, and they come and go."""

    def __init__(
        self,
        worker: str,
        listen: Callable[[], Awaitable[Any]],
        clock: Callable[[], float],
        store: Store,
        rooms: Rooms,
        hub: Hub,
        attendance: Attendance,
        announcer: Announcer,
    ) -> None:
        super().__init__()
        self._clock = clock
        self._store = store
        self._rooms = rooms
        self._hub = hub
        self._attendance = attendance
        self._announcer = announcer
        self._company = Company(worker, clock)
        self._following = Following(store, rooms, self.drives)
        self._line = PostgresLine(worker, listen, clock, self._hear, self._opened, self._lost)
        self._leaving: dict[str, float] = {}
        """worker → since when it is ending"""
        self._is_settled = False
        self._is_leaving = False
        self._had_company = False
        self._chat_line = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def drives(self, table_id: str) -> bool:
        return self._is_settled and not self._is_leaving and self._company.drives(table_id)

    def others(self) -> dict[str, dict[str, Any]]:
        return self._company.figures()

    def are_read(self) -> bool:
        """Is there anybody to notify, as far as this worker knows?"""
        return not self._is_settled or not self._company.is_alone

    async def start(self) -> None:
        self._chat_line = await self._store.newest_chat_line()
        self._line.start()
        self._spawn(self._following.run())
        self._spawn(self._beat())
        self._spawn(self._check_again_and_again())

    def begin_stop(self) -> None:
        self._is_leaving = True
        self._line.send("bye")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._line.stop()

    def tell_change(self, table_id: str) -> None:
        self._line.send(f"change {table_id}")

    def tell_presence(self, table_id: str) -> None:
        if not self._line.is_open or not self.are_read():
            return  # all is told when the line opens, or when somebody comes
        room = self._rooms.loaded(table_id)
        seated = {seat.person for seat in room.row.seats} if room else set()
        persons = sorted(self._attendance.here(table_id), key=lambda person: person not in seated)
        self._line.send(f"here {table_id} {' '.join(persons[:MOST_NAMED])}")

    def ask_presence(self, table_id: str) -> None:
        if self._line.is_open and self.are_read():
            self._line.send(f"who {table_id}")

    def tell_chat(self, table_id: str, line: int) -> None:
        self._line.send(f"chat {table_id} {line}")

    def _opened(self) -> None:
        self._line.send("hello")
        self._tell_all_presence()
        self._spawn(self._settle())

    def _lost(self) -> None:
        self._is_settled = False
        self._had_company = not self._company.is_alone

    async def _settle(self) -> None:
        """Hear who else is there before driving tables, then make up for what was missed."""
        self._say_alive()
        await asyncio.sleep(SETTLE_SECONDS)
        if not self._line.is_open:
            return
        self._is_settled, self.is_cut_off = True, False
        log.info("drives a share of the tables", extra={"others": len(self._company.figures())})
        self.on_new_share()
        await self._catch_up()

    async def _beat(self) -> None:
        beats = itertools.count()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if self._line.is_open:
                if not self._is_leaving:
                    self._say_alive(with_figures=next(beats) % BEATS_A_REPORT == 0)
                self._forget_silent()
            elif self._had_company and self._clock() - self._line.lost_at > CUT_OFF_SECONDS:
                if not self.is_cut_off:
                    log.warning("cut off from the other nodes; sending everybody to them")
                self.is_cut_off = True
                self.on_cut_off()

    def _say_alive(self, with_figures: bool = True) -> None:
        figures = msgspec.json.encode(self.describe()) if with_figures else b""
        fits = len(figures) <= LARGEST_REPORT
        self._line.send(f"alive {figures.decode()}" if fits else "alive ")

    def _forget_silent(self) -> None:
        silent = self._company.forget_silent()
        limit = self._clock() - LEAVE_SECONDS
        left = [worker for worker, at in self._leaving.items() if at < limit]
        for worker in left:
            del self._leaving[worker]
        for worker in [*silent, *left]:
            for table_id in self._attendance.forget_worker(worker):
                self._pass_on_presence(table_id)
        if silent:
            log.warning("other workers are silent", extra={"workers": silent})
            self.on_new_share()

    def _hear(self, sender: str, kind: str, rest: list[str]) -> None:
        if kind == "bye":
            self._leaving[sender] = self._clock()
            if self._company.leave(sender):
                self.on_new_share()
        elif sender not in self._leaving:
            self._note(sender, kind, rest)
        match kind, *rest:
            case "log", *tables:
                self._following.notice(tables)
            case "change", table_id:
                self._spawn(self._following.follow(table_id))
            case "chat", table_id, line:
                self._spawn(self._pass_on_chat(table_id, int(line)))
            case "here", table_id, *persons:
                if self._attendance.hear_from(sender, table_id, filter(None, persons)):
                    self._pass_on_presence(table_id)
            case "who", table_id if self._hub.is_watched(table_id):
                self.tell_presence(table_id)
            case "sync", worker if worker == self._company.me:
                self._tell_all_presence()
                self._spawn(self._catch_up())

    def _note(self, sender: str, kind: str, rest: list[str]) -> None:
        """A sign of life. A worker that was unknown may have been sent nothing: it has to look for itself."""
        report = " ".join(rest) if kind == "alive" else ""
        is_new = self._company.hear(sender, msgspec.json.decode(report) if report else None)
        if kind == "hello":
            self._say_alive()
            self._tell_all_presence()
        elif is_new:
            self._line.send(f"sync {sender}")
        if is_new and self._is_settled:
            self.on_new_share()

    def _tell_all_presence(self) -> None:
        for table_id in self._hub.watched_tables():
            self.tell_presence(table_id)

    def _pass_on_presence(self, table_id: str) -> None:
        if room := self._rooms.loaded(table_id):
            self._announcer.tell_presence(room)

    async def _check_again_and_again(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(CHECK_SECONDS)
            if number % CHECKS_A_FORGETTING == 0:
                self._following.forget()
            if self._is_settled:
                await self._check_rooms()

    async def _catch_up(self) -> None:
        """After a time of deafness: moves, changes and what was said."""
        self._following.forget()
        await self._check_rooms()
        try:
            lines = await self._store.chat_after(self._chat_line - CHAT_OVERLAP, self._hub.watched_tables())
        except SplittableError as error:
            log.warning("can't read the chat", extra={"reason": error.code})
            return
        for table_id, line in lines:
            self._chat_line = max(self._chat_line, line.id)
            self._announcer.tell_chat(table_id, line)

    async def _check_rooms(self) -> None:
        """Does the database know more than the rooms here? One query for hundreds of them."""
        try:
            ids = self._rooms.ids()
            for first in range(0, len(ids), MOST_CHECKED):
                await self._check(ids[first : first + MOST_CHECKED])
        except SplittableError as error:
            log.warning("can't check the tables", extra={"reason": error.code})

    async def _check(self, ids: Sequence[str]) -> None:
        for table_id, stored in (await self._store.progress(ids)).items():
            room = self._rooms.loaded(table_id)
            if room is not None and room.is_behind(*stored):
                await self._following.follow(table_id)

    async def _pass_on_chat(self, table_id: str, number: int) -> None:
        self._chat_line = max(self._chat_line, number)
        try:
            line = await self._store.chat_line(number) if self._hub.is_watched(table_id) else None
        except SplittableError as error:
            log.warning("can't read the chat", extra={"reason": error.code})
            return
        if line is not None:
            self._announcer.tell_chat(table_id, line)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
