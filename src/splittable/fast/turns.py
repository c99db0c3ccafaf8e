"""Processes that need the same compiled code take turns: the first compiles it, the others load what it kept."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from splittable.fast.compile import cache_root

fcntl: Any = None
with suppress(ImportError):  # Windows has none: there each process compiles for itself
    import fcntl


@contextmanager
def turn_of(game: str) -> Iterator[None]:
    """Wait until no other process loads this game. One that dies gives its turn back."""
    with ExitStack() as held:
        with suppress(OSError):  # a folder that can't be written to is no reason to stop
            cache_root().mkdir(parents=True, exist_ok=True)
            file = held.enter_context((cache_root() / f"{game}.turn").open("ab"))
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
