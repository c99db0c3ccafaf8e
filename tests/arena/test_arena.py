"""Plans, results, tables and files of an arena."""

import csv
import json
import random
import sys
import time
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from subprocess import DEVNULL

import psutil
import pytest
from typer.testing import CliRunner

from splittable import BadSetup, State, replay
from splittable.arena import Entrant, Played, parse_entrants, plan, run, standings
from splittable.arena.entrants import split_names
from splittable.arena.files import COLUMNS, write
from splittable.arena.tables import duels, ranks, wilson
from splittable.bots import outside
from splittable.cli.app import app
from splittable.core.words import LANGUAGES
from tests import patience


def made(bots: tuple[str, ...], scores: tuple[int, ...], forfeits: tuple[str, ...] = ("", "")) -> Played:
    best = max(scores)
    shares = tuple(1.0 / scores.count(best) if score == best else 0.0 for score in scores)
    return Played(0, 0, bots, scores, shares, forfeits, 9)


def test_every_line_up_meets_every_deal_in_every_seat() -> None:
    bots = [Entrant(name) for name in ("a", "b", "c")]
    matches = plan("split-it", bots, 18, 2, {}, 5)
    for deal in range(3):
        seatings = {tuple(e.label for e in match.seats) for match in matches if match.deal == deal}
        assert seatings == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}
    fewer = plan("splito", bots[:2], 4, 4, {}, 5)
    assert [e.label for e in fewer[1].seats] == ["b", "a", "b", "a"]
    assert {match.deal for match in fewer} == {0}


def test_results_depend_on_the_seed_alone() -> None:
    entrants = parse_entrants("splitter", "medium,random")
    matches = plan("splitter", entrants, 6, 2, {}, 11)
    one = run(matches, workers=1)
    assert one == run(matches, workers=2)
    assert one != run(plan("splitter", entrants, 6, 2, {}, 12), workers=1)
    assert [played.number for played in one] == list(range(6))


def test_the_processes_of_a_killed_arena_end() -> None:
    command = [sys.executable, "-m", "splittable", "arena", "splito", "--bots", "medium,random", "--games", "100000"]
    arena = psutil.Popen([*command, "--workers", "2"], stdout=DEVNULL, stderr=DEVNULL)
    try:
        while len(arena.children()) < 3:  # two that play, one that tracks resources
            assert arena.poll() is None
            time.sleep(0.05)
        helpers = arena.children()
        while sum(helper.cpu_times().user > 1 for helper in helpers) < 2:  # until both play
            time.sleep(0.05)
    finally:
        arena.kill()
        arena.wait()
    assert psutil.wait_procs(helpers, timeout=patience.ANSWER)[1] == []


def test_standings_count_wins_points_and_forfeits() -> None:
    games = [made(("a", "b"), (5, 3)), made(("b", "a"), (4, 4)), made(("a", "b"), (9, 1), ("", "late"))]
    table = {entry.bot: entry for entry in standings(games)}
    assert (table["a"].wins, table["b"].wins, table["a"].seats) == (2.5, 0.5, 3)
    assert table["b"].forfeits == 1 and table["a"].mean_points == 6
    assert table["a"].rating.value > table["b"].rating.value
    assert duels(games)["a", "b"] == (2.5, 3)


def test_forfeits_rank_last() -> None:
    assert ranks(Played(0, 0, ("a", "b", "c"), (9, 5, 1), (0.0, 1.0, 0.0), ("late", "", ""), 1)) == [2, 0, 1]


def test_intervals_hold_their_share() -> None:
    low, high = wilson(70, 100)
    assert 0.59 < low < 0.61 and 0.77 < high < 0.79
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == 1 and wilson(0, 0) == (0, 1)


def test_files_hold_a_row_for_each_seat(tmp_path: Path) -> None:
    games = [made(("a", "b"), (5, 3)), made(("b", "a"), (4, 4))]
    write(tmp_path / "games.csv", games)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    assert [row["bot"] for row in found] == ["a", "b", "b", "a"] and found[0]["win_share"] == "1.0"
    parquet = pytest.importorskip("pyarrow.parquet")
    write(tmp_path / "games.parquet", games)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column_names == list(COLUMNS) and table["score"].to_pylist() == [5, 3, 4, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_a_table_and_writes_a_page(tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    bots = f"medium,cmd:{sys.executable} -c 'import sys; sys.exit(\"no luck\")' <b>"
    arguments = ["arena", "splitter", "--bots", bots, "--games", "2", "--players", "2", "--workers", "1"]
    result = CliRunner().invoke(app, [*arguments, "--report", str(page), "--lang", language])
    assert result.exit_code == 0, result.output
    assert "medium" in result.output
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 3 and "http" not in text and "<b>" not in text and "&lt;b&gt;" in text
    (log,) = (tmp_path / "page-logs").iterdir()
    assert f'<a href="page-logs/{log.name}">' in text
    assert "--- game 0, seat 1\nno luck\n" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--bots", "medium"], "arena/bots"),
        (["--bots", "medium,nobody"], "setup/unknown_bot"),
        (["--bots", "medium,cmd:"], "arena/bots"),
        (["--bots", "medium,cmd:'"], "arena/bots"),
        (["--bots", "medium,cmd:/nowhere/bot"], "bot/command"),
        (["--bots", "medium,cmd:python /nowhere/bot.py"], "bot/command"),
        (["--bots", "medium,py:nowhere:choose"], "bot/command"),
        (["--bots", "medium,py:random"], "bot/command"),
        (["--bots", "medium,py:math:pi"], "bot/command"),
        (["--bots", "medium,easy", "--iterations", "5", "--seconds", "1"], "arena/budget"),
        (["--bots", "medium,easy", "--out", "games.txt"], "arena/file"),
        (["--bots", "medium,easy", "--out", "/nowhere/games.csv"], "setup/file"),
        (["--bots", "medium,easy", "--players", "1"], "setup/players"),
    ],
)
def test_bad_arguments_are_refused_before_a_game_is_played(arguments: list[str], code: str) -> None:
    result = CliRunner().invoke(app, ["arena", "splitter", *arguments])
    assert isinstance(result.exception, BadSetup) and result.exception.code == code


def test_commas_in_commands_belong_to_them() -> None:
    names = split_names("splitter", "hard,cmd:python bot.py --layers 64,64,medium,cmd:run 'a,hard',py:random:choice")
    assert names == ["hard", "cmd:python bot.py --layers 64,64", "medium", "cmd:run 'a,hard'", "py:random:choice"]


def last_move(state: State, seat: int, rng: random.Random) -> int:
    return state.legal_codes(seat)[-1]


def wrong_move(state: State, seat: int, rng: random.Random) -> str:
    return "win"


def test_a_python_function_takes_a_seat_and_records_are_kept(tmp_path: Path) -> None:
    records, report = tmp_path / "games.jsonl", tmp_path / "page.html"
    here = "py:tests.arena.test_arena"
    arguments = ["--bots", f"{here}:last_move,{here}:wrong_move", "--games", "2", "--workers", "1", "--players", "2"]
    files = ["--records", str(records), "--report", str(report)]
    result = CliRunner().invoke(app, ["arena", "split-it", *arguments, *files], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    for line in records.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        mine = record["meta"]["bots"].index(f"{here}:last_move")
        assert record["meta"]["forfeits"][1 - mine] == "illegal" and not record["meta"]["forfeits"][mine]
        assert replay(record).is_over
    (log,) = (tmp_path / "page-logs").iterdir()
    assert "answered 'win'" in log.read_text(encoding="utf-8")


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("last", "tests.arena.test_arena:last_move", outside.GROUP)
    monkeypatch.setattr(outside, "entry_points", lambda **_: EntryPoints([entry]))
    assert parse_entrants("splitter", "last,medium")[0] == Entrant("last")
    assert outside.find_player("last").__name__ == "last_move"
