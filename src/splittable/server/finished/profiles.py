"""How a person plays, from the stored reviews of their own seats."""

from typing import Any, Literal

from msgspec import Struct

from splittable.core.words import Language
from splittable.review.profile_words import said
from splittable.review.profiles import Profile, profile
from splittable.review.worker import FORMAT
from splittable.server.store import Store

LAST_GAMES = 20


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


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, language: Language) -> MyProfile:
        rows = await self._store.reviews_of(person, LAST_GAMES, FORMAT)
        reviews: list[dict[str, Any]] = [row.report["review"] for row in rows]
        games = [told(each, language) for each in profile(reviews)]
        return MyProfile(LAST_GAMES, games, list(dict.fromkeys(row.table_id for row in rows)))


def told(found: Profile, language: Language) -> GameProfile:
    words = said(found, language)
    kinds = [
        KindOfChoice(each.kind, label, each.choices, each.mistakes, each.loss)
        for each, label in zip(found.kinds, words.kinds, strict=True)
    ]
    return GameProfile(
        game=found.game,
        unit="points" if found.unit == "points" else "odds",
        games=found.games,
        choices=found.choices,
        by_game=list(found.by_game),
        kinds=kinds,
        trend=found.trend,
        rests_on=words.rests_on,
        worst_words=words.worst,
        trend_words=words.trend,
        tip=words.tip,
        exercise=ExerciseInfo(*words.exercise) if words.exercise else None,
    )
