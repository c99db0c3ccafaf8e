"""Finished games as records and as positions; records from outside, checked before they are kept."""

import asyncio
from typing import Any

import msgspec

from splittable import CHANCE, State
from splittable.core import records
from splittable.core.errors import BadRecord
from splittable.server.api import Language, Replay, ReplayView, TableInfo
from splittable.server.archive import keep_record, split_move
from splittable.server.codes import Code, Refused
from splittable.server.limits import Limits
from splittable.server.lobby import check_seat
from splittable.server.room import table_info
from splittable.server.rooms import Rooms
from splittable.server.table import first_state, result_of
from splittable.server.words import Speaker, speaker

MOST_MOVES = 5000
ABOUT_ACTING = ("seat", "legal", "revocable")
"""Fields that differ by whose view it is, and hold no secret of the game."""


class Replays:
    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self._rooms = rooms
        self._limits = limits

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
            state.play(*split_move(text))
        return view_of(state, before, seat, len(moves), speaks)

    async def replay(self, table_id: str, seat: int | None, language: Language | None, is_open: bool) -> Replay:
        """As a seat saw it; as a spectator did; or, `is_open`, with all that was secret at the time."""
        final = await self._finished(table_id)
        speaks = await self._speaker(table_id, language)
        if seat is not None:
            check_seat(final.players, seat)
            if is_open:
                raise Refused(Code.MALFORMED, "either everything is open, or one seat looks")
        moves = final.moves
        look = open_view_of if is_open else view_of
        state = first_state(final.game.name, final.players, final.options)
        positions = [look(state, state, seat, len(moves), speaks)]
        for text in moves:
            before = state.copy()
            state.play(*split_move(text))
            positions.append(look(state, before, seat, len(moves), speaks))
            await asyncio.sleep(0)  # others wait for their moves
        return Replay(seat, moves, positions)

    async def upload(self, person: str, record: records.Record) -> TableInfo:
        if len(record.moves) > MOST_MOVES:
            raise BadRecord("record/too_long", f"expected at most {MOST_MOVES} moves, got {len(record.moves)}")
        self._limits.spend("create", person)
        return table_info(await keep_record(self._rooms.store, self._rooms.nature, record, person))

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


def open_view_of(state: State, before: State, _: int | None, moves: int, speaks: Speaker | None) -> ReplayView:
    """What a spectator saw, and what each seat alone knew. Every move is told."""
    shown = view_of(state, before, None, moves, None)
    events = told = shown.events
    if events:
        who, move = split_move(state.moves[-1])
        events = [{**events[0], "seat": who, "move": move}, *events[1:]]
        chooser = before.view(None if who == CHANCE else who)
        told = speaks.opened(events, chooser) if speaks else events
    words = speaks.position(shown.view) if speaks else None
    secrets = [own_part(state.view(each), shown.view) for each in range(state.players)]
    return msgspec.structs.replace(shown, events=told, words=words, secrets=secrets)


def own_part(view: dict[str, Any], public: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in view.items() if field not in ABOUT_ACTING and value != public.get(field)}
