"""Gymnasium environments: one seat of a game against bots, and solo games.

Importing this module registers, for every game, `splittable/<Game>-v0`, and for games with a solo mode
`splittable/<Game>Solo-v0`; `gymnasium.make_vec` runs them as compiled batches (`adapters.vector`). They take

- `players` (number of seats) and the options of the game by keyword; `seat`: your seat;
- `bot`: the bot in the other seats, "random" or a name of `splittable.bots.NAMES`;
- `reward`: "win", "points" or "margin" (`core.rewards`); given at the end of the game, zero before;
- `observations`: "flat" (one int16 tensor) or "fields" (the same numbers by name);
- `masked`: False makes every action legal: action k means legal move number k modulo their count;
- `render_mode`: "ansi" or "rgb_array".

A step is one decision of your seat: chance and the bots move until it must choose again or the game is over. If
all choose at once, bots choose after you without knowing your choice.
"""

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from splittable.adapters import names, rendering, spaces
from splittable.adapters.driver import Driver
from splittable.bots import NAMES, choose
from splittable.core import registry
from splittable.core.errors import BadSetup, IllegalMove

Observation = dict[str, Any]
SINGLE = "splittable.adapters.gymnasium_env:SeatEnv"
VECTOR = "splittable.adapters.vector:SplittableVectorEnv"


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; the others are bots."""

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bot: str = "random",
        reward: str | None = None,
        observations: str = "flat",
        masked: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if bot not in NAMES:
            raise BadSetup("setup/unknown_bot", f"unknown bot {bot!r}; expected one of {', '.join(NAMES)}")
        self.driver = Driver(game, players, reward, options)
        check_seat(seat, self.driver.players)
        self.seat = seat
        self.render_mode = render_mode
        self._bot = bot
        self._masked = masked
        self._shape = observations
        self._renderer = rendering.Renderer(render_mode)
        self._bot_rng = random.Random()
        self._spec = self.driver.game.spec
        self.action_space = gym_spaces.Discrete(self._spec.actions)  # type: ignore[assignment]  # its codes are ints
        self.observation_space = spaces.observation_space(self._spec, observations, self._spec.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._bot_rng.seed(seed)
        self.driver.reset(seed)
        self._let_others_move()
        while self.driver.state.is_over:  # skip games that never asked us
            self.driver.reset(None)
            self._let_others_move()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self.driver.legal(self.seat)
        code = int(action)
        if not self._masked and legal:
            code = legal[code % len(legal)]
        if code not in legal:
            raise IllegalMove(
                "move/illegal_action",
                "",
                f"action {code} is not legal now; the action_mask allows {legal}",
                position=repr(self.driver.state),
            )
        self.driver.play(self.seat, code)
        self._let_others_move()
        return self._observe(), self.driver.rewards()[self.seat], self.driver.state.is_over, False, {}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as booleans, under the name that masking libraries expect."""
        return spaces.mask_of(self._codes(), self._spec.actions).astype(np.bool_)

    def render(self) -> Any:
        """The table as your seat sees it."""
        return self._renderer.render(self.driver.state, self.seat)

    def _codes(self) -> list[int]:
        legal = self.driver.legal(self.seat)
        return legal if self._masked or not legal else list(range(self._spec.actions))

    def _observe(self) -> Observation:
        flat = self.driver.observation(self.seat)
        return {
            "observation": spaces.shaped(self._spec, self._shape, flat),
            "action_mask": spaces.mask_of(self._codes(), self._spec.actions),
        }

    def _let_others_move(self) -> None:
        while (acting := self.driver.acting()) and self.seat not in acting:
            if self._bot == "random":  # from the generator of chance, as compiled batches do
                self.driver.play_at_random(acting[0])
            else:
                state = self.driver.state
                move = choose(self._bot, state, acting[0], self._bot_rng)
                spec = self.driver.game.spec
                self.driver.play(acting[0], spec.notation.action(state.position, state.components, acting[0], move))


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadSetup("setup/seat", f"expected a seat from 0 to {players - 1}, got {seat}")


def register_all() -> None:
    """Register every game with Gymnasium, once."""
    for name in registry.names():
        spec = registry.spec(name)
        ids: dict[str, dict[str, Any]] = {names.gymnasium_id(spec): {"game": name}}
        if spec.min_players == 1:
            ids[names.gymnasium_id(spec, "Solo")] = {"game": name, "players": 1}
        for key, settings in ids.items():
            if key not in gymnasium.registry:
                gymnasium.register(key, SINGLE, vector_entry_point=VECTOR, kwargs=settings, disable_env_checker=True)


register_all()
