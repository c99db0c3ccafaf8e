"""Finds the games: every package in `splittable.games`, and what other packages offer as entry points.

The entry point of a game has its name and is a `GameSpec`; it is in the group `splittable.games`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from splittable.core.arguments import is_one_of
from splittable.core.errors import BadGame, BadSetup
from splittable.core.spec import GameSpec

PACKAGE = "splittable.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, without importing their rules: ours sorted, then those of other packages."""
    return (*own_names(), *sorted(installed()))


@cache
def own_names() -> tuple[str, ...]:
    """The games that come with Splittable."""
    folder = importlib.import_module(PACKAGE).__path__
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(folder)))


@cache
def installed() -> dict[str, EntryPoint]:
    """The games of other packages. They can't replace ours."""
    return {entry.name: entry for entry in entry_points(group=PACKAGE) if entry.name not in own_names()}


def spec(name: str) -> GameSpec:
    if not is_one_of(name, names()):
        raise BadSetup("setup/unknown_game", f"unknown game {name!r}; expected one of {', '.join(names())}")
    return loaded(name)


@cache
def loaded(name: str) -> GameSpec:
    if name in installed():
        game = installed()[name].load()
        if not isinstance(game, GameSpec) or game.name != name:
            raise BadGame("game/faulty", f"the entry point {name!r} in {PACKAGE} is {game!r}; expected its GameSpec")
        return game
    own: GameSpec = importlib.import_module(f"{PACKAGE}.{name.replace('-', '_')}").GAME
    return own
