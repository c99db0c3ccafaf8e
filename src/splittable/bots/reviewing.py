"""What a game adds to the review of a finished game: `bots/<game>/review.py`, part of its judge."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from splittable.core.play import State
from splittable.core.words import Words

Progress = Callable[[int, int], object]
"""Called with the steps done and their number."""
Standing = Callable[[State, int, int, int], list[float]]
"""(state, seat, seed, playouts) → what the seat can expect if everybody plays on plausibly, from what it may know: the
means of equal parts of the playouts."""


@dataclass(frozen=True)
class Choices:
    """A choice that was made, and how often the judge would make each."""

    number: int  # moves of the record before it
    move: str
    shares: Mapping[str, float]
    values: Mapping[str, float] = field(default_factory=dict)  # of the choices, as the judge sees them
    plausible: Mapping[str, float] = field(default_factory=dict)  # how often a plausible player makes each
    margin: float = 0.0  # of the value of the choice made


@dataclass(frozen=True)
class Expected:
    """A result that can be expected; up to `margin` it may be wrong."""

    value: float
    margin: float = 0.0


@dataclass(frozen=True)
class Finished:
    """A finished game, for what a game adds to its review."""

    record: dict[str, Any]
    final: State
    seat: int
    choices: Sequence[Choices]
    seed: int
    progress: Progress


@dataclass(frozen=True)
class Reviewing:
    kind_of: Callable[[str], str]
    """A move → what sort of choice it is: `choice_kind.<kind>` of the game's words."""
    round_of: Callable[[State], int]
    has_rivals: bool = True
    """Can other players change what a seat may expect?"""
    is_dealt: bool = True
    """Does chance change it, once the first cards are dealt?"""
    first_kinds: frozenset[str] = frozenset()
    """Kinds of choices that teach more than the others; if empty, all are alike."""
    standing: Standing | None = None
    """Luck and skill come from it. Without it they come from the judge's values of a plausible player's choices."""
    more: Callable[[Finished], dict[str, Any]] | None = None
    """Further fields of the review."""
    told: Callable[[dict[str, Any], Words], list[str]] = lambda more, words: []
    """What these fields say, in sentences of the game."""
    steps: Callable[[State], int] = lambda final: 0
    """How many steps `more` reports."""
    quick: float = 1.0
    """The share of the budget for a first look at every choice; only suspects get all of it. 1: all do."""


def first_word(move: str) -> str:
    return move.split(" ")[0]
