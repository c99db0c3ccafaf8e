"""What the view says of each placement is what the seat then has."""

import random

import pytest

import splittable


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_outlook_is_what_comes(sheet: str) -> None:
    state = splittable.load("splitter").start(1, sheet=sheet)
    rng = random.Random(5)
    while not state.is_over:
        state.roll(rng)
        outlook = state.view(0)["outlook"]
        assert set(outlook) == set(state.legal(0))
        assert state.view(None)["outlook"] == {}
        move = rng.choice(state.legal(0))
        state.play(0, move)
        assert state.scores() == [outlook[move]]
    assert state.view(0)["outlook"] == {}


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_points_of_each_number_and_the_hearts_are_all_points(sheet: str) -> None:
    state = splittable.load("splitter").start(2, sheet=sheet)
    rng = random.Random(6)
    while not state.is_over:
        state.roll(rng)
        view = state.view(None)
        hearts = [view["heart_points"] if heart == "scoring" else 0 for heart in view["hearts"]]
        assert [sum(of) + more for of, more in zip(view["number_points"], hearts, strict=True)] == view["scores"]
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
