"""When each seat's current choice came up. Taking a choice back does not give back the time used on it.

Otherwise a player could hold up a timed table forever by choosing and taking back again and again.
"""

from collections.abc import Collection

from splittable.core.spec import CHANCE
from splittable.server.store.rows import Kind, Row


class Clocks:
    """A seat that can take moves back is at the first, second, … choice of a series. `_begun[seat]` lists when each of
    these came up for the first time; `_place[seat]` is the current one."""

    __slots__ = ("_begun", "_place")

    def __init__(self, players: int) -> None:
        self._begun: list[list[int]] = [[0] for _ in range(players)]
        self._place = [0] * players

    def since(self, seat: int) -> int:
        """When a seat's current choice came up for the first time; only meaningful while it has to choose."""
        return self._begun[seat][self._place[seat]]

    def note(self, row: Row, was_awaited: Collection[int], awaited: Collection[int], bound: Collection[int]) -> None:
        """Update after a row. `bound`: the seats that can still take back their last move."""
        for seat in range(len(self._begun)):
            if row.seat == seat and row.kind is Kind.WITHDRAW:
                self._place[seat] -= 1
            elif row.seat == seat and seat in bound:
                self._step_on(seat, row.at)
            elif seat not in bound and (row.seat in (seat, CHANCE) or not (seat in was_awaited and seat in awaited)):
                self._begun[seat], self._place[seat] = [row.at], 0

    def _step_on(self, seat: int, now: int) -> None:
        self._place[seat] += 1
        if self._place[seat] == len(self._begun[seat]):
            self._begun[seat].append(now)
