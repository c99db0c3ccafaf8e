"""A batch of compiled games as a vector environment of Stable-Baselines3, with the masks that MaskablePPO asks for.

model = MaskablePPO("MlpPolicy", VecEnv(game, 64, players=1, observations="onehot"))
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv as BaseVecEnv

from splittable.adapters.vector import SplittableVectorEnv

Array = np.ndarray[Any, Any]


class VecEnv(BaseVecEnv):
    """Takes what `SplittableVectorEnv` takes. Observations are tensors; masks come from `action_masks`."""

    def __init__(self, game: str, num_envs: int = 8, **settings: Any) -> None:
        self.batch = SplittableVectorEnv(game, num_envs, autoreset_mode="SameStep", **settings)
        space: Any = self.batch.single_observation_space
        self._actions = np.zeros(num_envs, np.int64)
        self._returns, self._lengths = np.zeros(num_envs), np.zeros(num_envs, np.int64)
        super().__init__(num_envs, space["observation"], self.batch.single_action_space)

    def reset(self) -> Any:
        shown, _ = self.batch.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._returns[:], self._lengths[:] = 0.0, 0
        return shown["observation"]

    def step_async(self, actions: Array) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        shown, rewards, ended, _, info = self.batch.step(self._actions)
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            episode = {"r": float(self._returns[game]), "l": int(self._lengths[game]), "t": 0.0}
            scores = info["scores"][game].tolist()
            infos[game] = {"terminal_observation": info["final_obs"][game], "episode": episode, "scores": scores}
        self._returns[ended], self._lengths[ended] = 0.0, 0
        return shown["observation"], rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        self.batch.close()

    def action_masks(self) -> list[Array]:
        """The legal actions of each game, as truth values."""
        return list(self.batch.masks.astype(np.bool_))

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise NotImplementedError(f"games of a batch have no method {method_name!r}; only action_masks")
        masks = self.action_masks()
        return [masks[index] for index in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name not in ("render_mode", "action_masks"):
            raise AttributeError(f"games of a batch have no attribute {attr_name!r}")
        return [None for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("games of a batch have no attributes to set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Array | None]:
        return [None] * self.num_envs

    def _get_indices(self, indices: Any) -> Iterable[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)
