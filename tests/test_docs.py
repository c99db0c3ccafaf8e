"""Documentation under test: examples run, codes and commands that exist are documented, and no others."""

import doctest
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.bots.names import known, titles
from splittable.cli.app import app
from tests.snippets import snippets

ROOT = Path(__file__).parents[1]
SOURCES = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))


SLOW = {"docs/bots/index.md", "docs/bots/splitter.md", "docs/hindsight.md"}
"""They search or review for a while."""
EXEMPT = {"docs/architecture.md", "docs/adding-a-game.md"}
"""Lines of our own sources, and a game that tests/test_outside_games.py installs."""
PAGES = [
    pytest.param(page, id=page, marks=pytest.mark.slow if page in SLOW else ())
    for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")))
    if (page := path.relative_to(ROOT).as_posix()) not in EXEMPT and any(found.is_run for found in snippets(path))
]


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(splittable, report=True) == (0, 4)


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str, tmp_path: Path) -> None:
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-m", "tests.snippets", str(ROOT / page)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PATH": programs},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_excerpts_are_lines_of_the_sources() -> None:
    (excerpt,) = [found for found in snippets(ROOT / "docs/architecture.md") if found.language == "python"]
    assert all(line in SOURCES for line in excerpt.code.splitlines())


def test_the_search_in_the_docs_is_short_and_wins() -> None:
    """Against random moves, in a game of two that it was not tuned for."""
    (code,) = [found.code for found in snippets(ROOT / "docs/writing-a-search.md")]
    assert len(code.splitlines()) < 60
    search: dict[str, Any] = {}
    exec(code, search)
    won = 0.0
    for seed in range(8):
        rng = random.Random(seed)
        state = splittable.load("splitter").start(2)
        while not state.is_over:
            state.roll(rng)
            for seat in state.acting():
                searches = seat == seed % 2
                move = search["choose"](state, seat, rng, 40) if searches else rng.choice(state.legal(seat))
                state.play(seat, move)
        won += (seed % 2 in state.winners()) / len(state.winners())
    assert won >= 6


def test_record_codes_are_documented() -> None:
    used = set(re.findall(r'"(record/\w+)"', SOURCES))
    documented = set(re.findall(r"`(record/\w+)`", (ROOT / "docs/records.md").read_text(encoding="utf-8")))
    assert used == documented


def test_commands_are_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        assert f"`{command.name}`" in changelog, command.name


def test_every_game_has_its_notation_and_credits() -> None:
    notation = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    for name in splittable.game_names():
        game = splittable.load(name)
        assert f"## {game.title}\n" in notation
        assert game.title in (ROOT / "README.md").read_text(encoding="utf-8")
        assert all(author in (ROOT / "README.md").read_text(encoding="utf-8") for author in game.spec.authors)


def test_the_protocol_shows_the_levels_that_a_server_offers() -> None:
    protocol = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    levels = {level for name in splittable.game_names() for level in known(name)}
    shown = set(re.findall(r'"(?:bot|usual_bot)": "(\w+)"', protocol))
    for names in re.findall(r'"bots": \[([^]{]*)\]', protocol):
        shown |= set(re.findall(r'"(\w+)"', names))
    assert shown and shown <= levels
    for name, shown_titles in re.findall(r'"name": "(\w+)", "title": ({.+?})', protocol):
        assert json.loads(shown_titles) == titles(name)


def test_links_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_files_stay_short() -> None:
    for path in (*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")):
        limit = 600 if path.name == "kernel.py" else 500
        assert len(path.read_text(encoding="utf-8").splitlines()) <= limit, path
