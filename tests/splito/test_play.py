"""Bots worth playing against, and the size of a state."""

import random

import pytest

from splittable import bots
from splittable.fast.arrays import dtype_of
from splittable.games.splito.heuristic import size_probability
from tests.splito.table import GAME, dealt


def winner_share(players: int, games: int, **options: bool) -> float:
    """How much of the wins one medium bot takes among random ones."""
    share = 0.0
    for game in range(games):
        rng = random.Random(game)
        state = GAME.start(players, **options)
        while not state.is_over:
            state.roll(rng)
            for seat in state.acting():
                name = "medium" if seat == game % players else "random"
                state.play(seat, bots.choose(name, state, seat, rng))
        winners = state.winners()
        share += (game % players in winners) / len(winners)
    return share / games


@pytest.mark.slow
def test_the_medium_bot_beats_random_ones() -> None:
    assert winner_share(4, 24) > 0.5
    assert winner_share(2, 10, two_player=True) > 0.8


def test_the_heuristic_knows_no_more_than_its_seat() -> None:
    state = dealt(4)
    rng = random.Random(2)
    for seat in range(4):
        assert state.resampled(seat, rng).policy(seat) == state.policy(seat)


def test_the_heuristic_takes_what_is_certain() -> None:
    """In the last turn nothing is left to hope for: the move with the best margin is chosen for sure."""
    state = dealt(3, seed=6)
    rng = random.Random(6)
    while state.view(0)["turn"] < 13:
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
    moves, weights = state.policy(0)
    assert len(moves) == len(weights) == 2
    assert max(weights) == 1.0


def test_a_state_is_small() -> None:
    assert dtype_of(GAME.spec.state).itemsize <= 2048


def test_a_zone_that_has_too_many_cards_has_missed_its_limit() -> None:
    assert size_probability(6, 0, 5, 1.0) == 0.0
    assert 0.0 < size_probability(5, 0, 5, 1.0) < 0.5 < size_probability(3, 0, 5, 1.0)
