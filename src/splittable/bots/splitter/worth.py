"""The value of a partly filled sheet, from learned tables; in the subset that Numba compiles.

The value is a sum: for every group by its size and the free cells around it, for every number by the cells that suit
it and the cells it needs, for the hearts, and for every free cell by how many numbers suit it and how many would spoil
something there. It does not depend on where a group is, so the tables work for every sheet.
"""

from splittable.core.fields import Struct, field
from splittable.games.splitter.codes import ACTIONS, MAX_PAIRS, NUMBERS, STRIDE, Box
from splittable.games.splitter.kernel import beside, cell_count, group_around

STAGES = 9  # of a game, by rolls to come
SIZES = NUMBERS + 2  # of a group; one cell too many is as bad as several
RIMS = 8  # free cells beside a group
ROOMS = 12  # free cells at most two steps from it
STAR_STATES = 3  # no star, a free one next to the group, one in it
HEARTS = 4
COUNTS = 5  # 0 to 3, and more
PLACES = 10  # cells that suit a number
NEEDS = 8  # cells that the groups of a number need

# The tables, one after the other.
ROOM_TABLE = STAGES * (NUMBERS + 1) * SIZES * RIMS * STAR_STATES
HEART_TABLE = ROOM_TABLE + STAGES * (NUMBERS + 1) * SIZES * RIMS * ROOMS
PLACE_TABLE = HEART_TABLE + STAGES * (NUMBERS + 1) * HEARTS
CELL_TABLE = PLACE_TABLE + STAGES * (NUMBERS + 1) * PLACES * NEEDS
WEIGHTS = CELL_TABLE + STAGES * COUNTS * COUNTS * COUNTS * 2
GRID_BITS = 64
MOST_GROUPS = MAX_PAIRS  # no two of a number’s groups touch

WELCOME, SPOILT, NEAR = 0, 3, 6  # where the planes of a count begin
PLANES = 9


class Tables(Struct):
    """The learned numbers, in points."""

    stage: list[int] = field(MAX_PAIRS + 1)  # by rolls to come
    weights: list[float] = field(WEIGHTS, dtype="float32")
    start: list[float] = field(MAX_PAIRS + 1, dtype="float32")  # by rolls left: the value of every sheet


class Sheet(Struct):
    """A sheet in progress: what is written, and the free pairs in any order."""

    rolls: int = field()  # to come, as many as pairs are free
    pair: list[int] = field(MAX_PAIRS)
    boards: list[int] = field(NUMBERS + 1, dtype="int64")
    free: int = field(dtype="int64")  # cells


class Desk(Struct):
    """Scratch memory of one choice: the situation before it."""

    worth: list[float] = field(NUMBERS + 1, dtype="float32")  # by number
    near: list[int] = field(NUMBERS + 1, dtype="int64")  # cells at most two steps away: filling others changes nothing
    welcome: list[int] = field(NUMBERS + 1, dtype="int64")  # free cells next to a group that has to grow
    spoilt: list[int] = field(NUMBERS + 1, dtype="int64")  # free cells next to a complete group
    planes: list[int] = field(PLANES, dtype="int64")  # for each cell, how many numbers suit it, spoil it, are free
    others: list[int] = field(PLANES, dtype="int64")  # the same without the numbers of the roll
    after: list[int] = field(PLANES, dtype="int64")  # the same after a placement
    cell: list[float] = field(GRID_BITS, dtype="float32")  # the value of a free cell
    group: list[int] = field(MOST_GROUPS, dtype="int64")  # of one number
    gain: list[float] = field(ACTIONS, dtype="float32")  # by placement: twice the slot plus the orientation


def copy_sheet(to: Sheet, sheet: Sheet) -> None:
    to.rolls = sheet.rolls
    to.free = sheet.free
    for slot in range(sheet.rolls):
        to.pair[slot] = sheet.pair[slot]
    for number in range(1, NUMBERS + 1):
        to.boards[number] = sheet.boards[number]


def write(sheet: Sheet, box: Box, slot: int, left: int, right: int) -> None:
    pair = sheet.pair[slot]
    sheet.boards[left] |= box.left[pair]
    sheet.boards[right] |= box.right[pair]
    sheet.free &= ~(box.left[pair] | box.right[pair])
    sheet.rolls -= 1
    sheet.pair[slot] = sheet.pair[sheet.rolls]


def group_index(number: int, size: int, rim: int, star: int, stage: int) -> int:
    return (((stage * (NUMBERS + 1) + number) * SIZES + size) * RIMS + rim) * STAR_STATES + star


def room_index(number: int, size: int, rim: int, room: int, stage: int) -> int:
    return ROOM_TABLE + (((stage * (NUMBERS + 1) + number) * SIZES + size) * RIMS + rim) * ROOMS + room


def heart_index(number: int, hearts: int, stage: int) -> int:
    return HEART_TABLE + (stage * (NUMBERS + 1) + number) * HEARTS + hearts


def place_index(number: int, places: int, needs: int, stage: int) -> int:
    return PLACE_TABLE + ((stage * (NUMBERS + 1) + number) * PLACES + places) * NEEDS + needs


def cell_index(welcome: int, spoilt: int, near: int, star: int, stage: int) -> int:
    return CELL_TABLE + (((stage * COUNTS + welcome) * COUNTS + spoilt) * COUNTS + near) * 2 + star


def split_groups(desk: Desk, board: int) -> int:
    """Put the groups of a number on the desk; returns how many there are."""
    count = 0
    rest = board
    while rest:
        group = group_around(rest & -rest, rest)
        rest &= ~group
        desk.group[count] = group
        count += 1
    return count


def weigh(desk: Desk, tables: Tables, box: Box, board: int, number: int, free: int, stage: int) -> float:
    """The value of a number's groups, and of the hearts if it aims for them. Marks the free cells next to them."""
    worth = 0.0
    welcome = 0
    spoilt = 0
    needs = 0
    count = split_groups(desk, board)
    for index in range(count):
        if cell_count(desk.group[index]) == number:
            spoilt |= beside(desk.group[index]) & free
    for index in range(count):
        group = desk.group[index]
        size = min(cell_count(group), number + 1)
        rim = beside(group) & free
        if size < number:
            rim &= ~spoilt  # growing there would spoil the complete group
            welcome |= rim
            needs += number - size
        room = (rim | beside(rim)) & free
        star = 2 if group & box.stars else 1 if rim & box.stars else 0
        cells = min(cell_count(rim), RIMS - 1)
        worth += tables.weights[group_index(number, size, cells, star, stage)]
        worth += tables.weights[room_index(number, size, cells, min(cell_count(room), ROOMS - 1), stage)]
    places = min(cell_count(welcome), PLACES - 1)
    worth += tables.weights[place_index(number, places, min(needs, NEEDS - 1), stage)]
    hearts = box.hearts & board
    if hearts and not box.hearts & ~(board | free):
        worth += tables.weights[heart_index(number, min(cell_count(hearts), HEARTS - 1), stage)]
    desk.welcome[number] = welcome
    desk.spoilt[number] = spoilt
    return worth


def add_plane(planes: list[int], first: int, cells: int) -> None:
    """Count these cells: three planes hold the count of every cell, of which the third means four and more."""
    carry = planes[first] & cells
    planes[first] ^= cells
    planes[first + 2] |= planes[first + 1] & carry
    planes[first + 1] ^= carry


def count_at(planes: list[int], first: int, cell: int) -> int:
    if planes[first + 2] & cell:
        return COUNTS - 1
    return (1 if planes[first] & cell else 0) + (2 if planes[first + 1] & cell else 0)


def count_free_beside(planes: list[int], free: int) -> None:
    for plane in range(NEAR, PLANES):
        planes[plane] = 0
    add_plane(planes, NEAR, free << 1)
    add_plane(planes, NEAR, free >> 1)
    add_plane(planes, NEAR, free << STRIDE)
    add_plane(planes, NEAR, free >> STRIDE)


def cell_worth(tables: Tables, box: Box, planes: list[int], cell: int, stage: int) -> float:
    welcome = count_at(planes, WELCOME, cell)
    spoilt = count_at(planes, SPOILT, cell)
    star = 1 if box.stars & cell else 0
    return tables.weights[cell_index(welcome, spoilt, count_at(planes, NEAR, cell), star, stage)]
