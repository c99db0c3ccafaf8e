"""Composes what a viewer of a table is sent: the position, and what led to it."""

from collections.abc import Sequence
from typing import Any

from splittable import State
from splittable.core.words import Language
from splittable.server.store.rows import Kind, Row
from splittable.server.table.room import Room
from splittable.server.table.speaker import Speaker, speaker
from splittable.server.table.table import Passed
from splittable.server.wire.api import Result, Step, Viewer
from splittable.server.wire.protocol import Snapshot, Update


def snapshot(room: Room, viewer: Viewer, language: Language | None, now: int, ref: int | None = None) -> Snapshot:
    table = room.playing()
    view = table.state.view(viewer)
    words = speaker(room.row.game, room.row.seats, language, viewer)
    return Snapshot(
        table=room.id,
        seat=viewer,
        number=table.number,
        now=now,
        view=view,
        deadlines=table.deadlines(room.row.clock),
        result=result_of(table.state),
        words=words.position(view) if words else None,
        ref=ref,
    )


def update(
    room: Room, passed: Sequence[Passed], viewer: Viewer, language: Language | None, now: int, ref: int | None = None
) -> Update:
    table = room.playing()
    view = table.state.view(viewer)
    words = speaker(room.row.game, room.row.seats, language, viewer)
    return Update(
        table=room.id,
        seat=viewer,
        after=passed[0].row.number - 1 if passed else table.number,
        number=table.number,
        now=now,
        steps=steps(passed, viewer, words),
        view=view,
        deadlines=table.deadlines(room.row.clock),
        result=result_of(table.state),
        words=words.position(view) if words else None,
        ref=ref,
    )


def steps(passed: Sequence[Passed], viewer: Viewer, words: Speaker | None = None) -> list[Step]:
    """What one viewer may know of rows of the log; also in words, if there is a speaker."""
    seen = [(row, events(row, before, after, viewer)) for row, before, after in passed]
    return [Step(row.number, row.seat, row.at, of, words.log(of) if words else []) for row, of in seen]


def events(row: Row, before: State, after: State, viewer: Viewer) -> list[dict[str, Any]]:
    if row.kind is Kind.WITHDRAW:
        return [{"type": "withdraw", "seat": row.seat}]
    return after.events(before, viewer)


def result_of(state: State) -> Result | None:
    """The end of a game, when everything is open; None before."""
    if not state.is_over:
        return None
    return Result(state.scores(), state.winners(), state.breakdown())
