"""Parts for a game that has no better ones: typed moves, a log and a story from its board's words, a plain picture."""

from collections.abc import Mapping
from typing import Any

from splittable.core import ink
from splittable.core.spec import Board, Drawn, Final, Line, Log, Story
from splittable.core.words import Names, Words

ROW, LETTERS = 44.0, 20.0


def simple_parts(board: Board) -> dict[str, Any]:
    """The parts of a `GameSpec` that follow from a board whose drawing is sentences."""
    return {
        "typed": TypedLabels(board),
        "tell": board.draw,
        "log": narrated_log(board),
        "story": narrated_story(board),
        "picture": points_picture,
    }


class TypedLabels:
    """Moves are typed as the board calls them; what they mean is asked with their label."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def question(self, move: str, words: Words, view: Mapping[str, Any]) -> str:
        return words("simple_sure", label=self.board.label(move, words, view))

    def ways(self, move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
        return []

    def guide(self, view: Mapping[str, Any], words: Words) -> str:
        return ""


def narrated_log(board: Board) -> Log:
    """A line for each event that the board has words for; events can say whose they are (`seat`)."""

    def log(events: list[dict[str, Any]], words: Words, names: Names) -> list[Line]:
        said = [(board.narrate(event, words, names), event.get("seat", -1)) for event in events]
        return [Line(text, seat) for text, seat in said if text]

    return log


def narrated_story(board: Board) -> Story:
    """What the board says of a move, if the reader may know it."""

    def story(
        events: list[dict[str, Any]], words: Words, names: Names, before: Mapping[str, Any]
    ) -> tuple[str, list[dict[str, Any]]]:
        move, *rest = events
        hidden = move["move"] is None
        said = words("simple_secret", **names.who(move["seat"])) if hidden else board.narrate(move, words, names)
        return said, rest

    return story


def points_picture(final: Final, words: Words, width: float, height: float) -> Drawn:
    """Everybody's name and points, the best first."""
    seats = final.ranked()
    row = min(ROW, height / len(seats))
    shapes = []
    for place, seat in enumerate(seats):
        y = (place + 0.5) * row
        shapes.append(ink.disc(final.colours[seat], final.names[seat], row / 2, y, row * 0.36))
        shapes.append(ink.label(final.names[seat], row * 1.2, y + LETTERS / 3, width - 3 * row, LETTERS))
        points = str(final.view["scores"][seat])
        shapes.append(ink.text(points, width, y + LETTERS / 3, LETTERS, "strong", anchor="end"))
    return Drawn("".join(shapes), width, row * len(seats))
