"""Bodies of requests and responses about puzzles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from splittable.core.words import Language
from splittable.server.wire.api import LONGEST_MOVE, Body, Spoken

PuzzleLevel = Literal["easy", "medium", "hard"]


class PuzzleList(Struct, frozen=True):
    """How hard the puzzles of a game are; the first is number 1. `ids` stay when numbers change."""

    game: str
    levels: list[PuzzleLevel]
    ids: list[str]


class PuzzlePosition(Struct, frozen=True):
    """A puzzle as its seat sees it; nothing else is sent before an answer."""

    game: str
    number: int
    level: PuzzleLevel
    names: list[str]
    view: dict[str, Any]
    words: Spoken


class PuzzleMove(Body, frozen=True):
    """The answer to a puzzle: a move of `view.legal`."""

    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
    language: Language = "en"


class PuzzleAnswer(Struct, frozen=True):
    """`loss`: what the move loses against the solution, as chance of winning or points. `reason` may be empty."""

    right: bool
    label: str
    solution: str
    solution_label: str
    loss: float
    unit: Literal["odds", "points", "none"]
    reason: str
