"""Our environments in TorchRL (pip install torchrl): specs checked, masked random moves, a rollout as tensors."""

import sys

from torchrl.envs import ActionMask, GymWrapper, TransformedEnv
from torchrl.envs.utils import check_env_specs

from splittable.adapters.gymnasium_env import SeatEnv


def check(game: str, players: int | None = None) -> None:
    """TorchRL's own check. It moves without looking at the mask, so every action is legal here."""
    check_env_specs(GymWrapper(SeatEnv(game, players, masked=False)))


def rollout(game: str, steps: int) -> float:
    """The rewards of random legal moves."""
    env = TransformedEnv(GymWrapper(SeatEnv(game, observations="onehot"), categorical_action_encoding=True))
    env.append_transform(ActionMask())
    played = env.rollout(steps, break_when_any_done=False)
    return float(played["next", "reward"].sum())


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "splito"
    check(chosen)
    print(rollout(chosen, 200))
