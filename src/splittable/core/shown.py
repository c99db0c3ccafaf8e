"""The shape of what a game shows: the part that all games share, and how a game declares its own.

Views and events are plain dicts, as JSON has them. A game declares their fields in its `shown.py`, as TypedDicts with
a docstring below each field: that costs nothing at run time. mypy checks the code that builds the dicts, the
conformance suite checks the dicts, and `make web-types` makes the page's types and docs/views.md of the declarations.
"""

from typing import Annotated, Any, Literal, NotRequired, Protocol, TypedDict

from msgspec import Meta

Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]


class View(TypedDict):
    """What a seat sees, in every game."""

    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    players: int
    """The number of seats."""
    options: dict[str, Any]
    """The options that were given; the others have their defaults."""
    seat: int | None
    """Who looks: a seat from 0, or null for a spectator."""
    number: int
    """The moves so far, those of chance included."""
    acting: list[int]
    """The seats that can move now; -1 is chance, empty means that the game is over."""
    legal: list[str]
    """My moves, if I can move."""
    revocable: list[int]
    """My seat, if I can take my last move back."""
    over: bool
    """Is the game over?"""
    rule: str
    """The number of the rule that says what happens now."""
    scores: list[int]
    """By seat, the points as if the game ended now, from what the viewer knows."""


class Moved(TypedDict):
    """The first event of every step: a seat or chance has moved."""

    type: Literal["move"]
    seat: int
    """Who moved; -1 is chance."""
    move: str | None
    """The move, or null as long as it is a secret."""


class ScoreLine(TypedDict):
    """Where some points come from."""

    rule: str
    """The number of the rule."""
    points: int
    """How many points."""
    key: str
    """The sentence in the game's words."""
    params: dict[str, Any]
    """What fills the sentence."""
    text: NotRequired[str]
    """In the breakdown of a state: the sentence in English."""


class Shown(Protocol):
    """A game's `shown.py`."""

    VIEW: Any
    """The TypedDict of what `View.describe` adds to the fields of every game."""
    OPENED: Any
    """That of `opened` in the views of finished games."""
    EVENTS: tuple[Any, ...]
    """Those of the events; each has its own `type`."""
