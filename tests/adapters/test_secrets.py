"""What an environment gives an agent depends on what its seat may know, on the seed, and on nothing else."""

import hashlib
import os
import random
import subprocess
import sys

import numpy as np
import pytest

from splittable import Game
from splittable.adapters.onehot import OneHot
from splittable.adapters.pettingzoo_env import environment
from splittable.adapters.vector import SplittableVectorEnv


def test_tensors_masks_and_gains_hold_no_secret(game: Game, players: int) -> None:
    """Change only what a seat can't know: its tensors, mask and points stay the same, whether it acts or waits."""
    env = environment(game.name).parallel_env(players=players)
    onehot = OneHot(game.spec, players)
    rng = random.Random(2)
    observations, _ = env.reset(seed=2)
    while env.agents:
        state = env.table.driver.state
        for seat, agent in enumerate(env.agents):
            env.table.driver.state = other = state.resampled(seat, rng)
            seen, expected = env.table.observe(agent), observations[agent]["observation"]
            assert (seen["observation"] == expected).all()
            assert (onehot.of(seen["observation"]) == onehot.of(expected)).all()
            if not state.revocable():  # what `gains` would tell
                assert other.scores() == state.scores()
            assert (seen["action_mask"] == observations[agent]["action_mask"]).all()
        env.table.driver.state = state
        codes = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observations.items()}
        observations, *_ = env.step({agent: rng.choice(legal) for agent, legal in codes.items()})


def trajectory(name: str, players: int) -> str:
    """A digest of everything that a batch shows in a few hundred steps."""
    env = SplittableVectorEnv(name, 8, players, seat=None, copy=False)
    shown, _ = env.reset(seed=2**40 + 1)
    digest = hashlib.sha256()
    for _ in range(200):
        digest.update(shown["observation"].tobytes() + shown["action_mask"].tobytes() + env.rewards.tobytes())
        shown, *_ = env.step(shown["action_mask"].argmax(axis=1))
    return digest.hexdigest()


@pytest.mark.slow
def test_same_seed_same_trajectory_in_another_process(game: Game) -> None:
    players = game.spec.usual_players
    code = f"from tests.adapters.test_secrets import trajectory; print(trajectory({game.name!r}, {players}))"
    environ = {**os.environ, "PYTHONHASHSEED": "77", "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == trajectory(game.name, players)
