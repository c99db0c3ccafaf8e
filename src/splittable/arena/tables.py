"""The results of an arena: ratings, wins and points of every bot, and each pair."""

from dataclasses import dataclass, field
from math import sqrt

from splittable.arena.play import Played
from splittable.arena.ratings import Rating, ratings
from splittable.core.words import Words

COLUMNS = (
    "arena_bot",
    "arena_rating",
    "arena_win_rate",
    "arena_fair",
    "arena_mean_points",
    "arena_seats",
    "arena_forfeits",
)
UNRATED = Rating(0.0, 0.0, 0.0)
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
    rating: Rating = UNRATED

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

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
    for bot, rating in ratings(games).items():
        found[bot].rating = rating
    return sorted(found.values(), key=lambda entry: (-entry.rating.value, entry.bot))


def standings_in_words(table: list[Standing], words: Words) -> tuple[list[str], list[list[str]]]:
    """The head of the table, and a row for each bot."""
    return [words(key) for key in COLUMNS], [in_words(entry) for entry in table]


def in_words(entry: Standing) -> list[str]:
    return [
        entry.bot,
        f"{entry.rating.value:.0f} ({entry.rating.low:.0f}–{entry.rating.high:.0f})",
        f"{entry.win_rate:.1%} ({entry.win_interval[0]:.1%}–{entry.win_interval[1]:.1%})",
        f"{entry.fair / entry.seats:.1%}",
        f"{entry.mean_points:.1f}",
        str(entry.seats),
        str(entry.forfeits),
    ]


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
