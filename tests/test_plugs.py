"""Games are found, never listed: nothing outside a game's folders names it."""

import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import splittable
from splittable import BadSetup
from splittable.bots import Plug, levels_of, plug, plug_of
from splittable.bots.base import PLAIN
from splittable.bots.hindsight import Hindsight
from splittable.bots.plug import hindsight_of, judge_of
from splittable.core.registry import names, spec
from splittable.review.judge import unit_of

ROOT = Path(__file__).parents[1]
SOURCES = ("src/splittable", "web/src", "web/scripts")
READ = {".py", ".ts", ".svelte", ".css", ".ftl", ".yaml", ".html", ".mjs"}
SHIPPED = sorted(path.parent.name.replace("_", "-") for path in ROOT.glob("src/splittable/games/*/__init__.py"))
EXEMPT = {
    "src/splittable/__init__.py",  # the front page of the package: what is in it, and an example
}


def spellings(game: str) -> list[str]:
    """A name as in an address, a folder, a constant, and as people write it."""
    return [game, game.replace("-", "_"), game.replace("-", "").capitalize(), spec(game).title]


def folder_of(path: Path) -> str:
    """The game in whose folder a file is; empty if in none."""
    parts = [part.replace("_", "-") for part in path.parent.parts]
    return next((part for part in parts if part in SHIPPED), "")


def files() -> list[Path]:
    found = [path.relative_to(ROOT) for tree in SOURCES for path in (ROOT / tree).rglob("*") if path.suffix in READ]
    return [path for path in found if "static" not in path.parts and str(path) not in EXEMPT]


def mentions(text: str, games: list[str]) -> list[str]:
    words = "|".join(re.escape(each) for game in games for each in spellings(game))
    return re.findall(rf"(?<![\w-])(?:{words})(?![\w-])", text, re.IGNORECASE)


def test_nothing_outside_a_games_folders_names_it() -> None:
    paths = files()
    assert len(paths) > 300 and len({folder_of(path) for path in paths}) == len(SHIPPED) + 1
    named = {
        str(path): sorted(set(found))
        for path in paths
        if not folder_of(path) and (found := mentions((ROOT / path).read_text(encoding="utf-8"), SHIPPED))
    }
    assert named == {}


def test_a_games_folders_import_no_other_game() -> None:
    """The Great Split has a splitter card, so only imports are read here."""
    for path in files():
        if own := folder_of(path):
            imports = re.findall(r"(?:from|import) [\w.'/-]+", (ROOT / path).read_text(encoding="utf-8"))
            others = [part.replace("_", "-") for line in imports for part in re.split(r"[ ./']", line)]
            assert not (set(SHIPPED) - {own}) & set(others), path


@pytest.mark.parametrize("text", ["import splito", "'split-it'", "Split it!", "bots/great_split/", "class=splitter"])
def test_a_planted_name_is_found(text: str) -> None:
    assert mentions(text, SHIPPED)


def test_what_only_looks_like_a_name_is_not() -> None:
    assert mentions("split it up; splittable; great_splits; label_splitter", SHIPPED) == []


def test_a_game_without_a_plug_has_the_plain_bots() -> None:
    assert levels_of("from-elsewhere") == PLAIN and unit_of("from-elsewhere") == "none"
    with pytest.raises(BadSetup, match="nobody judges the choices of 'from-elsewhere'"):
        judge_of("from-elsewhere")
    with pytest.raises(BadSetup, match="'from-elsewhere' can't be solved"):
        hindsight_of("from-elsewhere")


OWN = Plug(levels={"cunning": PLAIN["medium"]})


def test_a_game_from_another_package_brings_its_plug(monkeypatch: pytest.MonkeyPatch) -> None:
    def installed(group: str, name: str) -> EntryPoints:
        found = [EntryPoint("far", "tests.test_plugs:OWN", group), EntryPoint("odd", "tests.test_plugs:ROOT", group)]
        return EntryPoints(found).select(name=name)

    monkeypatch.setattr(plug, "entry_points", installed)
    plug_of.cache_clear()
    assert list(levels_of("far")) == [*PLAIN, "cunning"]
    with pytest.raises(BadSetup, match=r"the bots of 'odd' are .* expected a Plug"):
        plug_of("odd")
    plug_of.cache_clear()


def test_every_shipped_folder_of_bots_belongs_to_a_game() -> None:
    assert {folder.replace("_", "-") for folder in plug.folders()} <= set(SHIPPED)


def offering() -> list[str]:
    return [name for name in names() if plug_of(name).hindsight]


@pytest.mark.slow
@pytest.mark.parametrize("name", offering())
def test_hindsight_is_at_least_what_was_played(name: str) -> None:
    hindsight: Hindsight = hindsight_of(name)
    state = splittable.load(name).start()
    while not state.is_over:
        state.roll(1)
        for seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    found = hindsight.of_game(state)
    assert max(state.scores()) <= found.score <= found.bound
    assert found.played().scores() == [found.score]
    costs = hindsight.costs(state, 0)
    assert sum(cost.cost for cost in costs) == found.score - state.scores()[0]
    words = state.game.spec.words("en")
    assert all(found.told(words)) and all(cost.told(words) for cost in costs)
    assert hindsight.drawn(state, 0, "Ada", words)
