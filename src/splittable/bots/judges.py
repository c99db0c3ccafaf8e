"""Who says what the choices of a game are worth. A game that is not named here has nobody who can."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from splittable.bots.budget import Budget
from splittable.bots.coach import Coach
from splittable.bots.engine import Choice
from splittable.bots.gap import Gap
from splittable.bots.great_split import coach as great_split_coach
from splittable.bots.great_split.playing import great_split_choices, great_split_gap
from splittable.bots.great_split.review import REVIEWING as GREAT_SPLIT
from splittable.bots.playing import search_choices, search_gap
from splittable.bots.reviewing import Reviewing
from splittable.bots.split_it import coach as split_it_coach
from splittable.bots.split_it.judging import stage_choices, stage_gap
from splittable.bots.split_it.review import REVIEWING as SPLIT_IT
from splittable.bots.splito import coach as splito_coach
from splittable.bots.splito.review import REVIEWING as SPLITO
from splittable.bots.splitter import coach as splitter_coach
from splittable.bots.splitter.judging import placement_choices, placement_gap
from splittable.bots.splitter.review import REVIEWING as SPLITTER
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


JUDGES = {
    "split-it": Judge(stage_choices, stage_gap, SPLIT_IT, coach=split_it_coach),
    "splito": Judge(search_choices, search_gap, SPLITO, coach=splito_coach),
    "splitter": Judge(placement_choices, placement_gap, SPLITTER, "points", splitter_coach),
    "great-split": Judge(great_split_choices, great_split_gap, GREAT_SPLIT, coach=great_split_coach),
}
