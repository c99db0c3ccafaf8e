"""What callers pass is checked by name; wrong values get a sentence that says what was expected."""

from typing import Any

import pytest

from splittable import BadSetup, load
from splittable.core import arguments
from splittable.games.splitter.sheets import printed


@pytest.mark.parametrize("value", [None, True, 1.0, "1", -1, 8, [1], 2**70])
def test_whole_numbers(value: Any) -> None:
    assert arguments.whole_number("games", 7, 0, 7) == 7
    with pytest.raises(BadSetup, match="games: expected a whole number from 0 to 7, got"):
        arguments.whole_number("games", value, 0, 7)


def test_seeds_truth_and_names() -> None:
    assert arguments.seed(2**64 - 1) == 2**64 - 1
    with pytest.raises(BadSetup, match=r"seed: expected a whole number from 0 to 2\*\*64 - 1, got 1844"):
        arguments.seed(2**64)
    assert arguments.truth("copy", False) is False
    with pytest.raises(BadSetup, match="copy: expected True or False, got 1"):
        arguments.truth("copy", 1)
    assert arguments.is_one_of("a", "ab") and not arguments.is_one_of(["a"], "ab")


def test_a_game_must_be_named() -> None:
    name: Any = ["split-it"]
    with pytest.raises(BadSetup, match="unknown game"):
        load(name)


def test_an_own_sheet_is_not_ignored() -> None:
    with pytest.raises(BadSetup, match="option 'own_sheet' is for size 'full'"):
        load("splitter").start(1, size="tiny", own_sheet={"rows": printed().at("sheets", "A", "rows")})
