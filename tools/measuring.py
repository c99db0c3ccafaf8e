"""How a figure of the speed table is measured: decisions and games per second of CPU time, on one core.

Imported by programs that run in different environments, so it needs only Python.
"""

import json
import os
import sys
import time
from collections.abc import Callable

Row = Callable[[], tuple[int, int]]
"""Plays for a while: how many decisions were made, and how many games ended."""


def measure(row: Row, seconds: float) -> dict[str, float]:
    """The best of three parts of the time, because a busy machine only slows down."""
    row()  # compiles, fills caches
    parts = [measure_part(row, seconds / 3) for _ in range(3)]
    return max(parts, key=lambda part: part["decisions"])


def measure_part(row: Row, seconds: float) -> dict[str, float]:
    decisions, games, begin = 0, 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        made, ended = row()
        decisions += made
        games += ended
    return {"decisions": decisions / spent, "games": games / spent}


def main(rows: dict[str, Callable[[], Row]]) -> None:
    """Measure one row, named on the command line with the seconds to spend, and print it as JSON."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    name, seconds = sys.argv[1:]
    sys.stdout.write(json.dumps(measure(rows[name](), float(seconds))) + "\n")
