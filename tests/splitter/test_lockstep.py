"""Both sheets against the independent referee."""

import pytest

import splittable
from splittable.testing.lockstep import play_in_lockstep
from tests.lockstep import referee_of

SPLITTER = splittable.load("splitter")


@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize("players", [1, 2, 5, 12])
def test_games_in_lockstep_with_the_referee(sheet: str, players: int) -> None:
    for seed in range(24 // players):
        set_up = {"players": players, "sheet": sheet}
        play_in_lockstep(SPLITTER, referee_of(SPLITTER, **set_up), set_up, seed)
