"""Finished games as records and as positions; records from outside, checked before they are kept."""

import asyncio
from typing import Any

from splittable import CHANCE, State
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.server.api import CreateTable, Language, Replay, ReplayView, TableInfo
from splittable.server.codes import Code, Refused
from splittable.server.lobby import Lobby, check_seat
from splittable.server.room import table_info
from splittable.server.rooms import Rooms
from splittable.server.store import SeatRow
from splittable.server.table import Table, Turn, first_state, result_of
from splittable.server.words import Speaker, speaker

MOST_MOVES = 5000


class Replays:
    def __init__(self, rooms: Rooms, lobby: Lobby) -> None:
        self._rooms = rooms
        self._lobby = lobby

    async def record(self, table_id: str) -> dict[str, Any]:
        return (await self._finished(table_id)).record()

    async def position(self, table_id: str, number: int, seat: int | None, language: Language | None) -> ReplayView:
        final = await self._finished(table_id)
        speaks = await self._speaker(table_id, language)
        moves = final.moves
        if seat is not None:
            check_seat(final.players, seat)
        if number > len(moves):
            raise Refused(Code.MALFORMED, f"the game has {len(moves)} moves, asked for {number}")
        state = first_state(final.game.name, final.players, final.options)
        before = state
        for text in moves[:number]:
            before = state.copy()
            play_text(state, text)
        return view_of(state, before, seat, len(moves), speaks)

    async def replay(self, table_id: str, seat: int | None, language: Language | None) -> Replay:
        final = await self._finished(table_id)
        speaks = await self._speaker(table_id, language)
        if seat is not None:
            check_seat(final.players, seat)
        moves = final.moves
        state = first_state(final.game.name, final.players, final.options)
        positions = [view_of(state, state, seat, len(moves), speaks)]
        for text in moves:
            before = state.copy()
            play_text(state, text)
            positions.append(view_of(state, before, seat, len(moves), speaks))
            await asyncio.sleep(0)  # others wait for their moves
        return Replay(seat, moves, positions)

    async def upload(self, person: str, record: records.Record) -> TableInfo:
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record/too_long", f"expected at most {MOST_MOVES} moves, got {len(record.moves)}")
        first_state(record.game, record.players, record.options)  # no option may name a file
        wanted = CreateTable(record.game, record.players, record.options, chat="off")
        row = await self._lobby.new_row(person, wanted)
        state = records.begin(record)
        turn = Turn(Table(state))
        now = self._rooms.nature.now()
        for number in range(len(record.moves)):
            records.step(state, record, number)
            await asyncio.sleep(0)
        records.finish(state, record)
        turn = Turn(Table(records.begin(record)))
        for text in record.moves:
            who, _, move = text.partition(" ")
            turn.play(CHANCE if who == "~" else int(who), move, now)
            await asyncio.sleep(0)
        row.status, row.origin, row.started_at, row.ended_at = "over", "upload", now, now
        row.scores, row.winners = state.scores(), state.winners()
        row.seats = [SeatRow(seat) for seat in range(record.players)]
        await self._rooms.store.add(row, turn.rows)
        row.number = len(record.moves)
        return table_info(row)

    async def _finished(self, table_id: str) -> State:
        room = await self._rooms.room(table_id)
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over; its record would tell secrets")
        return room.playing().state

    async def _speaker(self, table_id: str, language: Language | None) -> Speaker | None:
        room = await self._rooms.room(table_id)
        return speaker(room.row.game, room.row.seats, language)


def play_text(state: State, text: str) -> None:
    who, _, move = text.partition(" ")
    state.play(CHANCE if who == "~" else int(who), move)


def view_of(state: State, before: State, seat: int | None, moves: int, speaks: Speaker | None) -> ReplayView:
    view = state.view(seat)
    events = state.events(before, seat) if view["number"] else []
    told = speaks.events(events) if speaks else events
    words = speaks.position(view) if speaks else None
    return ReplayView(view["number"], moves, seat, view, told, result_of(state), words)
