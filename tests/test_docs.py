"""Documentation under test: examples run, codes and commands that exist are documented, and no others."""

import doctest
import json
import random
import re
from pathlib import Path
from typing import Any

import splittable
from splittable.bots.names import known, titles
from splittable.cli.app import app

ROOT = Path(__file__).parents[1]
SOURCES = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))


def test_examples_run() -> None:
    assert doctest.testmod(splittable, report=True) == (0, 4)
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert failed == 0 and tried > 5


def test_the_search_in_the_docs_is_short_and_wins() -> None:
    """Against random moves, in a game of two that it was not tuned for."""
    page = (ROOT / "docs/writing-a-search.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
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
