"""The referees of the games."""

import importlib
from typing import Any

from splittable import Game
from splittable.testing.lockstep import Referee


def referee_of(game: Game, **set_up: Any) -> Referee:
    """The referee of a game: the class in tests/referees/<game>.py whose name ends in Referee."""
    module = importlib.import_module(f"tests.referees.{game.name.replace('-', '_')}")
    [found] = [value for name, value in vars(module).items() if name.endswith("Referee")]
    referee: Referee = found(**set_up)
    return referee
