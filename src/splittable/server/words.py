"""A position and what happened in words, made from what a seat may see and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core import registry, texts
from splittable.core.spec import CHANCE, GameSpec
from splittable.server.api import Language, Spoken
from splittable.server.store import SeatRow

SEAT = {"en": "Seat {number}", "fr": "Place {number}"}
CHOICE = {"en": "{name}: {label}", "fr": "{name} : {label}"}
TAKEN_BACK = {"en": "{name} takes a move back.", "fr": "{name} reprend un coup."}


class Speaker:
    """Says positions and events of one game in one language, with the names that people have at one table."""

    def __init__(self, game: str, seats: Sequence[SeatRow], language: Language) -> None:
        self._spec: GameSpec = registry.spec(game)
        self._language = language
        self._names = [seat.name or SEAT[language].format(number=seat.seat + 1) for seat in seats]

    def position(self, view: Mapping[str, Any]) -> Spoken:
        """The board, what the seat is asked, and its legal moves in the order of the view."""
        board = self._spec.board
        acts = view["seat"] is not None and view["seat"] in view["acting"]
        return Spoken(
            board=board.draw(view, self._say, self._names),
            prompt=board.prompt(view, self._say) if acts else "",
            labels=[board.label(move, self._say, view) for move in view["legal"]],
        )

    def events(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The events, each with a sentence; an empty one where the board shows it anyway."""
        return [{**event, "text": self._sentence(event)} for event in events]

    def opened(self, events: list[dict[str, Any]], chooser: Mapping[str, Any]) -> list[dict[str, Any]]:
        """As `events`, but a choice that was secret is told: boards keep silent about one's own. `chooser`: what the
        one who moved saw."""
        return [{**event, "text": self._sentence(event) or self._choice(event, chooser)} for event in events]

    def _choice(self, event: Mapping[str, Any], chooser: Mapping[str, Any]) -> str:
        if event["type"] != "move" or event["seat"] == CHANCE:
            return ""
        label = self._spec.board.label(event["move"], self._say, chooser)
        return CHOICE[self._language].format(name=self._names[event["seat"]], label=label)

    def _sentence(self, event: Mapping[str, Any]) -> str:
        if event["type"] == "withdraw":
            return TAKEN_BACK[self._language].format(name=self._names[event["seat"]])
        return self._spec.board.narrate(event, self._say, self._names)

    def _say(self, key: str, **params: Any) -> str:
        return texts.say(self._spec.texts, self._language, key, **params)


def speaker(game: str, seats: Sequence[SeatRow], language: Language | None) -> Speaker | None:
    """None where no language was asked for: programs read the view, and need no words."""
    return None if language is None else Speaker(game, seats, language)
