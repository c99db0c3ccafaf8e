"""Placements that are one choice, because sheet and numbers look the same in a mirror."""

from collections.abc import Callable

from splittable.games.splitter.codes import COLUMNS, HALF, NUMBERS, STRIDE, Box
from splittable.games.splitter.state import State

Mirror = Callable[[int, int], int]
"""(row, column) → the place of that cell in the mirror."""


def alike(s: State, box: Box, seat: int, actions: list[int]) -> list[tuple[int, int]]:
    """For each placement the least of its mirror images."""
    boards = [box.cells, box.stars, box.hearts, *s.boards[seat][1 : NUMBERS + 1]]
    mirrors = [mirror for mirror in mirrors_of(box) if all(mirrored(board, mirror) == board for board in boards)]
    return [min(image(action, mirror) for mirror in mirrors) for action in actions]


def mirrors_of(box: Box) -> list[Mirror]:
    """The sheet as it is, across the centre line, upside down, and both."""
    first = ((box.cells & -box.cells).bit_length() - 1) // STRIDE
    last = (box.cells.bit_length() - 1) // STRIDE
    return [
        lambda row, column: row * STRIDE + column,
        lambda row, column: row * STRIDE + COLUMNS - 1 - column,
        lambda row, column: (first + last - row) * STRIDE + column,
        lambda row, column: (first + last - row) * STRIDE + COLUMNS - 1 - column,
    ]


def mirrored(board: int, mirror: Mirror) -> int:
    found = 0
    while board:
        place = (board & -board).bit_length() - 1
        board &= board - 1
        found |= 1 << mirror(*divmod(place, STRIDE))
    return found


def image(action: int, mirror: Mirror) -> tuple[int, int]:
    """Where the larger and the smaller number are in the mirror."""
    pair, larger_left = divmod(action, 2)
    row, column = divmod(pair, HALF)
    left, right = mirror(row, column), mirror(row, COLUMNS - 1 - column)
    return (left, right) if larger_left else (right, left)
