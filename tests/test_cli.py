"""The commands as a person runs them: real processes for the paths that matter, exit code 2 and no traceback."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import splittable
from splittable import puzzles
from splittable.cli.console import language_of, own_language
from splittable.cli.play import Session
from splittable.core.words import LANGUAGES

SAMPLES = Path(__file__).parent / "records"


def run(*args: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "splittable", *args],
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", **environment},
    )


def test_games_lists_every_game_in_every_language() -> None:
    for language in LANGUAGES:
        done = run("games", "--lang", language)
        assert done.returncode == 0
        assert all(name in done.stdout for name in splittable.game_names())
        ours = {"en": "Rémond and Romaric", "fr": "Rémond et Romaric"}.get(language, "Rémond und Romaric")
        assert ours in done.stdout


def test_a_puzzle_missed_and_one_solved() -> None:
    asked = puzzles.find("splitter", 1).entry
    call = ("puzzle", "splitter", "--number", "1", "--lang", "fr")
    missed = run(*call, answers=f"{asked.others[0].move}\n")
    assert "Pas cette fois. Votre choix coûte" in missed.stdout and "0 résolue sur 1" in missed.stdout
    solved = run(*call, answers=f"hint\n{asked.solution}\n")
    assert "à vous de trouver" in solved.stdout and "Bien vu" in solved.stdout and "1 résolue sur 1" in solved.stdout
    refused = run("puzzle", "splitter", "--level", "impossible")
    assert refused.returncode == 2 and "setup/option" in refused.stderr


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
        ("\n".join(lines), 0, "4 games: every move"),
        (lines[0], 0, "1 game: every move"),
        (lines[0][:300], 2, "is missing. (line 1: not complete JSON"),
        (f"{lines[0]}\n{edit(lines[1], format='splittable/9')}", 2, "then open it. (line 2: "),
        (edit(lines[0], scores=[1, 2]), 2, "don’t fit its moves. (line 1: "),
        (edit(lines[0], moves=json.loads(lines[0])["moves"][:50]), 2, "this game is missing. (line 1: "),
        ("", 2, "error [record/empty]: This file is empty. ("),
    ]
    for content, code, says in cases:
        path.write_text(content)
        done = run("replay", str(path))
        assert done.returncode == code, done.stderr
        assert says in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    path.write_text("\n".join(lines))
    assert "error [record/no_line]" in run("replay", str(path), "--line", "9").stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_shows_games(language: str) -> None:
    done = run("replay", str(SAMPLES / "split-it.jsonl"), "--show", "--line", "3", "--lang", language)
    assert done.returncode == 0
    row = {"en": "Round 8. The row: ", "de": "Runde 8. Die Reihe: ", "fr": "Tour 8. La rangée\u00a0: "}
    assert row[language] in done.stdout
    result = {
        "en": "Player 1: 28 · Player 2: 5 · Player 3: 18 · Player 4: 9 · Player 1 wins.",
        "de": "Spieler 1: 28 · Spieler 2: 5 · Spieler 3: 18 · Spieler 4: 9 · Spieler 1 gewinnt.",
        "fr": "Joueur 1 : 28 · Joueur 2 : 5 · Joueur 3 : 18 · Joueur 4 : 9 · Joueur 1 gagne.",
    }
    assert result[language] in done.stdout.replace("\u00a0", " ").replace("\u202f", " ")
    assert "#" not in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["random", "medium"])
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
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_asks_for_everything_and_leaves(name: str, language: str) -> None:
    players = str(min(3, splittable.load(name).max_players))
    answers = {
        "en": "?\nh\nr\nb\nm\n\nnonsense\nq\n",
        "de": "?\nHilfe\nRegeln\nTisch\nZüge\n\nnonsense\nbeenden\n",
        "fr": "?\naide\nrègles\ntable\ncoups\n\nnonsense\nquitter\n",
    }[language]
    done = run("play", name, "-n", players, "--seed", "1", "--lang", language, answers=answers)
    assert done.returncode == 0, done.stderr
    assert "nonsense" in done.stdout
    left = {
        "en": "You left the game.",
        "de": "Du hast die Partie verlassen.",
        "fr": "Vous avez quitté la partie.",
    }
    assert left[language] in done.stdout


def test_the_end_of_input_ends_the_game() -> None:
    done = run("play", "split-it", answers="")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the game." in done.stdout


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal_from_start_to_end(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    assert session.words("terminal_over") in shown
    assert offers == 0 or session.words("terminal_taken_back") in shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(("--lang", "fr"), {}), (("--lang=fr",), {"LC_ALL": "C.UTF-8"}), ((), {"LC_ALL": "fr_FR.UTF-8"})],
)
def test_errors_are_said_in_the_readers_language(arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    done = run("replay", "nowhere.jsonl", *arguments, **environment)
    said = done.stderr.replace("\u00a0", " ")
    assert done.returncode == 2 and "erreur [record/file] : Impossible de lire ce fichier. (" in said


def test_the_terminal_speaks_the_language_of_the_system() -> None:
    assert own_language({"LANG": "fr_CH.UTF-8"}) == "fr"
    assert own_language({"LANG": "de_AT.UTF-8"}) == "de" == language_of(["x", "--lang=de"])
    assert own_language({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}) == "en"
    assert own_language({"LANG": "nl_NL.UTF-8"}) == "en" == own_language({})
    assert language_of(["splittable", "games", "--lang", "fr"]) == "fr" == language_of(["x", "--lang=fr"])
    assert language_of(["splittable", "games", "--lang", "xx"]) == language_of(["splittable", "fr"])
