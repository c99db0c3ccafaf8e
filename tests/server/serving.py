"""Real servers for tests: in a thread of this process, or in a process of their own that can be killed."""

import multiprocessing
import os
import signal
import socket as sockets
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from splittable.cli.serve import LogLevel, serve
from splittable.server.app import LARGEST_FRAME, create_app
from splittable.server.config import Config
from splittable.server.services import Services
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.punctual import PunctualHttp
from tests import patience

SECRET = "a secret of tests that is long enough"


class Served:
    """A server under test: where it is, and what it is made of."""

    def __init__(self, url: str, services: Services) -> None:
        self.url = url
        self.services = services


def test_config(database: str | Path, **changes: Any) -> Config:
    usual: dict[str, Any] = {"bot_pause": (0.0, 0.0), "limits": 0.0, "away_after": 0.0}
    return Config(database=str(database), secret=SECRET, **usual | changes)


test_config.__test__ = False  # type: ignore[attr-defined]


@contextmanager
def serving(config: Config, time_and_chance: TimeAndChance | None = None) -> Iterator[Served]:
    app = create_app(config, time_and_chance)
    settings = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        http=PunctualHttp,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + patience.ANSWER
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(f"http://127.0.0.1:{port}", app.state.services)
    finally:
        server.should_exit = True
        thread.join(patience.ANSWER)


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in a separate process, with the flags of `splittable serve`.

    It is forked from a process that has all imports done, so that a restart takes a tenth of a second.
    """

    def __init__(self, folder: Path, port: int, **flags: Any) -> None:
        self.url = f"http://127.0.0.1:{port}"
        usual = {"host": "127.0.0.1", "port": port, "data": folder, "limits": 0.0, "bot_pause": "0", "warm": False}
        self._flags = {**usual, "log_level": LogLevel.warning, **flags}
        self._log = folder / "log"
        self._process: Any = None

    def start(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["splittable.server.run", "splittable.cli.serve", "tests.server.serving"])
        self._process = context.Process(target=_serve, args=(self._flags, str(self._log)))
        self._process.start()
        deadline = time.monotonic() + patience.ANSWER
        while not self._answers():
            if not self._process.is_alive() or time.monotonic() > deadline:
                raise RuntimeError(self._log.read_text()[-3000:])
            time.sleep(0.01)

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def kill(self) -> None:
        """`kill -9` of the whole group, bot workers included: nothing gets a chance to tidy up."""
        os.killpg(self.pid, signal.SIGKILL)
        self._process.join()

    def kill_if_running(self) -> None:
        if self._process is not None and self._process.is_alive():
            self.kill()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        self._process.join(patience.ANSWER)
        self.kill_if_running()
        return int(self._process.exitcode)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False


def _serve(flags: dict[str, Any], log: str) -> None:
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdin = os.fdopen(0)
    with open(log, "ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    serve(**flags)
