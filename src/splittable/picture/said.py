"""What the picture of a game says: its heading, result and date, in one language."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from babel.dates import format_date

from splittable import State
from splittable.core import ink
from splittable.core.spec import Final
from splittable.core.words import Names, Words, of_frame

LOCALES = {"en": "en_GB"}  # the day before the month, as in the other languages


class Told(NamedTuple):
    """The words beside the board."""

    heading: str
    points: int
    result: str
    more: str
    day: str


def labels(given: Sequence[str | None], mine: int | None, language: str) -> Names:
    """What the picture calls the seats: "Me", names that may be shown and that we can draw, or "Player 2"."""
    words = of_frame(language)
    found = []
    for seat, name in enumerate(given):
        shown = ink.drawable(name) if name else None
        found.append(shown or words("seat_number", number=seat + 1))
    if mine is not None:
        found[mine] = words("picture_me")
    return Names(found, mine)


def final_of(state: State, names: Names, colours: Sequence[int]) -> Final:
    return Final(state.view(None), state.winners(), state.breakdown(), names, colours)


def told(final: Final, title: str, detail: str, says: str, on: date, language: str) -> Told:
    words = of_frame(language)
    scores = final.view["scores"]
    heading = [title, words("picture_players", count=len(scores)), detail]
    result, more = alone(scores[0], says, words) if len(scores) == 1 else among(final, words)
    return Told(
        heading=" · ".join(part for part in heading if part),
        points=scores[0] if len(scores) == 1 else scores[first(final)],
        result=result,
        more=more,
        day=day(on, language),
    )


def day(on: date, language: str) -> str:
    return str(format_date(on, "long", locale=LOCALES.get(language, language)))


def first(final: Final) -> int:
    """The seat whose picture it is, or the winner's."""
    return final.winners[0] if final.mine is None else final.mine


def alone(points: int, says: str, words: Words) -> tuple[str, str]:
    return words("picture_points", points=points), says or words("picture_solo")


def among(final: Final, words: Words) -> tuple[str, str]:
    """The place of the player whose picture it is, or who won; and how the others did."""
    scores, names, winners = final.view["scores"], final.names, final.winners
    best = scores[winners[0]]
    others = [seat for seat in final.ranked() if seat not in winners]
    beaten = ""
    if others and len(winners) == 1:  # after a shared win nobody is second
        is_tie = scores[others[0]] == best
        beaten = words("picture_tie") if is_tie else words("picture_next", points=scores[others[0]])
    if final.mine is None:
        if len(winners) > 1:
            return words("picture_share", who=[names[seat] for seat in winners]), beaten
        return words("picture_wins", who=names[winners[0]]), beaten
    if winners == [final.mine]:
        return words("picture_i_win"), beaten
    if final.mine in winners:
        with_me = [names[seat] for seat in winners if seat != final.mine]
        return words("picture_i_share"), words("picture_with", who=with_me)
    place = max(len(winners) + 1, 1 + sum(score > scores[final.mine] for score in scores))
    key = "picture_winner" if len(winners) == 1 else "picture_winners"
    who = names[winners[0]] if len(winners) == 1 else [names[seat] for seat in winners]
    return words("picture_i_came", place=place, count=len(scores)), words(key, who=who, points=best)
