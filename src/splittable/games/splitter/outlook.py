"""What each placement of a round would make of a seat's points."""

from functools import lru_cache

from splittable.games.splitter.codes import MAX_PAIRS, NUMBERS, WRITE, Box
from splittable.games.splitter.kernel import group_points, heart_points
from splittable.games.splitter.notation import pair_name
from splittable.games.splitter.state import State


def outlook(s: State, box: Box, seat: int) -> dict[str, int]:
    """By move, the points of the seat's sheet with it. Empty between rounds."""
    if s.phase != WRITE:
        return {}
    pairs = tuple((box.left[pair], box.right[pair]) for pair in range(MAX_PAIRS))
    return _outlook(tuple(s.boards[seat]), s.high, s.low, pairs, box.stars, box.hearts).copy()


@lru_cache(maxsize=256)  # a sheet changes once a round, and is shown whenever another seat has chosen
def _outlook(
    boards: tuple[int, ...], high: int, low: int, pairs: tuple[tuple[int, int], ...], stars: int, hearts: int
) -> dict[str, int]:
    def points(number: int, more: int) -> int:
        board = boards[number] | more
        return group_points(board, number, stars) + heart_points(board, hearts)

    written = sum(boards)
    now = [0, *(points(number, 0) for number in range(1, NUMBERS + 1))]
    rest = sum(now) - now[high] - (now[low] if low != high else 0)
    found = {}
    for pair, (left, right) in enumerate(pairs):
        if not left or left & written:
            continue
        if low == high:
            found[f"write {pair_name(pair)} {low}"] = rest + points(low, left | right)
            continue
        found[f"write {pair_name(pair)} {low}"] = rest + points(low, left) + points(high, right)
        found[f"write {pair_name(pair)} {high}"] = rest + points(high, left) + points(low, right)
    return found
