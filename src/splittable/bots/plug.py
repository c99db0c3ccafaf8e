"""What a game brings for its bots, beside its rules: `PLUG` in `bots/<game>/plug.py`.

The plug of a game in another package is its entry point in the group `splittable.bots`, under the name of the game. A
game without a plug has the bots that need no search, and nobody judges its choices.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType

import splittable.bots
from splittable.bots.base import Level
from splittable.bots.contest import Contest
from splittable.bots.hindsight import Hindsight
from splittable.bots.judge import Judge
from splittable.core.errors import BadSetup
from splittable.core.registry import names

GROUP = "splittable.bots"


@dataclass(frozen=True, kw_only=True)
class Plug:
    levels: Mapping[str, Level] = field(default_factory=dict)
    """In addition to the plain levels; a plain one of the same name is replaced."""
    judge: Judge | None = None
    """Judges choices: hints, reviews and puzzles need it."""
    guide: ModuleType | None = None
    """Plays for all seats in playouts (`bots/search.py`); the bots of `bots/playing.py` need it."""
    hindsight: Hindsight | None = None
    """Finds the best result that chance allowed."""
    contest: Contest | None = None
    """Plays in a public contest, with the protocol of that contest."""


NO_PLUG = Plug()


@cache
def plug_of(game: str) -> Plug:
    folder = game.replace("-", "_")
    if folder in folders():
        found = importlib.import_module(f"{GROUP}.{folder}.plug").PLUG
    else:
        found = next((entry.load() for entry in entry_points(group=GROUP, name=game)), NO_PLUG)
    if not isinstance(found, Plug):
        raise BadSetup("setup/plug", f"the bots of {game!r} are {found!r}; expected a Plug")
    return found


@cache
def folders() -> frozenset[str]:
    """Every package in `bots` belongs to a game."""
    return frozenset(module.name for module in pkgutil.iter_modules(splittable.bots.__path__) if module.ispkg)


def judge_of(game: str) -> Judge:
    found = plug_of(game).judge
    if found is None:
        raise BadSetup("review/none", f"nobody judges the choices of {game!r}")
    return found


def hindsight_of(game: str) -> Hindsight:
    found = plug_of(game).hindsight
    if found is None:
        able = ", ".join(name for name in names() if plug_of(name).hindsight)
        raise BadSetup("solve/game", f"{game!r} can't be solved; expected {able}")
    return found
