"""Checks of what callers pass to environments, before it reaches compiled code, which trusts it."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode

from splittable.core import arguments
from splittable.core.errors import BadSetup

Array = np.ndarray[Any, Any]
MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


def checked_seat(seat: Any, players: int) -> int:
    try:
        return arguments.whole_number("seat", seat, 0, players - 1)
    except BadSetup:
        raise BadSetup("setup/seat", f"expected a seat from 0 to {players - 1}, got {seat!r}") from None


def checked_mode(mode: Any) -> AutoresetMode:
    try:
        found = AutoresetMode(mode)
    except ValueError:
        found = AutoresetMode.DISABLED
    if found not in MODES:
        expected = " or ".join(repr(each.value) for each in MODES)
        raise BadSetup("setup/autoreset", f"expected autoreset_mode {expected}, got {mode!r}")
    return found


def checked_integers(name: str, given: Any, count: int) -> Array:
    """`given` as so many 64-bit integers, one for each game."""
    expected = f"{count} whole numbers, one for each game"
    try:
        found = np.asarray(given)
    except (TypeError, ValueError):  # rows of different lengths
        raise arguments.wrong(name, expected, given) from None
    if found.shape != (count,):
        raise arguments.wrong(name, f"{expected}, in shape ({count},)", given)
    if found.dtype.kind not in "iu" or (found.dtype.kind == "u" and found.max() > np.iinfo(np.int64).max):
        raise arguments.wrong(name, expected, given)
    return np.ascontiguousarray(found, np.int64)


def checked_seeds(given: Any, count: int) -> tuple[Array, Array]:
    """Which games start from a seed, and the seeds, as signed integers with the same bits."""
    if given is None:
        return np.zeros(count, np.bool_), np.zeros(count, np.int64)
    if isinstance(given, list | tuple) or (isinstance(given, np.ndarray) and given.ndim):
        if len(given) != count:
            raise arguments.wrong("seed", f"a seed, or a list of {count}, one for each game", given)
        wanted = [None if each is None else arguments.seed(each) for each in given]
    else:
        first = arguments.seed(given)
        wanted = [(first + game) % arguments.SEEDS for game in range(count)]
    seeds = np.array([each or 0 for each in wanted], np.uint64).view(np.int64)
    return np.array([each is not None for each in wanted]), seeds


def checked_action(action: Any, agent: str = "") -> int:
    """An action as a number; whether it is legal is for the game to say."""
    return arguments.whole_number(f"action of {agent}" if agent else "action", action, -(2**63), 2**63 - 1)
