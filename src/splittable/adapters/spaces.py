"""Observations and masks as spaces: one flat tensor, the same numbers as named fields, or one-hot for networks."""

from typing import Any

import numpy as np
from gymnasium import spaces

from splittable.adapters.onehot import OneHot
from splittable.core.arguments import is_one_of
from splittable.core.errors import BadSetup
from splittable.core.spec import GameSpec

Array = np.ndarray[Any, Any]
LIMITS = np.iinfo(np.int16)
SHAPES = ("flat", "fields", "onehot")


def index_ranges(spec: GameSpec) -> dict[str, slice]:
    """The place of each named field in the flat tensor."""
    ranges, at = {}, 0
    for name, length in spec.encode.OBSERVATION:
        ranges[name] = slice(at, at + length)
        at += length
    return ranges


def observation_size(spec: GameSpec) -> int:
    return sum(length for _, length in spec.encode.OBSERVATION)


def box(length: int) -> spaces.Box:
    return spaces.Box(LIMITS.min, LIMITS.max, (length,), np.int16)


class Shape:
    """How an environment shows observations to its agents."""

    def __init__(self, spec: GameSpec, players: int, name: str) -> None:
        if not is_one_of(name, SHAPES):
            raise BadSetup("setup/observations", f"expected observations {', '.join(SHAPES)}, got {name!r}")
        self.name = name
        self._spec = spec
        self._ranges = index_ranges(spec)
        self._onehot = OneHot(spec, players) if name == "onehot" else None

    def space(self, actions: int) -> spaces.Dict:
        """`observation` (one tensor, or a dict of fields) and `action_mask`."""
        inner: Any = box(observation_size(self._spec))
        if self.name == "fields":
            inner = spaces.Dict({name: box(length) for name, length in self._spec.encode.OBSERVATION})
        elif self._onehot:
            inner = spaces.Box(*self._onehot.bounds(), dtype=np.float32)
        return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def of(self, flat: Array) -> Any:
        """A flat tensor, or a row for each of several, as this environment shows it."""
        if self._onehot:
            return self._onehot.of(flat)
        if self.name == "fields":
            return {name: flat[..., where] for name, where in self._ranges.items()}
        return flat
