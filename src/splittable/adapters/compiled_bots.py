"""Bots that compiled code plays in a batch: those that follow the game's heuristic, if its `weigh` can be compiled."""

from typing import Any

import numpy as np

from splittable import fast
from splittable.bots.levels import levels_of
from splittable.core.fields import Struct, field
from splittable.core.rng import start_stream
from splittable.core.spec import GameSpec
from splittable.fast import arrays, bot_loops

Array = np.ndarray[Any, Any]


class NoAid(Struct):
    """For a heuristic that needs no scratch memory."""

    unused: int = field(dtype="int64")


def is_compiled(spec: GameSpec, bot: str) -> bool:
    """Whether `CompiledBot` can play this level of the game."""
    level = levels_of(spec.name).get(bot)
    return level is not None and level.care is not None and hasattr(spec.heuristic, "weigh")


class CompiledBot:
    """`trials` and `work` hold the position and the weights of the last choice."""

    def __init__(self, spec: GameSpec, bot: str, boxes: Array) -> None:
        game, heuristic = fast.compiled(spec.name), spec.heuristic
        self._loops = game.extend(heuristic, bot_loops, entries=("choose_actions",))  # type: ignore[arg-type]
        self._care = levels_of(spec.name)[bot].care
        self._boxes = boxes
        self.trials = np.zeros(1, game.dtype)
        self._aids = arrays.zeros(getattr(heuristic, "Aid", NoAid))
        self.work = np.zeros(1, [*game.scratch().dtype.descr, ("shares", np.float64, spec.buffer_size)])

    def seed(self, seed: int) -> None:
        """Draw the same again after the same seed."""
        words = [0] * 4
        start_stream(words, seed, 0)
        self.work["g"] = words

    def actions(self, states: Array, games: Array, seats: Array) -> Array:
        """What the bot chooses at these seats of these games of a batch."""
        out = np.empty(len(games), np.int64)
        self._loops.choose_actions(
            states, self._boxes, self.trials, self.work, self._aids, self._care, games, seats, out
        )
        return out
