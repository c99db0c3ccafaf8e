"""Who may come to a table: the host can remove people for a while, or ban them."""

from splittable.server.store.rows import FOR_GOOD, SeatRow, TableRow
from splittable.server.wire.codes import Code, Refused

REMOVED_MILLISECONDS = 60_000
MOST_REMOVED = 200


def shut_out(row: TableRow, person: str, now: int, for_good: bool) -> None:
    """The person loses the seats before a start, and may not watch, talk or sit down."""
    if person == row.host:
        raise Refused(Code.NOT_HOST, "the host can't be removed")
    if row.seats_of(person) and row.status == "playing":
        raise Refused(Code.NOT_OPEN, "players can't be removed during a game; mute them")
    if row.status == "open":
        for seat in row.seats_of(person):
            row.seats[seat] = SeatRow(seat)
    kept = {other: until for other, until in (row.removed or {}).items() if until > now}
    if len(kept) >= MOST_REMOVED:
        raise Refused(Code.TOO_MANY, f"{MOST_REMOVED} people are shut out of this table; open another one")
    until = FOR_GOOD if for_good else now + REMOVED_MILLISECONDS
    row.removed = kept | {person: max(until, kept.get(person, 0))}


def let_back(row: TableRow, person: str) -> None:
    row.removed = {other: until for other, until in (row.removed or {}).items() if other != person}


def check_may_watch(row: TableRow, person: str, now: int) -> None:
    check_not_removed(row, person, now)
    if not row.may_watch(person):
        raise Refused(Code.NO_SPECTATORS, "this table is not for watching")


def check_not_removed(row: TableRow, person: str, now: int) -> None:
    until = row.shut_out_until(person)
    if until >= FOR_GOOD:
        raise Refused(Code.REMOVED, "the host has banned you from this table")
    if until > now:
        wait = (until - now) / 1000
        message = f"the host has removed you from this table; you can come back in {wait:.0f} s"
        raise Refused(Code.REMOVED, message, retry_after=round(wait, 1))
