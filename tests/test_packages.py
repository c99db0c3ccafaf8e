"""Without `__init__.py` a folder still imports, but import-linter does not see what is in it."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("tree", ["src/splittable", "tests"])
def test_every_folder_with_python_is_a_package(tree: str) -> None:
    folders = {path.parent for path in (ROOT / tree).rglob("*.py")}
    assert [str(folder) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []
