"""The value of placements, by playouts with the same dice; in the subset that Numba compiles."""

from splittable.bots.splitter.policy import best_placement
from splittable.bots.splitter.worth import Desk, Sheet, Tables, write
from splittable.core.fields import Struct, field
from splittable.core.rng import below, start_stream
from splittable.games.splitter.codes import MAX_PAIRS, NUMBERS, Box
from splittable.games.splitter.kernel import group_points, heart_points


class Dice(Struct):
    """The rolls of one playout."""

    g: list[int] = field(4, dtype="int64")
    high: list[int] = field(MAX_PAIRS)
    low: list[int] = field(MAX_PAIRS)


def roll_future(dice: Dice, seed: int, number: int, rolls: int) -> None:
    start_stream(dice.g, seed, number)
    for index in range(rolls):
        one = 1 + below(dice.g, NUMBERS)
        other = 1 + below(dice.g, NUMBERS)
        dice.high[index] = max(one, other)
        dice.low[index] = min(one, other)


def sheet_points(sheet: Sheet, box: Box) -> int:
    points = 0
    for number in range(1, NUMBERS + 1):
        board = sheet.boards[number]
        points += group_points(board, number, box.stars) + heart_points(board, box.hearts)
    return points


def play_on(desk: Desk, tables: Tables, box: Box, sheet: Sheet, dice: Dice) -> int:
    """The points of a sheet that the policy fills to the end."""
    index = 0
    while sheet.rolls:
        high = dice.high[index]
        low = dice.low[index]
        index += 1
        best = best_placement(desk, tables, box, sheet, high, low)
        if best & 1:
            write(sheet, box, best >> 1, high, low)
        else:
            write(sheet, box, best >> 1, low, high)
    return sheet_points(sheet, box)
