"""The observation of a seat as numbers, own seat first, in the subset that Numba compiles."""

from splittable.games.splitter.codes import (
    ACTIONS,
    COLUMNS,
    MAX_PAIRS,
    MAX_PLAYERS,
    NO_CHOICE,
    NUMBERS,
    OVER,
    ROWS,
    STRIDE,
    Box,
)
from splittable.games.splitter.state import State

CELLS = ROWS * COLUMNS

# name, length; a test checks that `observe` fills exactly these, in this order
OBSERVATION = (
    ("players", 1),
    ("phase", 1),
    ("round", 1),
    ("rounds", 1),
    ("dice", 2),  # the larger first, 0 before the roll
    ("my_choice", 1),  # action + 1, 0 none
    ("acting", MAX_PLAYERS),
    ("chosen", MAX_PLAYERS),
    ("layout", CELLS),  # row by row: 0 no cell, 1 a cell, 2 a star, 3 a heart
    ("sheets", MAX_PLAYERS * CELLS),  # 0 nothing written, else the number
)
SIZE = sum(length for _, length in OBSERVATION)

# The same for networks (`adapters.onehot`): fields with so many values become one-hot, the others are divided by their
# usual largest value, and those by seat are cut to the seats of the table.
ONEHOT = {"phase": OVER + 1, "dice": NUMBERS + 1, "my_choice": ACTIONS + 1, "layout": 4, "sheets": NUMBERS + 1}
LARGEST = {"players": MAX_PLAYERS, "round": MAX_PAIRS, "rounds": MAX_PAIRS}
BY_SEAT = ("acting", "chosen", "sheets")


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    out[0] = s.players
    out[1] = s.phase
    out[2] = s.round
    out[3] = box.rounds
    out[4] = s.high
    out[5] = s.low
    out[6] = s.choice[seat] + 1
    at = 7
    layout = at + 2 * MAX_PLAYERS
    write_cells(box.cells & ~box.stars, box.stars | box.hearts, 0, out, layout)
    other = seat
    for place in range(s.players):
        out[at + place] = (s.awaited >> other) & 1
        out[at + MAX_PLAYERS + place] = 1 if s.choice[other] != NO_CHOICE else 0
        boards = s.boards[other]
        ones = boards[1] | boards[3] | boards[5]
        twos = boards[2] | boards[3] | boards[6]
        fours = boards[4] | boards[5] | boards[6]
        write_cells(ones, twos, fours, out, layout + (1 + place) * CELLS)
        other = other + 1 if other + 1 < s.players else 0


def write_cells(ones: int, twos: int, fours: int, out: list[int], at: int) -> None:
    """A number for every cell of the grid, from the boards of its binary digits."""
    for _ in range(ROWS):
        digits = spread(ones) | spread(twos) << 1 | spread(fours) << 2
        for column in range(COLUMNS):
            out[at + column] = digits >> 4 * column & 7
        at += COLUMNS
        ones >>= STRIDE
        twos >>= STRIDE
        fours >>= STRIDE


def spread(board: int) -> int:
    """The first row of a board with four bits for each cell instead of one."""
    row = board & 0xFF
    row = (row | row << 12) & 0x000F000F
    row = (row | row << 6) & 0x03030303
    return (row | row << 3) & 0x11111111
