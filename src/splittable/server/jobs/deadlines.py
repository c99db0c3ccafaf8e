"""When the time for a choice is over, whatever happens to the wall clock of the machine meanwhile."""

from collections import OrderedDict

from splittable.server.time_and_chance import TimeAndChance

MOST_KEPT = 10_000


class Deadlines:
    """The log knows only by the wall clock when a choice came up. That clock is asked once for each choice: one that
    is taken back goes on with the time it had, even if the clock was set in between."""

    def __init__(self, time_and_chance: TimeAndChance) -> None:
        self._time_and_chance = time_and_chance
        self._found: OrderedDict[tuple[str, int, int], float] = OrderedDict()

    def seconds_left(self, table_id: str, seat: int, since: int, clock: int) -> float:
        """Of `clock` seconds for the choice that came up at `since`."""
        choice, now = (table_id, seat, since), self._time_and_chance.monotonic()
        if choice not in self._found:
            used = (self._time_and_chance.now() - since) / 1000
            # A clock that was set back, or another worker's, must not keep everyone waiting for longer.
            self._found[choice] = now + min(clock - used, clock)
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return max(0.0, self._found[choice] - now)
