"""Trying a finished game again from one of its moves: the same chance while it fits, and the same bots."""

from collections import Counter
from collections.abc import Sequence

from splittable import CHANCE, State
from splittable.server.store.rows import TableRow
from splittable.server.wire.api import SeatChoice
from splittable.server.wire.codes import Code, Refused

BY_CHANCE = "~ "  # how a record begins what chance did


def chance_of(moves: Sequence[str]) -> list[str]:
    """What chance did in a game, in order."""
    return [move.removeprefix(BY_CHANCE) for move in moves if move.startswith(BY_CHANCE)]


def next_outcome(recorded: Sequence[str], state: State) -> str | None:
    """What chance did next in the recorded game, if it is possible now; otherwise what it did soonest after that.

    So a deck keeps its order however many cards of it are turned up, and tokens do not wait for cards.
    """
    came = Counter(chance_of(state.moves))
    possible = set(state.legal(CHANCE))
    for outcome in recorded:
        if came[outcome]:
            came[outcome] -= 1
        elif outcome in possible:
            return outcome
    return None


def same_seats(old: TableRow, mine: int, bot: str | None) -> list[SeatChoice]:
    """The bots of a finished game in their seats; `bot` plays for the people."""
    choices = [SeatChoice("bot", seat.bot or bot) for seat in old.seats]
    choices[mine] = SeatChoice("me")
    return choices


def check_may_try(old: TableRow, person: str) -> None:
    """Like a review: for the players, unless the game was public or uploaded."""
    if not old.seats_of(person) and not old.public and old.origin != "upload":
        raise Refused(Code.NOT_SEATED, "only the players of that game can try it again")
