"""What another worker writes reaches the rooms of this one, also while they are being loaded."""

import asyncio
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splittable.server.delivery.attendance import Attendance
from splittable.server.delivery.connection import Connection
from splittable.server.delivery.hub import Hub
from splittable.server.notices.following import Following
from splittable.server.store import Row, SeatRow, Store, TableRow
from splittable.server.store.commits import SqliteCommit
from splittable.server.store.writer import Writer
from splittable.server.table.announcer import Announcer
from splittable.server.table.rooms import Rooms, chance_first
from splittable.server.table.table import Choice
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import Me
from splittable.server.wire.codes import Refused
from tests import patience


class SlowStore(Store):
    """Hands out what it has read when it may."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.has_read, self.may_answer = asyncio.Event(), asyncio.Event()

    async def table_and_log(self, table_id: str) -> tuple[TableRow | None, list[Row]]:
        found = await super().table_and_log(table_id)
        self.has_read.set()
        await self.may_answer.wait()
        return found


class AskedStore(Store):
    """Notes what it found where programs move."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.found: list[list[str]] = []

    async def running_with_programs(self, among: Collection[str] | None = None) -> list[str]:
        found = await super().running_with_programs(among)
        self.found.append(found)
        return found


def rooms_on(store: Store, writer: Writer, hub: Hub | None = None) -> Rooms:
    time_and_chance = TimeAndChance()
    attendance = Attendance(time_and_chance.now, 60)
    announcer = Announcer(hub or Hub(attendance), attendance, time_and_chance.now)
    return Rooms(store, writer, announcer, time_and_chance)


async def play_once(rooms: Rooms, table_id: str) -> int:
    room = await rooms.room(table_id)
    table = room.playing()
    seat = table.awaited()[0]
    await rooms.play(room, Choice(seat, table.number, table.state.legal(seat)[0]))
    return table.number


def new_table() -> TableRow:
    seats = [SeatRow(seat, "person", f"p_{seat}") for seat in range(2)]
    return TableRow(
        id="t_1",
        code="AAAA-AAAA",
        game="split-it",
        rules=1,
        players=2,
        options={},
        status="playing",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host="p_0",
        created_at=0,
        started_at=0,
        seats=seats,
    )


def test_rows_of_others_arrive_also_during_loading(tmp_path: Path) -> None:
    path = str(tmp_path / "games.sqlite")

    async def story() -> None:
        store, slow = Store(path), SlowStore(path)
        await store.migrate()
        row = new_table()
        await store.add(row, chance_first(row, TimeAndChance()).rows)
        writer = Writer(SqliteCommit(path))
        writer.start()
        there, here = rooms_on(store, writer), rooms_on(slow, writer)
        following = Following(slow, here, lambda table_id: False)
        reading = asyncio.create_task(following.run())

        async def has(number: int) -> None:
            while (room := here.loaded(row.id)) is None or room.playing().number < number:
                await asyncio.sleep(0.01)

        loading = asyncio.create_task(here.room(row.id))
        await slow.has_read.wait()
        number = await play_once(there, row.id)
        following.notice([row.id])
        await asyncio.sleep(0)
        slow.may_answer.set()
        await loading
        await asyncio.wait_for(has(number), patience.ANSWER)
        number = await play_once(there, row.id)
        following.notice([row.id])
        await asyncio.wait_for(has(number), patience.ANSWER)

        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await writer.stop()
        await store.close()
        await slow.close()

    asyncio.run(story())


def test_tables_of_people_elsewhere_are_not_loaded(tmp_path: Path) -> None:
    """This worker drives the table, but has no program to move there until a bot takes a seat."""
    path = str(tmp_path / "games.sqlite")

    def stand_in(row: TableRow) -> None:
        row.seats[1].stand_in = "random"

    async def story() -> None:
        store = AskedStore(path)
        await store.migrate()
        row = new_table()
        await store.add(row, chance_first(row, TimeAndChance()).rows)
        writer = Writer(SqliteCommit(path))
        writer.start()
        there, here = rooms_on(store, writer), rooms_on(store, writer)
        following = Following(store, here, lambda table_id: True)
        reading = asyncio.create_task(following.run())

        async def until(is_so: Callable[[], bool]) -> None:
            while not is_so():
                await asyncio.sleep(0.01)

        await play_once(there, row.id)
        following.notice([row.id])
        await asyncio.wait_for(until(lambda: store.found == [[]]), patience.ANSWER)
        following.notice([row.id])
        for _ in range(10):
            await asyncio.sleep(0)
        assert here.loaded(row.id) is None
        assert store.found == [[]], "what is known is not asked again"
        await there.change(await there.room(row.id), stand_in)
        await following.follow(row.id)
        assert store.found == [[], [row.id]]
        await asyncio.wait_for(until(lambda: here.loaded(row.id) is not None), patience.ANSWER)

        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await writer.stop()
        await store.close()

    asyncio.run(story())


def test_a_change_of_others_that_is_met_by_a_move_is_told(tmp_path: Path) -> None:
    """The move comes before the notice, which then finds nothing new."""
    path = str(tmp_path / "games.sqlite")
    heard: list[dict[str, Any]] = []

    def write(data: bytes) -> bool:
        heard.append(msgspec.json.decode(data))
        return True

    async def send(text: str) -> None:
        raise AssertionError("the client can always be written to")

    def close_the_door(row: TableRow) -> None:
        row.spectators = False

    async def story() -> None:
        store = Store(path)
        await store.migrate()
        row = new_table()
        await store.add(row, chance_first(row, TimeAndChance()).rows)
        writer = Writer(SqliteCommit(path))
        writer.start()
        hub = Hub(Attendance(TimeAndChance().now, 60))
        there, here = rooms_on(store, writer), rooms_on(store, writer, hub)
        room = await here.room(row.id)
        watcher = Connection(Me("p_0", "Ada", None), (), send, write)
        hub.watch(watcher, row.id, room.viewers_of("p_0"))
        await there.change(await there.room(row.id), close_the_door)
        await play_once(there, row.id)
        with pytest.raises(Refused, match="chosen at"):
            await play_once(here, row.id)
        await here.follow(row.id)  # the notice
        await writer.stop()
        await store.close()

    asyncio.run(story())
    told = [message["table"] for message in heard if message["type"] == "table"]
    assert [table["spectators"] for table in told] == [False]
    assert sum(message["type"] == "update" for message in heard) == 1
