"""Real servers for tests: in a thread of this process, or in a process of their own that can be killed."""

import os
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from splittable.server.app import LARGEST_FRAME, create_app
from splittable.server.config import Config
from splittable.server.house import House
from splittable.server.nature import Nature

SECRET = "a secret of tests that is long enough"


class Served:
    """A server under test: where it is, and what it is made of."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house


def test_config(database: str | Path, **changes: Any) -> Config:
    usual: dict[str, Any] = {"bot_pause": (0.0, 0.0), "limits": 0.0, "away_after": 0.0}
    return Config(database=str(database), secret=SECRET, **usual | changes)


test_config.__test__ = False  # type: ignore[attr-defined]


@contextmanager
def serving(config: Config, nature: Nature | None = None) -> Iterator[Served]:
    app = create_app(config, nature)
    settings = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise RuntimeError("the server did not start")
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(f"http://127.0.0.1:{port}", app.state.house)
    finally:
        server.should_exit = True
        thread.join(20)


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """`splittable serve` as its users start it."""

    def __init__(self, folder: Path, port: int, *flags: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._folder = folder
        self._command = [sys.executable, "-m", "splittable", "serve", "--port", str(port), "--data", str(folder)]
        self._command += ["--limits", "0", "--bot-pause", "0", "--log-level", "warning", *flags]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self._folder / "log").read_text()[-3000:])
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """`kill -9` of the whole group, bot workers included: nothing gets a chance to tidy up."""
        os.killpg(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def stop(self) -> int:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(20)
        finally:
            if self._process.poll() is None:
                self.kill()
