"""The placement with the best resulting sheet, in the subset that Numba compiles.

Only what a placement changes is revalued: the numbers it writes, the groups it crowds, and the free cells around it.
"""

from splittable.bots.splitter.worth import (
    NEAR,
    PLANES,
    SPOILT,
    WELCOME,
    Desk,
    Sheet,
    Tables,
    add_plane,
    cell_worth,
    count_free_beside,
    weigh,
)
from splittable.games.splitter.codes import NUMBERS, Box
from splittable.games.splitter.kernel import beside, cell_count

WORST = -1e9


def lay_out(desk: Desk, tables: Tables, box: Box, sheet: Sheet, high: int, low: int) -> None:
    """The situation before this roll is placed, valued by the tables of the next stage."""
    free = sheet.free
    stage = tables.stage[sheet.rolls - 1]
    for plane in range(PLANES):
        desk.others[plane] = 0
    count_free_beside(desk.planes, free)
    for number in range(1, NUMBERS + 1):
        board = sheet.boards[number]
        desk.worth[number] = weigh(desk, tables, box, board, number, free, stage)
        rim = beside(board) & free
        desk.near[number] = rim | beside(rim) | box.hearts
        if number not in (high, low):
            add_plane(desk.others, WELCOME, desk.welcome[number])
            add_plane(desk.others, SPOILT, desk.spoilt[number])
    for plane in range(NEAR):
        desk.planes[plane] = desk.others[plane]
    add_plane(desk.planes, WELCOME, desk.welcome[high])
    add_plane(desk.planes, SPOILT, desk.spoilt[high])
    if high != low:
        add_plane(desk.planes, WELCOME, desk.welcome[low])
        add_plane(desk.planes, SPOILT, desk.spoilt[low])
    rest = free
    while rest:
        cell = rest & -rest
        rest ^= cell
        desk.cell[cell_count(cell - 1)] = cell_worth(tables, box, desk.planes, cell, stage)


def cells_gain(desk: Desk, tables: Tables, box: Box, free: int, taken: int, stage: int) -> float:
    """What the free cells gain by a placement; `after` is their surroundings then."""
    changed = taken
    for plane in range(PLANES):
        changed |= (desk.planes[plane] ^ desk.after[plane]) & free
    gain = 0.0
    while changed:
        cell = changed & -changed
        changed ^= cell
        gain -= desk.cell[cell_count(cell - 1)]
        if cell & free:
            gain += cell_worth(tables, box, desk.after, cell, stage)
    return gain


def crowding(desk: Desk, tables: Tables, box: Box, sheet: Sheet, taken: int, written: int, stage: int) -> float:
    """What the numbers that are not written gain or lose when these cells are no longer free."""
    gain = 0.0
    for number in range(1, NUMBERS + 1):
        if not written >> number & 1 and desk.near[number] & taken:
            after = weigh(desk, tables, box, sheet.boards[number], number, sheet.free & ~taken, stage)
            gain += after - desk.worth[number]
    return gain


def writing(
    desk: Desk, tables: Tables, box: Box, sheet: Sheet, number: int, cells: int, free: int, stage: int
) -> float:
    """What a number gains by these cells. Its free surroundings are counted into `after`."""
    after = weigh(desk, tables, box, sheet.boards[number] | cells, number, free, stage)
    add_plane(desk.after, WELCOME, desk.welcome[number])
    add_plane(desk.after, SPOILT, desk.spoilt[number])
    return after - desk.worth[number]


def best_placement(desk: Desk, tables: Tables, box: Box, sheet: Sheet, high: int, low: int) -> int:
    """Twice the slot of the best free pair, one more if the larger number goes left."""
    lay_out(desk, tables, box, sheet, high, low)
    stage = tables.stage[sheet.rolls - 1]
    best = 0
    most = WORST
    for slot in range(sheet.rolls):
        left = box.left[sheet.pair[slot]]
        right = box.right[sheet.pair[slot]]
        taken = left | right
        free = sheet.free & ~taken
        shared = crowding(desk, tables, box, sheet, taken, 1 << high | 1 << low, stage)
        count_free_beside(desk.after, free)
        for way in range(1 if high == low else 2):
            gain = shared
            for plane in range(NEAR):
                desk.after[plane] = desk.others[plane]
            if high == low:
                gain += writing(desk, tables, box, sheet, high, taken, free, stage)
            else:
                gain += writing(desk, tables, box, sheet, high, left if way else right, free, stage)
                gain += writing(desk, tables, box, sheet, low, right if way else left, free, stage)
            gain += cells_gain(desk, tables, box, free, taken, stage)
            desk.gain[2 * slot + way] = gain
            if gain > most:
                most = gain
                best = 2 * slot + way
    return best
