"""The worker processes of all nodes: who is alive, and which of them moves for the bots and clocks of a table."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

SILENT_SECONDS = 2.5


class Colleague(NamedTuple):
    """Another worker: when it was heard last, and what it says about itself."""

    heard_at: float
    figures: dict[str, Any]


class Company:
    """`me`: the name of this worker. Nobody counts the workers: each hears of the others while they live."""

    def __init__(self, me: str, clock: Callable[[], float]) -> None:
        self.me = me
        self._clock = clock
        self._others: dict[str, Colleague] = {}

    @property
    def is_alone(self) -> bool:
        return not self._others

    def figures(self) -> dict[str, dict[str, Any]]:
        """What each of the others last said about itself."""
        return {worker: colleague.figures for worker, colleague in self._others.items()}

    def hear(self, worker: str, figures: dict[str, Any] | None = None) -> bool:
        """A sign of life. Was this worker unknown?"""
        known = self._others.get(worker)
        if figures is None:
            figures = known.figures if known else {}
        self._others[worker] = Colleague(self._clock(), figures)
        return known is None

    def leave(self, worker: str) -> bool:
        """A worker says that it ends. Was it known?"""
        return self._others.pop(worker, None) is not None

    def forget_silent(self) -> list[str]:
        """Those of whom nothing was heard for a while."""
        limit = self._clock() - SILENT_SECONDS
        silent = [worker for worker, colleague in self._others.items() if colleague.heard_at < limit]
        for worker in silent:
            del self._others[worker]
        return silent

    def forget_all(self) -> None:
        self._others.clear()

    def drives(self, table_id: str) -> bool:
        """Am I the one? All who know the same company agree; if it changes, only the share of one worker moves."""
        if self.is_alone:
            return True
        mine = weight(self.me, table_id)
        return all(weight(other, table_id) < mine for other in self._others)


def weight(worker: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{worker} {table_id}".encode(), digest_size=8).digest()
