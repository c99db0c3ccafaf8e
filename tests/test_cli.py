"""The commands as a person runs them: real processes for the paths that matter, exit code 2 and no traceback."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import splittable
from splittable.cli.play import Session, matching
from splittable.cli.texts import Language

SAMPLES = Path(__file__).parent / "records"


def run(*args: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "splittable", *args],
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "COLUMNS": "120", "NUMBA_BOUNDSCHECK": "0"},
    )


def test_games_lists_every_game_in_both_languages() -> None:
    for language in ("en", "fr"):
        done = run("games", "--lang", language)
        assert done.returncode == 0
        assert all(name in done.stdout for name in splittable.game_names())


BAD_CALLS = [
    (["play", "splat"], "setup/unknown_game", "unknown game 'splat'"),
    (["play", "split-it", "--players", "5"], "setup/players", "2 to 4 players, got 5"),
    (["play", "split-it", "-n", "1"], "setup/players", "got 1"),
    (["play", "split-it", "--seat", "4"], "setup/seat", "expected a seat from 0 to 3"),
    (["play", "split-it", "--bot", "hal"], "setup/unknown_bot", "unknown bot 'hal'"),
    (["play", "split-it", "--set", "size"], "setup/option", "expected --set NAME=VALUE"),
    (["play", "split-it", "--set", "size=7"], "setup/option", "got 7"),
    (["record", "splat"], "setup/unknown_game", "unknown game"),
    (["record", "split-it", "--players", "9"], "setup/players", "got 9"),
    (["record", "split-it", "--bot", "hal"], "setup/unknown_bot", "unknown bot"),
    (["record", "split-it", "--out", "/nowhere/x.jsonl"], "setup/file", "can't write"),
    (["replay", "nowhere.jsonl"], "record/file", "can't read 'nowhere.jsonl'"),
    (["bench", "splat"], "setup/unknown_game", "unknown game"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("args", "code", "says"), BAD_CALLS)
def test_bad_calls_get_one_clear_line_and_exit_code_2(args: list[str], code: str, says: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    errors = [line for line in done.stderr.splitlines() if line.startswith("error")]
    assert errors and f"error [{code}]: " in errors[0] and says in errors[0]
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "args", [["fly"], ["record", "split-it", "--games", "0"], ["record", "split-it", "--games", "x"]]
)
def test_wrong_usage_has_exit_code_2_too(args: list[str]) -> None:
    done = run(*args)
    assert done.returncode == 2
    assert "Usage" in done.stderr and "Traceback" not in done.stderr


def edit(line: str, **changes: object) -> str:
    return json.dumps({**json.loads(line), **changes})


@pytest.mark.slow
def test_replay_checks_files(tmp_path: Path) -> None:
    lines = (SAMPLES / "split-it.jsonl").read_text().splitlines()
    path = tmp_path / "games.jsonl"
    cases = [
        ("\n".join(lines), 0, "4 records, all moves"),
        (lines[0], 0, "1 record, all moves"),
        (lines[0][:300], 2, "error [record/json]: line 1: not complete JSON"),
        (f"{lines[0]}\n{edit(lines[1], format='splittable/9')}", 2, "error [record/newer_format]: line 2: "),
        (edit(lines[0], scores=[1, 2]), 2, "error [record/result]: line 1: "),
        (edit(lines[0], moves=json.loads(lines[0])["moves"][:50]), 2, "error [record/truncated]: line 1: "),
        ("", 2, "error [record/empty]: "),
    ]
    for content, code, says in cases:
        path.write_text(content)
        done = run("replay", str(path))
        assert done.returncode == code, done.stderr
        assert says in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    path.write_text("\n".join(lines))
    assert "error [record/no_line]" in run("replay", str(path), "--line", "9").stderr


@pytest.mark.parametrize("language", ["en", "fr"])
def test_replay_shows_games(language: str) -> None:
    done = run("replay", str(SAMPLES / "split-it.jsonl"), "--show", "--line", "3", "--lang", language)
    assert done.returncode == 0
    assert {"en": "Row 8: ", "fr": "Rangée 8 : "}[language] in done.stdout
    assert "[28, 5, 18, 9] → [0]" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_same_seed_same_bytes_and_other_seed_other_deals(tmp_path: Path, bot: str) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    for path, seed in ((one, 7), (two, 7), (other, 8)):
        args = ("--games", "3", "--players", "3", "--seed", str(seed), "--bot", bot, "--out", str(path))
        assert run("record", "split-it", *args).returncode == 0
    assert one.read_bytes() == two.read_bytes()
    assert len({line.split('"moves"')[1] for line in (one.read_text() + other.read_text()).splitlines()}) == 6
    assert run("replay", str(one)).returncode == 0
    assert (
        run("record", "split-it", "--games", "1", "--players", "3", "--seed", "7").stdout in one.read_text()
        or bot != "random"
    )


@pytest.mark.slow
def test_bench_prints_its_figures() -> None:
    done = run("bench", "split-it", "--json", "--seconds", "0.2")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    for key in ("plain_steps_per_s", "compiled_steps_per_s", "cold_compile_s", "warm_start_s", "state_bytes"):
        assert figures[key] > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_newcomer_asks_for_everything_and_leaves(name: str, language: str) -> None:
    players = str(min(3, splittable.load(name).max_players))
    answers = "?\nh\nr\nb\nm\n\nnonsense\nq\n"
    done = run("play", name, "-n", players, "--seed", "1", "--lang", language, answers=answers)
    assert done.returncode == 0, done.stderr
    assert "nonsense" in done.stdout
    assert {"en": "You left the game.", "fr": "Vous avez quitté la partie."}[language] in done.stdout


def test_the_end_of_input_ends_the_game() -> None:
    done = run("play", "split-it", answers="")
    assert done.returncode == 1
    assert done.stderr.strip() == "Aborted!"


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", list(Language))
def test_a_game_in_the_terminal_from_start_to_end(
    name: str, language: Language, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A person who types the first choice each time, and takes back every third that can be."""
    game = splittable.load(name)
    state = game.start(min(3, game.max_players))
    session = Session(game, state, 0, "Sam", "random", language, random.Random(1))
    offers = 0

    def answer(prompt: str) -> str:
        nonlocal offers
        if prompt != "> ":
            offers += 1
            return "u" if offers % 3 == 0 else ""
        if state.view(0).get("rest"):
            return "rest"
        return game.spec.board.label(state.legal(0)[0], session.game_words, state.view(0))

    monkeypatch.setattr("builtins.input", answer)
    session.run()
    assert state.is_over
    shown = capsys.readouterr().out
    assert session.words("over") in shown
    assert offers == 0 or session.words("taken_back") in shown


def test_typed_text_finds_its_move() -> None:
    labels = {"white": "guess white", "pink": "guess pink", "2 4": "cut 2 4", "2 5": "cut 2 5"}
    assert matching("White", labels) == ["white"]
    assert matching("p", labels) == ["pink"]
    assert matching("guess pink", labels) == ["pink"]
    assert matching(" 2   4 ", labels) == ["2 4"]
    assert matching("2", labels) == ["2 4", "2 5"]
    assert matching("blue", labels) == []
