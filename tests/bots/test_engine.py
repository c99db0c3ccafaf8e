"""How a search weighs what it found."""

import pytest

from splittable.bots.engine import Found


def test_a_move_is_worth_what_the_best_reply_leaves() -> None:
    found = Found(total=[900.0, 100.0], rival=[100.0, 900.0], tries=1000)
    assert found.mean() == pytest.approx(0.1, abs=0.001)


def test_replies_that_nobody_can_tell_apart_count_alike() -> None:
    found = Found(total=[9.0, 1.0], rival=[5.0, 5.0], tries=10)
    assert found.mean() == pytest.approx(0.5)


def test_few_playouts_leave_doubt() -> None:
    few = Found(total=[9.0, 1.0], rival=[4.0, 5.0], tries=10)
    many = Found(total=[9000.0, 1000.0], rival=[4000.0, 5000.0], tries=10_000)
    assert 0.5 > few.mean() > many.mean() > 0.1


def test_without_replies_it_is_the_mean() -> None:
    assert Found(total=[3.0], rival=[0.0], tries=4).mean() == 0.75
    assert Found(total=[0.0], rival=[0.0]).mean() == 0.0
