"""Docs, docstrings and comments are plain present-day English. A calque fails here, with a better word."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WRITTEN = ("*.md", "docs/**/*.md", "src/**/RULES.md")
PROGRAMS = ("src/**/*.py", "tools/**/*.py", "examples/**/*.py", "tests/**/*.py")
PAGE = ("web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css")
EXEMPT = {Path(__file__), *ROOT.glob("docs/research/[a-z]*.md")}
"""This file, and the pages that are generated from the catalogue, which has a test of its own."""

ACTS = "(?:asks|comes|comes back|sits|sat|wants|owns|leaves|waits|installs|reads|knows|holds|wins|has)"
HAPPENS = "(?:is|are|gets|hears|may|can|must)"
BETTER = {
    "whoever": "anyone who …; the player who …",
    f"(?<![a-z]\\s)[Ww]ho {ACTS} (?:\\w+ ){{0,3}}{HAPPENS}": "name the person: the player who …",
    "(?:stands|stood)": "is; is written; means",
    "signs(?! cookies)": "characters; symbols",
    "mend(?:s|ed|ing)?": "fix; correct",
    "all else": "everything else",
    "all that (?:is|are|a|the|it|its|they|my|your|our|has|have|may|can)": "everything that",
    "(?:is|are|was|were) to be": "has to be; say who does it",
    "looked at": "reviewed; checked; searched",
    "under way": "in progress",
    "by the link": "with the link",
    "his own|each with own eyes|himself": "their own",
    "(?:to|of|for|by|blocks|skips|asks) (?:him|who)": "name the person",
    "its (?:own )?person": "its player",
    "one's own": "your own; custom",
    "in a (?:process|game|folder|file) of its own": "in a separate …",
    "(?:gave|gives|give|giving|given) (?:most |nothing )?away": "cost; lost",
    "trays?": "pile",
    "drawn again": "redrawn",
    "for ever": "forever",
    "on the desk(?!;)": "on a desktop",
    r"\d %": "12%, without a space",
}
CALQUES = [(re.compile(rf"\b(?:{words})(?!\w)".replace(" ", r"\s+")), better) for words, better in BETTER.items()]


@pytest.mark.parametrize("patterns", [WRITTEN, PROGRAMS, PAGE], ids=["docs", "python", "page"])
def test_no_calques(patterns: tuple[str, ...]) -> None:
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern)) if path not in EXEMPT]
    assert len(paths) > 20
    assert [problem for path in paths for problem in problems(path)] == []


PLANTED = {
    "page.md": ("Some text.\n\nThe rest stands\nbelow.\n", "page.md:3: 'stands' → is; is written; means"),
    "quoted.md": ("`all else` is code.\n\n```\nall else\n```\n\nAll is well.\n", ""),
    "doc.py": ('"""Fine.\n\nBut this is under\nway.\n"""\n', "doc.py:3: 'under way' → in progress"),
    "comment.py": ("x = 1  # gave away\ny = 'whoever'\n", "comment.py:1: 'gave away' → cost; lost"),
    "lines.py": ("# for\n# ever\n", "lines.py:1: 'for ever' → forever"),
    "board.ts": ("const a = 'mend' // mend\n", "board.ts:1: 'mend' → fix; correct"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_calque_is_found_in_prose_alone(tmp_path: Path, name: str) -> None:
    text, expected = PLANTED[name]
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(problems(tmp_path / name, tmp_path)) == ([expected] if expected else [])


def problems(path: Path, root: Path = ROOT) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    prose = {".py": of_python, ".md": of_markdown}.get(path.suffix, of_page)(text)
    for calque, better in CALQUES:
        for found in calque.finditer(prose):
            line = prose.count("\n", 0, found.start()) + 1
            yield f"{path.relative_to(root)}:{line}: {' '.join(found[0].split())!r} → {better}"


def only(text: str, kept: list[tuple[int, int]]) -> str:
    """The text with blanks for everything outside these places, so that lines keep their numbers."""
    blank = ["\n" if character == "\n" else " " for character in text]
    for start, end in kept:
        blank[start:end] = text[start:end]
    return "".join(blank)


def of_python(text: str) -> str:
    """Docstrings, other strings that are statements, and comments without their #."""
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    kept = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            place = starts[token.start[0] - 1] + token.start[1]
            kept.append((place + 1, place + len(token.string)))
    lines = text.encode().splitlines(keepends=True)

    def place_of(line: int, column: int) -> int:  # ast counts columns in bytes
        return starts[line - 1] + len(lines[line - 1][:column].decode())

    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            end = place_of(node.value.end_lineno or 0, node.value.end_col_offset or 0)
            kept.append((place_of(node.lineno, node.col_offset), end))
    return only(text, kept)


def of_markdown(text: str) -> str:
    code = [found.span() for found in re.finditer(r"^```.*?^```|`[^`\n]*`", text, re.DOTALL | re.MULTILINE)]
    starts, ends = [0, *(end for _, end in code)], [*(start for start, _ in code), len(text)]
    return only(text, list(zip(starts, ends, strict=True)))


def of_page(text: str) -> str:
    """Comments of TypeScript, Svelte and CSS."""
    return only(text, [found.span() for found in re.finditer(r"(?<![:'\"])//.*|/\*.*?\*/|<!--.*?-->", text)])
