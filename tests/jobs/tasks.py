"""Functions for worker processes under test."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from splittable.core.errors import BadSetup


def double(number: int) -> int:
    sys.stdout.write("not an answer\n")
    return 2 * number


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def count(most: int, tell: Callable[[int], None]) -> int:
    for number in range(most):
        tell(number)
    return most


def refuse(number: int) -> int:
    raise BadSetup("setup/players", f"not {number}")


def fail(number: int) -> int:
    return number // 0


def crash_once(marker: str) -> str:
    if not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return marker


def process(number: int) -> int:
    return os.getpid()
