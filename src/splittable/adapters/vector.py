"""Many games at once for training: a Gymnasium `VectorEnv` on the compiled rules.

`gymnasium.make_vec("splittable/<Game>-v0", 1024)` or `SplittableVectorEnv("<game>", 1024)`. Game k with
`reset(seed=s)` is the game of the single environment with seed s + k, move by move.

Arrays are allocated once. With `copy=False`, `reset` and `step` return these arrays themselves, which the next step
overwrites; the default is to return copies.

Autoreset: with `NEXT_STEP`, Gymnasium's default, a game that has ended shows its last position and an empty mask, and
the next step ignores its action and starts a new one with reward 0. With `SAME_STEP` the step that ends a game
returns its reward and the first position of the next game; the last position is in `info["final_obs"]`, in the rows
that `info["_final_obs"]` marks.

With `seat=None` the environment asks for every decision of every seat, one after the other: `info["seat"]` is
the seat asked, `info["rewards"]` has the rewards of all seats, and the reward that `step` returns is that of the
seat that moved. Without it the other seats choose at random.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from splittable.adapters import spaces
from splittable.adapters.checks import checked_integers, checked_mode, checked_seat, checked_seeds
from splittable.adapters.driver import Array, reward_name
from splittable.core import arguments, registry
from splittable.core.errors import IllegalMove
from splittable.core.play import Game
from splittable.core.rewards import REWARDS
from splittable.fast import arrays, compiled
from splittable.fast.episodes import EVERY_SEAT
from splittable.fast.vector_loops import ALL_LEGAL

MOST_GAMES = 1 << 20


class SplittableVectorEnv(VectorEnv[dict[str, Array], Array, Array]):
    """`num_envs` games of one kind, stepped together by compiled code on one core."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        reward: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        start = Game(registry.spec(game)).start(players, **options)
        if seat is not None:
            seat = checked_seat(seat, start.players)
        mode = checked_mode(autoreset_mode)
        self.num_envs = arguments.whole_number("num_envs", num_envs, 1, MOST_GAMES)
        self.players = start.players
        self.metadata = {"autoreset_mode": mode}
        self._spec = start.game.spec
        self._reward = REWARDS[reward_name(reward, start.players)]
        self._seat = EVERY_SEAT if seat is None else seat
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._copy = arguments.truth("copy", copy)
        self._game = compiled(game)
        self._boxes = arrays.to_array(start.components)
        self._fresh = self._game.fresh(start.players, start.components)
        self._allocate()
        self._make_spaces()

    def _allocate(self) -> None:
        count, size = self.num_envs, spaces.observation_size(self._spec)
        self.states = np.repeat(self._fresh, count)
        self._generators = np.zeros(count, [("g", np.int64, 4)])
        self._work = self._game.scratch()
        self._work["g"] = 1
        self._is_seeded = False
        self.seats = np.zeros(count, np.int64)
        self.observations = np.zeros((count, size), np.int16)
        self.masks = np.zeros((count, self._spec.actions), np.int8)
        self.rewards = np.zeros((count, self.players))
        self.ended = np.zeros(count, np.bool_)
        self._pending = np.zeros(count, np.bool_)
        self._has_begun = False
        self._never = np.zeros(count, np.bool_)
        self._rows = np.arange(count)
        self._final = np.zeros_like(self.observations)

    def _make_spaces(self) -> None:
        self.single_observation_space = spaces.observation_space(self._spec, "flat", self._spec.actions)
        self.single_action_space = gym_spaces.Discrete(self._spec.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Start all games. Game k draws from seed + k, or from seed k of a list; without a seed, from where it was."""
        chosen, seeds = checked_seeds(seed, self.num_envs)
        if not self._is_seeded and not chosen.all():
            first = secrets.randbits(62)
            seeds = np.where(chosen, seeds, first + self._rows)
            chosen[:] = True
        self._game.vector_loops.seed_games(self._generators, chosen, seeds)
        self._is_seeded = self._has_begun = True
        self._pending[:] = False
        self.rewards[:] = 0.0
        self._begin(~self._pending)
        return self._shown(), self._info()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Make one decision in every game. If one is illegal, all are refused and nothing changes."""
        loops = self._game.vector_loops
        chosen = self._checked(actions)
        wrong = loops.first_illegal(chosen, self.masks, self._pending)
        if wrong != ALL_LEGAL:
            raise self._refusal(wrong, int(chosen[wrong]))
        moved = self.seats.copy()
        loops.step_games(
            self.states,
            self._boxes,
            self._generators,
            self._work,
            self._seat,
            self._reward,
            chosen,
            self._pending,
            self.seats,
            self.observations,
            self.masks,
            self.rewards,
            self.ended,
        )
        info = self._start_over()
        reward = self.rewards[self._rows, moved]
        ended = self.ended.copy() if self._copy else self.ended
        return self._shown(), reward, ended, self._never, {**info, **self._info()}

    def _checked(self, actions: Any) -> Array:
        """The actions as compiled code takes them, which trusts shape and type."""
        if not self._has_begun:
            raise IllegalMove("move/no_game", "", "call reset before the first step")
        return checked_integers("actions", actions, self.num_envs)

    def sample_actions(self) -> Array:
        """Legal actions drawn at random, one for each game, by compiled code."""
        out = np.empty(self.num_envs, np.int64)
        self._game.vector_loops.sample_actions(self.masks, self._work, out)
        return out

    def _start_over(self) -> dict[str, Any]:
        """Start games according to the autoreset mode; returns the last positions of ended games that are gone now."""
        if not self._same_step:
            self._begin(self._pending)
            self._pending[:] = self.ended
            return {}
        if not self.ended.any():
            return {}
        over = np.flatnonzero(self.ended)
        self._final[over] = self.observations[over]
        self._begin(self.ended)
        return {"final_obs": self._final.copy() if self._copy else self._final, "_final_obs": self.ended.copy()}

    def _begin(self, chosen: Array) -> None:
        self._game.vector_loops.begin_games(
            self.states,
            self._fresh,
            self._boxes,
            self._generators,
            self._work,
            self._seat,
            chosen,
            self.seats,
            self.observations,
            self.masks,
        )

    def _shown(self) -> dict[str, Array]:
        if self._copy:
            return {"observation": self.observations.copy(), "action_mask": self.masks.copy()}
        return {"observation": self.observations, "action_mask": self.masks}

    def _info(self) -> dict[str, Any]:
        if self._seat != EVERY_SEAT:
            return {}
        if self._copy:
            return {"seat": self.seats.copy(), "rewards": self.rewards.copy()}
        return {"seat": self.seats, "rewards": self.rewards}

    def _refusal(self, game: int, action: int) -> IllegalMove:
        legal = np.flatnonzero(self.masks[game]).tolist()
        return IllegalMove(
            "move/illegal_action",
            "",
            f"action {action} of game {game} is not legal now; its action_mask allows {legal}",
            position=f"{self._spec.name}, {self.players} players, game {game} of {self.num_envs}",
        )
