"""What the routes and sockets of one process share, and its upkeep."""

import asyncio
import logging
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from splittable.bots.pool import BotPool
from splittable.server.config import Config
from splittable.server.delivery.hub import Hub
from splittable.server.finished.pictures import Pictures
from splittable.server.finished.profiles import Profiles
from splittable.server.finished.replays import Replays
from splittable.server.jobs.automatic_moves import AutomaticMoves
from splittable.server.jobs.hindsight import Hindsights
from splittable.server.jobs.hints import Hints
from splittable.server.jobs.reviews import Reviews
from splittable.server.limits import Limits
from splittable.server.lobby.lobby import Lobby
from splittable.server.lobby.people import People
from splittable.server.notices import Notices, PostgresNotices
from splittable.server.store import Store
from splittable.server.store.commits import PostgresCommit, SqliteCommit
from splittable.server.store.engine import is_postgresql
from splittable.server.store.writer import Writer
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.time_and_chance import TimeAndChance

log = logging.getLogger(__name__)

AnyConnection = ASGIConnection[Any, Any, Any, Any]
BEAT_SECONDS = 15.0


class Services:
    def __init__(self, config: Config, time_and_chance: TimeAndChance | None = None) -> None:
        self.config = config
        self.time_and_chance = time_and_chance or TimeAndChance()
        self.limits = Limits(config.limits, time.monotonic)
        self.store = Store(config.database)
        several = config.workers > 1 and is_postgresql(config.database)
        worker = secrets.token_hex(4) if several else ""
        self.writer = Writer(
            PostgresCommit(self.store, worker) if is_postgresql(config.database) else SqliteCommit(config.database)
        )
        self.hub = Hub(self.time_and_chance.now, config.away_after)
        self.rooms = Rooms(self.store, self.writer, self.hub, self.time_and_chance)
        self.notices = Notices()
        if several:
            self.notices = PostgresNotices(worker, config.database, config.workers, self.store, self.rooms, self.hub)
        self.bots = BotPool(config.bot_workers, config.bot_budget, config.warm)
        self.automatic_moves = AutomaticMoves(self.rooms, self.bots, config, self.notices.drives)
        self.people = People(self.store, self.time_and_chance)
        self.lobby = Lobby(self.rooms, self.people, self.limits, config)
        self.replays = Replays(self.rooms, self.limits)
        self.hindsights = Hindsights(self.replays, self.limits)
        self.pictures = Pictures(self.rooms, self.hindsights, self.limits)
        self.hints = Hints(self.rooms, self.limits, config.warm)
        self.reviews = Reviews(self.store, self.time_and_chance, self.rooms, self.replays, self.limits)
        self.profiles = Profiles(self.store)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.migrate()
        self.writer.start()
        self.rooms.on_change = self._consider
        self.rooms.announce = self.notices.tell_change
        self.notices.on_new_slot = self._take_up
        await self.notices.start()
        if self.config.warm:
            await self.bots.start()
        await self.hints.start()
        self._spawn(self._keep_order())
        self._take_up()

    def begin_stop(self) -> None:
        """The server is shutting down: let no request wait for slow work."""
        self.hindsights.begin_stop()
        self.hints.begin_stop()

    async def close(self) -> None:
        """Finish pending work: nothing acknowledged is only in memory."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hindsights.stop()
        await self.reviews.stop()
        await self.hints.stop()
        await self.automatic_moves.stop()
        await self.rooms.settle()
        await self.writer.stop()
        await self.notices.stop()
        await self.bots.stop()
        await self.store.close()

    def public_url(self, connection: AnyConnection) -> str:
        """Where people reach this server."""
        if self.config.public_url:
            return self.config.public_url.rstrip("/")
        return f"{connection.url.scheme}://{connection.headers.get('host', 'localhost')}"

    def address_of(self, connection: AnyConnection) -> str:
        return connection.client.host if connection.client else "unknown"

    def is_own_origin(self, connection: AnyConnection) -> bool:
        """Does a request come from our own page? Programs other than browsers send no origin and have no cookies that
        another site could make them use."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.config.public_url and origin == origin_of(self.config.public_url):
            return True
        return urlsplit(origin).netloc == connection.headers.get("host", "")

    def _consider(self, room: Room) -> None:
        self.automatic_moves.consider(room)
        self.hints.consider(room)

    def _take_up(self) -> None:
        self._spawn(self.automatic_moves.take_up())

    async def _keep_order(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.notices.beat()
            self.rooms.forget_idle(self.automatic_moves.needs)
            self.hub.forget_long_gone()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
