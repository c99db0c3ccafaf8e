"""Random games in lockstep with the independent referee, at every number of players and with the options."""

from typing import Any

import pytest

from splittable.testing.lockstep import play_in_lockstep
from tests.lockstep import referee_of
from tests.splito.table import GAME


@pytest.mark.parametrize("players", range(3, 9))
def test_in_lockstep_at_every_number_of_players(players: int) -> None:
    for seed in range(3):
        play_in_lockstep(GAME, referee_of(GAME, players=players), {"players": players}, 1000 + seed)


@pytest.mark.parametrize(
    "set_up", [{"players": 2, "two_player": True}, {"players": 4, "sides": "shown"}], ids=["two players", "sides"]
)
def test_in_lockstep_with_options(set_up: dict[str, Any]) -> None:
    for seed in range(10):
        play_in_lockstep(GAME, referee_of(GAME, **set_up), set_up, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(3, 9))
def test_long_in_lockstep_at_every_number_of_players(players: int) -> None:
    for seed in range(20):
        play_in_lockstep(GAME, referee_of(GAME, players=players), {"players": players}, 2000 + seed)
