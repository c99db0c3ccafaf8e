"""Files and functions stay small enough to read at a glance."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = ("src", "tests", "tools", "examples")
LINES, KERNEL_LINES, FUNCTION_LINES = 500, 600, 50
FIXED = ROOT / "src/splittable/server/store/migrations"
"""A migration that was ever applied never changes."""


def too_long(path: Path, root: Path = ROOT) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    lines, most = text.count("\n"), KERNEL_LINES if path.name == "kernel.py" else LINES
    if lines >= most:
        yield f"{path.relative_to(root)}: {lines} lines; split it before {most}"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            if length >= FUNCTION_LINES:
                yield f"{path.relative_to(root)}:{node.lineno}: {node.name} has {length} lines"


@pytest.mark.parametrize("tree", PROGRAMS)
def test_files_and_functions_are_small(tree: str) -> None:
    paths = [path for path in sorted((ROOT / tree).rglob("*.py")) if FIXED not in path.parents]
    assert paths
    assert [problem for path in paths for problem in too_long(path)] == []


def test_what_is_too_long_is_found(tmp_path: Path) -> None:
    for name, lines in {"kernel.py": 599, "rules.py": 499, "long.py": 500}.items():
        (tmp_path / name).write_text("x = 1\n" * lines, encoding="utf-8")
    (tmp_path / "function.py").write_text("async def f() -> None:\n" + "    x = 1\n" * 49, encoding="utf-8")
    found = [problem for path in sorted(tmp_path.iterdir()) for problem in too_long(path, tmp_path)]
    assert found == ["function.py:1: f has 50 lines", "long.py: 500 lines; split it before 500"]
