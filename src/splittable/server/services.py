"""What the routes and sockets of one process share, and its upkeep."""

import asyncio
import logging
from typing import Any

from splittable.core import registry
from splittable.server.config import Config
from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.hub import Hub
from splittable.server.figures import Describer
from splittable.server.finished.pictures import Pictures
from splittable.server.finished.profiles import Profiles
from splittable.server.finished.replays import Replays
from splittable.server.jobs.automatic_moves import AutomaticMoves
from splittable.server.jobs.hindsight import Hindsights
from splittable.server.jobs.hints import Hints
from splittable.server.jobs.kinds import LOAD, QUICK, SEARCH, STUDY
from splittable.server.jobs.reviews import Reviews
from splittable.server.limits import Limits
from splittable.server.lobby.lobby import Lobby
from splittable.server.notices import Notices, PostgresNotices
from splittable.server.outside import Outside
from splittable.server.store.engine import is_postgresql
from splittable.server.store.people import People
from splittable.server.store.writer import Writer
from splittable.server.table.announcer import Announcer
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.time_and_chance import TimeAndChance

log = logging.getLogger(__name__)

UPKEEP_SECONDS = 15.0
CUT_OFF = (1013, "this node is cut off; connect again")


class Services:
    def __init__(
        self, config: Config, time_and_chance: TimeAndChance | None = None, outside: Outside | None = None
    ) -> None:
        outside = outside or Outside(config)
        self.config = config
        self.time_and_chance = time_and_chance or TimeAndChance()
        self.limits = Limits(config.limits, self.time_and_chance.monotonic)
        self.store = outside.store()
        worker = self.time_and_chance.new_id("w")
        self.writer = Writer(outside.commit(self.store, worker, lambda: self.notices.are_read()))
        self.attendance = Attendance(self.time_and_chance.now, config.away_after)
        self.hub = Hub(self.attendance)
        self.announcer = Announcer(self.hub, self.attendance, self.time_and_chance.now)
        self.rooms = Rooms(self.store, self.writer, self.announcer, self.time_and_chance)
        self.notices = Notices()
        if is_postgresql(config.database):
            self.notices = PostgresNotices(
                worker,
                outside.listen,
                self.time_and_chance.monotonic,
                self.store,
                self.rooms,
                self.hub,
                self.attendance,
                self.announcer,
            )
        self.runner = outside.runner()
        self.automatic_moves = AutomaticMoves(
            self.store, self.rooms, self.time_and_chance, self.runner, config, self.notices.drives
        )
        self.describer = Describer(config, self.rooms, self.hub, self.runner, self.time_and_chance.now())
        self.people = People(self.store, self.time_and_chance)
        self.lobby = Lobby(
            self.store, self.rooms, self.attendance, self.people, self.time_and_chance, self.limits, config
        )
        self.replays = Replays(self.store, self.rooms, self.time_and_chance, self.limits)
        self.hindsights = Hindsights(self.runner, self.store, self.time_and_chance, self.replays, self.limits)
        self.pictures = Pictures(self.rooms, self.hindsights.known, self.limits)
        self.hints = Hints(self.runner, self.rooms, self.limits, config.warm)
        self.reviews = Reviews(self.runner, self.store, self.time_and_chance, self.rooms, self.replays, self.limits)
        self.profiles = Profiles(self.store)
        self.refused = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.migrate()
        self.writer.start()
        self.rooms.on_change = self._consider
        self.automatic_moves.on_replaced = self.announcer.tell_replaced
        self.rooms.tell_other_workers = self.notices.tell_change
        self.announcer.on_shut_out = self.notices.tell_presence
        self.notices.on_new_share = self._take_up
        self.notices.on_cut_off = self._send_away
        self.notices.describe = self.describer.for_others
        await self.notices.start()
        if self.config.warm:
            self.runner.prepare(SEARCH, LOAD, registry.names())
            self.runner.start(QUICK, SEARCH)
        self._spawn(self._keep_order())
        self._take_up()

    def begin_stop(self) -> None:
        """The server is shutting down: let no request wait for slow work."""
        self.runner.begin_stop(STUDY)
        self.hints.begin_stop()
        self.notices.begin_stop()

    async def close(self) -> None:
        """Finish pending work: nothing acknowledged is only in memory."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.automatic_moves.stop()
        await self.runner.stop()
        await self.hindsights.stop()
        await self.reviews.stop()
        await self.rooms.settle()
        await self.writer.stop()
        await self.notices.stop()
        await self.store.close()

    def _consider(self, room: Room) -> None:
        self.automatic_moves.consider(room)
        self.hints.consider(room)

    def _is_needed(self, table_id: str) -> bool:
        return self.hub.is_watched(table_id) or self.automatic_moves.needs(table_id)

    def _take_up(self) -> None:
        self._spawn(self.automatic_moves.take_up())

    def _send_away(self) -> None:
        """This node can't reach the database, others can: their clients connect again, to one of those."""
        for connection in self.hub.connections:
            connection.drop(*CUT_OFF)

    async def _keep_order(self) -> None:
        while True:
            await asyncio.sleep(UPKEEP_SECONDS)
            self.rooms.forget_idle(self._is_needed)
            self.attendance.forget_long_gone()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
