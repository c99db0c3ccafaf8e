"""The pages of the API reference: what we promise, from docstrings."""

import importlib
import inspect
import sys
from collections.abc import Callable

PAGES = {
    "splittable": ["splittable"],
    "fast": ["splittable.fast", "splittable.fast.arrays", "splittable.core.rng", "splittable.core.rewards"],
    "bots": ["splittable.bots"],
    "review": ["splittable.review"],
    "arena": ["splittable.arena", "splittable.arena.dataset"],
    "exact": ["splittable.exact"],
    "adapters": [
        "splittable.gym",
        "splittable.adapters.gymnasium_env",
        "splittable.adapters.vector",
        "splittable.adapters.pettingzoo_env",
        "splittable.adapters.openspiel",
        "splittable.adapters.sb3",
    ],
    "testing": ["splittable.testing"],
    "games": ["splittable.core.spec", "splittable.core.marks"],
}
"""Modules by page."""
CONSTANTS = ("NAMES", "PLAIN")  # for our own modules
BIG = ("splittable.adapters.sb3",)  # needs a library that is too big to be installed for this


KINDS: dict[str, Callable[[object], bool]] = {
    "autofunction": inspect.isroutine,
    "autoexception": lambda value: inspect.isclass(value) and issubclass(value, Exception),
    "autoclass": inspect.isclass,
    "autodata": lambda value: True,
}
MEMBERS = {"autofunction": [], "autoclass": ["   :members:"], "autodata": [], "autoexception": ["   :members:"]}
"""The order of the kinds on a page, and what a directive is told."""


def pages() -> dict[str, str]:
    return {f"api/{name}": page(modules) for name, modules in PAGES.items()}


def page(modules: list[str]) -> str:
    """The docstring of each module, then its names."""
    parts = [f"# {modules[0]}"]
    for module in modules:
        title = [] if module == modules[0] else [f"## {module}"]
        parts += [*title, "```{eval-rst}\n" + "\n".join(directives(module)) + "\n```"]
    return "\n\n".join(parts) + "\n"


def directives(module: str) -> list[str]:
    """Of a package the names in `__all__`, functions first and errors last; of other modules what they define."""
    names: list[str] = [] if module in BIG else getattr(importlib.import_module(module), "__all__", [])
    if not names:
        return [f".. automodule:: {module}", "   :members:"]
    names = [name for name in names if name not in CONSTANTS]
    kinds = [(kind_of(getattr(sys.modules[module], name)), name) for name in names]
    kinds.sort(key=lambda found: list(MEMBERS).index(found[0]))
    blocks = [[f".. {kind}:: {module}.{name}", *MEMBERS[kind]] for kind, name in kinds]
    return [f".. automodule:: {module}", "   :no-members:", "", *(line for block in blocks for line in (*block, ""))]


def kind_of(value: object) -> str:
    return next(kind for kind, is_it in KINDS.items() if is_it(value))
