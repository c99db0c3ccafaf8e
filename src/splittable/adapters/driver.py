"""One game in progress behind an adapter: moves by code, chance drawn from a seeded generator.

The generator is that of the compiled batches, so an environment with a seed and game k of a batch with that seed
minus k see the same chance. `Driver` runs the plain rules; `compiled_driver` the same on records.
"""

import importlib.util
import secrets
from typing import Any

import numpy as np

from splittable.core import arguments, registry
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.rewards import REWARDS, write_rewards
from splittable.core.rng import below, pick_weighted, start_stream
from splittable.core.spec import CHANCE

Array = np.ndarray[Any, Any]


def reward_name(given: str | None, players: int) -> str:
    """Solo there is nobody to beat, so points; otherwise winning."""
    name = ("points" if players == 1 else "win") if given is None else given
    if not arguments.is_one_of(name, REWARDS):
        raise BadSetup("setup/reward", f"unknown reward {name!r}; expected one of {', '.join(REWARDS)}")
    return name


def checked_gains(gains: Any, reward: str) -> bool:
    """Only for points: who leads is for the end of the game."""
    if arguments.truth("gains", gains) and reward != "points":
        raise BadSetup("setup/reward", f"gains go with reward 'points', got {reward!r}")
    return bool(gains)


def make_driver(
    name: str, players: int | None, reward: str | None, gains: bool, options: dict[str, Any], compiled: bool | None
) -> "Driver":
    """Compiled if Numba is there, unless the caller decides."""
    start = Game(registry.spec(name)).start(players, **options)
    if compiled is None:
        compiled = importlib.util.find_spec("numba") is not None
    if not arguments.truth("compiled", compiled):
        return Driver(start, reward, gains)
    from splittable.adapters.compiled_driver import CompiledDriver

    return CompiledDriver(start, reward, gains)


class Driver:
    """Plays the seats' choices and draws chance. `state` is the game in the public API."""

    def __init__(self, start: State, reward: str | None, gains: bool) -> None:
        self.game = start.game
        self.players = start.players
        self.reward = reward_name(reward, self.players)
        self.gains = checked_gains(gains, self.reward)
        self._paid = [0.0] * self.players
        self._start = start.copy()  # component files are read once
        self._state = start.copy()
        self.generator = [0] * 4
        self._is_seeded = False
        self._buffer = [0] * sum(length for _, length in self.game.spec.encode.OBSERVATION)

    @property
    def state(self) -> State:
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    def reset(self, seed: int | None) -> None:
        """A new game. Without a seed the generator continues, or starts from the system's if there is none yet."""
        if seed is None and not self._is_seeded:
            seed = secrets.randbits(63)
        if seed is not None:
            self._seed(arguments.seed(seed))
            self._is_seeded = True
        self._begin()

    def acting(self) -> tuple[int, ...]:
        """The seats that must choose now; none when the game is over."""
        return self._state.acting()

    @property
    def is_over(self) -> bool:
        return self._state.is_over

    def legal(self, seat: int) -> list[int]:
        """The legal codes of a seat, ascending; empty if it has nothing to decide."""
        return self._state.legal_codes(seat)

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def play(self, seat: int, action: int) -> bool:
        """Make a seat's move, then chance's until a seat must choose. False, and no change, if it is illegal."""
        if not self.is_legal(seat, action):
            return False
        self._state.apply(seat, action)
        self._roll()
        return True

    def let_others_move(self, seat: int) -> None:
        """The others choose at random until `seat` must, or the game is over."""
        while (acting := self.acting()) and seat not in acting:
            legal = self.legal(acting[0])
            self.play(acting[0], legal[below(self.generator, len(legal))])

    def turn(self, seat: int, action: int) -> bool:
        """`play`, then `let_others_move`."""
        if not self.play(seat, action):
            return False
        self.let_others_move(seat)
        return True

    def shown(self, seat: int) -> tuple[Array, Array]:
        """What a seat may know, and its mask: the last place of the mask is for passing, if it has nothing to do."""
        spec = self.game.spec
        spec.encode.observe(self._state.position, self._state.components, seat, self._buffer)
        mask = np.zeros(spec.actions + 1, np.int8)
        mask[self.legal(seat) or [spec.actions]] = 1
        return np.array(self._buffer, np.int16), mask

    def rewards(self) -> list[float]:
        """By seat; zeros until the game is over. With `gains`: what they grew by since the last call."""
        out = [0.0] * self.players
        if self.gains or self._state.is_over:
            ties = [0] * self.players
            self.game.spec.kernel.tiebreak(self._state.position, self._state.components, ties)
            write_rewards(REWARDS[self.reward], self.players, self._state.scores(), ties, out)
        if self.gains and self._state.revocable():  # what is not revealed yet must not show in anybody's points
            return [0.0] * self.players
        if self.gains:
            out, self._paid = [now - paid for now, paid in zip(out, self._paid, strict=True)], out
        return out

    def results(self) -> dict[str, Any]:
        """Scores and winners of a game that is over; nothing before, because some of that may be secret."""
        state = self._state
        return {"scores": state.scores(), "winners": state.winners()} if state.is_over else {}

    def _seed(self, seed: int) -> None:
        start_stream(self.generator, seed, 0)

    def _begin(self) -> None:
        self.restart(self._start.copy())

    def restart(self, state: State) -> None:
        """Go on from this state, chance first."""
        self._state = state
        self._paid = [0.0] * self.players
        self._roll()

    def _roll(self) -> None:
        state = self._state
        while state.acting() == (CHANCE,):
            codes, weights = map(list, zip(*state.chance_codes(), strict=True))
            state.apply(CHANCE, codes[pick_weighted(self.generator, weights, len(codes))])
