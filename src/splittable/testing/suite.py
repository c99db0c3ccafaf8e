"""All checks, for `from splittable.testing.suite import *` in a test file that lists its `GAMES`."""

import importlib
import pkgutil

from splittable.testing import checks

MODULES = [importlib.import_module(f"{checks.__name__}.{each.name}") for each in pkgutil.iter_modules(checks.__path__)]
FOUND = {name: check for module in MODULES for name, check in vars(module).items() if name.startswith("test_")}
globals().update(FOUND)
__all__ = list(FOUND)
