"""Parts for a game that has no better ones: typed moves, a log and a story from its board's words, a plain picture;
components that are its options, and the notation of moves that are a word and a number."""

from collections.abc import Callable, Mapping
from typing import Any

from splittable.core import ink
from splittable.core.errors import Refusal
from splittable.core.fields import Struct
from splittable.core.spec import CHANCE, Board, Drawn, Final, Kernel, Line, Log, Option, Story
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


def box_of(kind: type[Struct], options: tuple[Option, ...]) -> Callable[[Mapping[str, Any]], Any]:
    """Loads components that are the options alone: numbers as they are, of other choices their place in the list."""

    def load(given: Mapping[str, Any]) -> Struct:
        box = kind()
        for option in options:
            value = given[option.name]
            setattr(box, option.name, value if isinstance(value, int) else option.choices.index(value))
        return box

    return load


class NumberedMoves:
    """Notation for moves that are a word and a number, `bid 7`; action 0 is number 1.

    Seats and chance have a word and a rule each.
    """

    def __init__(self, kernel: Kernel, actions: int, seats: tuple[str, str], chance: tuple[str, str]) -> None:
        self._kernel, self._actions, self._seats, self._chance = kernel, actions, seats, chance

    def text(self, s: Any, box: Any, seat: int, action: int) -> str:
        return f"{(self._chance if seat == CHANCE else self._seats)[0]} {action + 1}"

    def action(self, s: Any, box: Any, seat: int, text: str) -> int:
        moves = [self.text(s, box, seat, action) for action in range(self._actions)]
        if text not in moves:
            raise Refusal("move/malformed", "", "simple_malformed", example=moves[0])
        return moves.index(text)

    def refusal(self, s: Any, box: Any, seat: int, action: int) -> Refusal:
        rule = (self._chance if seat == CHANCE else self._seats)[1]
        return Refusal("move/illegal", rule, "simple_gone", number=action + 1)

    def rule_in_force(self, s: Any, box: Any) -> str:
        return (self._seats if self._kernel.acting(s, box) else self._chance)[1]


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


def called(seat: int, words: Words, names: Names) -> str:
    return words("simple_you") if seat == names.reader else names[seat]


def points_breakdown(kernel: Kernel, rule: str) -> Callable[[Any, Any, int], list[dict[str, Any]]]:
    """One line, for points that have one source."""

    def breakdown(s: Any, box: Any, seat: int) -> list[dict[str, Any]]:
        scores = [0] * s.players
        kernel.score(s, box, scores)
        return [{"rule": rule, "points": scores[seat], "key": "simple_points", "params": {}}]

    return breakdown


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
