"""What the database holds of a table, as the rest of the server handles it."""

from enum import IntEnum
from typing import Any, NamedTuple

from msgspec import Struct


class Kind(IntEnum):
    MOVE = 0
    WITHDRAW = 1


class Row(NamedTuple):
    """One row of a table's log: an accepted move (seat −1: chance) or a withdrawn choice (no text)."""

    number: int
    seat: int
    kind: Kind
    move: str
    at: int
    awaited: int
    """Bit mask of the seats that are awaited after this row, so that lists of tables need no rules."""


class SeatRow(Struct):
    seat: int
    kind: str = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None


class TableRow(Struct, kw_only=True):
    """A table without its log. `revision` counts its changes; a change names the one it was made on.

    `hints`: what was wished for; None: as usual.
    """

    id: str
    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    status: str
    public: bool
    spectators: bool
    chat: str
    clock: int | None
    hints: bool | None = None
    host: str | None
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    origin: str = "table"
    revision: int = 0
    seats: list[SeatRow]
    number: int = 0
    awaited: int = 0

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def gives_hints(self) -> bool:
        """As wished for; else where one person plays against bots, and nobody else can mind."""
        if self.hints is not None:
            return self.hints
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("person") == 1 and "open" not in kinds

    def player_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        return self.seats[seat].bot or self.seats[seat].stand_in
