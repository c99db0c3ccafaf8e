"""The results of an arena: ratings, wins and points of every bot, and each pair."""

import importlib.util
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from splittable.arena.play import Played
from splittable.core.errors import BadSetup

SURE = 1.96  # standard deviations on each side of a 95% interval


@dataclass
class Standing:
    """One bot. Intervals are 95%."""

    bot: str
    seats: int = 0  # seats played
    wins: float = 0.0
    fair: float = 0.0  # the wins that equal players would have
    points: list[int] = field(default_factory=list)
    forfeits: int = 0
    rating: float = 0.0
    spread: float = 0.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def rating_interval(self) -> tuple[float, float]:
        return self.rating - SURE * self.spread, self.rating + SURE * self.spread

    @property
    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval of a share; also valid near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    reach = SURE / (1 + z) * sqrt(share * (1 - share) / games + z / 4 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standings(games: list[Played]) -> list[Standing]:
    """The bots, the best rated first."""
    found: dict[str, Standing] = {}
    for played in games:
        for seat, bot in enumerate(played.bots):
            entry = found.setdefault(bot, Standing(bot))
            entry.seats += 1
            entry.wins += played.shares[seat]
            entry.fair += 1 / len(played.bots)
            entry.points.append(played.scores[seat])
            entry.forfeits += bool(played.forfeits[seat])
    for bot, (rating, spread) in ratings(games).items():
        found[bot].rating, found[bot].spread = rating, spread
    return sorted(found.values(), key=lambda entry: (-entry.rating, entry.bot))


def check_extra() -> None:
    """Whether ratings are available; checked before the games are played."""
    if importlib.util.find_spec("openskill") is None:
        raise BadSetup("setup/extra", "ratings need OpenSkill: pip install 'splittable[arena]'")


def ratings(games: list[Played]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (Plackett and Luce) game by game; a bot in two seats gets the mean of both changes."""
    check_extra()
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    rated = {bot: model.rating(name=bot) for played in games for bot in played.bots}
    for played in games:
        if len(set(played.bots)) == 1:
            continue
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in played.bots]
        after = model.rate(teams, ranks=ranks(played))
        for bot in set(played.bots):
            mine = [after[seat][0] for seat, other in enumerate(played.bots) if other == bot]
            rated[bot].mu = sum(rating.mu for rating in mine) / len(mine)
            rated[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}


def ranks(played: Played) -> list[float]:
    """Ranks from 0: winners first, then by points, forfeits last."""
    keys = [
        (bool(forfeit), -share, -score)
        for forfeit, share, score in zip(played.forfeits, played.shares, played.scores, strict=True)
    ]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


def duels(games: list[Played]) -> dict[tuple[str, str], tuple[float, int]]:
    """For each pair of bots: how often the first was ahead (a tie counts half), and how often they met."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for played in games:
        places = ranks(played)
        for one, bot in enumerate(played.bots):
            for two, other in enumerate(played.bots):
                if bot != other:
                    ahead, met = found.get((bot, other), (0.0, 0))
                    lead = 0.5 if places[one] == places[two] else float(places[one] < places[two])
                    found[bot, other] = (ahead + lead, met + 1)
    return found
