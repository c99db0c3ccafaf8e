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
seat that moved.

With a seat, `bot` plays the others: "random", "easy" or "medium", which compiled code does where the game's heuristic
can be compiled; the name of another bot, which is slow, because it is asked game by game; a policy
(`opponents.Policy`); or a list of these, of which each game draws one when it begins. `reward`, `gains`,
`observations` and `masked` are as in the single environment. `info` has the number of `legal` moves and, for games
that have just ended, `scores` and `winners`.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from splittable import fast
from splittable.adapters import spaces
from splittable.adapters.checks import checked_integers, checked_mode, checked_seat, checked_seeds
from splittable.adapters.compiled_bots import CompiledBot, is_compiled
from splittable.adapters.driver import Array, checked_gains, reward_name
from splittable.adapters.opponents import RANDOM, Opponents, Policy, checked_bots
from splittable.bots import NAMES
from splittable.core import arguments, registry
from splittable.core.errors import BadSetup, IllegalMove
from splittable.core.play import Game
from splittable.core.rewards import REWARDS
from splittable.fast import arrays
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
        bot: str | Policy | Sequence[str | Policy] = RANDOM,
        reward: str | None = None,
        gains: bool = False,
        observations: str = "flat",
        masked: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        compiled: bool | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None or not arguments.truth("compiled", compiled is None or compiled):
            raise BadSetup("setup/option", "a batch can't draw and is always compiled: use a single environment")
        start = Game(registry.spec(game)).start(players, **options)
        if seat is not None:
            seat = checked_seat(seat, start.players)
        mode = checked_mode(autoreset_mode)
        self.num_envs = arguments.whole_number("num_envs", num_envs, 1, MOST_GAMES)
        self.players = start.players
        self.metadata = {"autoreset_mode": mode}
        self._spec = start.game.spec
        name = reward_name(reward, start.players)
        self._reward, self._gains = REWARDS[name], checked_gains(gains, name)
        self._shape = spaces.Shape(start.game.spec, start.players, observations)
        self._masked = arguments.truth("masked", masked)
        self._seat = EVERY_SEAT if seat is None else seat
        bots = checked_bots(bot)
        self._opponents = None if bots == [RANDOM] or seat is None else Opponents(bots, start, self.num_envs)
        self._asks = EVERY_SEAT if self._opponents else self._seat  # the seats for which compiled code stops
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._copy = arguments.truth("copy", copy)
        self._bots: dict[str, CompiledBot] = {}  # for `bot_actions`
        self._game = fast.compiled(game)
        self._boxes = arrays.to_array(start.components)
        self._fresh = self._game.fresh(start.players, start.components)
        self._allocate()
        self._make_spaces()

    def _allocate(self) -> None:
        count, size = self.num_envs, spaces.observation_size(self._spec)
        self.states = np.repeat(self._fresh, count)
        self._games = np.zeros(count, np.dtype([("g", np.int64, 4), *self._game.results()], align=True))
        self._work = self._game.scratch()
        self._work["g"] = 1
        self._is_seeded = False
        self.seats = np.zeros(count, np.int64)
        self.observations = np.zeros((count, size), np.int16)
        self.masks = np.zeros((count, self._spec.actions), np.int8)
        self._codes = np.zeros((count, self._spec.buffer_size), np.int64)  # what the masks allow, so that
        self._legal = np.zeros(count, np.int64)  # clearing them and drawing from them takes no search
        self.rewards = np.zeros((count, self.players))
        self.ended = np.zeros(count, np.bool_)
        self._pending = np.zeros(count, np.bool_)
        self._has_begun = False
        self._never = np.zeros(count, np.bool_)
        self._rows = np.arange(count)
        self._final = np.zeros_like(self.observations)

    def _make_spaces(self) -> None:
        self.single_observation_space = self._shape.space(self._spec.actions)
        self.single_action_space = gym_spaces.Discrete(self._spec.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Start all games. Game k draws from seed + k, or from seed k of a list; without a seed, from where it was."""
        chosen, seeds = checked_seeds(seed, self.num_envs)
        given = bool(chosen.any())
        if not self._is_seeded and not chosen.all():
            first = secrets.randbits(62)
            seeds = np.where(chosen, seeds, first + self._rows)
            chosen[:] = True
        self._game.vector_loops.seed_games(self._games, chosen, seeds)
        self._is_seeded = self._has_begun = True
        if self._opponents and given:
            self._opponents.seed(int(seeds[0]))
        self._pending[:] = False
        self.rewards[:] = 0.0
        self._begin(~self._pending)
        return self._shown(), self._info()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Make one decision in every game. If one is illegal, all are refused and nothing changes."""
        chosen = self._checked(actions)
        wrong = self._game.vector_loops.first_illegal(chosen, self.masks, self._pending)
        if wrong != ALL_LEGAL:
            raise self._refusal(wrong, int(chosen[wrong]))
        moved = self.seats.copy()
        self._move(chosen, self._pending)
        if self._opponents:
            self._let_others_move()
        results = self._results()
        last = self._start_over()
        reward = self.rewards[self._rows, moved]
        ended = self.ended.copy() if self._copy else self.ended
        return self._shown(), reward, ended, self._never, {**results, **last, **self._info()}

    def _move(self, actions: Array, idle: Array) -> None:
        self._game.vector_loops.step_games(
            self.states,
            self._boxes,
            self._games,
            self._work,
            self._asks,
            self._reward,
            self._gains,
            actions,
            idle,
            self.seats,
            self.observations,
            self.masks,
            self._codes,
            self._legal,
            self.rewards,
            self.ended,
        )

    def _let_others_move(self) -> None:
        """Until every game asks our seat or is over. A game that ends shows its last position to our seat."""
        rewards, ended = self.rewards.copy(), self.ended.copy()
        actions = np.zeros(self.num_envs, np.int64)
        while len(games := np.flatnonzero((self.seats != self._seat) & ~self._pending & ~ended)):
            actions[games] = self._asked(games)
            idle = np.ones(self.num_envs, np.bool_)
            idle[games] = False
            self._move(actions, idle)
            rewards += self.rewards
            ended |= self.ended
        self.rewards[:], self.ended[:] = rewards, ended
        for game in np.flatnonzero(ended & (self.seats != self._seat)):
            self.seats[game] = self._seat
            self._game.loops.observe(self.states, game, self._boxes, self._seat, self.observations[game])

    def _asked(self, games: Array) -> Array:
        assert self._opponents
        return self._opponents.actions(
            games, self.seats[games], self.states, self.masks, lambda some: self._shape.of(self.observations[some])
        )

    def _results(self) -> dict[str, Any]:
        """Scores and winners of the games that have just ended."""
        if not self.ended.any():
            return {}
        ended, over = self.ended.copy(), np.flatnonzero(self.ended)
        scores = np.zeros((self.num_envs, self.players), np.int64)
        won = np.zeros((self.num_envs, self.players), np.bool_)
        scores[over] = self._games["scores"][over, : self.players]
        won[over] = self._games["won"][over, : self.players]
        return {"scores": scores, "_scores": ended, "winners": won, "_winners": ended}

    def _checked(self, actions: Any) -> Array:
        """The actions as compiled code takes them, which trusts shape and type."""
        if not self._has_begun:
            raise IllegalMove("move/no_game", "", "call reset before the first step")
        found = checked_integers("actions", actions, self.num_envs)
        if self._masked:
            return found
        # action k is legal move number k modulo their count
        number = found % np.maximum(self._legal, 1)
        return np.asarray(self._codes[self._rows, number])

    def sample_actions(self) -> Array:
        """Legal actions drawn at random, one for each game, by compiled code."""
        out = np.empty(self.num_envs, np.int64)
        self._game.vector_loops.sample_actions(self._codes, self._legal, self._work, out)
        return out

    def bot_actions(self, bot: str = "medium") -> Array:
        """What a bot chooses at the seat that each game asks, if compiled code plays it: to compare a policy with."""
        if not arguments.is_one_of(bot, NAMES) or not is_compiled(self._spec, bot):
            raise arguments.wrong("bot", "a bot that compiled code plays", bot)
        if bot not in self._bots:
            self._bots[bot] = CompiledBot(self._spec, bot, self._boxes)
            self._bots[bot].seed(0)
        return self._bots[bot].actions(self.states, self._rows, self.seats)

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
        ended = self.ended.copy()
        self._begin(ended)
        final = self._final.copy() if self._copy else self._final
        return {"final_obs": self._shape.of(final), "_final_obs": ended}

    def _begin(self, chosen: Array) -> None:
        self._begin_games(chosen)
        if self._opponents and chosen.any():
            self._opponents.draw(np.flatnonzero(chosen).tolist())
            self._begin_until_asked(chosen)

    def _begin_until_asked(self, chosen: Array) -> None:
        """Games that end before they ask our seat are skipped."""
        rewards, ended, pending = self.rewards.copy(), self.ended.copy(), self._pending.copy()
        self._pending[:] = ~chosen
        self.ended[:] = False
        self._let_others_move()
        while (over := self.ended & chosen).any():
            self._begin_games(over)
            self._pending[:] = ~over
            self.ended[:] = False
            self._let_others_move()
        self.rewards[:], self.ended[:], self._pending[:] = rewards, ended, pending

    def _begin_games(self, chosen: Array) -> None:
        self._game.vector_loops.begin_games(
            self.states,
            self._fresh,
            self._boxes,
            self._games,
            self._work,
            self._asks,
            chosen,
            self.seats,
            self.observations,
            self.masks,
            self._codes,
            self._legal,
        )

    def _shown(self) -> dict[str, Array]:
        flat, masks = self.observations, self.masks
        if self._copy or not self._masked:
            masks = masks.copy()
        if not self._masked:
            masks[self._legal > 0] = 1
        if self._copy and self._shape.name != "onehot":
            flat = flat.copy()
        return {"observation": self._shape.of(flat), "action_mask": masks}

    def _info(self) -> dict[str, Any]:
        found = {"legal": self._legal.copy()}
        if self._seat != EVERY_SEAT:
            return found
        if self._copy:
            return {**found, "seat": self.seats.copy(), "rewards": self.rewards.copy()}
        return {**found, "seat": self.seats, "rewards": self.rewards}

    def _refusal(self, game: int, action: int) -> IllegalMove:
        legal = np.flatnonzero(self.masks[game]).tolist()
        return IllegalMove(
            "move/illegal_action",
            "",
            f"action {action} of game {game} is not legal now; its action_mask allows {legal}",
            position=f"{self._spec.name}, {self.players} players, game {game} of {self.num_envs}",
        )
