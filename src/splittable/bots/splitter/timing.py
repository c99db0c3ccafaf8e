"""Divides the time of a game among its choices."""

import time
from collections.abc import Callable

from splittable.bots.splitter.player import EXACT_ROLLS

RESERVE = 0.04  # of the game's time: reserve for work between two checks of the clock


class GameClock:
    """A budget for one game. `clock` counts seconds; a CPU clock excludes other processes."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.end = clock() + seconds * (1 - RESERVE)

    def share(self, rolls: int) -> float:
        """Seconds for a choice with this many rolls left, itself included."""
        if rolls <= EXACT_ROLLS:
            return 0.0
        left = max(0.0, self.end - self.clock())
        return left * weight(rolls) / sum(weight(later) for later in range(EXACT_ROLLS + 1, rolls + 1))


def weight(rolls: int) -> float:
    """The weight of a choice: early ones have more placements and longer playouts."""
    return float(rolls)
