"""Sequential halving: all candidates get an equal share of the playouts, the worse half drops out, and so on."""

import time
from collections.abc import Callable
from math import ceil, log2
from typing import Protocol

from splittable.bots.budget import Budget

FIRST_DEALS = 4  # to measure a playout
SHORTEST_CALL = 0.004  # seconds between two checks of the clock
SHORTEST_PLAYOUT = 1e-7  # seconds

Clock = Callable[[], float]


class Race(Protocol):
    """Candidates that meet the same deals. Results of earlier rounds stay with a candidate."""

    alive: list[int]
    """Those still in the race."""
    replies: int
    """Playouts of a candidate in each deal."""
    carries_over: bool
    """Whether playouts that can't be shared evenly in a round go to the next one; otherwise they are saved."""

    def play(self, deals: int) -> None:
        """So many more deals for each candidate in the race."""

    def drop_half(self) -> None:
        """The worse half leaves the race."""


def halve(race: Race, budget: Budget, clock: Clock = time.perf_counter) -> None:
    rounds = max(1, ceil(log2(len(race.alive))))
    if budget.iterations:
        by_playouts(race, budget.iterations, rounds)
    else:
        by_time(race, budget.seconds, rounds, clock)


def by_playouts(race: Race, playouts: int, rounds: int) -> None:
    left = playouts
    for number in range(rounds):
        share, width = left // (rounds - number), len(race.alive) * race.replies
        deals = max(1, share // width)
        race.play(deals)
        left -= deals * width if race.carries_over else share
        race.drop_half()


def by_time(race: Race, seconds: float, rounds: int, clock: Clock) -> None:
    """Half of what is left of a round at a time, so that a slow playout is noticed before the time is up."""
    begin = clock()
    race.play(FIRST_DEALS)
    pace = (clock() - begin) / (FIRST_DEALS * len(race.alive))
    for number in range(rounds):
        end = begin + seconds * (number + 1) / rounds
        while (left := end - clock()) > 0:
            share = min(left, max(SHORTEST_CALL, left / 2))
            deals = max(1, int(share / max(pace, SHORTEST_PLAYOUT) / len(race.alive)))
            before = clock()
            race.play(deals)
            pace = max(pace / 2, (clock() - before) / (deals * len(race.alive)))
        race.drop_half()
