"""Where the points came from, group by group (T7–T9), and the solo verdict (T11)."""

from typing import Any

from splittable.games.splitter.codes import HEARTS_BONUS, NUMBERS, OVER, Box
from splittable.games.splitter.groups import SCORING, groups, hearts_state, numbers_in_hearts
from splittable.games.splitter.kernel import score
from splittable.games.splitter.state import State

RANK_FROM = (28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51)  # T11: the fewest points of each rank above "lost"


def breakdown(s: State, box: Box, seat: int) -> list[dict[str, Any]]:
    """Groups of the same number share a line; one on a star has its own."""
    found = groups(s.boards[seat], box)
    scoring = [group for group in found if group.state == SCORING]
    lines: list[dict[str, Any]] = []
    for number in range(1, NUMBERS + 1):
        if count := sum(group.number == number and not group.star for group in scoring):
            lines.append(line("T7", number * count, "group", number=number, count=count))
        starred = [group for group in scoring if group.number == number and group.star]
        lines += [line("T8", group.points, "group_star", number=number) for group in starred]
    if hearts_state(s.boards[seat], box) == SCORING:
        number = numbers_in_hearts(s.boards[seat], box)[0]
        lines.append(line("T9", HEARTS_BONUS, "hearts", number=number))
    if wasted := sum(group.cells.bit_count() for group in found if group.state != SCORING):
        lines.append(line("T7", 0, "wasted", count=wasted))
    if (rank := verdict(s, box)) is not None:
        lines.append(line("T11", 0, "verdict", rank=rank))
    return lines


def line(rule: str, points: int, key: str, **params: Any) -> dict[str, Any]:
    return {"rule": rule, "points": points, "key": key, "params": params}


def verdict(s: State, box: Box) -> int | None:
    """T11: the solo rank from 0 (lost) to 11; None with others or before the end."""
    if s.players != 1 or s.phase != OVER:
        return None
    points = [0]
    score(s, box, points)
    return sum(points[0] >= least for least in RANK_FROM)
