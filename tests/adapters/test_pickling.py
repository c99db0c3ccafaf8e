"""Environments survive pickle, cloudpickle and deep copies, also in another process, and go on with the same game."""

import copy
import multiprocessing
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from splittable import Game
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import openspiel_name
from splittable.adapters.openspiel import SplittableGame
from splittable.adapters.pettingzoo_env import environment
from splittable.adapters.vector import SplittableVectorEnv

cloudpickle: Any = pytest.importorskip("cloudpickle")
STEPS = 5


def begun(game: Game) -> list[Any]:
    """An environment of every kind, in the middle of its first game."""
    module = environment(game.name)
    envs: list[Any] = [SeatEnv(game.name), SeatEnv(game.name, compiled=False), SeatEnv(game.name, bot="medium")]
    envs += [module.env(), module.raw_env(compiled=False), module.parallel_env(), SplittableVectorEnv(game.name, 2)]
    for env in envs:
        env.reset(seed=5)
    for env in envs:
        go_on(env)
    return envs


def go_on(env: Any) -> list[str]:
    """Some steps with the first legal actions; returns all that was shown."""
    shown = []
    for _ in range(STEPS):
        if isinstance(env, SplittableVectorEnv):
            shown.append(repr(env.step(env.masks.argmax(axis=1))))
        elif isinstance(env, SeatEnv):
            shown.append(repr(env.step(int(env.action_masks().argmax()))))
        elif hasattr(env, "agent_selection"):
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
            shown.append(repr(env.last()))
        else:
            actions = {agent: int(env.table.observe(agent)["action_mask"].argmax()) for agent in env.agents}
            shown.append(repr(env.step(actions)))
    return shown


def go_on_elsewhere(packed: bytes, answer: Any) -> None:
    answer.put([go_on(env) for env in pickle.loads(packed)])


def test_copies_go_on_with_the_same_game(game: Game) -> None:
    for env in begun(game):
        copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), cloudpickle.loads(cloudpickle.dumps(env))]
        expected = go_on(env)
        assert [go_on(other) for other in copies] == [expected] * 3


@pytest.mark.slow
def test_copies_go_on_in_another_process(game: Game) -> None:
    envs = begun(game)
    packed = pickle.dumps(envs)
    context = multiprocessing.get_context("spawn")
    answer = context.Queue()
    process = context.Process(target=go_on_elsewhere, args=(packed, answer))
    process.start()
    assert answer.get(timeout=300) == [go_on(env) for env in envs]
    process.join()


def test_openspiel_games_and_states(game: Game) -> None:
    loaded: SplittableGame = pyspiel.load_game(openspiel_name(game.spec), dict(game.spec.tiny))
    state = loaded.new_initial_state()
    rng = random.Random(3)
    for _ in range(STEPS):
        state.apply_action(rng.choice(state.legal_actions()))
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.history() == state.history() and str(other) == str(state)
        assert np.array_equal(other.legal_actions(), state.legal_actions())
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)
