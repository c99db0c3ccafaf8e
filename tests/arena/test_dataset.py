"""Datasets: the same bytes for the same seed, whole or resumed, and every game replays."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import splittable
from splittable import BadSetup
from splittable.arena import Entrant, dataset, plan
from splittable.arena.dataset import make, read_records
from splittable.arena.plan import Match
from splittable.cli.app import app

parquet = pytest.importorskip("pyarrow.parquet")


def games(count: int, seed: int = 5) -> list[Match]:
    return plan("splitter", [Entrant("medium"), Entrant("random")], count, 2, {"sheet": "B"}, seed)


def test_the_same_seed_gives_the_same_bytes_for_any_number_of_processes(tmp_path: Path) -> None:
    one, two, other = (tmp_path / f"{name}.parquet" for name in ("one", "two", "other"))
    make(one, games(8), observations=True)
    make(two, games(8), observations=True, workers=2)
    make(other, games(8, seed=6), observations=True)
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()
    assert sorted(tmp_path.iterdir()) == sorted([one, two, other]), "no parts are left"


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 3)
    whole, resumed = tmp_path / "whole.parquet", tmp_path / "resumed.parquet"
    make(whole, games(8))
    told: list[int] = []

    def stop_after_seven(done: int) -> None:
        told.append(done)
        if sum(told) == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(resumed, games(8), progress=stop_after_seven)
    with pytest.raises(BadSetup, match="another dataset"):
        make(resumed, games(9))
    told.clear()
    make(resumed, games(8), progress=told.append)
    assert told == [6, 1, 1], "six games were there"
    assert resumed.read_bytes() == whole.read_bytes()


def test_rows_say_everything_about_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    make(path, games(4), observations=True)
    rows = parquet.read_table(path).to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2, 3] and {row["seed"] for row in rows} == {5}
    for row, record in zip(rows, read_records(path), strict=True):
        state = splittable.replay(record)
        assert state.is_over and record["options"] == {"sheet": "B"}
        assert record["meta"]["bots"] == row["bots"] and row["scores"] == state.scores()
        assert list(zip(row["seats"], row["codes"], row["moves"], strict=True)) == state.log
        choices = [seat for seat in row["seats"] if seat >= 0]
        assert len(row["observations"]) == len(choices)
        at = splittable.load("splitter").start(2, sheet="B")
        at.apply(row["seats"][0], row["codes"][0])
        assert row["observations"][0] == at.observation(row["seats"][1])


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--out", "games.csv"], "arena/file"),
        (["--out", "/nowhere/games.parquet"], "setup/file"),
        (["--out", "pyproject.parquet", "--bots", "nobody"], "setup/unknown_bot"),
        (["--out", "games.parquet", "--bots", ","], "setup/unknown_bot"),
    ],
)
def test_bad_arguments_are_refused_before_a_game_is_played(arguments: list[str], code: str) -> None:
    result = CliRunner().invoke(app, ["dataset", "splitter", *arguments])
    assert isinstance(result.exception, BadSetup) and result.exception.code == code


def test_records_are_not_parquet(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["record", "splitter", "--out", str(tmp_path / "games.parquet")])
    assert isinstance(result.exception, BadSetup) and result.exception.code == "arena/file"


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    arguments = ["dataset", "split-it", "--games", "3", "--bots", "medium", "--players", "2", "--workers", "1"]
    result = CliRunner().invoke(app, [*arguments, "--out", str(path)], catch_exceptions=False)
    assert result.exit_code == 0 and len(list(read_records(path))) == 3
