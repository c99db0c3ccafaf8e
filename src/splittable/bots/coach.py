"""Why one choice is better than another: facts about the game, and the sentences for them.

A game's coach is the module `bots/<game>/coach.py`, part of its plug.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from splittable.core.play import State
from splittable.core.words import Names, Words


class Reason(msgspec.Struct, frozen=True):
    """A true statement about a position and two choices. `kind` names the sentence; seats in `facts` are numbers."""

    kind: str
    facts: dict[str, Any]


HOW_OFTEN = {
    "nine_tenths": 0.9,
    "three_quarters": 0.75,
    "two_thirds": 0.67,
    "half": 0.5,
    "third": 0.33,
    "quarter": 0.25,
}


def how_often(share: float) -> str:
    """The name of the share that is nearest: the variable `$often` of the entry `how_often`."""
    return min(HOW_OFTEN, key=lambda name: abs(HOW_OFTEN[name] - share))


class Coach(Protocol):
    def reasons(
        self, known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]
    ) -> list[Reason]:
        """What speaks for `better` against `other`, the strongest first; empty if nothing can be shown.

        Only facts that the seat may know and that the engine confirms. `other` is None if there is nothing to compare
        with. `shares`: how often to choose each move where being unpredictable pays, else the best with 1.
        """

    def say(self, reason: Reason, words: Words, names: Names) -> str:
        """The reason in one sentence, in the words of the game."""
