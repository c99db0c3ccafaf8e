"""Entry points of the compiled search: they take arrays of records. In the subset that also compiles."""

from splittable.bots.splitter.endings import total_of_endings
from splittable.bots.splitter.policy import best_placement
from splittable.bots.splitter.rollout import Dice, play_on, roll_future
from splittable.bots.splitter.worth import Desk, Sheet, Tables, copy_sheet
from splittable.games.splitter.codes import Box


def weigh_placements(
    sheets: list[Sheet], boxes: list[Box], tables: list[Tables], desks: list[Desk], high: int, low: int
) -> int:
    """The policy's placement of a roll on the first sheet; the desk has its value of the others."""
    return best_placement(desks[0], tables[0], boxes[0], sheets[0], high, low)


def play_futures(
    sheets: list[Sheet],
    boxes: list[Box],
    tables: list[Tables],
    desks: list[Desk],
    dices: list[Dice],
    seed: int,
    first: int,
    futures: int,
    alive: list[int],
    count: int,
    sums: list[int],
) -> None:
    """Run `futures` playouts from number `first` on for the candidates in `alive`, and add up their points.

    Sheet c is candidate c after its placement. The last sheet is scratch.
    """
    scratch = sheets[len(sheets) - 1]
    for future in range(first, first + futures):
        roll_future(dices[0], seed, future, sheets[alive[0]].rolls)
        for index in range(count):
            candidate = alive[index]
            copy_sheet(scratch, sheets[candidate])
            sums[candidate] += play_on(desks[0], tables[0], boxes[0], scratch, dices[0])


def weigh_endings(sheets: list[Sheet], boxes: list[Box], count: int, totals: list[int]) -> None:
    """For each of the first `count` sheets; those behind them are scratch."""
    for index in range(count):
        copy_sheet(sheets[count], sheets[index])
        totals[index] = total_of_endings(sheets, count, boxes[0])
