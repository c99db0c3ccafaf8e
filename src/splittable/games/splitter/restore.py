"""A position from what a seat sees of it; the placements it can't see are drawn, all equally likely."""

import random
from collections.abc import Mapping
from typing import Any

from splittable.games.splitter.codes import COLUMNS, NO_CHOICE, STRIDE, WRITE, Box
from splittable.games.splitter.notation import pair_name
from splittable.games.splitter.state import State
from splittable.games.splitter.view import PHASES


def restore(view: Mapping[str, Any], box: Box, rng: random.Random) -> State:
    s = State()
    s.players = view["players"]
    s.phase = PHASES.index(view["phase"])
    s.round = box.rounds if view["over"] else view["round"] - 1
    s.high, s.low = view["dice"] or (0, 0)
    s.awaited = sum(1 << seat for seat in view["acting"] if seat >= 0)
    for seat in range(s.players):
        read_sheet(s, seat, view["sheets"][seat])
        written = sum(s.boards[seat])
        free = [pair for pair in box.pairs[: box.rounds] if not written & box.left[pair]]
        s.free[seat][: len(free)] = free
        s.choice[seat] = NO_CHOICE
        if s.phase == WRITE and seat in view["chosen"]:
            ways = 1 if s.high == s.low else 2
            s.choice[seat] = 2 * rng.choice(free) + rng.randrange(ways)
    own = view["choice"]
    if own:
        pair = next(pair for pair in box.pairs[: box.rounds] if pair_name(pair) == own["cell"])
        s.choice[view["seat"]] = 2 * pair + (own["left"] > own["right"])
    return s


def read_sheet(s: State, seat: int, rows: list[str]) -> None:
    for row, cells in enumerate(rows):
        for column in range(COLUMNS):
            if cells[column] not in ".0":
                s.boards[seat][int(cells[column])] |= 1 << (row * STRIDE + column)
