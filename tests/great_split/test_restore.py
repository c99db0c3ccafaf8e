"""From a view back to a position: any history that fits the view is equally likely, and nothing else counts."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import splittable
from splittable import BadSetup
from splittable.games.great_split.codes import HAND
from splittable.games.great_split.fitting import DEAL, Stretch, choose_routes
from splittable.testing.walks import some_decisions, walk
from tests.great_split.histories import history_of, shares_are_even, small_positions
from tests.great_split.positions import GAME

DRAWS = 150


@pytest.mark.slow
def test_every_history_is_drawn_equally_often() -> None:
    rng = random.Random(4)
    for state, seat, fitting in small_positions(12):
        view, box = state.view(seat), state.components
        draws = Counter(history_of(GAME.spec.restore(view, box, rng), box) for _ in range(DRAWS))  # type: ignore[misc]
        assert shares_are_even(draws, fitting)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_seat_sees_the_same_at_any_moment(players: int) -> None:
    rng = random.Random(players)
    for state in walk(GAME, {"players": players}, players):
        if rng.random() < 0.05 or state.is_over:
            seat = rng.randrange(players)
            drawn = splittable.from_view(json.loads(json.dumps(state.view(seat))), rng)
            GAME.spec.invariants(drawn.position, drawn.components)
            assert drawn.view(seat) == state.view(seat)
            assert drawn.seen_by(seat).way == state.seen_by(seat).way
            assert drawn.legal(seat) == state.legal(seat)


def test_only_the_view_counts() -> None:
    """Two histories that look the same to a seat give the same draw with the same seed."""
    rng = random.Random(5)
    for number, state in enumerate(some_decisions(GAME, {"players": 4}, 5)):
        seat = rng.randrange(4)
        other = state.resampled(seat, rng)
        one = splittable.from_view(state.view(seat), number)
        assert splittable.from_view(other.view(seat), number).position == one.position


def changed_views() -> list[dict[str, Any]]:
    state = [state.copy() for state in some_decisions(GAME, {"players": 3}, 6)][-1]
    view = state.view(state.acting()[0])
    seen, path = max(view["paths"].items(), key=lambda item: len(item[1].replace("?", "")))
    taken = "".join("0" if char == "1" else "1" if char == "0" else char for char in path)
    return [
        {**view, "paths": {**view["paths"], seen: path[:-1]}},
        {**view, "paths": {**view["paths"], seen: taken}},
        {**view, "paths": {**view["paths"], "IV-01": path}},
        {**view, "exchanges": view["exchanges"][:-1]},
        {**view, "exchanges": [[0, 0, 0], *view["exchanges"][1:]]},
    ]


@pytest.mark.parametrize("number", range(5))
def test_a_view_that_no_history_fits_is_refused(number: int) -> None:
    with pytest.raises(BadSetup):
        splittable.from_view(changed_views()[number], 1)


def test_two_cards_can_not_take_the_only_place() -> None:
    step = (DEAL, 0, 1, 0)
    stretches = [Stretch(card, 0, [((HAND,), (step,))]) for card in (0, 1)]
    with pytest.raises(ValueError, match="no history fits"):
        choose_routes(stretches, {step: 1}, random.Random(1))
