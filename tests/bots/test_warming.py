"""Searches that are loaded in the background: in which order, and by whom."""

import importlib
import subprocess
import sys
import threading

import pytest

import splittable
from splittable.bots import warming
from splittable.bots.warming import Warmer
from splittable.fast.compile import sources_of
from splittable.fast.turns import turn_of
from tests import patience

RULES = ("kernel", "resample", "encode")
HOLD = """
import sys
from splittable.fast.turns import turn_of
with turn_of("splitter"):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_what_is_wanted_last_is_loaded_next(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    begun, go_on, done = threading.Event(), threading.Event(), threading.Event()

    def load(game: str) -> None:
        begun.set()
        assert go_on.wait(patience.ANSWER)
        loaded.append(game)
        if len(loaded) == 4:
            done.set()

    monkeypatch.setattr(warming, "load", load)
    monkeypatch.setattr(warming, "ready", lambda game: game in loaded)
    warmer = Warmer()
    warmer.want(["splitter", "splito", "great-split"])
    assert begun.wait(patience.ANSWER)
    warmer.want(["split-it", "great-split"])  # somebody has opened a table
    go_on.set()
    assert done.wait(patience.ANSWER)
    assert loaded == ["splitter", "split-it", "great-split", "splito"]


def test_what_fails_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = threading.Semaphore(0)

    def load(game: str) -> None:
        tried.release()
        raise RuntimeError("does not load")

    monkeypatch.setattr(warming, "load", load)
    monkeypatch.setattr(warming, "ready", lambda game: False)
    warmer = Warmer()
    assert warmer.will_load("splito")
    warmer.want(["splito"])
    assert tried.acquire(timeout=patience.ANSWER)
    while warmer.will_load("splito"):
        threading.Event().wait(0.01)
    warmer.want(["splito"])
    assert not tried.acquire(blocking=False)


@pytest.mark.skipif(sys.platform == "win32", reason="there each process compiles for itself")
def test_processes_take_turns_and_one_that_dies_gives_its_turn_back() -> None:
    """So that bots, hints and reviews don't compile the same at the same time."""
    entered = threading.Event()

    def enter() -> None:
        with turn_of("splitter"):
            entered.set()

    with subprocess.Popen([sys.executable, "-c", HOLD], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"held\n"
        with turn_of("split-it"):  # another game is nobody's business
            pass
        threading.Thread(target=enter, daemon=True).start()
        assert not entered.wait(0.3)
        other.kill()
    assert entered.wait(patience.ANSWER)


@pytest.mark.parametrize("game", splittable.game_names())
def test_only_what_is_compiled_names_the_cache(game: str) -> None:
    """A new sentence must not make everybody wait for a compiler; a new rule must."""
    spec = splittable.load(game).spec
    folder = spec.folder.name
    heuristic = importlib.import_module(f"splittable.games.{folder}.heuristic")
    names = {path.name for path in sources_of(heuristic, sys.modules[spec.state.__module__])}
    names |= {path.name for path in sources_of(*(sys.modules[f"splittable.games.{folder}.{name}"] for name in RULES))}
    assert names >= {f"{name}.py" for name in (*RULES, "codes", "state", "heuristic", "rng", "fields")}
    assert not names & {"texts.py", "view.py", "board.py", "tell.py", "notation.py", "__init__.py", "play.py"}
