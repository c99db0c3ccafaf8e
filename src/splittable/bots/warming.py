"""Loads searches in the background of a process, one after the other: they would only take each other's time."""

import importlib.util
import logging
import threading
from collections import deque
from collections.abc import Iterable

from splittable.bots.levels import levels_of, load, ready

log = logging.getLogger(__name__)


class Warmer:
    def __init__(self) -> None:
        self._wanted: deque[str] = deque()
        self._failed: set[str] = set()
        self._change = threading.Lock()
        self._is_running = False

    def want(self, games: Iterable[str]) -> None:
        """Load these games, in this order, before those that were wanted earlier."""
        with self._change:
            wanted = [game for game in games if self.will_load(game)]
            self._wanted = deque([*wanted, *(game for game in self._wanted if game not in wanted)])
            if self._wanted and not self._is_running:
                self._is_running = True
                threading.Thread(target=self._load_all, name="warm", daemon=True).start()

    def will_load(self, game: str) -> bool:
        """Whether there is a search that is not loaded, but can be."""
        return has_search(game) and not ready(game) and game not in self._failed

    def _load_all(self) -> None:
        while True:
            with self._change:
                if not self._wanted:
                    self._is_running = False
                    return
                game = self._wanted.popleft()
            try:
                load(game)
            except Exception:
                log.exception("the search of a game can't be loaded", extra={"game": game})
                self._failed.add(game)


def has_search(game: str) -> bool:
    searches = any(level.load for level in levels_of(game).values())
    return searches and importlib.util.find_spec("numba") is not None


warmer = Warmer()
"""That of this process."""


def load_soon(games: list[str]) -> None:
    """Load the searches of these games in the background, in this order."""
    warmer.want(games)
