"""Gymnasium environments: one seat of a game against bots, and solo games.

Importing this module registers, for every game, `splittable/<Game>-v0`, and for games with a solo mode
`splittable/<Game>Solo-v0`; `gymnasium.make_vec` runs them as compiled batches (`adapters.vector`). They take

- `players` (number of seats) and the options of the game by keyword; `seat`: your seat;
- `bot`: the bot in the other seats, "random" or a name of `splittable.bots.NAMES`;
- `reward`: "win", "points" or "margin" (`core.rewards`); given at the end of the game, zero before, or with
  `gains=True` and "points" whenever the points change;
- `observations`: "flat" (one int16 tensor), "fields" (the same numbers by name) or "onehot" (float32, for networks);
- `masked`: False makes every action legal: action k means legal move number k modulo their count;
- `compiled`: False runs the plain rules, True the compiled ones; by default the compiled ones if Numba is there;
- `render_mode`: "ansi" or "rgb_array".

A step is one decision of your seat: chance and the bots move until it must choose again or the game is over. If
all choose at once, bots choose after you without knowing your choice. `info` has the number of `legal` moves and,
when the game is over, `scores` and `winners`.
"""

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from splittable.adapters import names, rendering, spaces
from splittable.adapters.checks import checked_action, checked_seat
from splittable.adapters.driver import make_driver
from splittable.bots import NAMES, choose
from splittable.core import arguments, registry
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
        gains: bool = False,
        observations: str = "flat",
        masked: bool = True,
        render_mode: str | None = None,
        compiled: bool | None = None,
        **options: Any,
    ) -> None:
        if not arguments.is_one_of(bot, NAMES):
            raise BadSetup("setup/unknown_bot", f"unknown bot {bot!r}; expected one of {', '.join(NAMES)}")
        self.driver = make_driver(game, players, reward, gains, options, compiled)
        self.seat = checked_seat(seat, self.driver.players)
        self.render_mode = rendering.checked(render_mode)
        self._bot = bot
        self._masked = arguments.truth("masked", masked)
        self._renderer = rendering.Renderer(render_mode)
        self._bot_rng = random.Random()
        self._is_begun = False
        self._spec = self.driver.game.spec
        self.action_space = gym_spaces.Discrete(self._spec.actions)  # type: ignore[assignment]  # its codes are ints
        self._shape = spaces.Shape(self._spec, self.driver.players, observations)
        self.observation_space = self._shape.space(self._spec.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if seed is not None:
            seed = arguments.seed(seed)
            self._bot_rng.seed(seed)
        super().reset(seed=seed)
        self._is_begun = True
        self.driver.reset(seed)
        self._let_others_move()
        while self.driver.is_over:  # skip games that never asked us
            self.driver.reset(None)
            self._let_others_move()
        shown = self._observe()
        return shown, self._info(shown)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        code = checked_action(action)
        if not self._is_begun:
            raise IllegalMove("move/no_game", "", "call reset before the first step")
        if not self._masked and (legal := self.driver.legal(self.seat)):
            code = legal[code % len(legal)]
        if not self._turn(code):
            raise IllegalMove(
                "move/illegal_action",
                "",
                f"action {code} is not legal now; the action_mask allows {self.driver.legal(self.seat)}",
                position=repr(self.driver.state),
            )
        shown, reward = self._observe(), self.driver.rewards()[self.seat]
        return shown, reward, self.driver.is_over, False, self._info(shown)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as booleans, under the name that masking libraries expect."""
        mask: np.ndarray[Any, np.dtype[np.bool_]] = self._observe()["action_mask"].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The table as your seat sees it."""
        return self._renderer.render(self.driver.state, self.seat)

    def _observe(self) -> Observation:
        flat, mask = self.driver.shown(self.seat)
        if not self._masked and not mask[-1]:
            mask[:] = 1
        return {"observation": self._shape.of(flat), "action_mask": mask[:-1]}

    def _info(self, shown: Observation) -> dict[str, Any]:
        return {"legal": int(np.count_nonzero(shown["action_mask"])), **self.driver.results()}

    def _turn(self, code: int) -> bool:
        if self._bot == "random":  # from the generator of chance, as compiled batches do
            return self.driver.turn(self.seat, code)
        if not self.driver.play(self.seat, code):
            return False
        self._let_others_move()
        return True

    def _let_others_move(self) -> None:
        if self._bot == "random":
            self.driver.let_others_move(self.seat)
            return
        while (acting := self.driver.acting()) and self.seat not in acting:
            state = self.driver.state
            move = choose(self._bot, state, acting[0], self._bot_rng)
            self.driver.play(acting[0], state.move_code(acting[0], move))


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
