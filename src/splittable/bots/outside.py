"""Bots from outside: a Python function, named `py:module:function` or found by an entry point.

The function gets a state without secrets (`State.known_to`), its seat and a generator, and returns a move as text or
as a code. A package offers it under a name with an entry point of the group `splittable.players`:

    [project.entry-points."splittable.players"]
    my-bot = "my_package:choose"
"""

import importlib
import random
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from splittable.bots.budget import Budget
from splittable.bots.levels import choose, levels_of
from splittable.core.errors import BadSetup
from splittable.core.play import State

FUNCTION = "py:"
GROUP = "splittable.players"

Player = Callable[[State, int, random.Random], str | int]


def is_player(name: str) -> bool:
    return name.startswith(FUNCTION) or name in player_names()


def player_names() -> tuple[str, ...]:
    """The bots that installed packages offer."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


@cache
def find_player(name: str) -> Player:
    try:
        found = load_function(name) if name.startswith(FUNCTION) else load_entry(name)
    except BadSetup:
        raise
    except Exception as error:  # anything can go wrong while foreign code is imported
        raise BadSetup("bot/command", f"can't load the bot {name!r}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise BadSetup("bot/command", f"the bot {name!r} is not a function but {type(found).__name__}")
    return found  # type: ignore[no-any-return]


def complaint(name: str) -> str | None:
    """Why a bot can't be loaded, or None."""
    try:
        if not is_player(name):
            installed = ", ".join(player_names()) or "none"
            return f"unknown bot {name!r}; expected py:module:function or an installed bot ({installed})"
        find_player(name)
    except BadSetup as error:
        return error.message
    return None


def load_function(name: str) -> Any:
    module, colon, function = name.removeprefix(FUNCTION).rpartition(":")
    if not colon or not module or not function:
        raise BadSetup("bot/command", f"expected py:module:function, got {name!r}")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot in the present folder, as with `python -m`
    found = importlib.import_module(module)
    for part in function.split("."):
        found = getattr(found, part)
    return found


def load_entry(name: str) -> Any:
    return next(iter(entry_points(group=GROUP, name=name))).load()


class BadAnswer(Exception):
    """Why an outside bot is out (crashed or illegal), and what happened."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


def ask_player(name: str, state: State, seat: int, rng: random.Random) -> str:
    """The move of an outside bot as text, checked to be legal. Raises BadAnswer."""
    player = find_player(name)
    known = state.known_to(seat, rng)
    legal = state.legal(seat)
    try:
        answer = player(known, seat, rng)
    except Exception as error:  # foreign code
        raise BadAnswer("crashed", f"{type(error).__name__}: {error}") from error
    move = answer if isinstance(answer, str) else dict(zip(state.legal_codes(seat), legal, strict=True)).get(answer)
    if move not in legal:
        raise BadAnswer("illegal", f"answered {answer!r}; legal: {', '.join(legal[:6])}")
    return move


def ask(
    name: str, state: State, seat: int, rng: random.Random, budget: Budget | None = None, *, wait: bool = True
) -> str:
    """The move of any bot: a level of the game, or one from outside, whose failure is a BadSetup."""
    if name in levels_of(state.game.name) or not is_player(name):
        return choose(name, state, seat, rng, budget, wait=wait)
    try:
        return ask_player(name, state, seat, rng)
    except BadAnswer as error:
        raise BadSetup("bot/died", f"the bot {name!r} failed ({error.reason}): {error}") from error
