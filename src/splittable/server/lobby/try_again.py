"""Trying a finished game again: who may, and who sits where."""

from splittable.server.store.rows import TableRow
from splittable.server.wire.api import SeatChoice
from splittable.server.wire.codes import Code, Refused


def same_seats(old: TableRow, mine: int, bot: str | None) -> list[SeatChoice]:
    """The bots of a finished game in their seats; `bot` plays for the people."""
    choices = [SeatChoice("bot", seat.bot or bot) for seat in old.seats]
    choices[mine] = SeatChoice("me")
    return choices


def check_may_try(old: TableRow, person: str) -> None:
    """Like a review: for the players, unless the game was public or uploaded."""
    if not old.seats_of(person) and not old.public and old.origin != "upload":
        raise Refused(Code.NOT_SEATED, "only the players of that game can try it again")
