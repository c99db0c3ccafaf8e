"""Runs the examples of a Markdown page, in order and in the present folder: `python -m tests.snippets PAGE`.

Blocks of Python share their names; those with prompts are checked as doctests. Of a shell block, `splittable` and
`python` run. SQL runs in DuckDB. A block after "Save … as `file`" is written to that file.
"""

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any

FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
SAVED = re.compile(r"[Ss]ave \w+(?: \w+)* as `([\w.]+)`[^`]*$")
NOT_OURS = ("make", "pip", "pytest")
"""Commands of a shell block that are left out: they install, or test this project."""


@dataclass(frozen=True)
class Snippet:
    language: str
    code: str
    line: int
    file: str
    """Where the page says to save it, or nothing."""

    @property
    def is_run(self) -> bool:
        return self.language in RUNNERS and not self.file


def snippets(page: Path) -> Iterator[Snippet]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        saved = SAVED.search(text[: found.start()].rstrip())
        line = text.count("\n", 0, found.start()) + 1
        yield Snippet(found[2], dedent(found[3]), line, saved[1] if saved else "")


def run(page: Path) -> int:
    """Returns how many snippets ran; the first failure raises."""
    sys.path.insert(0, "")
    names: dict[str, Any] = {"__name__": page.stem}
    ran = 0
    for snippet in snippets(page):
        if snippet.file:
            Path(snippet.file).write_text(snippet.code, encoding="utf-8")
        elif snippet.is_run:
            RUNNERS[snippet.language](snippet, page, names)
            ran += 1
    return ran


def run_python(snippet: Snippet, page: Path, names: dict[str, Any]) -> None:
    if not snippet.code.startswith(">>>"):
        exec(compile("\n" * snippet.line + snippet.code, page.name, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(snippet.code, names, page.name, page.name, snippet.line)
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
    assert not failed, f"{page.name}:{snippet.line}"
    names.update(test.globs)


def run_shell(snippet: Snippet, page: Path, names: dict[str, Any]) -> None:
    for line in snippet.code.splitlines():
        command, *arguments = shlex.split(line, comments=True) or NOT_OURS
        programs = {"splittable": [sys.executable, "-m", "splittable"], "python": [sys.executable]}
        if command not in NOT_OURS:
            subprocess.run([*programs[command], *arguments], check=True)


def run_sql(snippet: Snippet, page: Path, names: dict[str, Any]) -> None:
    import duckdb

    for statement in snippet.code.split(";"):
        if statement.strip():
            found: Any = duckdb.sql(statement)
            assert found.fetchall(), statement


def parse_toml(snippet: Snippet, page: Path, names: dict[str, Any]) -> None:
    assert tomllib.loads(snippet.code)


RUNNERS = {"python": run_python, "sh": run_shell, "sql": run_sql, "toml": parse_toml}

if __name__ == "__main__":
    sys.exit(not run(Path(sys.argv[1])))
