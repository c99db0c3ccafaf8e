"""The bots. A bot knows only what its seat may know: everything hidden is redrawn before it sees the state."""

from splittable.bots.base import PLAIN, Bot, Level
from splittable.bots.budget import Budget
from splittable.bots.levels import (
    NAMES,
    budget_of,
    choose,
    level_of,
    levels_of,
    load,
    ready,
    warm,
)
from splittable.bots.mixes import mix
from splittable.bots.plug import Plug, plug_of

__all__ = [
    "NAMES",
    "PLAIN",
    "Bot",
    "Budget",
    "Level",
    "Plug",
    "budget_of",
    "choose",
    "level_of",
    "levels_of",
    "load",
    "mix",
    "plug_of",
    "ready",
    "warm",
]
