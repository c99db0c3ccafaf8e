"""Choices that a game declares to be one, and positions without what others may still take back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splittable import Game
from splittable.testing.walks import SEEDS, set_ups, some_decisions


@given(data=st.data(), seed=SEEDS)
def test_a_plausible_player_likes_choices_that_are_one_equally(game: Game, data: st.DataObject, seed: int) -> None:
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        for seat in state.acting():
            alike = state.alike(seat)
            moves, weights = state.policy(seat)
            assert list(alike) == moves
            weight = dict(zip(moves, weights, strict=True))
            for move, first in alike.items():
                assert alike[first] == first
                assert weight[move] == pytest.approx(weight[first], rel=1e-6)


@given(data=st.data(), seed=SEEDS)
def test_a_settled_position_is_that_of_the_first_to_choose(game: Game, data: st.DataObject, seed: int) -> None:
    for state in some_decisions(game, data.draw(set_ups(game)), seed):
        for seat in state.acting():
            settled = state.settled(seat)
            assert not {*settled.revocable(), *settled.undoable()} - {seat}
            assert settled.legal(seat) == state.legal(seat)
            assert settled.alike(seat) == state.alike(seat)
            mine = f"{seat} "
            assert [m for m in settled.moves if m.startswith(mine)] == [m for m in state.moves if m.startswith(mine)]
            game.spec.invariants(settled.position, settled.components)
