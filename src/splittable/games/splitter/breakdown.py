"""Where each point came from, group by group (T7–T9), and the verdict on a lone player (T11)."""

from typing import Any

from splittable.games.splitter.codes import HEARTS_BONUS, NUMBERS, OVER, Box
from splittable.games.splitter.groups import SCORING, groups, hearts_state
from splittable.games.splitter.kernel import score
from splittable.games.splitter.state import State

RANK_FROM = (28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51)  # T11: the fewest points of each rank above "lost"


def breakdown(s: State, box: Box, seat: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    wasted = 0
    for group in groups(s.boards[seat], box):
        if group.state != SCORING:
            wasted += group.cells.bit_count()
            continue
        key = f"group_{group.number}_star" if group.star else f"group_{group.number}"
        rule = "T8" if group.star else "T7"
        lines.append(line(rule, group.points, key, cells=" ".join(group.names)))
    if hearts_state(s.boards[seat], box) == SCORING:
        number = next(n for n in range(1, NUMBERS + 1) if s.boards[seat][n] & box.hearts)
        lines.append(line("T9", HEARTS_BONUS, "hearts", number=number))
    if wasted:
        lines.append(line("T7", 0, "wasted", count=wasted))
    if (rank := verdict(s, box)) is not None:
        lines.append(line("T11", 0, f"verdict_{rank}"))
    return lines


def line(rule: str, points: int, key: str, **params: Any) -> dict[str, Any]:
    return {"rule": rule, "points": points, "key": key, "params": params}


def verdict(s: State, box: Box) -> int | None:
    """T11: the rank of a lone player from 0 (lost) to 11; None with others or before the end."""
    if s.players != 1 or s.phase != OVER:
        return None
    points = [0]
    score(s, box, points)
    return sum(points[0] >= least for least in RANK_FROM)
