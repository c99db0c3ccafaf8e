"""Says what the choices of a game are worth. A game offers its judge in its plug."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.coach import Coach
from splittable.bots.gap import Gap
from splittable.bots.reviewing import Reviewing
from splittable.core.play import State


@dataclass(frozen=True)
class Judge:
    choices: Callable[[State, int, list[int], random.Random, Budget], list[Choice]]
    """Of these actions of a seat those worth a look, the recommended one first."""
    gap: Callable[[State, int, int, int, random.Random, Budget], Gap]
    """What the first of two actions is worth more than the second."""
    review: Reviewing
    """What the game adds to a review."""
    unit: Literal["odds", "points"] = "odds"
    coach: Coach | None = None
    """Says why one choice is better than another."""
