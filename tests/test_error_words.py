"""Every error that a person can meet says what to do, in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools.words.catalogue import ROOT, Scope, scopes

import splittable
from splittable.core.errors import BadData, BadSetup, SplittableError
from splittable.core.said import sentence
from splittable.core.words import ENGLISH, FRAME, LANGUAGES, Words
from splittable.server.wire.codes import Code

SOURCE = ROOT / "src/splittable"
CODE = re.compile(r"[a-z]+/[a-z_]+")
BAD = {"BadGame", "BadSetup", "BadData", "BadRecord"}
RAISED = BAD | {"IllegalMove", "Refusal", "Refused", "Fault", "_illegal", "not_yaml"}
FOR_PROGRAMS = SOURCE / "adapters"
"""Only programs call adapters; they read the exception."""
IN_COMMANDS = [SOURCE / name for name in ("cli", "arena", "bots", "server/run.py", "server/config.py")]
ENGINE = re.compile(r"\b(seat \d|position|legal|odds|record/|JSON|YAML|null|None)\b|[a-z]+/[a-z_]+", re.IGNORECASE)


class Raised(NamedTuple):
    code: str
    file: Path


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield file, node, str(getattr(node.func, "id", getattr(node.func, "attr", "")))


@cache
def raised() -> list[Raised]:
    """Every code that the source raises, and those of the server."""
    found = [Raised(code.value, SOURCE / "server/wire/codes.py") for code in Code]
    for file, call, name in calls():
        first = call.args[0] if call.args else None
        if name in RAISED and isinstance(first, ast.Constant) and FOR_PROGRAMS not in file.parents:
            assert CODE.fullmatch(str(first.value)), f"{file}:{call.lineno}: {first.value!r} is not a code"
            found.append(Raised(str(first.value), file))
    return found


@cache
def frame_scope() -> Scope:
    return scopes()[0]


@cache
def own_words(language: str) -> Words:
    """Without English to fall back on."""
    return Words(language, sorted((FRAME / language).glob("*.ftl")))


def key_of(code: str, language: str) -> str | None:
    keys = (f"{stem}.{code.replace('/', '_')}" for stem in ("error", "terminal_error"))
    return next((key for key in keys if key in frame_scope().sentences[language]), None)


def test_codes_are_found_in_the_source() -> None:
    codes = {each.code for each in raised()}
    assert {"move/illegal", "setup/players", "data/field", "record/move", "limit/rate", "contest/size"} <= codes
    assert len(codes) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    for code in sorted({each.code for each in raised()}):
        check_sentence(code, language)


def check_sentence(code: str, language: str) -> None:
    key = key_of(code, language)
    assert key, f"{code} has no sentence in {language}"
    given: dict[str, Any] = {"seconds": 3, "line": 4, "field": "rows", "problem": "x"}
    used = set(frame_scope().given(language, key))
    assert used <= given.keys(), f"{code} is not given {used - given.keys()}"
    said = own_words(language)(key, **{name: given[name] for name in used})
    assert said.strip() and not ENGINE.search(said), said
    assert said.endswith((".", "?", "!")) or "problem" in used, said


def test_what_the_page_can_meet_is_loaded_by_the_page() -> None:
    """The page does not load the part for the terminal and for Python."""
    met = {each.code for each in raised() if not any(each.file.is_relative_to(part) for part in IN_COMMANDS)}
    only_commands = {"game/faulty", "record/file", "record/empty", "setup/argument", "setup/database"}
    in_terminal = {code for code in met if (key_of(code, ENGLISH) or "").startswith("terminal_error.")}
    assert in_terminal <= only_commands


def test_what_is_wrong_in_a_set_has_a_sentence() -> None:
    """`file.error(place, message, key, …)` gives what fills the sentence, which is the game's or the frame's."""
    by_name = {scope.name: scope for scope in scopes()}
    checked = 0
    for file, call, name in calls():
        place = {"error": 2, "not_yaml": 1}.get(name)
        if place is None or len(call.args) <= place or not isinstance(call.args[place], ast.Constant):
            continue
        key = str(call.args[place].value)  # type: ignore[attr-defined]
        if not key.startswith("data_"):
            continue
        named = {each.arg: each.value for each in call.keywords}
        game = getattr(named.pop("game", None), "value", None)
        scope = by_name[game or "frame"]
        for language in LANGUAGES:
            assert key in scope.sentences[language], f"{file}:{call.lineno}: {key} in {language}"
            assert set(scope.given(language, key)) <= named.keys(), f"{file}:{call.lineno}: {key} in {language}"
        checked += 1
    assert checked > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_sheet_is_refused_in_the_readers_language(language: str) -> None:
    with pytest.raises(BadData) as refused:
        splittable.load("splitter").start(1, own_sheet={"rows": ["..####..", "..##.#.."]})
    said = sentence(refused.value, language)
    assert said.startswith("rows[1]") and "mirrored" not in said
    with pytest.raises(BadSetup) as alone:
        splittable.load("split-it").start(7)
    assert sentence(alone.value, language) == own_words(language)("error.setup_players")


def test_a_code_without_a_sentence_is_found() -> None:
    assert key_of("planted/code", ENGLISH) is None
    with pytest.raises(KeyError):
        sentence(SplittableError("planted/code", "x"), "fr")
