"""Our environments in PufferLib: a batch as flat tensors, which hold observation and mask, and masked random moves."""

import sys
from typing import Any

import numpy as np
import pufferlib.emulation
import pufferlib.vector

from splittable.adapters.gymnasium_env import SeatEnv


def batch_of(game: str, games: int) -> Any:
    """Serial plays in this process; pufferlib.vector.Multiprocessing spreads the games over several."""
    settings = {"env_creator": SeatEnv, "env_kwargs": {"game": game, "observations": "onehot"}}
    return pufferlib.vector.make(
        pufferlib.emulation.GymnasiumPufferEnv,
        env_kwargs=settings,
        num_envs=games,
        backend=pufferlib.vector.Serial,
    )


def rollout(game: str, games: int, steps: int) -> float:
    """The rewards of random legal moves."""
    batch, rng, total = batch_of(game, games), np.random.default_rng(1), 0.0
    shown, _ = batch.reset(seed=1)
    for _ in range(steps):
        masks = shown.view(batch.driver_env.obs_dtype)["action_mask"].reshape(games, -1)
        shown, rewards, _, _, _ = batch.step((rng.random(masks.shape) * masks).argmax(axis=1))
        total += float(rewards.sum())
    return total


if __name__ == "__main__":
    print(rollout(sys.argv[1] if len(sys.argv) > 1 else "splito", 16, 200))
