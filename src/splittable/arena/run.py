"""Plays the games of an arena on all cores, or on a Ray cluster; the results come in the order of the games."""

import importlib.util
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import TypeVar

from splittable.arena.plan import Match
from splittable.arena.play import Played, play
from splittable.bots import levels_of, load
from splittable.core.errors import BadSetup

AHEAD = 8  # games that wait for each process or core
T = TypeVar("T")


def run(
    matches: list[Match],
    *,
    workers: int | None = None,
    ray: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> list[Played]:
    prepare(matches)
    found = []
    for played in spread(play, matches, workers or os.cpu_count() or 1, ray):
        found.append(played)
        progress(1)
    return sorted(found, key=lambda played: played.number)


def prepare(matches: list[Match]) -> None:
    """Compile once, before many processes would do so at the same time; they then load it from disk."""
    for match in matches[:1]:
        levels = levels_of(match.game)
        labels = {entrant.label for each in matches for entrant in each.seats if not entrant.command}
        if any(levels[label].load for label in labels if label in levels):
            load(match.game)


def spread(job: Callable[[Match], T], matches: list[Match], workers: int, ray: bool) -> Iterator[T]:
    """The results of a job for each match, as they come."""
    if ray:
        return spread_on_ray(job, matches)
    return spread_over_processes(job, matches, workers) if workers > 1 else map(job, matches)


def spread_over_processes(job: Callable[[Match], T], matches: list[Match], workers: int) -> Iterator[T]:
    context = multiprocessing.get_context("spawn")  # a fork would copy threads in the middle of their work
    workers = min(workers, max(1, len(matches)))
    todo = iter(matches)
    with ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent) as pool:
        waiting = {pool.submit(job, match) for match in islice(todo, AHEAD * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(job, match) for match in islice(todo, len(done))}
            for task in done:
                yield task.result()


def end_with_parent() -> None:
    """If the arena is killed, a process would wait for its next game forever."""
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def spread_on_ray(job: Callable[[Match], T], matches: list[Match]) -> Iterator[T]:
    if importlib.util.find_spec("ray") is None:
        raise BadSetup("setup/extra", "a Ray cluster needs Ray: pip install 'splittable[ray]'")
    import ray

    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False)
    except Exception as error:  # Ray raises all kinds, bare ones included
        raise BadSetup("arena/ray", f"no Ray cluster was reached or started: {error}") from error
    remote = ray.remote(job)
    todo = iter(matches)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
    waiting = [remote.remote(match) for match in islice(todo, AHEAD * cores)]
    while waiting:
        done, waiting = ray.wait(waiting)
        waiting += [remote.remote(match) for match in islice(todo, len(done))]
        yield from ray.get(done)
