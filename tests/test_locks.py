"""What is installed is what the lock files say, on every system."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
LOCK: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
PACKAGES: dict[str, dict[str, Any]] = {name: package for name, package in LOCK["packages"].items() if name}
RECIPES = ("Makefile", "Containerfile")


def locked(owner: str, name: str) -> dict[str, Any] | None:
    """The package that `owner` gets when it asks for `name`: its own, or that of a folder above it."""
    folder = owner
    while folder:
        if found := PACKAGES.get(f"{folder}/node_modules/{name}"):
            return found
        folder = folder.rpartition("/node_modules/")[0]
    return PACKAGES.get(f"node_modules/{name}")


def test_the_npm_lock_holds_the_native_packages_of_every_system() -> None:
    """npm leaves out what its registry could not give for other systems, and then `npm ci` refuses everywhere."""
    wanted = [(owner, name) for owner, package in PACKAGES.items() for name in package.get("optionalDependencies", {})]
    assert [wish for wish in wanted if locked(*wish) is None] == []
    native = [package for owner, name in wanted if (package := locked(owner, name)) and "cpu" in package]
    assert {"linux", "darwin", "win32"} <= {system for package in native for system in package["os"]}


def test_the_npm_lock_can_be_checked_and_names_no_registry() -> None:
    assert [name for name, package in PACKAGES.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


def test_the_npm_lock_is_that_of_the_package_file() -> None:
    asked = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert LOCK["packages"][""]["devDependencies"] == asked
    assert [name for name in asked if locked("", name) is None] == []


def test_the_python_lock_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    (ours,) = [package["metadata"] for package in packages if package["name"] == project["project"]["name"]]
    extras = project["project"]["optional-dependencies"]
    asked = [*project["project"]["dependencies"], *(each for extra in extras.values() for each in extra)]
    assert {each["name"] for each in ours["requires-dist"]} == {plain_name(each) for each in asked}
    assert {each["name"] for each in ours["requires-dev"]["dev"]} == set(
        map(plain_name, project["dependency-groups"]["dev"])
    )


def plain_name(requirement: str) -> str:
    return re.sub(r"[._]", "-", re.split(r"[^\w.-]", requirement)[0])


@pytest.mark.parametrize("recipe", RECIPES)
def test_recipes_install_from_the_locks(recipe: str) -> None:
    text = (ROOT / recipe).read_text(encoding="utf-8")
    assert "npm ci" in text and "npm install" not in text
    syncs = re.findall(r"\buv sync .*", text.replace("$(UV)", "uv"))
    assert syncs and all("--frozen" in sync for sync in syncs)
    for words in re.findall(r"pip (?:install|wheel) (.*)", text):  # options and folders aside
        packages = [word for word in words.split() if not word.startswith(("-", ".", "/"))]
        assert packages and all(re.fullmatch(r"[\w-]+==[\d.]+", package) for package in packages), words


def test_recipes_agree_on_the_installer() -> None:
    assert (
        len({re.findall(r"uv==([\d.]+)", (ROOT / recipe).read_text(encoding="utf-8"))[0] for recipe in RECIPES}) == 1
    )
