"""A profile in sentences: what it rests on, what costs most, the trend, and an exercise."""

from dataclasses import dataclass

from splittable.core import learn, registry, words
from splittable.review.profiles import TREND_GAMES, KindLoss, Profile

FEW_GAMES = 3
"""With fewer it is called a first impression."""


@dataclass(frozen=True)
class ProfileSaid:
    """`kinds`: the name of each kind, in the order of the profile. `tip`: about the costliest kind."""

    rests_on: str
    worst: str
    trend: str
    kinds: list[str]
    tip: str
    exercise: learn.Exercise | None


def said(found: Profile, language: str) -> ProfileSaid:
    say, of_game = words.of_frame(language), registry.spec(found.game).words(language)
    rests_on = say("profile_rests_on", games=found.games, choices=found.choices, mistakes=found.mistakes)
    if found.games < FEW_GAMES:
        rests_on = f"{rests_on} {say('profile_few')}"
    worst = found.worst
    return ProfileSaid(
        rests_on=rests_on,
        worst=worst_said(found, worst, language) if worst else say("profile_faultless"),
        trend=say(f"profile_trend.{found.trend}") if found.trend else say("profile_no_trend", games=TREND_GAMES),
        kinds=[of_game(f"profile_kind.{each.kind}") for each in found.kinds],
        tip=of_game(f"profile_tip.{worst.kind}") if worst else "",
        exercise=learn.exercise(found.game, worst.kind) if worst else None,
    )


def worst_said(found: Profile, worst: KindLoss, language: str) -> str:
    say, of_game = words.of_frame(language), registry.spec(found.game).words(language)
    points = worst.loss / found.games * (100 if found.unit == "odds" else 1)
    loss = say(f"review_lost.{found.unit}", points=points)
    return say("profile_worst", kind=of_game(f"profile_kind.{worst.kind}"), loss=loss)
