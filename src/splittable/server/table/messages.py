"""Composes what a viewer of a table is sent: the position, and what led to it."""

from collections.abc import Sequence
from typing import Any

from splittable import State
from splittable.core.showing import Shared
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


class Updates:
    """Composes what the viewers of a table are sent about rows of its log: once what they see alike."""

    def __init__(self, room: Room, passed: Sequence[Passed], now: int) -> None:
        self._row = room.row
        self._table = room.playing()
        self._passed = passed
        self._now = now
        self._shared: Shared = {}
        self._deadlines = self._table.deadlines(room.row.clock)
        self._result = result_of(self._table.state)

    def update(self, viewer: Viewer, language: Language | None, ref: int | None = None) -> Update:
        table, passed = self._table, self._passed
        view = table.state.view(viewer, self._shared)
        words = speaker(self._row.game, self._row.seats, language, viewer)
        return Update(
            table=self._row.id,
            seat=viewer,
            after=passed[0].row.number - 1 if passed else table.number,
            number=table.number,
            now=self._now,
            steps=steps(passed, viewer, words, self._shared),
            view=view,
            deadlines=self._deadlines,
            result=self._result,
            words=words.position(view) if words else None,
            ref=ref,
        )


def steps(
    passed: Sequence[Passed], viewer: Viewer, words: Speaker | None = None, shared: Shared | None = None
) -> list[Step]:
    """What one viewer may know of rows of the log; also in words, if there is a speaker."""
    seen = [(row, events(row, before, after, viewer, shared)) for row, before, after in passed]
    return [Step(row.number, row.seat, row.at, of, words.log(of) if words else []) for row, of in seen]


def events(row: Row, before: State, after: State, viewer: Viewer, shared: Shared | None) -> list[dict[str, Any]]:
    if row.kind is Kind.WITHDRAW:
        return [{"type": "withdraw", "seat": row.seat}]
    return after.events(before, viewer, shared)


def result_of(state: State) -> Result | None:
    """The end of a game, when everything is open; None before."""
    if not state.is_over:
        return None
    return Result(state.scores(), state.winners(), state.breakdown())
