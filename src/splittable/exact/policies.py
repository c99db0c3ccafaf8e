"""Solved policies: how likely each move is, for any state of the tree that was solved."""

from collections.abc import Mapping
from typing import NamedTuple

from splittable.core.play import State
from splittable.exact.tree import Known, Tree


class SolvedPolicy:
    """`policy(state, seat)` → move → probability. `state` can be reached from the state that was solved."""

    def __init__(self, tree: Tree, mixes: Mapping[Known, Mapping[int, float]]) -> None:
        self._tree = tree
        self._mixes = mixes

    def __call__(self, state: State, seat: int) -> dict[str, float]:
        solved = self._tree.state.log
        if state.log[: len(solved)] != solved:
            raise ValueError(f"{state!r} does not follow from {self._tree.state!r}, which was solved")
        place = self._tree.start
        for who, action, _ in state.log[len(solved) :]:
            place = place.after(who, action)
        actions = state.legal_codes(seat)
        mix = self._mixes.get(place.known(seat)) or dict.fromkeys(actions, 1 / max(1, len(actions)))
        return {state.move_text(seat, action): mix[action] for action in actions}

    def __len__(self) -> int:
        """The number of information sets."""
        return len(self._mixes)


class Solution(NamedTuple):
    """Perfect play: what each seat gets, and how both play."""

    values: list[float]
    policy: SolvedPolicy


class Response(NamedTuple):
    """The best answer of a seat to given players: what it gets, and how it plays."""

    value: float
    policy: SolvedPolicy
