"""Copies the functions of a module into a new namespace in which some names are rebound.

This is how one source serves two ways of running: `playout` is bound to a game's kernel as it is, and `fast`
binds copies of everything to compiled copies. The originals never change.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any


def bind(
    module: ModuleType,
    names: dict[str, Any] | None = None,
    known: dict[Any, Any] | None = None,
    wrap: Callable[[Any], Any] = lambda function: function,
) -> ModuleType:
    """A copy of `module` in which `names` and all imported functions in `known` are replaced.

    `wrap` is applied to each copied function; the functions of this module are added to `known` (original → copy).
    """
    known = {} if known is None else known
    bound = ModuleType(module.__name__)
    namespace = vars(bound)
    own = []
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            own.append(value)
        elif isinstance(value, FunctionType) and value in known:
            namespace[name] = known[value]
        elif not name.startswith("__"):
            namespace[name] = value
    namespace.update(names or {})
    for function in own:
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        known[function] = namespace[function.__name__] = wrap(copy)
    return bound
