"""For pytest: runs the checks of a test file for each of its `GAMES`.

Compiled code writes past the end of a field without a word, so it runs with bounds checks. Properties are tried on the
same examples each time; `SPLITTABLE_TESTS=quick` tries few.
"""

import os

import pytest
from hypothesis import settings

import splittable

os.environ["NUMBA_BOUNDSCHECK"] = "1"
pytest.register_assert_rewrite("splittable.testing.checks", "splittable.testing.lockstep")
settings.register_profile("all", deadline=None, derandomize=True, max_examples=16, database=None)
settings.register_profile("quick", settings.get_profile("all"), max_examples=5)
settings.load_profile(os.environ.get("SPLITTABLE_TESTS", "all"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    is_ours = metafunc.function.__module__.startswith("splittable.testing.")
    if is_ours and "game" in metafunc.fixturenames:
        names = metafunc.module.GAMES
        metafunc.parametrize("game", [splittable.load(name) for name in names], ids=names)
