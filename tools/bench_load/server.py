"""The measured server, and the processes that load it."""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil

from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.identity import COOKIE, Identities

SECRET = "only for measuring, so it need not be secret"
ROOT = Path(__file__).parents[2]
SERVER_CORE = 0
IDENTITIES = Identities(SECRET, False, TimeAndChance())
SEATS_A_PROCESS = 2500


def cookie_of(person: str) -> str:
    return f"{COOKIE}={IDENTITIES.cookie_value(person)}"


def most_files() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[1]


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, psutil.Process]]:
    port = free_port()
    command = [sys.executable, "-m", "splittable", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--limits", "0", "--log-level", "warning", "--no-warm"]
    process = subprocess.Popen(command, env={**os.environ, "SPLITTABLE_SECRET": SECRET}, preexec_fn=on_server_core)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url)
        yield url, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


def on_server_core() -> None:
    if SERVER_CORE in os.sched_getaffinity(0) and len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {SERVER_CORE})


def on_other_cores() -> None:
    if len(others := os.sched_getaffinity(0) - {SERVER_CORE}) > 0:
        os.sched_setaffinity(0, others)


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/health", trust_env=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("the server did not start")


def busy(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Load:
    """Client processes, each with a source address of its own: one address has too few ports."""

    def __init__(self, folder: Path, url: str, seats: list[dict[str, Any]], pace: float, seconds: float) -> None:
        self._processes = []
        for number, first in enumerate(range(0, len(seats), SEATS_A_PROCESS)):
            plan = folder / f"seats{number}.json"
            plan.write_text(json.dumps({"url": url, "seats": seats[first : first + SEATS_A_PROCESS]}))
            source = f"127.0.0.{2 + number}"
            command = [sys.executable, "-m", "tools.bench_load.clients", str(plan), str(pace), str(seconds), source]
            self._processes.append(
                subprocess.Popen(
                    command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=on_other_cores
                )
            )

    def connect(self) -> int:
        return sum(self._read(process)["connected"] for process in self._processes)

    def measure(self) -> list[dict[str, Any]]:
        self._go_on()
        return [self._read(process) for process in self._processes]

    def close(self) -> None:
        self._go_on()
        for process in self._processes:
            process.wait()

    def _go_on(self) -> None:
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.write(b"\n")
            process.stdin.flush()

    @staticmethod
    def _read(process: "subprocess.Popen[bytes]") -> dict[str, Any]:
        assert process.stdout is not None
        figures: dict[str, Any] = json.loads(process.stdout.readline())
        return figures


def at(values: list[float], share: float) -> float:
    """Milliseconds at a share of the sorted values."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)
