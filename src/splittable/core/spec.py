"""The parts of a game, which `games/<game>/__init__.py` combines in its `GAME`."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import msgspec

from splittable.core.fields import Struct
from splittable.core.secrets import Seen, seen_for
from splittable.core.shown import Shown
from splittable.core.words import Names, Words, of_game

CHANCE = -1
"""The seat of chance, in `State.acting` and `State.play`."""


class Kernel(Protocol):
    """The rules, in the plain subset that Numba compiles. `box` contains the components as data."""

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
    """action ↔ text. `action` raises Refusal for text that is not a move of this game."""

    def text(self, s: Any, box: Any, seat: int, action: int) -> str: ...
    def action(self, s: Any, box: Any, seat: int, text: str) -> int: ...
    def refusal(self, s: Any, box: Any, seat: int, action: int) -> Exception: ...
    def rule_in_force(self, s: Any, box: Any) -> str: ...


class View(Protocol):
    """What a seat may see, made from what it knows of a state (`GameSpec.seen`); and the rules that marks name."""

    def describe(self, seen: Any, box: Any, seat: int | None) -> Mapping[str, Any]: ...
    def told(self, s: Any, box: Any, who: int, action: int, seat: int | None) -> bool: ...
    def outcomes(self, before: Any, after: Any, box: Any) -> Sequence[Any]: ...

    def opened(self, s: Any, box: Any) -> Mapping[str, Any]:
        """What `describe` shows nobody or one seat alone, by seat: for those who look back at a finished game."""


class Encode(Protocol):
    """Observation tensor per seat, in the plain subset. `adapters.onehot` says what else it may declare."""

    OBSERVATION: Any

    def observe(self, s: Any, box: Any, seat: int, out: Any) -> None:
        """Write what the seat may know. `out` belongs to one table and is zero at first, so what is always 0 at a
        table of this size, such as absent seats, may be left out."""


class Resample(Protocol):
    """Redraw in place everything that `seat` can't know, consistent with what it knows."""

    def resample(self, s: Any, box: Any, seat: int, g: Any) -> None: ...


class Heuristic(Protocol):
    """What a bot knows about the game: how often a plausible player would choose each legal action.

    With a `weigh`, the same in the subset that Numba compiles, compiled code plays its bots (`fast.bot_loops`).
    """

    def policy(self, s: Any, box: Any, seat: int, actions: list[int]) -> list[float]: ...


class Board(Protocol):
    """The game as text, from a view. `draw` is for eyes: columns line up, symbols save room. `narrate`, `label` and
    `prompt` are also read aloud: words that a person says, no codes."""

    def draw(self, view: Mapping[str, Any], words: Words, names: Names) -> str: ...
    def prompt(self, view: Mapping[str, Any], words: Words) -> str: ...
    def label(self, move: str, words: Words, view: Mapping[str, Any]) -> str: ...
    def narrate(self, event: Mapping[str, Any], words: Words, names: Names) -> str: ...


class Typed(Protocol):
    """How people type moves at a terminal. What a move is called comes from the board's labels."""

    def question(self, move: str, words: Words, view: Mapping[str, Any]) -> str:
        """Asks whether this move is meant: "Cut after cards 2 and 5?"."""

    def ways(self, move: str, words: Words, view: Mapping[str, Any]) -> list[str]:
        """Further ways to type a move, besides its label, the question and the notation."""

    def guide(self, view: Mapping[str, Any], words: Words) -> str:
        """What to type if a list of all moves would be no help; empty: list them."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log that people read at the table. `seat`: whom it is about, CHANCE for nobody or for several."""

    text: str
    seat: int = CHANCE
    is_heading: bool = False


Log = Callable[[list[dict[str, Any]], Words, Names], list[Line]]
"""The events of one move → what the log says of them, to the reader of `names`."""


Story = Callable[[list[dict[str, Any]], Words, Names, Mapping[str, Any]], tuple[str, list[dict[str, Any]]]]
"""A choice for those who look back at it: the events of the move, words, names, and what the reader saw before → what
was chosen, and the events that the log has still to tell."""


class Moment(msgspec.Struct, frozen=True):
    """What decided a finished game. `number`: the moves made when it had happened, where a replay opens."""

    number: int
    facts: dict[str, Any]
    """What the sentence says, with seats as numbers. The page marks the same on the final boards."""


class Ending(Protocol):
    """The moment that decided a game, for its end. It is found from facts or not at all."""

    def moment(self, positions: Sequence[Any], box: Any) -> Moment | None:
        """`positions[n]` is the state after n moves; the last one is final."""

    def say(self, moment: Moment, words: Words, names: Names) -> tuple[str, str]:
        """A short title ("It was decided in round 7.") and what happened."""


class Final(msgspec.Struct, frozen=True):
    """The end of a game, for its picture."""

    view: Mapping[str, Any]
    """What a spectator sees."""
    winners: Sequence[int]
    breakdown: Sequence[Sequence[Mapping[str, Any]]]
    names: Names
    """What the picture calls the seats. Its reader is the player whose picture it is, if it is anybody's."""
    colours: Sequence[int]
    """Of the seats, as that player sees them: `core.ink.disc` draws them."""

    @property
    def mine(self) -> int | None:
        return self.names.reader

    def ranked(self) -> list[int]:
        """All seats, best first."""
        scores = self.view["scores"]
        return sorted(range(len(scores)), key=lambda seat: (seat not in self.winners, -scores[seat], seat))


class Drawn(msgspec.Struct, frozen=True):
    """A final board as SVG, from 0, 0 to `width`, `height`."""

    shapes: str
    width: float
    height: float
    detail: str = ""
    """What was played, e.g. "sheet A"."""
    says: str = ""
    """What the game says to a lone player."""
    has_all: bool = True
    """Does the board show everybody's points?"""


Picture = Callable[[Final, Words, float, float], Drawn]
"""The final board, in at most this width and height; `core.ink` draws."""


@dataclass(frozen=True)
class Option:
    """A choice at set-up; `choices` empty means that the game checks the value itself when it loads its box.

    The game's words say what it is for: `option.<name>`.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    load: Callable[[Any], Any] | None = None
    """Turns a given value into plain data for a record, e.g. a file's path into its content."""
    shipped: str | None = None
    """The file in the game's folder with the usual components, as a starting point for changes."""


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    name: str
    title: str
    authors: tuple[str, ...]
    publisher: str
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
    """The largest number of chance outcomes at a time, and one more than the highest chance code."""
    invariants: Callable[[Any, Any], None]
    kernel: Kernel
    notation: Notation
    view: View
    encode: Encode
    resample: Resample
    heuristic: Heuristic
    board: Board
    typed: Typed
    tell: Callable[[Mapping[str, Any], Words, Names], str]
    """A view in sentences, for screen readers: the accessible form of what `board.draw` shows."""
    log: Log
    story: Story
    breakdown: Callable[[Any, Any, int], Sequence[Mapping[str, Any]]]
    """Where a seat's points came from: lines of rule, points, and a key and params of the game's words."""
    picture: Picture
    folder: Path
    free_talk: bool = True
    """May players chat freely, or does the game forbid talk about hands (then: set phrases only)?"""
    seats: Callable[[Mapping[str, Any]], tuple[int, int]] | None = None
    """The minimum and maximum number of players with these options, if an option changes them."""
    undoable: Callable[[Any, Any], int] | None = None
    """The seats (as bits) that can undo their last move although everyone has seen it, because nothing depends on it
    yet; none by default. Moves that are still hidden are `kernel.revocable`."""
    own: Callable[[Any, Any, int | None], Mapping[str, Any]] | None = None
    """The entries of `view.describe` that depend on the seat. With it, the others are worked out once for all seats
    that see the same; without it, for each."""
    alike: Callable[[Any, Any, int, list[int]], list[Any]] | None = None
    """A key for each of these actions of a seat: actions with the same key are one choice, equal by a symmetry of the
    position. Without it all actions differ."""
    ending: Ending | None = None
    restore: Callable[[Mapping[str, Any], Any, random.Random], Any] | None = None
    """A position drawn from what a view of a seat allows, all equally likely. None: the views don't say enough."""
    shown: Shown | None = None
    """The fields of views and events, for the page's types and docs/views.md. A game without it has the text board."""
    environment: int = 0
    """Version of this game's learning environments: raised when an action code, an observation or a rule changes."""
    seen: Seen = field(init=False)
    """A state with what a seat may know, generated from the marks of its fields. All it gets is made from this."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seen", seen_for(self.name, self.state, self.view))

    def __reduce__(self) -> Any:
        """By name: a game is code, which every process has."""
        return _by_name, (self.name,)

    def words(self, language: str) -> Words:
        return of_game(self.folder, language)

    def players_for(self, options: Mapping[str, Any]) -> tuple[int, int]:
        return self.seats(options) if self.seats else (self.min_players, self.max_players)

    @property
    def buffer_size(self) -> int:
        return max(self.actions, self.outcomes)


def _by_name(name: str) -> GameSpec:
    from splittable.core import registry  # it imports this module

    return registry.spec(name)
