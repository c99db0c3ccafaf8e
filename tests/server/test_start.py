"""A server that can't start says why in a sentence, and ends with 2."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from splittable.cli.serve import LogLevel, serve
from splittable.core.errors import BadSetup
from splittable.server.run import MACOS_FILES, allow_many_files
from tests import patience
from tests.server.client import Person
from tests.server.serving import Process, free_port


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield int(holder.getsockname()[1])


def start(data: Path, *flags: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "splittable", "serve", "--data", str(data), *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=patience.ANSWER, check=False)


def test_a_port_in_use(tmp_path: Path, taken_port: int) -> None:
    done = start(tmp_path, "--port", str(taken_port))
    assert done.returncode == 2
    assert "setup/port" in done.stderr and str(taken_port) in done.stderr and "--port" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == "", "an address that does not work must not be shown"


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        ({"host": "203.0.113.1"}, "setup/port"),
        ({"public_url": "play.example.org"}, "setup/public_url"),
        ({"workers": 2}, "setup/workers"),
        ({"bot_pause": "soon"}, "setup/bot_pause"),
    ],
)
def test_other_reasons(tmp_path: Path, flags: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        serve(data=tmp_path, **flags)
    assert refused.value.code == code


def test_a_limit_of_files_that_is_none_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    """macOS names no limit for files, and then refuses so many."""
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []

    def set_limit(which: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        if limits[0] == resource.RLIM_INFINITY:
            raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    allow_many_files()
    assert asked[-1] == (MACOS_FILES, resource.RLIM_INFINITY)


def test_logs_do_not_name_tables(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), log_level=LogLevel.info)
    process.start()

    async def story() -> str:
        async with Person(process.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=2, bot="random")
            await ada.watch(table["id"])
            return str(table["id"])

    try:
        table_id = asyncio.run(story())
    finally:
        process.stop()
    logged = (tmp_path / "log").read_text(encoding="utf-8")
    assert '"level":"info"' in logged, "nothing was logged, so this proves nothing"
    assert table_id not in logged


LOADED = """
import asyncio, sys
from splittable.core import registry
from splittable.server.app import create_app
from splittable.server.config import Config

async def main():
    app = create_app(Config(database=sys.argv[1], secret="a secret of tests that is long enough", warm=False))
    async with app.lifespan():
        assert registry.loaded.cache_info().currsize == len(registry.names()) > 3
asyncio.run(main())
"""


def test_the_games_are_loaded_before_anybody_can_connect(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADED, str(tmp_path / "games.sqlite")]
    subprocess.run(command, timeout=patience.ANSWER, check=True)
