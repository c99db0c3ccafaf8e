"""What a game is: the parts that `games/<game>/__init__.py` puts together in its `GAME`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from splittable.core.fields import Struct

CHANCE = -1
LANGUAGES = ("en", "fr")

Texts = Mapping[str, Mapping[str, str]]
"""language → key → sentence with {placeholders}; every language has the same keys."""


class Kernel(Protocol):
    """The rules, in the plain subset that Numba compiles. `box` holds the components as data."""

    def setup(self, s: Any, box: Any, players: int) -> None: ...
    def acting(self, s: Any, box: Any) -> int: ...
    def legal(self, s: Any, box: Any, seat: int, out: Any) -> int: ...
    def chance(self, s: Any, box: Any, out: Any, weight: Any) -> int: ...
    def apply(self, s: Any, box: Any, seat: int, action: int) -> None: ...
    def is_over(self, s: Any, box: Any) -> bool: ...
    def revocable(self, s: Any, box: Any) -> int: ...
    def score(self, s: Any, box: Any, out: Any) -> None: ...
    def tiebreak(self, s: Any, box: Any, out: Any) -> None: ...


class Notation(Protocol):
    """action ↔ text. `action` raises Refusal for text that is no move of this game."""

    def text(self, s: Any, box: Any, seat: int, action: int) -> str: ...
    def action(self, s: Any, box: Any, seat: int, text: str) -> int: ...
    def refusal(self, s: Any, box: Any, seat: int, action: int) -> Exception: ...
    def rule_in_force(self, s: Any, box: Any) -> str: ...


class View(Protocol):
    """What a seat may see. `seen` starts from an empty state and copies what is allowed, nothing else."""

    def seen(self, s: Any, box: Any, seat: int | None) -> Any: ...
    def describe(self, seen: Any, box: Any, seat: int | None) -> dict[str, Any]: ...
    def told(self, s: Any, box: Any, who: int, action: int, seat: int | None) -> bool: ...
    def outcomes(self, before: Any, after: Any, box: Any) -> list[dict[str, Any]]: ...


class Encode(Protocol):
    """Observation tensor per seat, in the plain subset."""

    OBSERVATION: Any

    def observe(self, s: Any, box: Any, seat: int, out: Any) -> None: ...


class Resample(Protocol):
    """Draw again, in place, all that `seat` can't know, consistent with all that it knows."""

    def resample(self, s: Any, box: Any, seat: int, g: Any) -> None: ...


class Heuristic(Protocol):
    """What a bot needs to know of the game: how often a plausible player would choose each legal action."""

    def policy(self, s: Any, box: Any, seat: int, actions: list[int]) -> list[float]: ...


Words = Callable[..., str]
"""A key of the game's texts, and what fills it → a sentence in the reader's language."""


class Board(Protocol):
    """The game as text, drawn from a view; also the accessible form of every other board."""

    def draw(self, view: Mapping[str, Any], words: Words, names: list[str]) -> str: ...
    def prompt(self, view: Mapping[str, Any], words: Words) -> str: ...
    def label(self, move: str, words: Words, view: Mapping[str, Any]) -> str: ...
    def narrate(self, event: Mapping[str, Any], words: Words, names: list[str]) -> str: ...


@dataclass(frozen=True)
class Option:
    """A choice at set-up; `choices` empty means that the game checks the value itself when it loads its box."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    help: Mapping[str, str]
    load: Callable[[Any], Any] | None = None
    """Turns a given value into plain data that a record can hold, e.g. a file's path into its content."""
    shipped: str | None = None
    """The file in the game's folder that holds the usual components, for those who want to change them."""


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    name: str
    title: str
    credits: str
    rules: int
    min_players: int
    max_players: int
    usual_players: int
    minutes: int
    options: tuple[Option, ...]
    tiny: Mapping[str, Any]
    """`players` and options of a set-up small enough to enumerate."""
    state: type[Struct]
    box: Callable[[Mapping[str, Any]], Struct]
    """The components for these options, checked; raises BadSetup or BadData."""
    actions: int
    """Action codes run from 0 to actions - 1."""
    outcomes: int
    """The most chance outcomes at a time, and one more than the highest chance code."""
    invariants: Callable[[Any, Any], None]
    kernel: Kernel
    notation: Notation
    view: View
    encode: Encode
    resample: Resample
    heuristic: Heuristic
    board: Board
    breakdown: Callable[[Any, Any, int], list[dict[str, Any]]]
    """Where a seat's points came from: lines of rule, points, and a key and params of `texts`."""
    texts: Texts
    folder: Path
    free_talk: bool = True
    """May players say what they like, or does the game forbid talk of what they hold (then: set phrases only)?"""
    seats: Callable[[Mapping[str, Any]], tuple[int, int]] | None = None
    """The least and the most players with these options, where an option changes them."""
    undoable: Callable[[Any, Any], int] | None = None
    """The seats (as bits) whose last move all have seen and which they may undo all the same, as nothing hangs on it
    yet; none where it is left out. What is still hidden is `kernel.revocable`."""
    environment: int = 0
    """Version of this game's learning environments: raised when an action code, an observation or a rule changes."""

    def players_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return self.seats(options) if self.seats else (self.min_players, self.max_players)

    @property
    def buffer_size(self) -> int:
        return max(self.actions, self.outcomes)
