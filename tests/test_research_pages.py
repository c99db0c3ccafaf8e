"""The researchers' pages say what the code does, and a changed layout asks for a new version."""

import re

import pytest
from tools.exact_values import exact_table
from tools.research_pages import layout, page, page_of, section

import splittable

GAMES = [splittable.load(name) for name in splittable.game_names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_pages_are_up_to_date(game: splittable.Game) -> None:
    text = page_of(game).read_text(encoding="utf-8")
    assert text == page(game, text, None), "run python -m tools.research_pages"
    assert section(text, "Exact values")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_last_version_is_the_present_one(game: splittable.Game) -> None:
    spec = game.spec
    rows = re.findall(r"^\| v(\d+) \| (\d+) \| `(\w+)` \|", page_of(game).read_text(encoding="utf-8"), re.MULTILINE)
    assert rows[-1] == (str(spec.environment), str(spec.rules), layout(spec)), (
        "raise GameSpec.environment and add a line under Versions"
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_exact_values_are_found_again(game: splittable.Game) -> None:
    assert section(page_of(game).read_text(encoding="utf-8"), "Exact values") == exact_table(game)
