"""action ↔ text: `roll 4 1` (the larger die first), `write b3 4` (the left cell and the number that goes there)."""

from splittable.core.errors import Refusal
from splittable.core.spec import CHANCE
from splittable.games.splitter.codes import COLUMN_NAMES, HALF, MAX_PAIRS, NUMBERS, OVER, ROLL, ROLLS, Box
from splittable.games.splitter.state import State


def text(s: State, box: Box, seat: int, action: int) -> str:
    if seat == CHANCE:
        return "roll {} {}".format(*ROLLS[action])
    return f"write {pair_name(action // 2)} {s.high if action % 2 else s.low}"


def action(s: State, box: Box, seat: int, text: str) -> int:
    match text.split(" "):
        case ["roll", high, low] if seat == CHANCE and is_number(high) and is_number(low):
            return roll_code(int(high), int(low))
        case ["write", cell, number] if seat != CHANCE and is_cell(cell) and is_number(number):
            pair = pair_code(box, cell)
            if int(number) not in (s.high, s.low):
                raise Refusal("move/illegal", "T4", "not_rolled", number=int(number), high=s.high, low=s.low)
            return 2 * pair + (int(number) != s.low)
    raise Refusal("move/malformed", "", "malformed")


def refusal(s: State, box: Box, seat: int, action: int) -> Refusal:
    """Why this action, which the notation knows, is illegal now: all but a taken pair is refused as it is read."""
    return Refusal("move/illegal", "T4", "taken", cell=pair_name(action // 2))


def rule_in_force(s: State, box: Box) -> str:
    if s.phase == OVER:
        return "T10"
    return "T3" if s.phase == ROLL else "T4"


def roll_code(high: int, low: int) -> int:
    for die in (high, low):
        if not 1 <= die <= NUMBERS:
            raise Refusal("move/illegal", "T3", "no_such_die", die=die)
    if low > high:
        raise Refusal("move/malformed", "", "larger_first", high=low, low=high)
    return ROLLS.index((high, low))


def pair_code(box: Box, cell: str) -> int:
    column, row = COLUMN_NAMES.index(cell[0]), int(cell[1:]) - 1
    if column >= HALF:
        left = f"{COLUMN_NAMES[len(COLUMN_NAMES) - 1 - column]}{row + 1}"
        raise Refusal("move/illegal", "T4", "right_half", cell=cell, left=left)
    pair = row * HALF + column
    if not 0 <= pair < MAX_PAIRS or not box.left[pair]:
        raise Refusal("move/illegal", "T2", "no_cell", cell=cell)
    return pair


def pair_name(pair: int) -> str:
    """A pair is named by its left cell."""
    return cell_name(*divmod(pair, HALF))


def cell_name(row: int, column: int) -> str:
    return f"{COLUMN_NAMES[column]}{row + 1}"


def mirror_name(cell: str) -> str:
    """The cell across the centre line."""
    return f"{COLUMN_NAMES[-1 - COLUMN_NAMES.index(cell[0])]}{cell[1:]}"


def is_cell(word: str) -> bool:
    return word[:1] in tuple(COLUMN_NAMES) and is_number(word[1:])


def is_number(word: str) -> bool:
    """Plain digits without a leading zero, so that each move is written in one way."""
    return word.isascii() and word.isdigit() and str(int(word)) == word and len(word) < 4
