"""Games of other packages: found by their entry points, with simple parts in place of what they don't bring."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.installed import GOOFSPIEL, install

import splittable
from splittable.core import learn, registry
from splittable.core.errors import BadGame, IllegalMove
from splittable.testing.checks import log, open_views, picture


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example is installed, and so is a package whose entry point is no game."""
    for place in reversed(install(GOOFSPIEL, tmp_path)["PYTHONPATH"].split(":")):
        monkeypatch.syspath_prepend(place)
    broken = tmp_path / "broken-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.4\nName: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text(
        "[splittable.games]\nbroken = splittable:CHANCE\nsplit-it = nowhere:GAME\n"
    )
    caches = (registry.names, registry.installed, registry.loaded, learn.content, learn.lesson)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@pytest.mark.usefixtures("outside")
def test_a_game_of_another_package_is_a_game() -> None:
    assert splittable.game_names()[-2:] == ("broken", "goofspiel")
    assert splittable.load("split-it").title == "Split it!", "nobody can replace our games"
    game = splittable.load("goofspiel")
    log.test_every_line_has_words(game, most=False)
    open_views.test_every_move_has_a_story(game, "en")
    picture.test_the_final_board(game, most=True)
    state = game.start(2, cards=4)
    state.roll(1)
    view, words = state.view(0), game.spec.words("en")
    assert game.spec.typed.question("bid 3", words, view) == "Bid 3?"
    assert not game.spec.typed.ways("bid 3", words, view) and not game.spec.typed.guide(view, words)
    assert learn.lesson("goofspiel").steps == [] and learn.exercise("goofspiel", "bid") is None


@pytest.mark.usefixtures("outside")
def test_numbered_moves_are_read_and_refused() -> None:
    state = splittable.load("goofspiel").start(2, cards=4, order="descending")
    state.play(splittable.CHANCE, "prize 4")
    with pytest.raises(IllegalMove, match="that’s not a move of this game; one looks like 'bid 1'"):
        state.play(0, "fly")
    with pytest.raises(IllegalMove, match=r"there is no 9 to choose: .*\(rule B3\)"):
        state.play(0, "bid 9")
    state.play(0, "bid 2")
    state.play(1, "bid 3")
    assert state.legal(splittable.CHANCE) == ["prize 3"]
    with pytest.raises(IllegalMove, match=r"there is no 1 to choose: .*\(rule B2\)"):
        state.play(splittable.CHANCE, "prize 1")


@pytest.mark.usefixtures("outside")
def test_an_entry_point_that_is_no_game_is_refused() -> None:
    with pytest.raises(BadGame, match=r"the entry point 'broken' in splittable\.games is -1"):
        splittable.load("broken")
