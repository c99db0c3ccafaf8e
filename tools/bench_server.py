"""Measures the server: `make bench-server`.

One server process on one core with durable SQLite, real sockets, the load on another core; for comparison boardgame.io
with its in-memory store under the same kind of load, in the same run. Needs Node for the load and for boardgame.io.
"""

import argparse
import asyncio
import json
import math
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil

import splittable
from splittable.server.store import SeatRow, Store, TableRow
from splittable.server.table.rooms import chance_first
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.identity import COOKIE, Identities

SCRIPTS = Path(__file__).parent / "bench_server"
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4", "ws@8")
SERVER_CORE, LOAD_CORE = 0, 1
EXPECTED_MOVES_PER_S = 4000
THINKING = 50
WARM_UP = 60
COUNTED = ("commits", "log_rows")
SECRET = "only for measuring, so it need not be secret"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="split-it")
    parser.add_argument(
        "--tables", type=int, nargs="*", default=[50, 200, 1000], help="of the closed loop; may be none"
    )
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--without-boardgameio", action="store_true")
    options = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("bench-server needs Node and npm for the load and for boardgame.io")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install(folder)
        results = measure(folder, options)
    print(json.dumps(results, indent=1))  # noqa: T201


def measure(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    results: dict[str, Any] = {"machine": platform.machine(), "cores": os.cpu_count(), "game": options.game}
    loads = [(f"{tables} tables, closed loop", tables, 0) for tables in options.tables]
    for name, tables, pace in [*loads, ("200 tables, one move per seat per 2 s", 200, 2000)]:
        row = results[name] = {"splittable": splittable_load(folder, options, tables, pace)}
        if not options.without_boardgameio:
            row["boardgame.io"] = boardgameio_load(folder, options, tables, pace)
        tell(name, row)
    name = f"{THINKING} tables, one move per seat per 2 s, beside {THINKING} tables of hard bots that think"
    results[name] = {"splittable": splittable_load(folder, options, THINKING, 2000, thinking=THINKING)}
    tell(name, results[name])
    results["memory"] = memory(folder, options, tables=1000)
    return results


def tell(name: str, row: dict[str, Any]) -> None:
    """Intermediate results: on a busy machine the whole run takes many minutes."""
    print(name, json.dumps(row), file=sys.stderr, flush=True)  # noqa: T201


def install(folder: Path) -> None:
    for script in SCRIPTS.iterdir():
        shutil.copy(script, folder)
    (folder / "package.json").write_text('{"private": true}')
    subprocess.run(["npm", "install", "--silent", *PACKAGES], cwd=folder, check=True)


def splittable_load(
    folder: Path, options: argparse.Namespace, tables: int, pace: int, thinking: int = 0
) -> dict[str, Any]:
    games = 1 + math.ceil(EXPECTED_MOVES_PER_S * options.seconds / 40 / tables) if pace == 0 else 1
    asyncio.run(prepare(folder, options.game, tables, games, thinking))
    with splittable_server(folder, bots=thinking > 0) as (url, process):
        if thinking:
            time.sleep(WARM_UP)  # the bots' search is loaded in the background
        before = {name: metric(url, f"splittable_{name}_total") for name in COUNTED}
        figures = load(
            folder, process, options.seconds, "splittable_load.cjs", "pairs.json", url, options.seconds, pace
        )
        # From the first connection on, including moves before the measured time, and those of bots.
        return figures | {name: metric(url, f"splittable_{name}_total") - before[name] for name in COUNTED}


def boardgameio_load(folder: Path, options: argparse.Namespace, tables: int, pace: int) -> dict[str, Any]:
    port = free_port()
    command = ["node", "boardgameio_server.cjs", str(port)]
    url = f"http://127.0.0.1:{port}"
    with running(command, folder, f"{url}/games") as process:
        return load(folder, process, options.seconds, "boardgameio_load.cjs", url, tables, options.seconds, pace)


def memory(folder: Path, options: argparse.Namespace, tables: int) -> dict[str, Any]:
    """Resident memory for idle tables in progress: without sockets, and with two each."""
    asyncio.run(prepare(folder, options.game, tables, 1))
    with splittable_server(folder) as (url, process):
        before = process.memory_info().rss
        command = ["node", "splittable_load.cjs", "pairs.json", url, "5", "-1"]
        watching = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
        while metric(url, "splittable_sockets") < 2 * tables:
            time.sleep(0.2)
        time.sleep(2)
        watched = process.memory_info().rss
        watching.wait()
        time.sleep(2)
        loaded = process.memory_info().rss
    return {
        "tables": tables,
        "kb_per_idle_table": round((loaded - before) / 1024 / tables, 1),
        "kb_per_idle_table_with_two_sockets": round((watched - before) / 1024 / tables, 1),
    }


async def prepare(folder: Path, game: str, tables: int, games: int, thinking: int = 0) -> None:
    """A database with pairs of people, each with enough started games."""
    for old in folder.glob("games.sqlite*"):
        old.unlink()
    identities, time_and_chance = Identities(SECRET, False, TimeAndChance()), TimeAndChance()
    store = Store(str(folder / "games.sqlite"))
    await store.migrate()
    for _ in range(thinking):  # The Great Split has enough choices to last until the searches are loaded
        row = new_table(time_and_chance, "great-split", [SeatRow(seat, "bot", bot="hard") for seat in range(4)])
        await store.add_all([(row, chance_first(row, time_and_chance).rows)])
    pairs = []
    for _ in range(tables):
        people = [identities.new_person(), identities.new_person()]
        seats = [SeatRow(seat, "person", person) for seat, person in enumerate(people)]
        rows = [new_table(time_and_chance, game, seats) for _ in range(games)]
        await store.add_all([(row, chance_first(row, time_and_chance).rows) for row in rows])
        cookies = [f"{COOKIE}={identities.cookie_value(person)}" for person in people]
        pairs.append({"cookies": cookies, "tables": [row.id for row in rows]})
    await store.close()
    (folder / "pairs.json").write_text(json.dumps(pairs))


def new_table(time_and_chance: TimeAndChance, game: str, seats: list[SeatRow]) -> TableRow:
    now = time_and_chance.now()
    return TableRow(
        id=time_and_chance.new_id("t"),
        code=time_and_chance.new_code(),
        game=game,
        rules=splittable.load(game).spec.rules,
        players=len(seats),
        options={},
        status="playing",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host=seats[0].person,
        created_at=now,
        started_at=now,
        seats=list(seats),
    )


@contextmanager
def splittable_server(folder: Path, *, bots: bool = False) -> Iterator[tuple[str, psutil.Process]]:
    """Without bots, no searches are loaded on the measured core."""
    port = free_port()
    command = [sys.executable, "-m", "splittable", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--database", str(folder / "games.sqlite"), "--limits", "0", "--log-level", "warning"]
    command += ["--warm" if bots else "--no-warm"]
    with running(command, folder, f"http://127.0.0.1:{port}/health") as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def running(command: list[str], folder: Path, url: str) -> Iterator[psutil.Process]:
    environment = {**os.environ, "SPLITTABLE_SECRET": SECRET}
    server = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, preexec_fn=on_core(SERVER_CORE)
    )
    try:
        for _ in range(600):
            try:
                httpx.get(url)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield psutil.Process(server.pid)
    finally:
        server.terminate()
        server.wait()


def load(folder: Path, server: psutil.Process, seconds: float, *arguments: Any) -> dict[str, Any]:
    """Run a load; its figures, and the share of a core that the server got and used."""
    samples: list[tuple[float, float]] = []
    command = ["node", *map(str, arguments)]
    running_load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, preexec_fn=on_core(LOAD_CORE))
    while running_load.poll() is None:
        samples.append((time.time(), busy(server)))
        time.sleep(0.05)
    assert running_load.stdout is not None
    figures: dict[str, Any] = json.loads(running_load.stdout.read())
    until = figures.pop("until")
    window = [used for at, used in samples if until - seconds <= at <= until]
    used = window[-1] - window[0]
    figures["server_core_share"] = round(used / seconds, 2)
    figures["server_cpu_ms_per_move"] = round(1000 * used / max(1, figures["moves"]), 3)
    return figures


def on_core(core: int) -> Any:
    def pin() -> None:
        if hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(0):
            os.sched_setaffinity(0, {core})

    return pin


def busy(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def metric(url: str, name: str) -> int:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return round(float(next(line for line in lines if line.startswith(f"{name} ")).split()[1]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
