"""Bodies of responses about how a person plays."""

from typing import Literal

from msgspec import Struct


class KindOfChoice(Struct, frozen=True):
    """`mistakes`: choices of this kind that lost something. `loss`: of all of them together."""

    kind: str
    label: str
    choices: int
    mistakes: int
    loss: float


class ExerciseInfo(Struct, frozen=True):
    """`rule`: which one to read, if `kind` says so."""

    kind: Literal["puzzles", "lesson", "rule"]
    rule: str


class GameProfile(Struct, frozen=True):
    """My choices in the reviewed games of one kind. `by_game`: the loss in each, the earliest first.

    `trend`: null if there are too few games. Sentences: what it rests on, what costs most, the trend, a tip.
    """

    game: str
    unit: Literal["odds", "points"]
    games: int
    choices: int
    by_game: list[float]
    kinds: list[KindOfChoice]
    trend: Literal["better", "worse", "same"] | None
    rests_on: str
    worst_words: str
    trend_words: str
    tip: str
    exercise: ExerciseInfo | None


class MyProfile(Struct, frozen=True):
    """`last`: of so many finished games. `reviewed`: the tables among them that have a review of my seat."""

    last: int
    games: list[GameProfile]
    reviewed: list[str]
