"""Finds the games: every package in `splittable.games` that has a `GAME`."""

import importlib
import pkgutil
from functools import cache

from splittable.core.arguments import is_one_of
from splittable.core.errors import BadSetup
from splittable.core.spec import GameSpec

PACKAGE = "splittable.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, sorted, without importing their rules."""
    folder = importlib.import_module(PACKAGE).__path__
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(folder)))


def spec(name: str) -> GameSpec:
    if not is_one_of(name, names()):
        raise BadSetup("setup/unknown_game", f"unknown game {name!r}; expected one of {', '.join(names())}")
    return _spec(name)


@cache
def _spec(name: str) -> GameSpec:
    module = importlib.import_module(f"{PACKAGE}.{name.replace('-', '_')}")
    game: GameSpec = module.GAME
    return game
