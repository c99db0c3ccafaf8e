"""Ratings by maximum likelihood over all games, with intervals by bootstrap.

The model is Luce's: a bot wins a game with probability strength / sum of the strengths at the table. With two seats
that is Bradley and Terry's model. A shared win counts as a part of a win. Only wins count, not places, so in an arena
in which all bots meet equally often the order is that of their wins. The strengths are found by the minorisation of
Hunter (2004).
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import accumulate
from math import log10
from typing import NamedTuple

from splittable.arena.play import Played

SAMPLES = 400
FEW = 20
MIDDLE = 1500.0  # the mean rating of the bots
TENFOLD = 400.0  # the lead at which one wins ten times as often as the other, as in chess
PRIOR = 0.5  # a win and a loss count this much against an average bot: without it, a bot that always wins is infinite
STEPS = 1000
CLOSE = 1e-6

Wins = dict[tuple[str, ...], dict[str, float]]
"""For each line-up, sorted: the wins of its bots. Their sum is the number of games."""
Key = tuple[tuple[tuple[str, ...], tuple[tuple[str, float], ...]], ...]
"""The same as a key: equal results are counted once."""


class Rating(NamedTuple):
    """The interval is 95%."""

    value: float
    low: float
    high: float


def ratings(games: list[Played], samples: int = SAMPLES, seed: int = 0) -> dict[str, Rating]:
    """The same seed gives the same intervals."""
    results = Counter(as_key(count_wins(unit)) for unit in units(games))
    best = strengths(add_wins(results), {bot: 1.0 for played in games for bot in played.bots})
    found = [as_ratings(best)]
    rng = random.Random(seed)
    kinds, counts = list(results), list(accumulate(results.values()))
    for _ in range(samples):
        drawn = Counter(rng.choices(kinds, cum_weights=counts, k=counts[-1]))
        found.append(as_ratings(strengths(add_wins(drawn), best)))
    return {bot: Rating(found[0][bot], *middle_95([one[bot] for one in found[1:]])) for bot in best}


def units(games: list[Played]) -> Iterable[list[Played]]:
    """What the bootstrap draws: the games of a deal together, because the same cards make them alike; single games if
    there are only a few deals."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for played in games:
        deals[played.deal].append(played)
    return deals.values() if len(deals) >= FEW else [[played] for played in games]


def count_wins(games: Iterable[Played]) -> Wins:
    counted: Wins = {}
    for played in games:
        wins = counted.setdefault(tuple(sorted(played.bots)), dict.fromkeys(played.bots, 0.0))
        for bot, share in zip(played.bots, played.shares, strict=True):
            wins[bot] += share
    return counted


def as_key(counted: Wins) -> Key:
    return tuple(sorted((line_up, tuple(sorted(wins.items()))) for line_up, wins in counted.items()))


def add_wins(results: Counter[Key]) -> Wins:
    total: Wins = {}
    for result, times in results.items():
        for line_up, wins in result:
            sums = total.setdefault(line_up, dict.fromkeys(line_up, 0.0))
            for bot, won in wins:
                sums[bot] += times * won
    return total


def strengths(counted: Wins, start: dict[str, float]) -> dict[str, float]:
    """The strengths under which these wins are most likely, with a weak prior around 1."""
    won = dict.fromkeys(start, PRIOR)
    for wins in counted.values():
        for bot, share in wins.items():
            won[bot] += share
    totals = [(line_up, sum(wins.values())) for line_up, wins in counted.items()]
    now = start
    for _ in range(STEPS):
        due = {bot: 2 * PRIOR / (strength + 1.0) for bot, strength in now.items()}
        for line_up, games in totals:
            each = games / sum(now[bot] for bot in line_up)
            for bot in line_up:
                due[bot] += each
        after = {bot: won[bot] / due[bot] for bot in now}
        moved = max(abs(after[bot] - now[bot]) / now[bot] for bot in now)
        now = after
        if moved < CLOSE:
            break
    return now


def as_ratings(found: dict[str, float]) -> dict[str, float]:
    points = {bot: TENFOLD * log10(strength) for bot, strength in found.items()}
    mean = sum(points.values()) / len(points)
    return {bot: MIDDLE + value - mean for bot, value in points.items()}


def middle_95(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
