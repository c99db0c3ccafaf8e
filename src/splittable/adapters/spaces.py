"""Observations and masks as spaces: one flat tensor, or the same numbers as named fields."""

from typing import Any

import numpy as np
from gymnasium import spaces

from splittable.core.arguments import is_one_of
from splittable.core.errors import BadSetup
from splittable.core.spec import GameSpec

Array = np.ndarray[Any, Any]
LIMITS = np.iinfo(np.int16)
SHAPES = ("flat", "fields")


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


def observation_space(spec: GameSpec, shape: str, actions: int) -> spaces.Dict:
    """`observation` (flat, or a dict of fields) and `action_mask`."""
    if not is_one_of(shape, SHAPES):
        raise BadSetup("setup/observations", f"expected observations {' or '.join(SHAPES)}, got {shape!r}")
    inner: Any = box(observation_size(spec))
    if shape == "fields":
        inner = spaces.Dict({name: box(length) for name, length in spec.encode.OBSERVATION})
    return spaces.Dict({"observation": inner, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def shaped(spec: GameSpec, shape: str, flat: Array) -> Any:
    """A flat tensor as it is, or cut into named fields."""
    if shape == "flat":
        return flat
    return {name: flat[where] for name, where in index_ranges(spec).items()}
