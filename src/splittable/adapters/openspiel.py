"""OpenSpiel games: importing this module registers `splittable_<game>` for every game.

    pyspiel.load_game("splittable_<game>(players=2,size=tiny)")

Parameters are `players`, `reward` ("win", "points" or "margin"; by default points for solo games, otherwise win), the
options of the game, and `opening`: moves already made, written as in records and separated by semicolons
("~ starter 1; ~ card 3"), so that algorithms can start from any position. 0 or an empty text means the default.
The compiled rules are used if Numba is there, unless `compiled` is False.

Chance is explicit. Not all seats act at every simultaneous choice, so these are turn-based nodes: the seats that
choose at the same time are asked in their order, and what one chose is hidden from the others until the rules reveal
it. That has the same equilibria as choosing at once.

The information state is everything that a seat was told, in order (perfect recall); as a tensor, the observation and
a 64-bit hash of that text. `resample_from_infostate` redraws what a player can't know. It keeps what that player was
told; the others are told what they see of the new position.
"""

import hashlib
from typing import Any

import msgspec
import numpy as np
import pyspiel

from splittable.adapters import names
from splittable.adapters.driver import reward_name
from splittable.adapters.node import OVER, Node, node_of
from splittable.core import arguments, registry
from splittable.core.history import History
from splittable.core.play import Game
from splittable.core.rewards import REWARDS
from splittable.core.rng import MASK
from splittable.core.spec import CHANCE, GameSpec

SETTINGS = ("players", "reward", "opening", "compiled")
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
LONGEST = 5000  # moves; OpenSpiel needs a bound, and the tests show that no game comes near it
MOST_POINTS = 1000.0
HISTORY_BITS = 64
Array = np.ndarray[Any, Any]


def game_type(spec: GameSpec, zero_sum: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=names.openspiel_name(spec),
        long_name=spec.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.max_players,
        min_num_players=spec.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 0,
            "reward": "",
            "opening": "",
            "compiled": True,
            **{option.name: "" if option.default is None else option.default for option in spec.options},
        },
    )


class SplittableGame(pyspiel.Game):
    """A game with its set-up."""

    def __init__(self, spec: GameSpec, params: dict[str, Any] | None) -> None:
        given = {name: value for name, value in (params or {}).items() if value not in ("", 0)}
        options = {name: value for name, value in given.items() if name not in SETTINGS}
        self.compiled = bool((params or {}).get("compiled", True))
        self.start = Game(spec).start(given.get("players"), **options)
        self.opening = [move.strip() for move in given.get("opening", "").split(";") if move.strip()]
        self._first = node_of(self._begin(), self.compiled)
        players = self.start.players
        reward = reward_name(given.get("reward"), players)
        self.reward = REWARDS[reward]
        most = 1.0 if reward == "win" else MOST_POINTS
        zero_sum = reward != "points" and players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=spec.outcomes,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(spec, zero_sum), info, params or {})
        self._given = dict(params or {})

    def __reduce__(self) -> Any:
        return load, (names.openspiel_name(self.start.game.spec), self._given)

    def new_initial_state(self) -> "SplittableState":
        return SplittableState(self, self._first.copy())

    def _begin(self) -> History:
        state, way = self.start.copy(), History(self.start)
        for move in self.opening:
            who, _, text = move.partition(" ")
            if who != "~" and not who.isdecimal():
                raise arguments.wrong("opening", "moves such as '~ card 3; 0 guess pink'", move)
            state.play(CHANCE if who == "~" else int(who), text)
            way.apply(*state.log[-1][:2])
        return way

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver | None":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None  # what a seat sees is not split into a public and a private part
        return SeatObserver(self.start.game.spec, kind.perfect_recall)


class SplittableState(pyspiel.State):
    """A position and its history. What Python code asks often is answered here without a detour through OpenSpiel."""

    def __init__(self, game: SplittableGame, node: Node) -> None:
        super().__init__(game)
        self.node = node
        self._reward = game.reward

    def current_player(self) -> int:
        who = self.node.who
        return who if who > OVER else TERMINAL

    def is_terminal(self) -> bool:
        return self.node.who == OVER

    def is_chance_node(self) -> bool:
        return self.node.who == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        who = self.node.who
        if who == OVER or (player is not None and player != who):
            return []
        return self.node.legal() if who != CHANCE else [action for action, _ in self.node.chances()]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.way.text(player, action)

    def returns(self) -> list[float]:
        node = self.node
        return node.rewards(self._reward) if node.who == OVER else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SplittableState":
        """Another state in which the player was told the same. `sampler` returns numbers from 0 to 1."""
        words = [int(sampler() * 2**32) & MASK for _ in range(4)]
        new: SplittableState = self.clone()
        new.node = self.node.resampled(player, words)
        return new

    def __str__(self) -> str:
        return repr(self.node.way.s)


class SeatObserver:
    """What one seat may know: `tensor`, the same by field in `dict`, and as text."""

    def __init__(self, spec: GameSpec, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        fields = [*spec.encode.OBSERVATION, *([("told", HISTORY_BITS)] if perfect_recall else [])]
        self._size = sum(length for _, length in spec.encode.OBSERVATION)
        self.tensor: Array = np.zeros(sum(length for _, length in fields), np.float32)
        ends = np.cumsum([length for _, length in fields])
        self.dict = {
            name: self.tensor[end - length : end] for (name, length), end in zip(fields, ends.tolist(), strict=True)
        }

    def set_from(self, state: SplittableState, player: int) -> None:
        state.node.observe(player, self.tensor[: self._size])
        if self._perfect_recall:
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8, HISTORY_BITS // 8))

    def string_from(self, state: SplittableState, player: int) -> str:
        if self._perfect_recall:
            return "\n".join((f"seat {player}", *state.node.way.told(player)))
        return f"seat {player} {msgspec.json.encode(state.node.way.sees(player)).decode()}"


def load(name: str, params: dict[str, Any]) -> SplittableGame:
    """`pyspiel.load_game` in a process that may not have registered the games yet."""
    found: SplittableGame = pyspiel.load_game(name, params)
    return found


def register_all() -> None:
    """Register every game with OpenSpiel, once."""
    for name in registry.names():
        spec = registry.spec(name)
        if names.openspiel_name(spec) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(spec, zero_sum=spec.usual_players > 1), _maker(spec))


def _maker(spec: GameSpec) -> type[SplittableGame]:
    """OpenSpiel needs a separate class for each game, called with the parameters."""

    class RegisteredGame(SplittableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(spec, params)

    return RegisteredGame


register_all()
