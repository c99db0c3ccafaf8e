"""The bot in the public contest: `python tools/bench_contest.py --games 200` prints its mean score on both sheets.

A game has 4.5 s of one core. The clock counts CPU time, so that a busy machine makes no difference;
the dice of game k come from stream k of the seed, the same for every setting.
"""

import argparse
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.table import Table

import splittable
from splittable import CHANCE
from splittable.bots import Budget
from splittable.bots.splitter.engine import position_of
from splittable.bots.splitter.player import search, warm_up
from splittable.bots.splitter.timing import GameClock
from splittable.core.rng import below, start_stream


def play_game(sheet: str, seed: int, number: int, seconds: float, iterations: int | None) -> tuple[int, float]:
    """The score, and the processor time of the whole game."""
    g = [0] * 4
    start_stream(g, seed, number)
    rng = random.Random(f"{seed} {number}")
    state = splittable.load("splitter").start(1, sheet=sheet)
    begin = time.process_time()
    clock = GameClock(seconds, time.process_time)
    while not state.is_over:
        one, other = 1 + below(g, 6), 1 + below(g, 6)
        state.play(CHANCE, f"roll {max(one, other)} {min(one, other)}")
        if not state.is_over:
            position = position_of(state, 0)
            seconds_now = clock.share(position.sheet.rolls) if iterations is None else 0.0
            budget = Budget(iterations or 0, seconds_now)
            best = search(position, rng.getrandbits(62), budget, clock=time.process_time)[0]
            state.play(0, state.move_text(0, best.action))
    return state.scores()[0], time.process_time() - begin


def play_sheet(sheet: str, given: argparse.Namespace, console: Console) -> list[tuple[int, float]]:
    """All games on a sheet; with --scores each is shown as it ends."""
    played = []
    with ProcessPoolExecutor(given.workers) as pool:
        warm_ups = [pool.submit(warm_up) for _ in range(given.workers)]
        for done in warm_ups:
            done.result()
        budget = given.seconds, given.iterations
        games = [pool.submit(play_game, sheet, given.seed, number, *budget) for number in range(given.games)]
        for number, game in enumerate(games):
            played.append(game.result())
            if given.scores:
                score, spent = played[-1]
                console.print(f"{sheet} game {number}: {score} in {spent:.2f} s")
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sheets", default="AB")
    parser.add_argument("--seed", type=int, default=20_260, help="of the dice; those below 1000 were used for tuning")
    parser.add_argument("--seconds", type=float, default=4.5, help="for a game")
    parser.add_argument("--iterations", type=int, help="playouts per choice instead of time")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scores", action="store_true", help="show every game, to compare settings")
    given = parser.parse_args()
    console = Console()
    table = Table("sheet", "games", "mean", "± 95 %", "deviation", "least", "most", "mean s", "longest s", box=None)
    for sheet in given.sheets:
        played = play_sheet(sheet, given, console)
        scores = [score for score, _ in played]
        times = [spent for _, spent in played]
        deviation = statistics.stdev(scores)
        half = 1.96 * deviation / given.games**0.5
        row = (statistics.mean(scores), half, deviation, min(scores), max(scores), statistics.mean(times), max(times))
        table.add_row(sheet, str(given.games), *(f"{value:.2f}" for value in row))
    console.print(table)


if __name__ == "__main__":
    main()
