"""The components of Splitter as the kernel reads them, and the codes of its moves."""

from splittable.core.fields import Struct, field

MAX_PLAYERS = 12  # T1
NUMBERS = 6

# The grid. A board is an integer with one bit for each place; a row takes nine bits, of which the last is always
# empty, so that a step to the side never ends up in another row.
ROWS = 7
COLUMNS = 8
HALF = COLUMNS // 2
STRIDE = COLUMNS + 1
COLUMN_NAMES = "abcdefgh"

# A pair of cells is its left cell: row * 4 + column. 28 are possible, the printed sheets have 22.
MAX_PAIRS = ROWS * HALF

# Actions: for each pair the smaller number on the left, then the larger one. A double has only the first.
ACTIONS = 2 * MAX_PAIRS

# Chance: both dice at once, 1 1, 2 1, 2 2, 3 1, …
ROLLS = tuple((high, low) for high in range(1, NUMBERS + 1) for low in range(1, high + 1))
OUTCOMES = len(ROLLS)

ROLL, WRITE, OVER = range(3)  # phases; ROLL belongs to chance

# A seat's choice before it is made, and as others see it afterwards.
NO_CHOICE, HIDDEN = -1, -2

STAR_FACTOR = 2  # T8
HEARTS_BONUS = 5  # T9


class Box(Struct):
    """A sheet and the dice, as tables."""

    rounds: int = field()  # as many as the sheet has pairs
    pairs: list[int] = field(MAX_PAIRS)  # the codes of the sheet's pairs, ascending
    left: list[int] = field(MAX_PAIRS, dtype="int64")  # by code of a pair: its left cell as a board …
    right: list[int] = field(MAX_PAIRS, dtype="int64")  # … and its right cell
    cells: int = field(dtype="int64")
    stars: int = field(dtype="int64")
    hearts: int = field(dtype="int64")
    high: list[int] = field(OUTCOMES)  # by code of a roll
    low: list[int] = field(OUTCOMES)
    weight: list[int] = field(OUTCOMES)  # of the 36 outcomes of two dice
