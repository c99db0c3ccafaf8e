"""Who may change a table, and what may sit in a seat."""

from collections.abc import Iterable

from splittable.bots.names import known
from splittable.core.errors import BadSetup
from splittable.server.lobby.names import told_apart
from splittable.server.store import TableRow
from splittable.server.wire.codes import Code, Refused

COLOURS = range(1, 8)  # those that people can have; blue is how everyone sees themselves


def check_open(row: TableRow) -> None:
    if row.status != "open":
        raise Refused(Code.NOT_OPEN, "the game has started")


def check_host(row: TableRow, person: str) -> None:
    if row.host != person:
        raise Refused(Code.NOT_HOST, "only the host of the table can do that")


def first_open(row: TableRow) -> int:
    for seat in row.seats:
        if seat.kind == "open":
            return seat.seat
    raise Refused(Code.SEAT_TAKEN, "every seat is taken")


def give_colour(row: TableRow, seat: int, wanted: int | None) -> None:
    """The colour that a person wants, or the next one if somebody has it; none if all are taken."""
    taken = row.colours_of_others(seat)
    order = [wanted, *COLOURS] if wanted else COLOURS
    row.seats[seat].colour = next((colour for colour in order if colour not in taken), None)


def give_part(row: TableRow, person: str, part: str) -> None:
    """What a person's browser adds to chance. The first part in a seat stays: the others have seen it."""
    for seat in row.seats_of(person):
        row.seats[seat].part = row.seats[seat].part or part


def names_besides(row: TableRow, seat: int) -> list[str]:
    return [other.name for other in row.seats if other.seat != seat]


def tell_apart(row: TableRow) -> None:
    """No two names alike; people keep theirs before bots do."""
    told: list[str] = []
    for seat in sorted(row.seats, key=lambda seat: seat.kind != "person"):
        seat.name = told_apart(seat.name, told)
        told.append(seat.name)


def check_several(row: TableRow) -> None:
    if not row.allows_several_seats():
        raise Refused(Code.ONE_SEAT_EACH, "one seat per person at this table")


def known_bot(game: str, bot: str, own_bots: Iterable[str] = ()) -> str:
    offered = [*known(game), *own_bots]
    if bot not in offered:
        raise BadSetup("setup/unknown_bot", f"unknown bot {bot!r}; expected one of {', '.join(offered)}")
    return bot
