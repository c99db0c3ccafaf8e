"""Every test runs with the bounds checks of `splittable.testing.plugin`."""

import os
from pathlib import Path

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks the language of the system

import pytest
from hypothesis import is_hypothesis_test

pytest_plugins = ["splittable.testing.plugin"]

HERE = Path(__file__).parent
USERS = {
    *("adapters", "arena", "bots", "browser", "examples", "server", "simulation"),
    *("test_docs.py", "test_exact.py", "test_luck.py", "test_prose.py", "test_puzzles.py", "test_review.py"),
    *("test_review_of_hints.py", "test_site.py", "test_words.py"),
}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files whose tests would all be left out are not even imported: their libraries take seconds."""
    is_left_out = "not user" in config.getoption("markexpr") and collection_path.name in USERS
    return True if is_left_out and collection_path.parent == HERE else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Property tests run twice in `make test`: a few examples under coverage, many without it."""
    for item in items:
        if isinstance(item, pytest.Function) and is_hypothesis_test(item.function):
            item.add_marker("property")
        if item.path.relative_to(HERE).parts[0] in USERS:
            item.add_marker("user")
