"""Exact endings: the mean over all dice of the best result; in the subset that Numba compiles."""

from splittable.bots.splitter.rollout import sheet_points
from splittable.bots.splitter.worth import Sheet, copy_sheet, write
from splittable.games.splitter.codes import OUTCOMES, Box


def total_of_endings(sheets: list[Sheet], depth: int, box: Box) -> int:
    """The points of sheet `depth` at the end of the game, summed over the 36 outcomes of each roll."""
    sheet = sheets[depth]
    if sheet.rolls == 0:
        return sheet_points(sheet, box)
    after = sheets[depth + 1]
    total = 0
    for roll in range(OUTCOMES):
        high = box.high[roll]
        low = box.low[roll]
        best = 0
        for slot in range(sheet.rolls):
            for way in range(1 if high == low else 2):
                copy_sheet(after, sheet)
                write(after, box, slot, high if way else low, low if way else high)
                best = max(best, total_of_endings(sheets, depth + 1, box))
        total += box.weight[roll] * best
    return total
