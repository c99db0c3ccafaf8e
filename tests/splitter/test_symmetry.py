"""Placements that are one choice: mirror images on a sheet that looks the same in the mirror."""

import splittable
from splittable import CHANCE, State


def begin(*moves: str, **options: object) -> State:
    """A solo game: rolls and placements in turn."""
    state = splittable.load("splitter").start(1, **options)
    for move in moves:
        state.play(CHANCE if move.startswith("roll") else 0, move)
    return state


def kinds(state: State) -> int:
    return len(set(state.alike(0).values()))


def test_an_empty_sheet_a_is_the_same_upside_down_and_in_the_mirror() -> None:
    state = begin("roll 6 5")
    alike = state.alike(0)
    assert (len(alike), kinds(state)) == (44, 13)  # 9 pairs above the middle row and 4 in it
    corners = [f"write c{row} {number}" for row in (1, 7) for number in (5, 6)]
    assert {alike[move] for move in corners} == {"write c1 5"}
    assert alike["write a4 6"] == "write a4 5" != alike["write b4 5"]


def test_a_double_has_one_way_round() -> None:
    state = begin("roll 4 4")
    assert (len(state.alike(0)), kinds(state)) == (22, 13)
    assert state.alike(0)["write c7 4"] == "write c1 4"


def test_numbers_break_the_symmetry() -> None:
    middle = begin("roll 6 5", "write b4 6", "roll 3 1")  # in the middle row: still the same upside down
    assert middle.alike(0)["write d7 3"] == "write d1 3" != middle.alike(0)["write d1 1"]
    above = begin("roll 6 5", "write b3 6", "roll 3 1")
    assert kinds(above) == len(above.alike(0))
    double = begin("roll 6 6", "write b3 6", "roll 3 1")  # the same number left and right
    assert double.alike(0)["write d1 3"] == double.alike(0)["write d1 1"] != double.alike(0)["write d7 1"]


def test_sheet_b_has_its_hearts_on_one_side() -> None:
    state = begin("roll 6 5", sheet="B")
    assert kinds(state) == len(state.alike(0)) == 44


def test_a_sheet_that_begins_further_down() -> None:
    rows = ["........", "..#**#..", "..#**#.."]
    state = begin("roll 6 5", own_sheet={"rows": rows})
    assert kinds(state) == 2
    assert state.alike(0)["write d3 6"] == "write d2 5"
