"""The contest: our bot's side, and an arena that real processes can't hurt."""

import os
import random
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

import splittable
from splittable import BadSetup
from splittable.bots.splitter.contest import ContestProcess, Fault, answer_contest, grid_lines, parse_answer
from splittable.bots.splitter.solve.problem import sheet_box

OURS = [sys.executable, "-m", "splittable", "bot", "splitter", "--contest", "--seconds", "0.6", "--seed", "1"]

FIRST_FREE = """
    width, height, rounds = map(int, input().split())
    cells = []
    for y in range(height):
        for x, code in enumerate(input().split()):
            if code != "0" and x < width // 2:
                cells.append((x, y))
    for x, y in cells:
        one, other = input().split()
        print(one, MIRROR(x), y, flush=True)
"""
LEFT = FIRST_FREE.replace("MIRROR(x)", "x")
RIGHT = FIRST_FREE.replace("MIRROR(x)", "width - 1 - x")


def rolls(seed: int = 1, rounds: int = 22) -> list[tuple[int, int]]:
    rng = random.Random(seed)
    return [(rng.randint(1, 6), rng.randint(1, 6)) for _ in range(rounds)]


def script(code: str) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(code)]


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_arena_plays_with_a_process(sheet: str) -> None:
    left = ContestProcess(script(LEFT)).play(rolls(), sheet=sheet)
    right = ContestProcess(script(RIGHT)).play(rolls(), sheet=sheet)
    assert left.fault == right.fault == ""
    assert left.state.is_over and left.score == left.state.scores()[0]
    sheets = [outcome.state.view(0)["sheets"][0] for outcome in (left, right)]
    assert sheets[0] == [row[::-1] for row in sheets[1]]


@pytest.mark.slow
def test_our_bot_plays_the_contest_in_time() -> None:
    for sheet in ("A", "B"):
        outcome = ContestProcess(OURS, seconds=60).play(rolls(2), sheet=sheet)
        assert outcome.fault == ""
        assert outcome.score > 14  # chance comes to 8; a busy machine leaves little time


@pytest.mark.slow
def test_a_double_in_the_last_round_is_answered() -> None:
    dice = [*rolls(3)[:21], (4, 4)]
    outcome = ContestProcess(OURS, seconds=60).play(dice, sheet="A")
    assert outcome.fault == "" and outcome.state.is_over


READ_GRID = "[input() for _ in range(8)]\n"
BAD_BOTS = {
    "hangs": ("import time\n" + READ_GRID + "time.sleep(600)", "bot/slow"),
    "never reads": ("import time\ntime.sleep(600)", "bot/slow"),
    "crashes": (READ_GRID + "input()\nraise SystemExit(3)", "bot/died"),
    "is killed": ("import os\n" + READ_GRID + "input()\nos.kill(os.getpid(), 9)", "bot/died"),
    "never starts": ("import no_such_module", "bot/died"),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(600)", "bot/died"),
    "talks nonsense": (READ_GRID + "input()\nprint('hello', flush=True)\ninput()", "bot/nonsense"),
    "answers bytes": (
        "import sys, time\nsys.stdout.buffer.write(b'\\xff\\x00\\n')\nsys.stdout.flush()\ntime.sleep(600)",
        "bot/nonsense",
    ),
    "never ends a line": ("import sys\nwhile True: sys.stdout.write('1' * 4096)", "bot/nonsense"),
    "chatters": ("while True: print('1 2 3', flush=True)", "bot/nonsense"),
    "names no cell": (READ_GRID + "roll = input()\nprint(roll[0], 0, 0, flush=True)\ninput()", "bot/nonsense"),
    "is far out": (READ_GRID + "roll = input()\nprint(roll[0], 99, 99, flush=True)\ninput()", "bot/nonsense"),
    "has other dice": (READ_GRID + "input()\nprint(9, 3, 3, flush=True)\ninput()", "bot/nonsense"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", BAD_BOTS)
def test_a_bad_bot_loses_its_game_and_nothing_else(name: str) -> None:
    code, fault = BAD_BOTS[name]
    startup = 3 if fault == "bot/slow" else 60
    outcome = ContestProcess(script(code), seconds=0.2, startup=startup).play(rolls(), sheet="A")
    assert (outcome.fault, outcome.score) == (fault, 0)
    assert outcome.message


@pytest.mark.slow
def test_nothing_of_a_bot_is_left(tmp_path: Path) -> None:
    """A bot that hangs has started a process of its own: that ends, too."""
    note = tmp_path / "pid"
    code = f"""
        import subprocess, sys, time
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        open({str(note)!r}, "w").write(str(child.pid))
        [input() for _ in range(8)]
        print(input().split()[0], 2, 0, flush=True)  # an answer, so that its start is over
        time.sleep(600)
    """
    process = ContestProcess(script(code), seconds=0.1, startup=60)
    assert process.play(rolls(), sheet="A").fault == "bot/slow"
    child = int(note.read_text())
    for _ in range(100):
        if not is_running(child):
            return
        time.sleep(0.1)
    pytest.fail("the child still runs")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_slow_bot_runs_out_of_time() -> None:
    """Each answer is quick enough, all together are not."""
    slow = LEFT.replace("        one,", "        time.sleep(0.2)\n        one,")
    outcome = ContestProcess(script("    import time\n" + slow), seconds=1, startup=60).play(rolls(), sheet="A")
    assert outcome.fault == "bot/slow"
    assert not outcome.state.is_over and outcome.seconds <= 1.5


def test_bad_use_of_the_arena_is_refused() -> None:
    with pytest.raises(BadSetup, match="can't run 'no-such-bot'"):
        ContestProcess(["no-such-bot"]).play(rolls(), sheet="A")
    with pytest.raises(BadSetup, match="takes 22 rolls, got 3"):
        ContestProcess(script(LEFT)).play(rolls(1, 3), sheet="A")


@pytest.mark.parametrize("line", ["", "4", "4 2", "4 2 2 2", "x 2 2", "-4 2 2", "5 2 2", "4 8 2", "4 2 7", "4 0 0"])
def test_answers_are_checked(line: str) -> None:
    with pytest.raises(Fault):
        parse_answer(line, (4, 1), [10, 11])


GRID = grid_lines(sheet_box("A"))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], "contest/ended"),
        (["8 7"], "contest/line"),
        (["7 7 22"], "contest/size"),
        (["10 7 22"], "contest/size"),
        (["8 9 22"], "contest/size"),
        (GRID[:4], "contest/ended"),
        ([GRID[0], "0 0 1 1 1 1 0 4"], "contest/line"),
        ([GRID[0], "0 0 1 1 1 1 0"], "contest/line"),
        (["8 7 21", *GRID[1:]], "contest/rounds"),
        ([*GRID, "7 1"], "contest/roll"),
        ([*GRID, "six one"], "contest/line"),
    ],
)
def test_an_arena_that_talks_nonsense_is_told_so(lines: list[str], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        list(answer_contest(lines, 1.0))
    assert refused.value.code == code


def test_rows_may_come_without_blanks_and_grids_may_be_small() -> None:
    dice = [f"{one} {other}" for one, other in rolls(4, 4)]
    spaced = list(answer_contest(["4 2 4", "1 2 1 1", "1 1 1 1", *dice], 1.0, seed=1))
    tight = list(answer_contest(["4 2 4", "1211", "1111", *dice, "", "1 1"], 1.0, seed=1))
    assert spaced == tight
    assert len(tight) == 4


def test_an_arena_may_stop_early() -> None:
    assert list(answer_contest([*GRID], 1.0)) == []


def test_the_command_refuses_what_it_does_not_know() -> None:
    for words, code in ((["splito", "--contest"], "bot/game"), (["splitter"], "bot/protocol")):
        done = subprocess.run(
            [sys.executable, "-m", "splittable", "bot", *words], capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 2 and f"error [{code}]" in done.stderr and "Traceback" not in done.stderr


def test_the_command_refuses_a_bad_grid() -> None:
    done = subprocess.run(OURS, input="9 9 9\n", capture_output=True, text=True, timeout=300)
    assert done.returncode == 2 and "error [contest/size]" in done.stderr and "Traceback" not in done.stderr


def test_grids_are_sent_as_the_protocol_says() -> None:
    assert GRID[:2] == ["8 7 22", "0 0 1 1 1 1 0 0"]
    assert grid_lines(sheet_box("B"))[1] == "1 1 1 0 0 1 3 1"
    assert splittable.load("splitter").options["sheet"].choices == ("A", "B")
