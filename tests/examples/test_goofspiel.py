"""A game in a package of its own, installed beside Splittable: everything finds it, and nothing here names it."""

import json
from pathlib import Path

import pytest
from tools.installed import GOOFSPIEL, ROOT, install, run

Environment = dict[str, str]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(GOOFSPIEL, tmp_path_factory.mktemp("installed"))


def test_the_terminal_plays_it(environment: Environment, tmp_path: Path) -> None:
    assert "goofspiel  Goofspiel" in run(environment, "-m", "splittable", "games")
    record = json.loads(run(environment, "-m", "splittable", "record", "goofspiel", "--seed", "3"))
    assert record["game"] == "goofspiel"
    (tmp_path / "games.jsonl").write_text(json.dumps(record) + "\n")
    run(environment, "-m", "splittable", "replay", str(tmp_path / "games.jsonl"))
    shown = run(
        environment, "-m", "splittable", "play", "goofspiel", "--set", "cards=4", "--seed", "1", typed="1\n" * 9
    )
    assert "Goofspiel" in shown


def test_it_passes_the_suite(environment: Environment) -> None:
    quick = {**environment, "SPLITTABLE_TESTS": "quick"}
    run(quick, "-m", "pytest", "-p", "no:cacheprovider", "-m", "not slow", "tests", folder=GOOFSPIEL)


def test_it_is_openspiels_goofspiel(environment: Environment) -> None:
    run(environment, "-m", "tools.goofspiel", "lockstep", "--steps", "3000")


@pytest.mark.slow
def test_every_adapter_plays_it(environment: Environment) -> None:
    assert "OpenSpiel" in run(environment, "-m", "tests.examples.adapters", "goofspiel")


@pytest.mark.slow
def test_bots_meet_in_the_arena(environment: Environment, tmp_path: Path) -> None:
    out = ("--games", "4", "--workers", "1", "--out", str(tmp_path / "games.csv"))
    assert "easy" in run(environment, "-m", "splittable", "arena", "goofspiel", "--bots", "random,easy", *out)


def test_the_server_plays_it(environment: Environment, tmp_path: Path) -> None:
    run(environment, "-m", "tests.examples.server", "goofspiel", str(tmp_path))


def test_a_new_game_passes_its_tests_at_once(environment: Environment, tmp_path: Path) -> None:
    written = tmp_path / "count-up"
    assert str(written) in run(environment, "-m", "splittable", "new-game", "count-up", "--folder", str(written))
    assert not [file for file in written.rglob("*") if "goofspiel" in str(file).lower()]
    quick = {**install(written, tmp_path / "installed"), "SPLITTABLE_TESTS": "quick"}
    suite = (
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-m",
        "not slow",
        "-k",
        "texts or goldens or said or secret or line",
    )
    run(quick, *suite, str(written / "tests"), folder=written)


def test_nothing_outside_its_folder_names_it() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        assert "goofspiel" not in path.read_text(encoding="utf-8").lower(), path
