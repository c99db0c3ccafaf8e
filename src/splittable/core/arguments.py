"""Checks of what callers pass to public functions: a wrong value is refused by the name of its argument."""

import operator
import reprlib
from collections.abc import Collection
from typing import Any

from splittable.core.errors import BadSetup

SEEDS = 2**64


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    """An integer within bounds; NumPy's integers count, truth values and fractions don't."""
    found = _as_integer(value)
    if found is None or not least <= found <= most:
        raise wrong(name, f"a whole number from {least} to {most}", value)
    return found


def seed(value: Any, name: str = "seed") -> int:
    """A 64-bit seed."""
    found = _as_integer(value)
    if found is None or not 0 <= found < SEEDS:
        raise wrong(name, "a whole number from 0 to 2**64 - 1", value)
    return found


def truth(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise wrong(name, "True or False", value)
    return value


def is_one_of(value: Any, names: Collection[str]) -> bool:
    """Whatever the value is: an array or a list can't be looked up."""
    return isinstance(value, str) and value in names


def wrong(name: str, expected: str, value: Any) -> BadSetup:
    return BadSetup("setup/argument", f"{name}: expected {expected}, got {reprlib.repr(value)}")


def _as_integer(value: Any) -> int | None:
    if isinstance(value, bool) or type(value).__name__ == "bool":  # NumPy's truth values can be an index, too
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
