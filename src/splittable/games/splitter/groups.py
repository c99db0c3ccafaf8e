"""The groups on a sheet one by one: which score, which still can, which never will."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from splittable.games.splitter.codes import COLUMNS, NUMBERS, ROWS, STAR_FACTOR, STRIDE, Box
from splittable.games.splitter.kernel import beside, group_around
from splittable.games.splitter.notation import cell_name
from splittable.games.splitter.shown import GroupState

SCORING: Final = "scoring"
OPEN: Final = "open"
SPOILED: Final = "spoiled"
NAMES = {row * STRIDE + column: cell_name(row, column) for row in range(ROWS) for column in range(COLUMNS)}


class Group(NamedTuple):
    number: int
    cells: int  # a board
    names: tuple[str, ...]
    state: GroupState
    points: int
    star: bool


def groups(boards: list[int], box: Box) -> tuple[Group, ...]:
    """All groups of a sheet by number, then from the top left; `boards` are its cells by number."""
    return _groups(tuple(boards), box.cells, box.stars)


@lru_cache(maxsize=256)  # sheets change once a round and are shown to every seat
def _groups(boards: tuple[int, ...], sheet: int, stars: int) -> tuple[Group, ...]:
    free = sheet
    for board in boards:
        free &= ~board
    found = []
    for number in range(1, NUMBERS + 1):
        rest = boards[number]
        while rest:
            cells = group_around(rest & -rest, rest)
            rest &= ~cells
            found.append(judge(cells, number, boards[number], free, bool(cells & stars)))
    return tuple(found)


def points_by_number(boards: list[int], box: Box) -> list[int]:
    """What the groups of each number score together, from 1."""
    return list(_points_by_number(tuple(boards), box.cells, box.stars))


@lru_cache(maxsize=256)
def _points_by_number(boards: tuple[int, ...], sheet: int, stars: int) -> tuple[int, ...]:
    points = [0] * NUMBERS
    for group in _groups(boards, sheet, stars):
        points[group.number - 1] += group.points
    return tuple(points)


def judge(cells: int, number: int, board: int, free: int, star: bool) -> Group:
    names = cell_names(cells)
    if cells.bit_count() == number:  # T7, T8
        return Group(number, cells, names, SCORING, STAR_FACTOR * number if star else number, star)
    state: GroupState = OPEN if can_become(cells, number, board, free) else SPOILED
    return Group(number, cells, names, state, 0, star)


def can_become(cells: int, size: int, board: int, free: int) -> bool:
    """Can this group still reach exactly `size` cells? A cell that joins it also joins the groups it touches."""
    if cells.bit_count() >= size:
        return cells.bit_count() == size
    rim = beside(cells) & free & ~cells
    while rim:
        step = rim & -rim
        rim ^= step
        if can_become(group_around(cells | step, cells | step | board), size, board, free):
            return True
        free ^= step  # growth over this cell has been tried
    return False


def hearts_state(boards: list[int], box: Box) -> GroupState | None:
    """T9: whether the hearts agree, still can, or never will; None if the sheet has none."""
    if not box.hearts:
        return None
    numbers = numbers_in_hearts(boards, box)
    if len(numbers) > 1:
        return SPOILED
    return SCORING if numbers and box.hearts & ~boards[numbers[0]] == 0 else OPEN


def numbers_in_hearts(boards: list[int], box: Box) -> list[int]:
    return [number for number in range(1, NUMBERS + 1) if boards[number] & box.hearts]


def cell_names(board: int) -> tuple[str, ...]:
    """The cells of a board, row by row."""
    return tuple(NAMES[place] for place in places_of(board))


def places_of(board: int) -> Iterator[int]:
    """The numbers of the bits that are set, ascending: row by row."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


def rows(boards: list[int], box: Box) -> list[str]:
    """A sheet row by row, a character for each place: a number, 0 for a free cell, a dot where there is no cell."""
    return list(_rows(tuple(boards), box.cells))


@lru_cache(maxsize=256)
def _rows(boards: tuple[int, ...], sheet: int) -> tuple[str, ...]:
    drawn = ["."] * ROWS * STRIDE
    for number, board in enumerate((sheet, *boards[1:])):
        for place in places_of(board):
            drawn[place] = str(number)
    return tuple("".join(drawn[row * STRIDE : row * STRIDE + COLUMNS]) for row in range(ROWS))
