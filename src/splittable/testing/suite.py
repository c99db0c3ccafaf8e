"""All checks, for `from splittable.testing.suite import *` in a test file that lists its `GAMES`."""

from splittable.testing.checks import (
    compiled,
    ending,
    from_view,
    goldens,
    heuristic,
    history,
    information,
    log,
    marks,
    open_views,
    pickling,
    picture,
    properties,
    secrets,
    symmetry,
    texts,
)

MODULES = (
    compiled,
    ending,
    from_view,
    goldens,
    heuristic,
    history,
    information,
    log,
    marks,
    open_views,
    pickling,
    picture,
    properties,
    secrets,
    symmetry,
    texts,
)
FOUND = {name: check for module in MODULES for name, check in vars(module).items() if name.startswith("test_")}
globals().update(FOUND)
__all__ = list(FOUND)
