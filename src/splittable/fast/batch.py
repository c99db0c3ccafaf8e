"""Many games at once, on all cores: in threads, because compiled code releases the interpreter's lock."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from splittable.core import arguments, registry
from splittable.core.play import Game
from splittable.fast import arrays
from splittable.fast.arrays import signed
from splittable.fast.compile import compiled

MOST_GAMES = 10**9
MOST_WORKERS = 1024
CHUNK = 8192  # games per task: large enough to hide the overhead, small enough for a smooth progress bar


@dataclass(frozen=True)
class Batch:
    """The results of many games; row k is game k."""

    scores: np.ndarray[Any, np.dtype[np.int32]]  # (games, players)
    lengths: np.ndarray[Any, np.dtype[np.int32]]  # (games,), steps with chance
    winners: np.ndarray[Any, np.dtype[np.bool_]]  # (games, players)


def run(
    name: str,
    games: int,
    players: int | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], object] | bool = False,
    **options: Any,
) -> Batch:
    """Play `games` random games. The result depends only on the seed, never on the number of workers.

    `progress=True` draws a bar; a function is called with the number of games just finished.
    """
    games = arguments.whole_number("games", games, 0, MOST_GAMES)
    seed = signed(arguments.seed(seed))
    if workers is not None:
        workers = arguments.whole_number("workers", workers, 1, MOST_WORKERS)
    if not isinstance(progress, bool) and not callable(progress):
        raise arguments.wrong("progress", "True, False or a function", progress)
    start = Game(registry.spec(name)).start(players, **options)
    game = compiled(name)
    boxes = arrays.to_array(start.components)
    fresh = game.fresh(start.players, start.components)
    scores = np.zeros((games, start.players), np.int32)
    ties = np.zeros((games, start.players), np.int32)
    lengths = np.zeros(games, np.int32)

    def run_chunk(first: int) -> int:
        part = slice(first, min(first + CHUNK, games))
        game.loops.run_games(
            fresh.copy(), fresh, boxes, game.scratch(), seed, first, scores[part], ties[part], lengths[part]
        )
        return len(lengths[part])

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool, _reporting(progress, games) as report:
        for task in as_completed([pool.submit(run_chunk, first) for first in range(0, games, CHUNK)]):
            report(task.result())
    return Batch(scores, lengths, _winners(scores, ties))


@contextmanager
def _reporting(progress: Callable[[int], object] | bool, games: int) -> Iterator[Callable[[int], object]]:
    if progress is True:
        from rich.console import Console  # loaded only if a bar is wanted
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True)) as bar:
            task = bar.add_task("", total=games)
            yield lambda done: bar.advance(task, done)
    else:
        yield progress or (lambda done: None)


def _winners(scores: Any, ties: Any) -> np.ndarray[Any, np.dtype[np.bool_]]:
    if not len(scores):
        return np.zeros(scores.shape, np.bool_)
    best = scores == scores.max(axis=1, keepdims=True)
    decisive = np.where(best, ties, np.iinfo(ties.dtype).min)
    return np.asarray(best & (decisive == decisive.max(axis=1, keepdims=True)), np.bool_)
