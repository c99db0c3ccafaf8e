"""The components of Splito as numbers, and the codes of its moves. deck.py fills the box from the card files."""

from typing import Literal

from splittable.core.fields import Struct, field

MAX_PLAYERS = 8
MAX_ZONES = 8
Color = Literal["red", "orange", "yellow", "green", "blue", "black"]
COLORS: tuple[Color, ...] = ("red", "orange", "yellow", "green", "blue", "black")
VALUES = (1, 2, 3, 4, 5, 6)
COPIES = 2  # P2
HAND = 13  # P5
MAX_ZONE_CARDS = 2 * HAND  # everything that two neighbours play, or one player in two deals

# A card is a number: 1 to 36 colours × values, then the objectives in the order of their file. 0 is no card.
NUMBERS = len(COLORS) * len(VALUES)
NUMBER_NAMES = tuple(f"{color}{value}" for color in COLORS for value in VALUES)
OBJECTIVES = 37
CARDS = NUMBERS + OBJECTIVES

# What a number card shows: traits 0 to 5 are the colours, 6 to 11 the values.
VALUE_AT = len(COLORS)
TRAITS = VALUE_AT + len(VALUES)
Trait = Literal[Color, "v1", "v2", "v3", "v4", "v5", "v6"]
TRAIT_NAMES: tuple[Trait, ...] = (*COLORS, "v1", "v2", "v3", "v4", "v5", "v6")

# What a condition can measure in a zone: how many cards show a trait, how many more than in the best other zone, …
LEAD_AT = TRAITS  # plus the trait
DIFFERENT_COLORS = LEAD_AT + TRAITS
DIFFERENT_VALUES = DIFFERENT_COLORS + 1
ZONE_CARDS = DIFFERENT_VALUES + 1
Measure = Literal[Trait, "colors", "values", "cards"]
ZONE_MEASURES: tuple[Measure, ...] = ("colors", "values", "cards")
MAX_TERMS = 6  # a condition holds if each of its terms does: low ≤ measure ≤ high
NO_LIMIT = 127

NO_SYMBOL, STAR, MOON = range(3)
Symbol = Literal["none", "star", "moon"]
SYMBOLS: tuple[Symbol, ...] = ("none", "star", "moon")
Family = Literal["majority", "value", "variety", "zone"]
FAMILIES: tuple[Family, ...] = ("majority", "value", "variety", "zone")
Evidence = Literal["own", "rulebook", "attested", "partly", "inferred", "reconstructed", "weak"]
EVIDENCE: tuple[Evidence, ...] = ("own", "rulebook", "attested", "partly", "inferred", "reconstructed", "weak")
DOUBTFUL = ("partly", "inferred", "reconstructed", "weak")

# Phases. The first three belong to chance; the first two draw the common objectives (P4).
DRAW_STAR, DRAW_MOON, DEAL, PLAY, OVER = range(5)

LEFT, RIGHT = 0, 1
Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")

# A seat's choice before it is made, and as others see it until the reveal. A chosen side is stored plus 1.
NOTHING, HIDDEN = 0, -1

# Actions: a card and a side; chance: a card.
ACTIONS = 2 * CARDS
OUTCOMES = CARDS

MAX_NAME = 32


class Box(Struct):
    """The contents of the box, by card; how the options change the game."""

    copies: list[int] = field(CARDS + 1)
    points: list[int] = field(CARDS + 1)
    symbol: list[int] = field(CARDS + 1)
    family: list[int] = field(CARDS + 1)
    evidence: list[int] = field(CARDS + 1)
    terms: list[int] = field(CARDS + 1)  # how many terms its condition has
    measure: list[list[int]] = field(CARDS + 1, MAX_TERMS)
    low: list[list[int]] = field(CARDS + 1, MAX_TERMS)
    high: list[list[int]] = field(CARDS + 1, MAX_TERMS)
    name: list[list[int]] = field(CARDS + 1, MAX_NAME)  # ASCII
    hand: int = field()  # cards in a hand
    deals: int = field()
    private_zones: int = field()  # the two-player game: nobody shares a zone
    sides_shown: int = field()  # P7: a side is public as soon as it is chosen
    memory_aided: int = field()  # P15: everyone is shown the hands that they have seen and can still know


def measure_name(measure: int) -> Measure:
    """What sentences and views call a measure: red, v4, colors, values, cards. A lead is also counted in red or v4."""
    if measure < LEAD_AT:
        return TRAIT_NAMES[measure]
    if measure < DIFFERENT_COLORS:
        return TRAIT_NAMES[measure - LEAD_AT]
    return ZONE_MEASURES[measure - DIFFERENT_COLORS]


def card_name(box: Box, card: int) -> str:
    if card <= NUMBERS:
        return NUMBER_NAMES[card - 1]
    return bytes(box.name[card]).rstrip(b"\0").decode("ascii")


def card_called(box: Box, name: str) -> int:
    """The card of this name; 0 if there is none."""
    if not name or not name.isascii() or len(name) > MAX_NAME:
        return 0
    wanted = list(name.encode("ascii").ljust(MAX_NAME, b"\0"))
    return next((card for card in range(1, CARDS + 1) if box.name[card] == wanted), 0)
