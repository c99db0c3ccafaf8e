"""Why one choice is better than another, in a sentence about the game. Hints, reviews and puzzles all ask here.

The facts come from the game's coach (`bots/<game>/coach.py`). Found once, they can be kept and said in any language.
"""

from collections.abc import Mapping, Sequence

from splittable.bots.coach import Coach, Reason
from splittable.bots.plug import plug_of
from splittable.core import registry
from splittable.core.play import State
from splittable.core.words import Names, of_frame


def find_reason(known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]) -> Reason | None:
    """The strongest reason for `better` against `other` (None: for the move as such); None if nothing can be shown.

    `known` is what the seat may know, as in a judgement (`Judgement.known`); so are the `shares`.
    """
    coach = coach_of(known.game.name)
    found = coach.reasons(known, seat, better, other, shares) if coach else []
    return found[0] if found else None


def said_reason(game: str, reason: Reason | None, language: str, names: Names) -> str:
    """A reason in one sentence; empty if there is none."""
    coach = coach_of(game)
    if coach is None or reason is None:
        return ""
    return coach.say(reason, registry.spec(game).words(language), names)


def reason_for(
    known: State,
    seat: int,
    better: str,
    other: str | None,
    shares: Mapping[str, float],
    language: str,
    names: Sequence[str] = (),
) -> str:
    """Both in one step: the sentence for that seat, who is "you", or "". Without names the others are numbered."""
    reason = find_reason(known, seat, better, other, shares)
    return said_reason(known.game.name, reason, language, names_of(known.players, seat, language, names))


def names_of(players: int, reader: int | None, language: str, names: Sequence[str] = ()) -> Names:
    """What to call the seats: their names at the table, or numbers."""
    words = of_frame(language)
    given = [*names, *[""] * players][:players]
    return Names((name or words("seat_number", number=seat + 1) for seat, name in enumerate(given)), reader)


def coach_of(game: str) -> Coach | None:
    judge = plug_of(game).judge
    return judge.coach if judge else None
