"""A position of an OpenSpiel game with its history, on the plain or on the compiled rules."""

import importlib.util
from typing import Any, Self

import numpy as np

from splittable.core.history import History
from splittable.core.rewards import write_rewards
from splittable.core.spec import CHANCE

Array = np.ndarray[Any, Any]
OVER = -2


def node_of(way: History, compiled: bool) -> "Node":
    """Compiled if it is wanted and Numba is there."""
    if compiled and importlib.util.find_spec("numba") is not None:
        from splittable.adapters.compiled_node import CompiledNode

        return CompiledNode(way)
    return Node(way)


class Node:
    """`who` is the seat to move: the first of those that choose at the same time, CHANCE or OVER."""

    def __init__(self, way: History) -> None:
        self._way = way
        self.who = first_to_move(way)

    @property
    def way(self) -> History:
        """The position with all that happened on the way, for what the seats were told."""
        return self._way

    def legal(self) -> list[int]:
        """The actions of the seat to move."""
        return self._way.legal(self.who)

    def chances(self) -> list[tuple[int, float]]:
        """What chance can do, with probabilities."""
        outcomes = self._way.chances()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def apply(self, action: int) -> None:
        """A legal action of `who`."""
        self._way.apply(self.who, action)
        self.who = first_to_move(self._way)

    def rewards(self, kind: int) -> list[float]:
        """As if the game ended now."""
        way, players = self._way, self._way.players
        scores, ties, out = [0] * players, [0] * players, [0.0] * players
        way.spec.kernel.score(way.s, way.box, scores)
        way.spec.kernel.tiebreak(way.s, way.box, ties)
        write_rewards(kind, players, scores, ties, out)
        return out

    def observe(self, seat: int, out: Array) -> None:
        way = self._way
        numbers = [0] * len(out)
        way.spec.encode.observe(way.s, way.box, seat, numbers)
        out[:] = numbers

    def resampled(self, seat: int, words: list[int]) -> Self:
        """Another node in which the seat was told the same."""
        return type(self)(self.way.resampled(seat, words))

    def copy(self) -> "Node":
        return Node(self._way.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self.copy()


def first_to_move(way: History) -> int:
    mask = way.acting()
    if mask:
        return (mask & -mask).bit_length() - 1
    return OVER if way.is_over else CHANCE
