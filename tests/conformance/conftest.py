import pytest

import splittable


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        names = splittable.game_names()
        metafunc.parametrize("game", [splittable.load(name) for name in names], ids=names)
