"""The components of Split it! and the codes of its moves."""

from collections.abc import Mapping
from typing import Any, Literal

from splittable.core.fields import Struct, field

MAX_PLAYERS = 4
MAX_ROW = 9
NUMBERS = 10
JOKER = 11  # a card is its number, or this

WHITE, PINK, BLACK = 0, 1, 2
Section = Literal["white", "pink", "black"]
SECTIONS: tuple[Section, ...] = ("white", "pink", "black")

# Phases. START and DEAL belong to chance.
START, DEAL, CUT, REMOVE, GUESS, JOKERS, OVER = range(7)

# A seat's guess before it is made, and as others see it afterwards.
NO_GUESS, HIDDEN = -1, -2

REPEATS = 20  # S11: the twentieth 2 : 2 guess on the same two cards ends the round

# Actions: every cut (i, j) with 1 ≤ i < j ≤ 8 in lexicographic order, then sections, then columns.
CUTS = tuple((i, j) for i in range(1, MAX_ROW - 1) for j in range(i + 1, MAX_ROW))
REMOVE_AT = len(CUTS)
GUESS_AT = REMOVE_AT + 3
JOKER_AT = GUESS_AT + 3  # plus the column's number minus 1
ACTIONS = JOKER_AT + NUMBERS

# Chance: who starts, then one card at a time.
CARD_AT = MAX_PLAYERS  # plus the card minus 1
OUTCOMES = CARD_AT + JOKER


class Box(Struct):
    """The contents of the box: how many cards of each kind, and the length of a row by number of players."""

    deck: list[int] = field(JOKER + 1)
    row: list[int] = field(MAX_PLAYERS + 1)


def load_box(options: Mapping[str, Any]) -> Box:
    box = Box()
    if options["size"] == "tiny":  # for exact solutions: rows of four and of two
        box.deck = [0, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1]
        box.row = [0, 0, 4, 4, 4]
    else:  # S2, S5
        box.deck = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]
        box.row = [0, 0, 7, 7, 9]
    return box
