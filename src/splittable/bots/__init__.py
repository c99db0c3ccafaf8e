"""The bots. A bot knows only what its seat may know: everything hidden is redrawn before it sees the state."""

from splittable.bots.base import Bot
from splittable.bots.budget import Budget
from splittable.bots.levels import (
    LEVELS,
    NAMES,
    PLAIN,
    budget_of,
    choose,
    level_of,
    levels_of,
    load,
    ready,
    warm,
)

__all__ = [
    "LEVELS",
    "NAMES",
    "PLAIN",
    "Bot",
    "Budget",
    "budget_of",
    "choose",
    "level_of",
    "levels_of",
    "load",
    "ready",
    "warm",
]
