"""The view and the events of Split it!, field by field."""

from typing import Literal, TypedDict, get_args

from splittable.games.split_it.codes import Section

Phase = Literal["start", "deal", "cut", "remove", "guess", "jokers", "over"]
Counts = dict[str, int]
"""By card: `1` to `10`, `*` is a joker."""


class SplitItView(TypedDict):
    phase: Phase
    """What happens now; in `start` and `deal` chance moves."""
    round: int
    """The number of the row, from 1."""
    rounds: int
    """How many rounds there will be: as many as the deck has rows for."""
    starter: int
    """The seat that cuts first."""
    holder: int
    """The seat with the split cards."""
    repeats: int
    """How often in a row nobody was alone on a section."""
    row: list[str]
    """The number cards in the row, from the left."""
    sections: dict[Section, list[str]]
    """The cards of each section that can be chosen; empty before the cut."""
    row_size: int
    """Cards in a complete row."""
    deck: Counts
    """The cards left in the deck."""
    deck_left: int
    """How many there are."""
    gone: Counts
    """The cards that have left the game."""
    done: list[int]
    """The seats that have got their section in this round."""
    chosen: list[int]
    """The seats that have guessed, as long as guesses are hidden."""
    guess: Section | None
    """My guess, as long as it is hidden."""
    last_guesses: list[Section | None]
    """By seat, the guess that was last revealed in this round."""
    columns: list[Counts]
    """By seat, the cards in each column, jokers included."""
    jokers: list[Counts]
    """By seat, the jokers among them."""
    leads: list[list[int]]
    """By seat, the numbers that it scores: nobody has more of them."""
    ahead: list[list[int]]
    """By seat and number, from 1: how many cards more than the best of the others has; negative if fewer."""
    waiting: list[int]
    """By seat, jokers that wait for the end of the game."""
    to_place: list[int]
    """By seat, jokers to place now."""
    placed: Counts
    """By column, the jokers that I have placed and that are not revealed yet."""


class SplitItOpened(TypedDict):
    guesses: list[Section | None]
    """By seat, the guess that was hidden."""


class Cut(TypedDict):
    """The row is cut into three sections."""

    type: Literal["cut"]
    seat: int
    """Who cut."""
    sizes: list[int]
    """Cards in the white, the pink and the black section."""


class Reveal(TypedDict):
    """All guesses are revealed."""

    type: Literal["reveal"]
    guesses: list[Section | None]
    """By seat; null for those who did not guess."""
    scores: list[int]
    """By seat, the points after it."""


class Won(TypedDict):
    """A seat was alone on a section and takes it."""

    type: Literal["won"]
    seat: int
    """Who takes it."""
    section: Section
    """Which section."""
    cards: list[str]
    """Its cards."""


class Repeat(TypedDict):
    """Nobody was alone on a section: everyone guesses again."""

    type: Literal["repeat"]
    count: int
    """How often that has happened in a row."""


class Gone(TypedDict):
    """Cards leave the game."""

    type: Literal["gone"]
    cards: Counts
    """Which cards, and how many."""


class JokersPlaced(TypedDict):
    """A seat has placed jokers."""

    type: Literal["jokers"]
    seat: int
    """Who placed them."""
    columns: Counts
    """How many went to which column."""


class LeadLost(TypedDict):
    """A seat no longer scores a number."""

    type: Literal["lead"]
    seat: int
    """Who lost the lead."""
    number: str
    """Which number."""
    to: list[int]
    """Who leads now."""


class NewRow(TypedDict):
    """A new row is complete, and a round begins."""

    type: Literal["row"]
    round: int
    """Which round."""
    cards: list[str]
    """The number cards from the left."""


Event = Cut | Reveal | Won | Repeat | Gone | JokersPlaced | LeadLost | NewRow

VIEW = SplitItView
OPENED = SplitItOpened
EVENTS = get_args(Event)
