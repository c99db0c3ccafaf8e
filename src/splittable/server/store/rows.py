"""A table in the database, as the rest of the server uses it."""

from enum import IntEnum
from typing import Any, NamedTuple

from msgspec import Struct

from splittable.bots.names import OLDER_NAMES

FOR_GOOD = 2**53  # later than any clock


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
    """Bit mask of the seats to act after this row, so that lists of tables need no rules."""


class ReviewRow(NamedTuple):
    """A stored review: `report` is what the process that makes it has told, the whole review if `is_done`."""

    table_id: str
    seat: int
    written_at: int
    is_done: bool
    report: dict[str, Any]


class SeatRow(Struct):
    """`stand_in`: the level of the bot that plays for a person, since number `stand_in_after` of the log.

    `colour`: how the others see a person; None: the client gives one.
    `part`: what the person's browser adds to chance.
    """

    seat: int
    kind: str = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    stand_in_after: int | None = None
    colour: int | None = None
    part: str | None = None

    def __post_init__(self) -> None:
        self.bot = OLDER_NAMES.get(self.bot or "", self.bot)
        self.stand_in = OLDER_NAMES.get(self.stand_in or "", self.stand_in)

    def let_play(self, bot: str, number: int) -> None:
        """A bot plays for the person; changing its level does not reset the absence."""
        if self.stand_in is None:
            self.stand_in_after = number
        self.stand_in = bot

    def hand_back(self) -> None:
        self.stand_in = self.stand_in_after = None


class TableRow(Struct, kw_only=True):
    """A table without its log. `revision` counts its changes; a change names the one it was made on.

    `hints`, `several_seats`: as requested; None: the default.
    `removed`: by person, until when the host has shut them out.
    `again_of`: the finished game that is tried again, from its move `again_from` on; `chance`: what chance did there.
    `secret`: what chance follows from, with the parts of the seats; None: the table is older. Nobody may see it before
    the end of the game. `given`: how many moves at the beginning come from another game.
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
    several_seats: bool | None = None
    host: str | None
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    origin: str = "table"
    again_of: str | None = None
    again_from: int | None = None
    chance: list[str] | None = None
    removed: dict[str, int] | None = None
    secret: str | None = None
    given: int | None = None
    revision: int = 0
    seats: list[SeatRow]
    number: int = 0
    awaited: int = 0

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def may_watch(self, person: str) -> bool:
        return self.spectators or self.host == person or bool(self.seats_of(person))

    def shut_out_until(self, person: str) -> int:
        return (self.removed or {}).get(person, 0)

    def allows_several_seats(self) -> bool:
        """As requested; by default not where strangers sit down: they would see several hands."""
        return not self.public if self.several_seats is None else self.several_seats

    def gives_hints(self) -> bool:
        """As requested; by default only if one person plays against bots, because nobody else can object."""
        if self.hints is not None:
            return self.hints
        kinds = [seat.kind for seat in self.seats]
        return kinds.count("person") == 1 and "open" not in kinds

    def parts(self) -> list[str]:
        """By seat, what the browser of the player there adds to chance."""
        return [seat.part or "" for seat in self.seats]

    def has_proof(self) -> bool:
        """Whether chance follows from the secret alone; a game that is tried again has that of the old one."""
        return self.secret is not None and self.chance is None

    def colours_of_others(self, seat: int) -> set[int]:
        return {other.colour for other in self.seats if other.colour is not None and other.seat != seat}

    def player_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now, if one does."""
        return self.seats[seat].bot or self.seats[seat].stand_in
