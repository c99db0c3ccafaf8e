"""How fast Splitter runs, and how good the quick search is: `python tools/bench_splitter.py` (about three minutes).

The search is measured on 60 fixed dice streams for each sheet: the mean of the best found, what a run ten times as
long finds, and the mean of the counted bound, which no search can pass.
"""

import time

from rich.console import Console
from rich.table import Table

import splittable
from splittable.core import playout
from splittable.core.bind import bind
from splittable.core.rng import below, start_stream
from splittable.fast import run
from splittable.solve.hindsight import points
from splittable.solve.problem import Problem, Roll, sheet_box
from splittable.solve.search import search

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


def mean_found(sheet: str, longer: int) -> tuple[float, float, float]:
    """The mean of the best found, of the counted bound, and the longest time for one stream."""
    box = sheet_box(sheet)
    found, bounds, longest = 0, 0, 0.0
    for number in range(STREAMS):
        problem = Problem(box, dice_stream(number, box.rounds))
        bound = problem.counted_bound()
        begin = time.perf_counter()
        found += points(box, search(problem, number, target=bound, longer=longer))
        longest = max(longest, time.perf_counter() - begin)
        bounds += bound
    return found / STREAMS, bounds / STREAMS, longest


def main() -> None:
    table = Table("", "A", "B", box=None, padding=(0, 2, 0, 0))
    sheets = ("A", "B")
    table.add_row("compiled solo games/s, one core", *(f"{compiled_games_per_second(sheet):,.0f}" for sheet in sheets))
    table.add_row("plain steps/s", *(f"{plain_steps_per_second(sheet):,.0f}" for sheet in sheets))
    quick = [mean_found(sheet, 1) for sheet in sheets]
    longer = [mean_found(sheet, 10) for sheet in sheets]
    table.add_row(f"hindsight, mean of {STREAMS} streams", *(f"{mean:.2f}" for mean, _, _ in quick))
    table.add_row("  ten times as long", *(f"{mean:.2f}" for mean, _, _ in longer))
    table.add_row("  counted bound", *(f"{bound:.2f}" for _, bound, _ in quick))
    table.add_row("  longest search, s", *(f"{seconds:.2f}" for _, _, seconds in quick))
    Console().print(table)


if __name__ == "__main__":
    main()
