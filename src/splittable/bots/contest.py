"""Playing in a public contest: a game may speak the protocol of one."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Contest:
    answers: Callable[[Iterable[str], float, int | None], Iterator[str]]
    """(what the contest's arena says, seconds for the whole game, seed) → what our bot answers, line by line."""
    seconds: float
    """For a game, as the contest allows."""
    load: Callable[[], object]
    """Compiles or loads what the bot needs, before the clock runs."""
