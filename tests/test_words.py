"""The catalogue is complete and used, and its check finds what is planted."""

import ast
import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.words import check, pages, types
from tools.words.catalogue import ELSEWHERE, ROOT, Scope, languages, scopes

from splittable.core.words import Words

CALQUES = (
    r"(?:^|[.;:,] )who(?:ever)? (?:comes|sat|sits|owns|has|knows) \w+ (?:is|are|may|can)\b",
    r"\bonly who\b",
    r"\bwhoever\b",
    r"\bmend(?:s|ed|ing)?\b",
    r"\ball else\b",
    r"\bunder way\b",
    r"\bby the link\b",
    r"\bis to be (?:cut|guessed|split|removed|discarded)\b",
    r"\blooked at\b",
    r"\bstands? (?:on|in|at|there|here)\b",
    r"\bgoes back when\b",
    r"\bhis own\b",
    r"\bsigns\b(?! (?:cookies|and|the)\b)",
)
"""What shows that a sentence was thought in another language."""

ENGINE_TERMS = (r"\bgiven away\b|\bgave away\b", r"\bodds\b")
"""Words of the engine that players should not read."""


def test_the_catalogue_is_complete_and_used() -> None:
    assert check.problems() == []


def test_the_page_knows_the_keys() -> None:
    assert types.write(only_check=True) == 0


def matches(text: str, patterns: tuple[str, ...]) -> list[str]:
    return [found[0] for each in patterns for found in re.finditer(each, text, re.IGNORECASE | re.MULTILINE)]


def test_english_sentences_are_not_calques() -> None:
    found = [
        f"{sentence.file.relative_to(ROOT)}: {key}: {match!r}"
        for scope in scopes()
        for key, sentence in scope.sentences["en"].items()
        for match in matches(sentence.text, CALQUES + ENGINE_TERMS)
    ]
    assert found == []


def test_docs_and_docstrings_are_not_calques() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    texts = {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in pages}
    for file in (ROOT / "src").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
        strings = [node.value for node in values if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        texts[str(file.relative_to(ROOT))] = "\n".join(strings)
    found = {name: matches(text, CALQUES) for name, text in texts.items()}
    assert {name: calques for name, calques in found.items() if calques} == {}


PLANTS = {
    "missing": ("src/splittable/games/splitter/words/fr.ftl", "\nwasted = .*", "", "wasted (fr): is missing"),
    "variables": (
        "src/splittable/games/splitter/words/fr.ftl",
        r"\nno_cell = .*",
        "\nno_cell = la case { $name }",
        "no_cell (fr): is filled with $name, in English with $cell",
    ),
    "extra": ("src/splittable/words/fr/site.ftl", r"\Z", "\nforeign = mot\n", "foreign (fr): is not in English"),
    "unused": ("src/splittable/words/en/site.ftl", r"\Z", "\nplanted = word\n", "planted (en): is not used anywhere"),
    "unused ending": (
        "src/splittable/games/split_it/words/en.ftl",
        "    .pink = ",
        "    .planted = x\n    .pink = ",
        "section.planted (en): is not used anywhere",
    ),
    "undefined": (
        "src/splittable/games/splitter/board.py",
        r'words\("board_over"',
        'words("planted"',
        "planted (en): is used, but not defined for splitter",
    ),
    "undefined refusal": (
        "src/splittable/games/splitter/notation.py",
        '"no_cell"',
        '"planted"',
        "planted (en): is used, but not defined for splitter",
    ),
    "undefined stem": (
        "src/splittable/games/split_it/board.py",
        r'words\(f"ask\.',
        'words(f"planted.',
        "planted.… (en): is used, but not defined for split_it",
    ),
    "put together without a dot": (
        "src/splittable/games/great_split/board.py",
        r'words\(f"ask\.',
        'words(f"ask_',
        "a key is put together after a dot only",
    ),
    "twice": ("src/splittable/words/en/site.ftl", r"\Z", "\nlist_you = you\n", "list_you (en): is already in"),
    "lost reference": (
        "src/splittable/words/fr/site.ftl",
        r"\nupload_text = .*",
        "\nupload_text = { nowhere }",
        "upload_text (fr): refers to nowhere",
    ),
    "syntax": ("src/splittable/words/fr/site.ftl", r"\Z", "\nbroken = { $open\n", "not Fluent syntax: broken"),
    "rules": ("src/splittable/games/splitter/RULES.fr.md", "", None, "the rules are missing in this language"),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The parts of the project that the check reads."""
    root = tmp_path_factory.mktemp("project")
    left_out = shutil.ignore_patterns("static", "__pycache__", "conformance", "node_modules")
    for folder in ("src/splittable", "web/src", "web/scripts"):
        shutil.copytree(ROOT / folder, root / folder, ignore=left_out)
    return root


@pytest.fixture(scope="module")
def found(copy: Path) -> list[str]:
    """What the check says when all of them are planted."""
    for name, pattern, planted, _ in PLANTS.values():
        file = copy / name
        if planted is None:
            file.unlink()
            continue
        whole = file.read_text(encoding="utf-8")
        changed = re.sub(pattern, planted, whole, count=1)
        assert changed != whole
        file.write_text(changed, encoding="utf-8")
    return check.problems(copy)


@pytest.mark.parametrize("kind", PLANTS)
def test_the_check_finds_what_is_planted(found: list[str], kind: str) -> None:
    name, _, _, expected = PLANTS[kind]
    assert any(name in each and expected in each for each in found), found


def test_a_new_language_lacks_everything() -> None:
    lacking = [sentence for scope in scopes(also="xx") for sentence in check.missing(scope, "xx")]
    assert len(lacking) > 300
    assert "xx" not in languages()


def test_all_sentences_can_be_read_on_one_page(tmp_path: Path) -> None:
    french = next(file for file in pages.write(tmp_path) if file.name == "words-fr.html").read_text(encoding="utf-8")
    assert "Importer une partie" in french and "Open a saved game" in french
    assert "{ $name }" in french


def samples(scope: Scope, language: str, key: str) -> list[dict[str, Any]]:
    """What could fill a sentence, several times: each number and each choice that it tells apart."""
    of_kind: dict[str, list[Any]] = {"number": [0, 1, 2, 11, 0.25, -1.5], "list": [["Ada"], ["Ada", "Bo", "Cy"]]}
    given = {
        name: next((of_kind[use.kind] for use in uses if use.kind in of_kind), [])
        or sorted(set().union(*(use.choices for use in uses)))
        or ["Ada", 7]
        for name, uses in scope.given(language, key).items()
    }
    most = max((len(values) for values in given.values()), default=1)
    return [{name: values[turn % len(values)] for name, values in given.items()} for turn in range(most)]


@pytest.mark.skipif(not (ROOT / "web/node_modules/vite").exists(), reason="the web client is not installed")
def test_the_page_and_python_say_the_same() -> None:
    asked: list[dict[str, Any]] = [
        {"language": language, "sources": [str(common), str(sentence.file)], "key": key, "given": given}
        for scope in scopes()
        for language in languages()
        for key, sentence in scope.sentences[language].items()
        if not key.startswith("-") and sentence.file.name not in ELSEWHERE
        for common in [ROOT / "src/splittable/words" / language / "language.ftl"]
        for given in samples(scope, language, key)
    ]
    page = subprocess.run(
        ["node", "scripts/say.mjs"],
        cwd=ROOT / "web",
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    words = cache(lambda language, *sources: Words(language, [Path(file) for file in sources]))
    for each, theirs in zip(asked, json.loads(page.stdout), strict=True):
        ours = words(each["language"], *each["sources"])
        assert ours(each["key"], **each["given"]) == theirs, each
