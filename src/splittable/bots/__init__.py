"""Programs that play. A bot knows what its seat may know: whatever is hidden is drawn again before it looks."""

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
