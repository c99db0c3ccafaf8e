"""A person at the terminal: what was guessed is asked back, nonsense gets one sentence, leaving is polite."""

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import splittable
from splittable.bots import load
from splittable.cli.lines import Leave
from splittable.cli.play import Session
from splittable.core.words import LANGUAGES
from tests import patience

Shown = pytest.CaptureFixture[str]
SOMEBODY_CHOSE = re.compile(r"has (chosen|written)\.|a (choisi|écrit)\.")


class Script:
    """Somebody who types these lines, one after another, and then leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def session(name: str, language: str = "en") -> Session:
    """A game that waits for its first choice of seat 0."""
    game = splittable.load(name)
    found = Session(game, game.start(game.spec.usual_players), 0, "Sam", "random", language, random.Random(1))
    while 0 not in found.state.acting():
        found.state.roll(1)
        if 0 not in found.state.acting():
            seat = found.state.acting()[0]
            found.make(seat, found.state.legal(seat)[0])
    return found


def first_card(of: Session) -> tuple[str, str]:
    """Splito: the colour and the value of the card that the first two choices play, to the left and to the right."""
    card = of.state.legal(0)[0].split(" ")[1]
    return card[:-1], card[-1]


def a_card(color: str, value: str) -> str:
    return f"{'an' if color == 'orange' else 'a'} {color} {value}"


def test_what_was_typed_exactly_is_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("splito")
    wanted = table.state.legal(0)[1]
    script = Script(monkeypatch, "2", "")
    table.ask()
    assert table.state.last == (0, wanted)
    assert script.prompts[0] == "> " and "u to take it back" in script.prompts[1]


def test_a_choice_that_is_not_revealed_yet_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    table = session("splito")
    moves = table.state.moves
    script = Script(monkeypatch, "2", "hm?", "help", "u")
    table.ask()
    assert table.state.moves == moves and script.lines == []
    shown = capsys.readouterr().out
    assert "I don’t understand “hm?”" in shown and "Taken back." in shown and "Tab completes" in shown


def test_what_was_guessed_is_asked_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session("splito")
    color, value = first_card(table)
    script = Script(monkeypatch, f"{color[:3]} {value} l", "")
    table.ask()
    assert script.prompts == ["> ", f"Play {a_card(color, value)} to the left? [Enter] "]
    assert table.state.last == (0, f"play {color}{value} left")


@pytest.mark.parametrize("answers", [["2", ""], ["n", "2", ""], ["xyzzy", "2", ""]])
def test_another_choice_can_be_made_when_asked_back(monkeypatch: pytest.MonkeyPatch, answers: list[str]) -> None:
    table = session("splito")
    color, value = first_card(table)
    Script(monkeypatch, f"{color[:3]} {value} l", *answers)
    table.ask()
    assert table.state.last == (0, f"play {color}{value} right")


def test_an_unclear_line_is_answered_in_one_sentence_and_may_be_completed(
    monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    table = session("splito")
    color, value = first_card(table)
    script = Script(monkeypatch, f"{color} {value}", "left", "")
    table.ask()
    sides = [f"{color} {value} to the {side}" for side in ("left", "right")]
    assert f"“{color} {value}” could mean {sides[0]} or {sides[1]}. Which one?" in capsys.readouterr().out
    assert script.prompts[-1] == f"Play {a_card(color, value)} to the left? [Enter] "


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("line", ["xyzzy", "99", "🙂", "\x00", "/ / /", "a" * 5000, "→", "*", "1 1 1 1 1 1"])
def test_nonsense_gets_one_sentence(name: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    table = session(name)
    before = table.state.moves
    Script(monkeypatch, line)
    capsys.readouterr()
    with pytest.raises(Leave):
        table.ask()
    said = capsys.readouterr().out.rpartition("\n")[0].splitlines()[-1]
    assert said.startswith(("I don’t understand", "There’s no choice"))
    assert table.state.moves == before


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_no_code_and_no_secret(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    """Between two boards there is the log: what was chosen, in words, once it is revealed."""
    table = session(name, language)
    monkeypatch.setattr(table, "show_board", lambda: None)
    monkeypatch.setattr("builtins.input", lambda prompt: table.state.legal(0)[0] if prompt == "> " else "")
    table.run()
    log = capsys.readouterr().out
    assert not re.search(r"\*|\w_\w|\b[IVX]+-\d\d|\bC\d\b", log)
    assert SOMEBODY_CHOSE.search(log) is None


@pytest.mark.slow
@pytest.mark.parametrize(("language", "typed"), [("en", "hint"), ("fr", "conseil"), ("de", "tipp")])
def test_a_hint_is_given_at_the_terminal(
    language: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    load("splitter")  # otherwise a quick suggestion
    table = session("splitter", language)
    Script(monkeypatch, typed, table.state.legal(0)[0], "")
    table.ask()
    told = {"en": "points in the end", "fr": "points à la fin", "de": "Am Ende etwa"}[language]
    assert told in " ".join(capsys.readouterr().out.split()) and table.state.last == (0, table.state.moves[-1][2:])


class Terminal:
    """A real terminal with `splittable play` in it."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.main, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
        environment = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1", "XDG_STATE_HOME": str(folder)}
        command = [sys.executable, "-m", "splittable", "play", *args]
        self.process = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=environment)
        os.close(child)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        """Read until this is on the screen. Blanks are often moves of the cursor, so they don't count."""
        limit = time.monotonic() + patience.ANSWER
        wanted = text.replace(" ", "")
        while wanted not in self.shown:
            assert time.monotonic() < limit, f"{text!r} did not come: {self.shown[-2000:]!r}"
            if select.select([self.main], [], [], 0.1)[0]:
                new = os.read(self.main, 65536).decode(errors="replace")
                self.shown += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\s", "", new)
        self.shown = self.shown.partition(wanted)[2]

    def type(self, keys: str) -> None:
        os.write(self.main, keys.encode())

    def end(self) -> int:
        code = self.process.wait(patience.ANSWER)
        os.close(self.main)
        return code


PROMPT = ">"
ENTER, TAB, UP, CTRL_C, CTRL_D = "\r", "\t", "\x1b[A", "\x03", "\x04"


def test_tab_completes_and_earlier_lines_come_back(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "splito", "--seed", "1")
    first.wait_for(PROMPT)
    first.type(f"bla 3 l{TAB}")
    first.wait_for("to the left")
    first.type(ENTER)
    first.wait_for("Your choice: black 3 to the left.")
    first.type(CTRL_C)
    first.wait_for("You left the game.")
    assert first.end() == 0
    again = Terminal(tmp_path, "splito", "--seed", "1")
    again.wait_for(PROMPT)
    again.type(UP)
    again.wait_for("black 3 to the left")
    again.type(ENTER)
    again.wait_for("Your choice: black 3 to the left.")
    again.type(CTRL_D)
    again.wait_for("You left the game.")
    assert again.end() == 0


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D, f"q{ENTER}"])
def test_leaving_is_polite_and_keeps_the_record(tmp_path: Path, keys: str) -> None:
    record = tmp_path / "game.jsonl"
    terminal = Terminal(tmp_path, "splitter", "-n", "1", "--seed", "1", "--lang", "fr", "--save", str(record))
    terminal.wait_for(PROMPT)
    terminal.type(keys)
    terminal.wait_for("Enregistré dans")
    assert "Traceback" not in terminal.shown
    assert terminal.end() == 0
    assert record.read_text().count("\n") == 1


def test_a_history_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "splittable").write_text("a file where a folder should be")
    terminal = Terminal(tmp_path, "splitter", "-n", "1", "--seed", "1")
    terminal.wait_for(PROMPT)
    terminal.type(CTRL_D)
    terminal.wait_for("You left the game.")
    assert terminal.end() == 0
