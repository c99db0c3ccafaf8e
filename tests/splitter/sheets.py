"""Full sheets as tests write them: a text for each row, a number for each cell."""

import splittable
from splittable import CHANCE, State

EXAMPLE = ("..4443..", ".554365.", "55331666", "53514136", "33221532", ".554313.", "..2255..")  # E1
PERFECT_A = ("..5221..", ".155551.", "16644446", "61666616", "66443366", ".664366.", "..6422..")
PERFECT_B = ("522..332", "55551432", ".332244.", ".13..64.", ".661366.", "21663366", "266..161")


def play_sheet(rows: tuple[str, ...], **options: object) -> State:
    """A solo game that ends with this sheet."""
    state = splittable.load("splitter").start(1, **options)
    for row, numbers in enumerate(rows, 1):
        for column in range(4):
            left, right = numbers[column], numbers[7 - column]
            if left != ".":
                state.play(CHANCE, f"roll {max(left, right)} {min(left, right)}")
                if not state.is_over:  # E2
                    state.play(0, f"write {'abcd'[column]}{row} {left}")
    return state
