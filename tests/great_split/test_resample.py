"""Re-dealing forgets the true history: on small set-ups, where all histories can be listed, and on whole games."""

import random
from collections import Counter
from typing import Any

import pytest

from splittable.games.great_split.knowledge import sees
from splittable.testing.walks import walk
from tests.great_split.histories import history_of, shares_are_even, small_positions
from tests.great_split.positions import GAME

DRAWS = 500


@pytest.mark.slow
def test_every_history_is_drawn_equally_often() -> None:
    rng = random.Random(2)
    for state, seat, fitting in small_positions(14):
        draws = Counter(history_of(state.resampled(seat, rng).position, state.components) for _ in range(DRAWS))
        assert shares_are_even(draws, fitting)


@pytest.mark.slow
def test_the_true_history_is_no_more_likely_than_others() -> None:
    rng = random.Random(3)
    ratios = []
    for state, seat, fitting in small_positions(60):
        true = history_of(state.position, state.components)
        draws = [history_of(state.resampled(seat, rng).position, state.components) for _ in range(2 * DRAWS)]
        ratios.append(draws.count(true) / len(draws) * len(fitting))
    assert sum(ratios) / len(ratios) < 1.05


def agreement(one: Any, other: Any, hidden: list[tuple[int, int]]) -> float:
    same: int = sum(one.way[card][stop] == other.way[card][stop] for card, stop in hidden)
    return same / len(hidden)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 7])
def test_no_round_shines_through(players: int) -> None:
    """One draw agrees with the truth as little as a draw of a draw of a draw, at every stop of the cards' paths."""
    rng = random.Random(players)
    once = often = positions = 0.0
    for state in walk(GAME, {"players": players}, players):
        s: Any = state.position
        if s.round > 2 and rng.random() < 0.06:
            seat = rng.randrange(players)
            stops = range(s.stop + 1)
            hidden = [(c, t) for c in range(71) for t in stops if s.way[c][t] and not sees(s, seat, c, t)]
            for _ in range(3):
                draw = state.resampled(seat, rng)
                once += agreement(s, draw.position, hidden)
                for _ in range(3):
                    draw = draw.resampled(seat, rng)
                often += agreement(s, draw.position, hidden)
                positions += 1
    assert abs(once - often) / positions < 0.015
