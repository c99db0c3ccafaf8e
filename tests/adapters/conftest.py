"""Every adapter test runs for every game; those that take a table size for the smallest, the usual and the largest.

Only the smallest tables are in `make check`.
"""

import pytest
from _pytest.mark import ParameterSet

import splittable
from splittable import Game
from splittable.testing.walks import player_counts


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [splittable.load(name) for name in splittable.game_names()]
    if "players" in metafunc.fixturenames:
        tables = [table(game, players) for game in games for players in player_counts(game)]
        metafunc.parametrize(("game", "players"), tables)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


def table(game: Game, players: int) -> ParameterSet:
    marks = [pytest.mark.slow] if players > game.min_players else []
    return pytest.param(game, players, marks=marks, id=f"{game.name}-{players}")
