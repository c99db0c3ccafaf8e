"""How a player chooses over several games: which kinds of choices lose most, and whether that changes."""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from statistics import fmean, variance
from typing import Any, Literal

from splittable.review.game import Review

TREND_GAMES = 6
"""With fewer reviewed games of a kind nothing is said about a trend."""
SURE = 2.0
"""Standard errors between earlier and latest games that make a trend."""

Trend = Literal["better", "worse", "same"]


@dataclass(frozen=True)
class KindLoss:
    """`mistakes`: choices that lost something beyond the error of their judgement. `loss`: of all of them together."""

    kind: str
    choices: int
    mistakes: int
    loss: float


@dataclass(frozen=True)
class Profile:
    """The choices in the reviewed games of one kind. `by_game`: the loss in each, the earliest first.

    `trend`: the newer half of the games against the older one; None if there are too few.
    """

    game: str
    unit: str  # of losses: odds or points
    games: int
    choices: int
    mistakes: int
    by_game: tuple[float, ...]
    kinds: tuple[KindLoss, ...]  # the costliest first
    trend: Trend | None

    @property
    def worst(self) -> KindLoss | None:
        """The kind of choices that lost most, if any did."""
        return next((each for each in self.kinds if each.loss > 0), None)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def profile(reviews: Iterable[Review | Mapping[str, Any]]) -> list[Profile]:
    """One profile per game, the most played first. `reviews`: the latest first, as objects or as their data."""
    by_name: defaultdict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for each in reviews:
        data = each.as_data() if isinstance(each, Review) else each
        by_name[data["game"]].append(data)
    found = [profile_of(name, latest_first[::-1]) for name, latest_first in by_name.items()]
    return sorted(found, key=lambda each: -each.games)


def profile_of(game: str, reviews: list[Mapping[str, Any]]) -> Profile:
    choices = [decision for review in reviews for decision in review["decisions"]]
    by_game = tuple(float(sum(decision["loss"] for decision in review["decisions"])) for review in reviews)
    return Profile(
        game=game,
        unit=reviews[0]["unit"],
        games=len(reviews),
        choices=len(choices),
        mistakes=sum(decision["loss"] > 0 for decision in choices),
        by_game=by_game,
        kinds=kinds_in(choices),
        trend=trend_in(by_game),
    )


def kinds_in(choices: list[dict[str, Any]]) -> tuple[KindLoss, ...]:
    losses: defaultdict[str, list[float]] = defaultdict(list)
    for decision in choices:
        losses[decision["kind"]].append(decision["loss"])
    found = [KindLoss(kind, len(all_), sum(loss > 0 for loss in all_), sum(all_)) for kind, all_ in losses.items()]
    return tuple(sorted(found, key=lambda each: (-each.loss, each.kind)))


def trend_in(by_game: tuple[float, ...]) -> Trend | None:
    if len(by_game) < TREND_GAMES:
        return None
    middle = len(by_game) // 2
    older, newer = by_game[:middle], by_game[middle:]
    change = fmean(newer) - fmean(older)
    error = math.sqrt(variance(older) / len(older) + variance(newer) / len(newer))
    if abs(change) <= SURE * error:
        return "same"
    return "better" if change < 0 else "worse"
