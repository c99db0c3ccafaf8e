"""The groups on a sheet one by one: which score, which still can, which never will."""

from typing import NamedTuple

from splittable.games.splitter.codes import COLUMNS, NUMBERS, ROWS, STAR_FACTOR, STRIDE, Box
from splittable.games.splitter.kernel import beside, group_around
from splittable.games.splitter.notation import cell_name

SCORING, OPEN, SPOILED = "scoring", "open", "spoiled"


class Group(NamedTuple):
    number: int
    cells: int  # a board
    state: str
    points: int
    star: bool


def groups(boards: list[int], box: Box) -> list[Group]:
    """All groups of a sheet by number, then from the top left; `boards` are its cells by number."""
    free = free_cells(boards, box)
    found = []
    for number in range(1, NUMBERS + 1):
        rest = boards[number]
        while rest:
            cells = group_around(rest & -rest, rest)
            rest &= ~cells
            found.append(judge(cells, number, boards[number], free, box))
    return found


def judge(cells: int, number: int, board: int, free: int, box: Box) -> Group:
    star = bool(cells & box.stars)
    if cells.bit_count() == number:  # T7, T8
        return Group(number, cells, SCORING, STAR_FACTOR * number if star else number, star)
    state = OPEN if can_become(cells, number, board, free) else SPOILED
    return Group(number, cells, state, 0, star)


def can_become(cells: int, size: int, board: int, free: int) -> bool:
    """Can this group still have exactly `size` cells? A cell that joins it brings along the groups that it touches."""
    if cells.bit_count() >= size:
        return cells.bit_count() == size
    rim = beside(cells) & free
    while rim:
        step = rim & -rim
        rim ^= step
        if can_become(group_around(cells | step, cells | step | board), size, board, free):
            return True
        free ^= step  # what grows over this cell has been tried
    return False


def free_cells(boards: list[int], box: Box) -> int:
    free = box.cells
    for number in range(1, NUMBERS + 1):
        free &= ~boards[number]
    return free


def hearts_state(boards: list[int], box: Box) -> str | None:
    """T9: whether the hearts agree, still can, or never will; None if the sheet has none."""
    if not box.hearts:
        return None
    numbers = [number for number in range(1, NUMBERS + 1) if boards[number] & box.hearts]
    if len(numbers) > 1:
        return SPOILED
    return SCORING if numbers and box.hearts & ~boards[numbers[0]] == 0 else OPEN


def cell_names(board: int) -> list[str]:
    """The cells of a board, row by row."""
    return [
        cell_name(row, column) for row in range(ROWS) for column in range(COLUMNS) if board >> (row * STRIDE + column) & 1
    ]
