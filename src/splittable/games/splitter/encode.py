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
    for place in range(MAX_PLAYERS):
        present = place < s.players
        other = (seat + place) % s.players
        out[at + place] = (s.awaited >> other) & 1 if present else 0
        out[at + MAX_PLAYERS + place] = 1 if present and s.choice[other] != NO_CHOICE else 0
    at += 2 * MAX_PLAYERS
    for row in range(ROWS):
        for column in range(COLUMNS):
            bit = row * STRIDE + column
            marked = 1 + ((box.stars >> bit) & 1) + 2 * ((box.hearts >> bit) & 1)
            out[at + row * COLUMNS + column] = marked * ((box.cells >> bit) & 1)
    at += CELLS
    for place in range(s.players):
        observe_sheet(s, (seat + place) % s.players, out, at + place * CELLS)
    for index in range(at + s.players * CELLS, SIZE):
        out[index] = 0


def observe_sheet(s: State, seat: int, out: list[int], at: int) -> None:
    boards = s.boards[seat]
    ones = boards[1] | boards[3] | boards[5]  # the binary digits of the numbers
    twos = boards[2] | boards[3] | boards[6]
    fours = boards[4] | boards[5] | boards[6]
    for row in range(ROWS):
        for bit in range(row * STRIDE, row * STRIDE + COLUMNS):
            out[at] = (ones >> bit & 1) | (twos >> bit & 1) << 1 | (fours >> bit & 1) << 2
            at += 1
