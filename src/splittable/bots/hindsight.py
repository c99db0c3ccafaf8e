"""Hindsight: the best result that chance allowed in a finished game. A game that can find it offers it in its plug.

The terminal says it in words of the game: `solve_best`, `solve_played`, `solve_costs_head` and `solve_no_costs`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from splittable.core.play import State
from splittable.core.words import Words

Bounds = Callable[[int | None, int], object]
"""Called with the best score found (None if none yet) and the bound, whenever one of them changes."""
Rounds = Callable[[int, int], object]
"""Called with the rounds done and their number."""


class Best(Protocol):
    """The best result found. None is above `bound`; if `proven`, none is above `score`."""

    @property
    def score(self) -> int: ...
    @property
    def bound(self) -> int: ...
    @property
    def proven(self) -> bool: ...

    def played(self) -> State:
        """A solo game that reaches it."""

    def told(self, words: Words) -> list[str]:
        """The result and how to reach it, in sentences of the game."""

    def as_data(self) -> dict[str, Any]: ...


class Cost(Protocol):
    """What one choice cost of the best possible result."""

    @property
    def cost(self) -> int: ...

    def told(self, words: Words) -> str: ...

    def as_data(self) -> dict[str, Any]: ...


class Hindsight(Protocol):
    """`seconds`: the time for a proof; without it there is only the quick search."""

    def of_game(self, state: State, *, seconds: float = 0.0, seed: int = 0, progress: Bounds | None = None) -> Best:
        """For what chance brought in a finished game. Raises BadSetup if it is not over."""

    def of_chance(
        self, setup: str, chance: str, *, seconds: float = 0.0, seed: int = 0, progress: Bounds | None = None
    ) -> Best:
        """For a set-up and what chance brings there, both in the game's own terms."""

    def of_setup(self, setup: str, *, seconds: float = 300.0, seed: int = 0, progress: Bounds | None = None) -> Best:
        """The highest score over everything that chance may bring."""

    def costs(self, state: State, seat: int, *, seed: int = 0, progress: Rounds | None = None) -> Sequence[Cost]:
        """What each choice of a seat in a finished game cost, the costliest first."""

    def drawn(self, state: State, seat: int, name: str, words: Words) -> list[str]:
        """What a seat has reached, as lines of text."""
