"""Where the points came from (S21), and what breaks ties (S22)."""

from typing import Any

from splittable.games.split_it.codes import NUMBERS, Box
from splittable.games.split_it.kernel import column_count
from splittable.games.split_it.state import State


def breakdown(s: State, box: Box, seat: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for number in range(1, NUMBERS + 1):
        mine = s.columns[seat][number]
        others = [s.columns[other][number] for other in range(s.players) if other != seat]
        if mine and mine >= max(others):
            lines.append(
                {
                    "rule": "S21",
                    "points": number,
                    "key": "shared_most" if mine == max(others) else "most",
                    "params": {"number": number, "count": mine},
                }
            )
    lines.append({"rule": "S22", "points": 0, "key": "columns", "params": {"count": column_count(s, seat)}})
    if s.waiting[seat]:
        lines.append({"rule": "S19", "points": 0, "key": "waiting", "params": {"count": s.waiting[seat]}})
    return lines
