"""Split it!, Splito, Splitter and The Great Split: exact rules for people, bots and researchers.

>>> import splittable
>>> state = splittable.load("split-it").start(players=3)
>>> state.roll(7)
>>> state.acting(), state.legal(state.acting()[0])[:2]
((0,), ['cut 1 2', 'cut 1 3'])
"""

from splittable.core import registry
from splittable.core.errors import BadData, BadRecord, BadSetup, IllegalMove, SplittableError
from splittable.core.play import Game, State
from splittable.core.proofs import verify
from splittable.core.records import replay
from splittable.core.spec import CHANCE
from splittable.core.views import from_view

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadData",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "SplittableError",
    "State",
    "from_view",
    "game_names",
    "load",
    "replay",
    "verify",
]


def game_names() -> tuple[str, ...]:
    """The names that `load` knows."""
    return registry.names()


def load(name: str) -> Game:
    """A game by its name: "split-it", …"""
    return Game(registry.spec(name))
