"""One game in progress behind an adapter: moves by code, chance drawn from a seeded generator.

The generator is that of the compiled batches, so an environment with a seed and game k of a batch with that seed
minus k see the same chance.
"""

import secrets
from typing import Any

import numpy as np

from splittable.core import registry
from splittable.core.errors import BadSetup, IllegalMove
from splittable.core.play import Game
from splittable.core.rewards import REWARDS, write_rewards
from splittable.core.rng import below, pick_weighted, start_stream
from splittable.core.spec import CHANCE

Array = np.ndarray[Any, Any]


def reward_name(given: str | None, players: int) -> str:
    """Solo there is nobody to beat, so points; otherwise winning."""
    name = given or ("points" if players == 1 else "win")
    if name not in REWARDS:
        raise BadSetup("setup/reward", f"unknown reward {name!r}; expected one of {', '.join(REWARDS)}")
    return name


class Driver:
    """Plays the seats' choices and draws chance. `state` is the game in the public API."""

    def __init__(self, name: str, players: int | None, reward: str | None, options: dict[str, Any]) -> None:
        self.game = Game(registry.spec(name))
        self._options = options
        self.state = self.game.start(players, **options)
        self.players = self.state.players
        self.reward = reward_name(reward, self.players)
        self._generator = [0] * 4
        self._is_seeded = False
        self._buffer = [0] * sum(length for _, length in self.game.spec.encode.OBSERVATION)

    def reset(self, seed: int | None) -> None:
        """A new game. Without a seed the generator continues, or starts from the system's if there is none yet."""
        if seed is None and not self._is_seeded:
            seed = secrets.randbits(63)
        if seed is not None:
            start_stream(self._generator, seed, 0)
            self._is_seeded = True
        self.state = self.game.start(self.players, **self._options)
        self._roll()

    def acting(self) -> tuple[int, ...]:
        """The seats that must choose now; none when the game is over."""
        return self.state.acting()

    def legal(self, seat: int) -> list[int]:
        """The legal codes of a seat, ascending; empty if it has nothing to decide."""
        return self.state.legal_codes(seat)

    def play(self, seat: int, action: int) -> None:
        """Make a seat's move, then chance's until a seat must choose. Illegal moves are refused and change nothing."""
        legal = self.legal(seat)
        if action not in legal:
            raise IllegalMove(
                "move/illegal_action",
                "",
                f"action {action} of seat {seat} is not legal now; legal are {legal}",
                position=repr(self.state),
            )
        self.state.apply(seat, int(action))
        self._roll()

    def play_at_random(self, seat: int) -> None:
        legal = self.legal(seat)
        self.play(seat, legal[below(self._generator, len(legal))])

    def observation(self, seat: int) -> Array:
        self.game.spec.encode.observe(self.state.position, self.state.components, seat, self._buffer)
        return np.array(self._buffer, np.int16)

    def rewards(self) -> list[float]:
        """By seat; zeros until the game is over."""
        out = [0.0] * self.players
        if self.state.is_over:
            ties = [0] * self.players
            self.game.spec.kernel.tiebreak(self.state.position, self.state.components, ties)
            write_rewards(REWARDS[self.reward], self.players, self.state.scores(), ties, out)
        return out

    def _roll(self) -> None:
        state = self.state
        while state.acting() == (CHANCE,):
            codes, weights = map(list, zip(*state.chance_codes(), strict=True))
            action = codes[pick_weighted(self._generator, weights, len(codes))]
            state.apply(CHANCE, action)
