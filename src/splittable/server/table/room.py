"""A table in memory: its row, its game if it has started, and the lock that protects both."""

import asyncio

from splittable.core.chance import commitment_of
from splittable.server.store import TableRow
from splittable.server.table.table import Table
from splittable.server.wire.api import Again, SeatInfo, TableInfo, Viewer
from splittable.server.wire.codes import Code, Refused


class Room:
    __slots__ = ("just_started", "lock", "row", "table", "used_at")

    def __init__(self, row: TableRow, table: Table | None, used_at: float) -> None:
        self.row = row
        self.table = table
        self.lock = asyncio.Lock()
        self.used_at = used_at
        self.just_started = False

    @property
    def id(self) -> str:
        return self.row.id

    def is_behind(self, revision: int, number: int) -> bool:
        """Is there more in the database than here?"""
        return self.row.revision < revision or (self.table is not None and self.table.number < number)

    def playing(self) -> Table:
        """The game, in progress or finished."""
        if self.table is None:
            raise Refused(Code.NOT_PLAYING, "the game has not started")
        return self.table

    def viewers_of(self, person: str) -> tuple[Viewer, ...]:
        """The seats of a person, several on a shared device; a spectator's view if there are none."""
        return tuple(self.row.seats_of(person)) or (None,)

    def info(self) -> TableInfo:
        if self.table is not None:
            self.row.number = self.table.number
            self.row.awaited = sum(1 << seat for seat in self.table.awaited() if seat >= 0)
        return table_info(self.row)


def table_info(row: TableRow) -> TableInfo:
    playing = row.status == "playing"
    return TableInfo(
        id=row.id,
        revision=row.revision,
        code=row.code,
        game=row.game,
        rules=row.rules,
        options=row.options,
        players=row.players,
        status=row.status,  # type: ignore[arg-type]  # the database holds what we wrote
        public=row.public,
        spectators=row.spectators,
        chat=row.chat,  # type: ignore[arg-type]
        clock=row.clock,
        hints=row.gives_hints(),
        host=row.host,
        seats=[
            SeatInfo(s.seat, s.kind, s.person, s.name, s.bot, s.stand_in, s.colour, s.part)  # type: ignore[arg-type]
            for s in row.seats
        ],
        number=row.number,
        awaited=[seat for seat in range(row.players) if playing and row.awaited >> seat & 1],
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        scores=row.scores,
        winners=row.winners,
        rematch=row.rematch,
        origin=row.origin,  # type: ignore[arg-type]
        again=None if row.again_of is None else Again(row.again_of, row.again_from or 0),
        several_seats=row.allows_several_seats(),
        commitment=commitment_of(row.secret) if row.secret and row.has_proof() else None,
    )
