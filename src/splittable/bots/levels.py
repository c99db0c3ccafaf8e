"""The levels of a game, and the function that asks a bot for a move."""

import importlib.util
import random
import threading

from splittable.bots.base import PLAIN, Level
from splittable.bots.budget import Budget
from splittable.bots.plug import plug_of
from splittable.core.errors import BadSetup
from splittable.core.play import State

ITERATIONS = {"hard": 300, "expert": 3000}  # hard: at most a tenth of a second
SECONDS = {"expert": 3.0}  # where playouts count


NAMES = ("random", "easy", "medium", "hard", "expert")

loaded: set[str] = set()


def levels_of(game: str) -> dict[str, Level]:
    return {**PLAIN, **plug_of(game).levels}


def level_of(game: str, name: str) -> Level:
    levels = levels_of(game)
    if name not in levels:
        raise BadSetup("setup/unknown_bot", f"unknown bot {name!r}; expected one of {', '.join(levels)}")
    return levels[name]


def budget_of(name: str, exact: bool = False) -> Budget:
    """The budget of a level. With playouts its choices are reproducible; `exact` asks for that."""
    if name in SECONDS and not exact:
        return Budget(seconds=SECONDS[name])
    return Budget(iterations=ITERATIONS.get(name, 0))


def choose(
    name: str, state: State, seat: int, rng: random.Random, budget: Budget | None = None, *, wait: bool = True
) -> str:
    """Ask a bot for a move. It gets a state in which everything that its seat can't know is redrawn.

    Without `wait`, the medium bot answers for a bot whose search is not compiled yet; `warm` compiles it meanwhile.
    """
    game = state.game.name
    level = level_of(game, name)
    if level.load and not ready(game):
        if wait:
            load(game)
        else:
            level = PLAIN["medium"]
    return level.bot(state.resampled(seat, rng), seat, rng, budget or budget_of(name))


def ready(game: str) -> bool:
    """Whether every level of a game can answer at once."""
    return game in loaded or all(level.load is None for level in levels_of(game).values())


def load(game: str) -> None:
    """Compile, or load from the cache, what the levels of a game need. Takes seconds, or a minute the first time."""
    if ready(game):
        return
    if importlib.util.find_spec("numba") is None:
        raise BadSetup("setup/extra", "bots that search need Numba: pip install 'splittable[fast]'")
    from splittable.fast.turns import turn_of

    with turn_of(game):
        for loader in {level.load for level in levels_of(game).values() if level.load}:
            loader(game)
    loaded.add(game)


def warm(game: str) -> threading.Thread:
    """`load` in the background; returns the thread."""
    thread = threading.Thread(target=load, args=(game,), name=f"warm {game}", daemon=True)
    thread.start()
    return thread
