"""A position and events in words, made only from what a seat may see."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core import registry
from splittable.core.spec import CHANCE, GameSpec, Line, Moment
from splittable.core.words import Language, Names, of_frame
from splittable.server.store import SeatRow
from splittable.server.wire.api import Spoken


class Speaker:
    """Says positions and events of one game in one language, with the names at one table."""

    def __init__(self, game: str, seats: Sequence[SeatRow], language: Language, reader: int | None = None) -> None:
        self._spec: GameSpec = registry.spec(game)
        self._say = self._spec.words(language)
        self._frame = of_frame(language)
        names = (seat.name or self._frame("seat_number", number=seat.seat + 1) for seat in seats)
        self._names = Names(names, reader)

    def position(self, view: Mapping[str, Any]) -> Spoken:
        """The board, the question to the seat, and its legal moves in the order of the view."""
        board = self._spec.board
        acts = view["seat"] is not None and view["seat"] in view["acting"]
        return Spoken(
            board=self._spec.tell(view, self._say, self._names),
            prompt=board.prompt(view, self._say) if acts else "",
            labels=[board.label(move, self._say, view) for move in view["legal"]],
        )

    def log(self, events: list[dict[str, Any]]) -> list[Line]:
        """What the log says of a move, to the reader."""
        if events and events[0]["type"] == "withdraw":
            seat = events[0]["seat"]
            return [Line(self._frame("event_taken_back", **self._names.who(seat)), seat)]
        return self._spec.log(events, self._say, self._names)

    def events(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The events, each with a sentence; empty if the board shows it anyway."""
        return [{**event, "text": self._sentence(event)} for event in events]

    def replayed(self, events: list[dict[str, Any]], before: Mapping[str, Any]) -> list[Line]:
        """A move and what it brought about, for those who look back. `before`: what the reader saw before it."""
        seat = events[0]["seat"]
        if seat == CHANCE:
            return self.log(events)
        said, rest = self._spec.story(events, self._say, self._names, before)
        return [Line(said, seat), *self.log(rest)] if said else self.log(rest)

    def moment(self, moment: Moment) -> tuple[str, str]:
        """What decided a game: a title, and what happened."""
        assert self._spec.ending is not None
        return self._spec.ending.say(moment, self._say, self._names)

    def _sentence(self, event: Mapping[str, Any]) -> str:
        return self._spec.board.narrate(event, self._say, self._names)


def speaker(
    game: str, seats: Sequence[SeatRow], language: Language | None, reader: int | None = None
) -> Speaker | None:
    """None if no language was requested: programs read the view and need no words."""
    return None if language is None else Speaker(game, seats, language, reader)
