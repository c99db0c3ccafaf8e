"""Compiled code writes past the end of a field without a word, so every test runs with bounds checks."""

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"

import pytest
from hypothesis import is_hypothesis_test, settings

settings.register_profile("all", deadline=None, derandomize=True, max_examples=25, database=None)
settings.register_profile("quick", settings.get_profile("all"), max_examples=5)
settings.load_profile(os.environ.get("SPLITTABLE_TESTS", "all"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Property tests run twice in `make test`: a few examples under coverage, many without it."""
    for item in items:
        if isinstance(item, pytest.Function) and is_hypothesis_test(item.function):
            item.add_marker("property")
