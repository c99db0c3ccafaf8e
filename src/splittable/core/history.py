"""A game with its history, and what each seat was told on the way: its information, with perfect recall.

`State` is for play; this is for search and solving: moves are codes, and copies are cheap.
"""

from collections.abc import Mapping
from typing import Any, Self

from splittable.core import registry
from splittable.core.play import State
from splittable.core.telling import told_line


class History:
    """The position `s` is never changed in place: a move replaces it."""

    __slots__ = ("box", "lines_told", "players", "s", "spec", "steps")

    def __init__(self, state: State) -> None:
        self.spec = state.game.spec
        self.box: Any = state.components
        self.players = state.players
        self.s: Any = state.position.copy()
        self.steps: list[tuple[Any, int, int, Any]] = []  # before, who, action, after
        self.lines_told: list[tuple[int, tuple[str, ...]]] = [(0, ())] * state.players  # by seat: steps told, words

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.spec, new.box, new.players, new.s = self.spec, self.box, self.players, self.s
        new.steps, new.lines_told = self.steps[:], self.lines_told[:]
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()  # OpenSpiel clones by deep copy; positions never change, so they need no copies

    def __reduce__(self) -> Any:
        return _rebuild, (self.spec.name, self.box, self.players, self.s, self.steps, self.lines_told)

    def acting(self) -> int:
        """The seats that may act now, as bits."""
        return self.spec.kernel.acting(self.s, self.box)

    @property
    def is_over(self) -> bool:
        return self.spec.kernel.is_over(self.s, self.box)

    def legal(self, seat: int) -> list[int]:
        out = [0] * self.spec.buffer_size
        return out[: self.spec.kernel.legal(self.s, self.box, seat, out)]

    def chances(self) -> list[tuple[int, int]]:
        """The possible chance outcomes now, with integer weights."""
        out, weights = [0] * self.spec.buffer_size, [0] * self.spec.buffer_size
        count = self.spec.kernel.chance(self.s, self.box, out, weights)
        return list(zip(out[:count], weights[:count], strict=True))

    def apply(self, who: int, action: int) -> None:
        after = self.s.copy()
        self.spec.kernel.apply(after, self.box, who, action)
        self.steps.append((self.s, who, action, after))
        self.s = after

    def text(self, who: int, action: int) -> str:
        return self.spec.notation.text(self.s, self.box, who, action)

    def told(self, seat: int) -> tuple[str, ...]:
        """What the seat was told so far, line by line: moves (`?` for hidden ones) and their effects."""
        done, lines = self.lines_told[seat]
        if done < len(self.steps):
            lines += tuple(self._line(seat, *step) for step in self.steps[done:])
            self.lines_told[seat] = (len(self.steps), lines)
        return lines

    def sees(self, seat: int) -> Mapping[str, Any]:
        """What the seat sees of the position."""
        return self.spec.view.describe(self.spec.seen(self.s, self.box, seat), self.box, seat)

    def resampled(self, seat: int, words: list[int]) -> Self:
        """A copy in which everything that `seat` can't know is redrawn with the generator's state `words`.

        The seat was told the same. The new position has no history, so what the others were told is replaced by
        what they see of it now.
        """
        lines = self.told(seat)
        new = self.copy()
        new.s = self.s.copy()
        self.spec.resample.resample(new.s, self.box, seat, words)
        new.steps = []
        for other in range(self.players):
            seen = self.spec.seen(new.s, self.box, other)
            new.lines_told[other] = (0, lines if other == seat else (f"sees {seen!r}",))
        return new

    def _line(self, seat: int, before: Any, who: int, action: int, after: Any) -> str:
        seen = self.spec.seen(before, self.box, seat), self.spec.seen(after, self.box, seat)
        return told_line(self.spec, self.box, seat, before, who, action, seen)


def _rebuild(name: str, box: Any, players: int, s: Any, steps: Any, told: Any) -> History:
    new = object.__new__(History)
    new.spec, new.box, new.players, new.s = registry.spec(name), box, players, s
    new.steps, new.lines_told = steps, told
    return new
