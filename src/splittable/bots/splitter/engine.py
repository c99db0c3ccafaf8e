"""The compiled search, loaded once, and the position it works on."""

import importlib.util
import threading
from functools import cache
from typing import Any

from splittable.bots.splitter import endings, policy, rollout, search, worth
from splittable.bots.splitter.tables import learned_tables
from splittable.bots.splitter.worth import Desk, Sheet
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.games.splitter.codes import NUMBERS, WRITE, Box

ENTRIES = ("play_futures", "weigh_endings", "weigh_placements")

_compiling = threading.Lock()  # Numba's settings are global


class Engine:
    """The compiled functions and the tables. Immutable once created: threads can share it."""

    def __init__(self) -> None:
        from splittable.fast import arrays, compiled

        self.code: Any = compiled("splitter").extend(worth, policy, rollout, endings, search, entries=ENTRIES)
        self.tables = arrays.to_array(learned_tables())


@cache
def _load() -> Engine:
    if importlib.util.find_spec("numba") is None:
        raise BadSetup("setup/extra", "this bot needs Numba: pip install 'splittable[fast]'")
    return Engine()


def load() -> Engine:
    with _compiling:
        return _load()


class Position:
    """A sheet and the roll to place on it: everything the bot knows."""

    def __init__(self, box: Box, sheet: Sheet, high: int, low: int) -> None:
        self.box, self.sheet, self.high, self.low = box, sheet, high, low

    def placements(self) -> list[tuple[int, int]]:
        """Slot and orientation; a double has only one."""
        ways = 1 if self.high == self.low else 2
        return [(slot, way) for slot in range(self.sheet.rolls) for way in range(ways)]

    def after(self, slot: int, way: int) -> Sheet:
        sheet = self.sheet.copy()
        left, right = (self.high, self.low) if way else (self.low, self.high)
        worth.write(sheet, self.box, slot, left, right)
        return sheet

    def action(self, slot: int, way: int) -> int:
        return 2 * self.sheet.pair[slot] + way


def position_of(state: State, seat: int) -> Position:
    """What `seat` sees of its own sheet and the dice. The other sheets don't matter."""
    if state.game.name != "splitter":
        raise BadSetup("bot/game", f"expected a game of Splitter, got {state.game.title}")
    if seat not in state.acting():
        raise BadSetup("bot/not_acting", f"seat {seat} has nothing to place now; acting: {state.acting()}")
    s: Any = state.position
    assert s.phase == WRITE
    return Position(state.components, sheet_of(state, seat), s.high, s.low)


def sheet_of(state: State, seat: int) -> Sheet:
    """What a seat has written in earlier rounds."""
    s: Any = state.position
    box: Any = state.components
    sheet = Sheet()
    sheet.rolls = box.rounds - s.round
    sheet.pair[: sheet.rolls] = s.free[seat][: sheet.rolls]
    for number in range(1, NUMBERS + 1):
        sheet.boards[number] = s.boards[seat][number]
    sheet.free = sum(box.left[pair] | box.right[pair] for pair in sheet.pair[: sheet.rolls])
    return sheet


def gains(position: Position) -> tuple[int, list[float]]:
    """The index of the policy's placement in `placements`, and its value of each."""
    from splittable.fast import arrays

    engine = load()
    desks = arrays.zeros(Desk)
    boxes, sheets = arrays.to_array(position.box), arrays.to_array(position.sheet)
    best = engine.code.weigh_placements(sheets, boxes, engine.tables, desks, position.high, position.low)
    found = [float(desks["gain"][0][2 * slot + way]) for slot, way in position.placements()]
    return position.placements().index((best >> 1, best & 1)), found
