"""Every adapter test runs for every game; those that take a table size for the smallest, the usual and the largest."""

import pytest

import splittable
from tests.conformance.walks import player_counts


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [splittable.load(name) for name in splittable.game_names()]
    if "players" in metafunc.fixturenames:
        tables = [(game, players) for game in games for players in player_counts(game)]
        metafunc.parametrize(("game", "players"), tables, ids=[f"{game.name}-{players}" for game, players in tables])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
