"""How a person plays, from the stored reviews of their own seats."""

from typing import Any

from splittable.core.words import Language
from splittable.review.profile_words import said
from splittable.review.profiles import Profile, profile
from splittable.review.worker import FORMAT
from splittable.server.store import Store
from splittable.server.wire.profiles import ExerciseInfo, GameProfile, KindOfChoice, MyProfile

LAST_GAMES = 20


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str, language: Language) -> MyProfile:
        rows = await self._store.reviews_of(person, LAST_GAMES, FORMAT)
        reviews: list[dict[str, Any]] = [row.report["review"] for row in rows]
        games = [game_profile(each, language) for each in profile(reviews)]
        return MyProfile(LAST_GAMES, games, list(dict.fromkeys(row.table_id for row in rows)))


def game_profile(found: Profile, language: Language) -> GameProfile:
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
