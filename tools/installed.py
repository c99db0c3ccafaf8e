"""A game in a package of its own beside Splittable, as an installer leaves it: its code, and its entry points."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
GOOFSPIEL = ROOT / "examples" / "goofspiel"


def install(package: Path, target: Path) -> dict[str, str]:
    """The environment of programs that have this package."""
    about = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = target / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {about['name']}\nVersion: {about['version']}\n")
    groups = about["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in each.items()) for group, each in groups]
    (info / "entry_points.txt").write_text("".join(lines))
    return {**os.environ, "PYTHONPATH": f"{target}{os.pathsep}{package / 'src'}", "COLUMNS": "120"}


def run(environment: dict[str, str], *arguments: str, typed: str = "", folder: Path = ROOT) -> str:
    """What a program prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
