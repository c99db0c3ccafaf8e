"""Splitter alone with MaskablePPO (pip install sb3-contrib): `python examples/recipes/maskable_ppo.py [decisions]`."""

import sys
import time
from typing import Any

from sb3_contrib import MaskablePPO
from splitter_network import SheetNetwork  # type: ignore[import-not-found]
from stable_baselines3.common.vec_env import VecNormalize

from splittable.adapters.sb3 import VecEnv

SETTINGS: dict[str, Any] = {"players": 1, "observations": "onehot", "reward": "points", "gains": True}


def train(decisions: int) -> Any:
    env = VecNormalize(VecEnv("splitter", 64, **SETTINGS), norm_obs=False, gamma=1.0)  # rewards of about 1
    settings: Any = {"n_steps": 22, "batch_size": 352, "n_epochs": 4, "gamma": 1.0, "ent_coef": 0.003}
    network = {"features_extractor_class": SheetNetwork, "net_arch": []}
    model = MaskablePPO("MlpPolicy", env, lambda left: 3e-3 * left, policy_kwargs=network, **settings)
    model.policy.action_net.weight.data.fill_diagonal_(1.0)  # its first numbers score the actions
    return model.learn(decisions)


def score(games: int, model: Any = None) -> float:
    """The mean points, with the same dice for everybody; without a model the medium bot plays."""
    env = VecEnv("splitter", games, **SETTINGS)
    env.seed(10**9)
    shown, masks, found = env.reset(), env.batch.masks.view(bool), dict[int, int]()
    while len(found) < games:
        chosen = model.predict(shown, action_masks=masks, deterministic=True)[0] if model else env.batch.bot_actions()
        shown, _, ended, infos = env.step(chosen)
        found |= {game: infos[game]["scores"][0] for game in ended.nonzero()[0] if game not in found}
    return float(sum(found.values()) / games)


if __name__ == "__main__":
    ours, theirs = score(5000, train(int(sys.argv[1]) if len(sys.argv) > 1 else 500_000)), score(5000)
    print(f"{ours:.2f} points, the medium bot {theirs:.2f}, {time.process_time() / 60:.1f} CPU minutes")
