"""Waits are long enough for a busy machine, and set in one place."""

import re
from pathlib import Path

import pytest

from tests import patience

TESTS = Path(__file__).parent
WAITS = re.compile(
    r"timeout=\d|(?<!mark\.)timeout\(\d{3,}|wait_for\(.*, \d+\)|seconds=\d+\)|monotonic\(\) \+ \d|PATIENCE = \d"
)
PICTURES = "screens.py"  # waits for what it draws


@pytest.mark.parametrize("folder", ["browser", "server"])
def test_no_test_has_a_wait_of_its_own(folder: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((TESTS / folder).glob("*.py"))
        if path.name != PICTURES
        for line in path.read_text(encoding="utf-8").splitlines()
        if WAITS.search(line)
    ]
    assert found == []


def test_what_pages_and_assertions_wait_is_patience() -> None:
    """Playwright's own assertions would give up after five seconds."""
    pytest.importorskip("playwright")
    from playwright.sync_api import expect

    from tests.browser.conftest import WAIT

    assert patience.ANSWER * 1000 == WAIT >= 60_000
    assert expect._timeout == WAIT  # noqa: SLF001 - Playwright has no other way to read it
