"""What the view says of columns: who leads them, and by how much."""

import itertools
import random

import pytest

import splittable


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_column_is_ahead_of_the_best_of_the_others(players: int) -> None:
    state = splittable.load("split-it").start(players)
    rng = random.Random(players)
    while not state.is_over:
        state.roll(rng)
        view = state.view(None)
        for seat, number in itertools.product(range(players), range(1, 11)):
            counts = [columns.get(str(number), 0) for columns in view["columns"]]
            count = counts.pop(seat)
            assert view["ahead"][seat][number - 1] == count - max(counts)
            assert (number in view["leads"][seat]) == (count > 0 and count >= max(counts))
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
