"""Who plays the other seats of a batch: a policy of yours, one of a pool for each game, or a bot.

A policy is a function of observations, masks and seats, one row for each game that asks, which returns actions. A bot
that follows the game's heuristic is played by compiled code (`compiled_bots`); others are asked game by game.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from splittable.adapters.compiled_bots import CompiledBot, is_compiled
from splittable.bots import NAMES, choose
from splittable.core import arguments
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.fast import arrays

Array = np.ndarray[Any, Any]
Policy = Callable[[Array, Array, Array], Array]
Show = Callable[[Array], Any]
"""Games of the batch → their observations, in the form that policies get."""
RANDOM = "random"
SEED_BITS = 62


def checked_bots(given: Any) -> list[str | Policy]:
    """A bot's name, a policy, or a list of them; RANDOM alone is played by compiled code."""
    bots = list(given) if isinstance(given, list | tuple) else [given]
    for bot in bots:
        if not callable(bot) and not arguments.is_one_of(bot, NAMES):
            expected = f"one of {', '.join(NAMES)}, a function, or a list of these"
            raise BadSetup("setup/unknown_bot", f"unknown bot {bot!r}; expected {expected}")
    if not bots:
        raise arguments.wrong("bot", "at least one bot", given)
    return bots


class Opponents:
    """Draws one of the bots for each game when it begins, and asks it for its moves."""

    def __init__(self, bots: Sequence[str | Policy], start: State, games: int) -> None:
        self._bots = bots
        self._start = start
        self._rng = random.Random()
        self._of_game = np.zeros(games, np.int64)
        spec, boxes = start.game.spec, arrays.to_array(start.components)
        names = [bot for bot in bots if isinstance(bot, str) and is_compiled(spec, bot)]
        self._compiled = {bot: CompiledBot(spec, bot, boxes) for bot in names}
        self.seed(self._rng.getrandbits(SEED_BITS))

    def seed(self, seed: int) -> None:
        self._rng.seed(seed)
        for bot in self._compiled.values():
            bot.seed(self._rng.getrandbits(SEED_BITS))

    def draw(self, games: Sequence[int]) -> None:
        for game in games:
            self._of_game[game] = self._rng.randrange(len(self._bots))

    def actions(self, games: Array, seats: Array, states: Array, masks: Array, show: Show) -> Array:
        """For the seats that these games ask; `states` and `masks` have a row for every game of the batch."""
        out = np.zeros(len(games), np.int64)
        for number, bot in enumerate(self._bots):
            rows = np.flatnonzero(self._of_game[games] == number)
            chosen, asked = games[rows], seats[rows]
            if not len(rows):
                continue
            if isinstance(bot, str) and bot in self._compiled:
                out[rows] = self._compiled[bot].actions(states, chosen, asked)
            elif isinstance(bot, str):
                out[rows] = [self._move(bot, states, *each) for each in zip(chosen, asked, strict=True)]
            else:
                out[rows] = self._asked(bot, show(chosen), masks[chosen], asked)
        return out

    def _move(self, bot: str, states: Array, game: int, seat: int) -> int:
        state = self._start.copy()
        state.position = arrays.from_array(state.game.spec.state, states, int(game))
        return state.move_code(int(seat), choose(bot, state, int(seat), self._rng))

    def _asked(self, policy: Any, shown: Any, masks: Array, seats: Array) -> Array:
        answer = np.asarray(policy(shown, masks, seats))
        if answer.shape != (len(seats),) or answer.dtype.kind not in "iu":
            raise arguments.wrong("bot", f"a policy that returns {len(seats)} whole numbers", answer)
        if not masks[np.arange(len(seats)), np.clip(answer, 0, masks.shape[1] - 1)].all() or (answer < 0).any():
            raise arguments.wrong("bot", "a policy that returns legal actions", answer)
        return answer
