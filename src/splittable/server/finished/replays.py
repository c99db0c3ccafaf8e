"""Finished games as records and as positions; uploaded records, checked before they are stored."""

import asyncio
from collections import OrderedDict
from itertools import islice
from typing import Any

from splittable import State
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.core.spec import Moment
from splittable.core.words import Language
from splittable.server.finished.archive import keep_record, record_of
from splittable.server.finished.steps import Eyes, steps_of
from splittable.server.limits import Limits
from splittable.server.store import Store
from splittable.server.table.messages import result_of
from splittable.server.table.room import table_info
from splittable.server.table.rooms import Rooms
from splittable.server.table.speaker import Speaker, speaker
from splittable.server.table.table import check_seat
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import Decisive, Replay, ReplayView, TableInfo
from splittable.server.wire.codes import Code, Refused

MOST_MOVES = 5000
MOST_KEPT = 200


class Replays:
    def __init__(self, store: Store, rooms: Rooms, time_and_chance: TimeAndChance, limits: Limits) -> None:
        self._store = store
        self._rooms = rooms
        self._time_and_chance = time_and_chance
        self._limits = limits
        self._moments: OrderedDict[str, Moment | None] = OrderedDict()

    async def record(self, table_id: str) -> dict[str, Any]:
        final = await self._finished(table_id)
        return await record_of((await self._rooms.room(table_id)).row, final)

    async def position(self, table_id: str, number: int, seat: int | None, language: Language | None) -> ReplayView:
        final = await self._finished(table_id)
        speaks = await self._speaker(table_id, language)
        if seat is not None:
            check_seat(final.players, seat)
        moves = len(final.log)
        if number > moves:
            raise Refused(Code.MALFORMED, f"the game has {moves} moves, asked for {number}")
        beginning = final.beginning()
        before, state = next(islice(final.passed(), number - 1, None)) if number else (beginning, beginning)
        return view_of(state, before, seat, moves, speaks)

    async def replay(
        self, table_id: str, eyes: Eyes, language: Language | None = None, has_boards: bool = False
    ) -> Replay:
        """As a seat saw it; as a spectator did; or with all that was secret at the time."""
        final = await self._finished(table_id)
        if eyes.seat is not None:
            check_seat(final.players, eyes.seat)
            if eyes.is_open:
                raise Refused(Code.MALFORMED, "give either everything or a seat, not both")
        speaks = await self._speaker(table_id, language)
        steps = await steps_of(final, eyes, speaks, has_boards)
        return Replay(eyes.seat, len(final.log), steps, result_of(final))

    async def decisive(self, table_id: str, reader: int | None, language: Language, address: str) -> Decisive:
        """What decided a finished game, said to the player at seat `reader`."""
        final = await self._finished(table_id)
        if reader is not None:
            check_seat(final.players, reader)
        room = await self._rooms.room(table_id)
        found = await self._moment(table_id, final, address)
        if found is None:
            return Decisive()
        title, text = Speaker(room.row.game, room.row.seats, language, reader).moment(found)
        return Decisive(title, text, found.number, found.facts)

    async def _moment(self, table_id: str, final: State, address: str) -> Moment | None:
        """A finished game never changes, so what decided it is kept. It depends on neither seat nor language."""
        if table_id not in self._moments:
            self._limits.spend("decisive", address)
            self._moments[table_id] = await asyncio.to_thread(final.moment)
            if len(self._moments) > MOST_KEPT:
                self._moments.popitem(last=False)
        self._moments.move_to_end(table_id)
        return self._moments[table_id]

    async def upload(self, person: str, record: records.Record) -> TableInfo:
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record/too_long", f"expected at most {MOST_MOVES} moves, got {len(record.moves)}")
        self._limits.spend("create", person)
        return table_info(await keep_record(self._store, self._time_and_chance, record, person))

    async def _finished(self, table_id: str) -> State:
        room = await self._rooms.room(table_id)
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over; its record would tell secrets")
        return room.playing().state

    async def _speaker(self, table_id: str, language: Language | None) -> Speaker | None:
        room = await self._rooms.room(table_id)
        return speaker(room.row.game, room.row.seats, language)


def view_of(state: State, before: State, seat: int | None, moves: int, speaks: Speaker | None) -> ReplayView:
    view = state.view(seat)
    events = state.events(before, seat) if view["number"] else []
    told = speaks.events(events) if speaks else events
    words = speaks.position(view) if speaks else None
    return ReplayView(view["number"], moves, seat, view, told, result_of(state), words)
