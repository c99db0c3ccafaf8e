"""Splitter alone with MaskablePPO (pip install sb3-contrib): `python examples/recipes/maskable_ppo.py [decisions]`."""

import sys
import time

import numpy as np
from sb3_contrib import MaskablePPO

from splittable.adapters.sb3 import VecEnv

SETTINGS = {"players": 1, "observations": "onehot", "reward": "points", "gains": True}


def train(decisions: int) -> MaskablePPO:
    env = VecEnv("splitter", 128, **SETTINGS)
    network = {"net_arch": [256, 256]}
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=88, batch_size=2048, n_epochs=4, learning_rate=5e-4, gamma=1.0, policy_kwargs=network
    )
    return model.learn(decisions)


def score(model: MaskablePPO, games: int) -> float:
    """The mean points of so many games, each with the most likely moves."""
    env = VecEnv("splitter", games, **SETTINGS)
    env.seed(1)
    shown, points = env.reset(), np.zeros(games)
    for _ in range(22):
        actions, _ = model.predict(shown, action_masks=np.stack(env.action_masks()), deterministic=True)
        shown, _, ended, infos = env.step(actions)
        points[ended] = [infos[game]["scores"][0] for game in np.flatnonzero(ended)]
    return float(points.mean())


if __name__ == "__main__":
    begin = time.perf_counter()
    trained = train(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000)
    print(f"{score(trained, 1000):.1f} points on average after {time.perf_counter() - begin:.0f} s")
