"""A server process of its own for a test, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests import patience


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`splittable serve` with bots that don't pause and without rate limits."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = str(data / "splittable.sqlite")
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str, bot_pause: str = "0") -> None:
        flags = ["--port", str(self.port), "--data", str(self._data), "--limits", "0", "--bot-pause", bot_pause]
        flags += ["--no-warm", *more]  # these tests need no strong bots
        with (self._data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "splittable", "serve", *flags],
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        limit = time.monotonic() + patience.ANSWER
        while not self._answers():
            if time.monotonic() > limit or self._process.poll() is not None:
                raise RuntimeError(f"the server did not start: {(self._data / 'server.log').read_text()[-2000:]}")
            time.sleep(0.1)

    def kill(self) -> None:
        """kill -9 of the server and its bot workers, as if the power went off."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(patience.ANSWER)
            except subprocess.TimeoutExpired:
                self.kill()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=patience.ANSWER) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
