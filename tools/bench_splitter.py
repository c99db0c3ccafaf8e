"""How fast Splitter runs, and how good the quick search is: `python tools/bench_splitter.py` (six CPU minutes).

The search is measured on 60 fixed dice streams for each sheet: the mean of the best found with its 95% interval, the
result of a run ten times as long, and the mean of the counted bound, which no search can exceed. `--streams 600`
narrows the interval and leaves the long run out.
"""

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from rich.console import Console
from rich.table import Table

import splittable
from splittable.bots.splitter.solve.hindsight import points
from splittable.bots.splitter.solve.problem import Problem, Roll, sheet_box
from splittable.bots.splitter.solve.search import search
from splittable.core import playout
from splittable.core.bind import bind
from splittable.core.rng import below, start_stream
from splittable.fast import run

SEED = 0
STREAMS = 60
GAMES = 400_000
PLAIN_GAMES = 2_000


def dice_stream(number: int, rounds: int) -> tuple[Roll, ...]:
    g = [0] * 4
    start_stream(g, SEED, number)
    rolls = [(1 + below(g, 6), 1 + below(g, 6)) for _ in range(rounds)]
    return tuple((max(roll), min(roll)) for roll in rolls)


def compiled_games_per_second(sheet: str) -> float:
    run("splitter", 1_000, 1, workers=1, sheet=sheet)
    begin = time.perf_counter()
    run("splitter", GAMES, 1, workers=1, sheet=sheet)
    return GAMES / (time.perf_counter() - begin)


def plain_steps_per_second(sheet: str) -> float:
    spec = splittable.load("splitter").spec
    plain = bind(playout, {"kernel": spec.kernel})
    box = sheet_box(sheet)
    g, codes, weights = [0] * 4, [0] * spec.buffer_size, [0] * spec.buffer_size
    steps, begin = 0, time.perf_counter()
    for number in range(PLAIN_GAMES):
        s = spec.state()
        start_stream(g, SEED, number)
        spec.kernel.setup(s, box, 1)
        steps += plain.play_out(s, box, g, codes, weights)
    return steps / (time.perf_counter() - begin)


@dataclass(frozen=True)
class Found:
    """The result of the search on each stream."""

    points: list[int]
    bounds: list[int]
    seconds: list[float]  # of CPU time, so that other work does not count

    @property
    def interval(self) -> float:
        return 1.96 * stdev(self.points) / sqrt(len(self.points))


def search_streams(sheet: str, streams: int, longer: int) -> Found:
    box = sheet_box(sheet)
    found = Found([], [], [])
    search(Problem(box, dice_stream(0, box.rounds)), 0, target=0)  # compiles
    for number in range(streams):
        problem = Problem(box, dice_stream(number, box.rounds))
        bound = problem.counted_bound()
        begin = time.process_time()
        found.points.append(points(box, search(problem, number, target=bound, longer=longer)))
        found.seconds.append(time.process_time() - begin)
        found.bounds.append(bound)
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--streams", type=int, default=STREAMS)
    streams = arguments.parse_args().streams
    sheets = ("A", "B")
    table = Table("", *sheets, box=None, padding=(0, 2, 0, 0))
    table.add_row("compiled solo games/s, one core", *(f"{compiled_games_per_second(sheet):,.0f}" for sheet in sheets))
    table.add_row("plain steps/s", *(f"{plain_steps_per_second(sheet):,.0f}" for sheet in sheets))
    quick = [search_streams(sheet, streams, 1) for sheet in sheets]
    table.add_row(
        f"hindsight, mean of {streams} streams",
        *(f"{mean(found.points):.2f} ± {found.interval:.2f}" for found in quick),
    )
    if streams == STREAMS:
        longer = [search_streams(sheet, streams, 10) for sheet in sheets]
        table.add_row("  ten times as long", *(f"{mean(found.points):.2f}" for found in longer))
    table.add_row("  counted bound", *(f"{mean(found.bounds):.2f}" for found in quick))
    at_bound = [sum(map(int.__eq__, found.points, found.bounds)) for found in quick]
    table.add_row("  proven best by the bound", *map(str, at_bound))
    table.add_row("  longest search, CPU s", *(f"{max(found.seconds):.2f}" for found in quick))
    Console().print(table)


if __name__ == "__main__":
    main()
