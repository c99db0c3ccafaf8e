"""PettingZoo's own tests, and what they don't look at: masks, the no-op, order, refusals, pictures."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import splittable
from splittable import BadSetup, Game, IllegalMove
from splittable.adapters import pettingzoo_env
from splittable.adapters.pettingzoo_env import environment

# PettingZoo advises against dict observations, but its own classics have them, too: that is where a mask goes.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize("observations", ["fields", "onehot"])
def test_aec_api(game: Game, players: int, observations: str) -> None:
    api_test(environment(game.name).env(players=players, observations=observations), num_cycles=60)


def test_parallel_api(game: Game, players: int) -> None:
    parallel_api_test(environment(game.name).parallel_env(players=players), num_cycles=300)


def test_seeds(game: Game, players: int) -> None:
    module = environment(game.name)
    seed_test(lambda: module.env(players=players), num_cycles=40)
    parallel_seed_test(lambda: module.parallel_env(players=players, masked=False), num_cycles=40)


def test_max_cycles(game: Game, players: int) -> None:
    """PettingZoo samples without masks and counts every agent in every cycle, so: no masks, and its conversion."""

    def parallel_env(max_cycles: int) -> Any:
        return environment(game.name).parallel_env(players=players, max_cycles=max_cycles, masked=False)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


@pytest.mark.slow
def test_performance(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(environment(game.name).env())
    assert "turns per second" in capsys.readouterr().out


def play_in_turn(env: Any, seed: int, choose: random.Random) -> tuple[Any, dict[str, float]]:
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, ended, cut_off, _ = env.last()
        if ended or cut_off:
            break
        env.step(choose.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        assert agent in env.possible_agents
    return env.unwrapped.table.driver.state, env.rewards


def play_in_parallel(env: Any, seed: int, choose: random.Random) -> tuple[Any, dict[str, float]]:
    observations, _ = env.reset(seed=seed)
    rewards: dict[str, float] = {}
    while env.agents:
        masks = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observations.items()}
        # a seat that only passes draws nothing, so that both kinds of environment draw alike
        actions = {
            agent: legal[0] if legal == [env.table.no_op] else choose.choice(legal) for agent, legal in masks.items()
        }
        observations, rewards, *_ = env.step(actions)
    return env.table.driver.state, rewards


@pytest.mark.parametrize("max_cycles", [None, 3])
def test_in_turn_and_in_parallel_are_the_same_game(game: Game, players: int, max_cycles: int | None) -> None:
    """Whether the rules are plain or compiled, too. Environments are used again, as trainers do."""
    module = environment(game.name)
    ways = [
        (play, kind(players=players, max_cycles=max_cycles, compiled=compiled))
        for play, kind in ((play_in_turn, module.env), (play_in_parallel, module.parallel_env))
        for compiled in (True, False)
    ]
    for seed in range(2):
        games = [play(env, seed, random.Random(seed)) for play, env in ways]
        for state, rewards in games:
            assert state.moves == games[0][0].moves
            assert rewards == games[0][1]
            assert state.is_over == (max_cycles is None)


def test_masks_are_the_legal_moves_of_that_seat_alone(game: Game, players: int) -> None:
    env = environment(game.name).env(players=players)
    no_op = game.spec.actions
    env.reset(seed=8)
    rng = random.Random(8)
    while not env.unwrapped.table.is_over:
        state = env.unwrapped.table.driver.state
        for seat, agent in enumerate(env.possible_agents):
            codes = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            if seat in state.acting():
                texts = [game.spec.notation.text(state.position, state.components, seat, code) for code in codes]
                assert texts == state.legal(seat)
            else:
                assert codes == [no_op]  # whatever the others may do
        assert env.possible_agents.index(env.agent_selection) in state.acting()
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))


def test_fields_are_parts_of_the_tensor(game: Game) -> None:
    flat, fields = (environment(game.name).parallel_env(observations=shape) for shape in ("flat", "fields"))
    one, two = flat.reset(seed=3)[0], fields.reset(seed=3)[0]
    for agent in one:
        joined = np.concatenate(list(two[agent]["observation"].values()))
        assert (one[agent]["observation"] == joined).all()
        assert list(two[agent]["observation"]) == [name for name, _ in game.spec.encode.OBSERVATION]


def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    env = environment(game.name).parallel_env()
    observations, _ = env.reset(seed=1)
    before = env.table.driver.state.moves
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    idle = [agent for agent, code in actions.items() if code == env.table.no_op]
    with pytest.raises(IllegalMove, match="its action_mask allows"):
        env.step({**actions, env.agents[-1]: 0 if env.agents[-1] in idle else env.table.no_op})
    assert env.table.driver.state.moves == before


def test_rewards_add_up_to_zero_and_points_are_points(game: Game, players: int) -> None:
    for reward in ("win", "margin", "points"):
        state, rewards = play_in_parallel(
            environment(game.name).parallel_env(players=players, reward=reward), 5, random.Random(5)
        )
        if reward == "points":
            assert list(rewards.values()) == state.scores()
        else:
            assert sum(rewards.values()) == pytest.approx(0)
        if reward == "win" and players > 1:
            best = max(rewards.values())
            assert [seat for seat, value in enumerate(rewards.values()) if value == best] == state.winners()


def test_pictures_show_what_a_spectator_sees(game: Game) -> None:
    shown = environment(game.name).env(render_mode="ansi")
    shown.reset(seed=2)
    assert "player_0" in shown.render()
    drawn = environment(game.name).parallel_env(render_mode="rgb_array")
    drawn.reset(seed=2)
    picture = drawn.render()
    assert picture.dtype == np.uint8 and picture.shape[2] == 3
    assert picture.min() < picture.max()
    silent = environment(game.name).parallel_env()
    silent.reset(seed=2)
    assert silent.render() is None


def test_names_carry_versions() -> None:
    for name in splittable.game_names():
        module = f"{name.replace('-', '_')}_v{splittable.load(name).spec.environment}"
        assert getattr(pettingzoo_env, module).env().metadata["name"] == module
    with pytest.raises(AttributeError, match="no attribute 'chess_v9'; it has"):
        _ = pettingzoo_env.chess_v9


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"reward": "gold"}, "unknown reward 'gold'; expected one of win, points, margin"),
        ({"observations": "deep"}, "expected observations flat, fields, onehot, got 'deep'"),
        ({"render_mode": "smell"}, "expected a render mode of ansi, rgb_array or None, got 'smell'"),
        ({"hats": 3}, "has no option 'hats'"),
        ({"players": 99}, "players, got 99"),
    ],
)
def test_nonsense_is_refused(setting: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        environment(splittable.game_names()[0]).env(**setting)
