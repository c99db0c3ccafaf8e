"""`splittable bench`: how fast the rules run on one core of this machine."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import splittable
from splittable import Game
from splittable.cli.console import err, out
from splittable.core import playout
from splittable.core.bind import bind
from splittable.core.errors import BadSetup
from splittable.core.rng import start_stream

FIRST_GAMES = "import sys; from splittable.fast import run; run(sys.argv[1], 10)"


def bench(
    game: Annotated[str, typer.Argument(help="Which game; default: all.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="Time for each figure.")] = 3.0,
) -> None:
    """Measure steps per second (chance counts), compile and start times, and the size of a state."""
    if importlib.util.find_spec("numba") is None:
        raise BadSetup("setup/extra", "compiled runs need Numba: pip install 'splittable[fast]'")
    games = [splittable.load(name) for name in ([game] if game else splittable.game_names())]
    results = {}
    for found in games:
        with err.status(f"measuring {found.name} …"):
            results[found.name] = measure(found, seconds)
    if json:
        figures: object = results[game] if game else results
        out.print(msgspec.json.format(msgspec.json.encode(figures)).decode(), markup=False, soft_wrap=True)
    else:
        show(results)


def measure(game: Game, seconds: float) -> dict[str, float | str | int]:
    from splittable.fast import compiled

    cores = os.cpu_count() or 1
    cold, warm = start_times(game.name)
    one, _ = compiled_speed(game, seconds, workers=1)
    all_cores, games = compiled_speed(game, seconds, workers=cores)
    return {
        "game": game.name,
        "players": game.spec.usual_players,
        "plain_steps_per_s": round(plain_speed(game, seconds)),
        "compiled_steps_per_s": round(one),
        "cores": cores,
        "all_cores_steps_per_s": round(all_cores),
        "all_cores_games_per_s": round(games),
        "all_cores_ratio": round(all_cores / one, 2),
        "cold_compile_s": round(cold, 2),
        "warm_start_s": round(warm, 2),
        "state_bytes": compiled(game.name).dtype.itemsize,
    }


def start_times(name: str) -> tuple[float, float]:
    """Seconds from starting Python to the first ten games played: with an empty cache, and the best of three later."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SPLITTABLE_CACHE": folder}
        times = []
        for _ in range(4):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", FIRST_GAMES, name], env=environment, check=True)
            times.append(time.perf_counter() - begin)
    return times[0], min(times[1:])


def plain_speed(game: Game, seconds: float) -> float:
    spec = game.spec
    plain = bind(playout, {"kernel": spec.kernel})
    box = game.start().components
    codes, weights = [0] * spec.buffer_size, [0] * spec.buffer_size
    steps, games, begin = 0, 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        s, g = spec.state(), [0] * 4
        start_stream(g, 1, games)
        spec.kernel.setup(s, box, spec.usual_players)
        steps += plain.play_out(s, box, g, codes, weights)
        games += 1
    return steps / (time.perf_counter() - begin)


def compiled_speed(game: Game, seconds: float, workers: int) -> tuple[float, float]:
    """Steps and games per second of a batch big enough to fill the time."""
    from splittable.fast import run

    run(game.name, 10, workers=workers)
    games = 20_000
    while True:
        begin = time.perf_counter()
        steps = int(run(game.name, games, workers=workers).lengths.sum())
        spent = time.perf_counter() - begin
        if spent >= seconds / 2:
            return steps / spent, games / spent
        games = int(games * min(10.0, seconds / spent))


def show(results: dict[str, dict[str, float | str | int]]) -> None:
    table = Table("", *results, box=None, padding=(0, 2, 0, 0))
    for key in next(iter(results.values())):
        if key != "game":
            table.add_row(key, *(f"{figures[key]:,}" for figures in results.values()))
    out.print(table)
