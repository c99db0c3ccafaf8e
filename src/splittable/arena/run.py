"""Plays the games of an arena on all cores, or on a Ray cluster; the results come in the order of the games."""

import importlib.util
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from splittable.arena.plan import Match
from splittable.arena.play import Played, play
from splittable.bots import level_of, load
from splittable.core.errors import BadSetup


def run(
    matches: list[Match],
    *,
    workers: int | None = None,
    ray: bool = False,
    progress: Callable[[int], object] = lambda done: None,
) -> list[Played]:
    prepare(matches)
    games = play_on_ray(matches) if ray else play_in_processes(matches, workers or os.cpu_count() or 1)
    found = []
    for played in games:
        found.append(played)
        progress(1)
    return sorted(found, key=lambda played: played.number)


def prepare(matches: list[Match]) -> None:
    """Compile once, before many processes would do so at the same time; they then load it from disk."""
    for match in matches[:1]:
        entrants = {entrant for each in matches for entrant in each.seats if not entrant.command}
        if any(level_of(match.game, entrant.label).load for entrant in entrants):
            load(match.game)


def play_in_processes(matches: list[Match], workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from map(play, matches)
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy threads in the middle of their work
    workers = min(workers, max(1, len(matches)))
    with ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent) as pool:
        for task in as_completed([pool.submit(play, match) for match in matches]):
            yield task.result()


def end_with_parent() -> None:
    """If the arena is killed, a process would wait for its next game forever."""
    parent = multiprocessing.parent_process()
    assert parent

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def play_on_ray(matches: list[Match]) -> Iterator[Played]:
    if importlib.util.find_spec("ray") is None:
        raise BadSetup("setup/extra", "a Ray cluster needs Ray: pip install 'splittable[ray]'")
    import ray

    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play)
    waiting = [remote.remote(match) for match in matches]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
