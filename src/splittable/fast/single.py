"""One compiled game in progress, for environments that ask for one decision at a time."""

from typing import Any

import numpy as np

from splittable.core.fields import Struct
from splittable.core.rng import start_stream
from splittable.core.spec import GameSpec
from splittable.fast import arrays
from splittable.fast.compile import compiled

Array = np.ndarray[Any, Any]


class Single:
    """A record with everything about one game (`single_loops`), and views of its parts.

    Its functions take the record: `single.loops.play(single.record, seat, action)`.
    """

    def __init__(self, spec: GameSpec, box: Struct, position: Struct) -> None:
        boxes = arrays.to_array(box)
        game = compiled(spec.name)
        size = sum(length for _, length in spec.encode.OBSERVATION)
        parts: list[Any] = [
            ("s", arrays.dtype_of(spec.state)),  # first: `_position`
            ("box", boxes.dtype),
            ("g", np.int64, 4),
            ("codes", np.int64, spec.buffer_size),
            ("weights", np.int64, spec.buffer_size),
            *game.results(),
            ("observation", np.int16, size),
            ("mask", np.int8, spec.actions + 1),
            ("rewards", np.float64, spec.max_players),
            ("odds", np.float64, spec.buffer_size),
        ]
        record = np.zeros(1, np.dtype(parts, align=True))
        record["box"] = boxes
        self._look_at(spec.name, record)
        self.put(position)

    def _look_at(self, name: str, record: Array) -> None:
        self._name = name
        self.loops = compiled(name).single_loops
        self.record = record
        self._bytes = record.view(np.uint8)  # NumPy copies records field by field, bytes at once
        self._position = self._bytes[: record.dtype["s"].itemsize]
        self.codes, self.shares = record["codes"][0], record["odds"][0]
        self.observation, self.mask = record["observation"][0], record["mask"][0]
        self.generator, self.rewards = record["g"][0], record["rewards"][0]
        self.scores, self.won, self.paid = record["scores"][0], record["won"][0], record["paid"][0]

    def put(self, position: Struct) -> None:
        """Go on from this plain position."""
        self.record["s"] = arrays.to_array(position)

    def begin(self, fresh: Array) -> None:
        """Start again from a position that `taken` returned."""
        self.paid[:] = 0.0
        self._position[:] = fresh

    def taken(self) -> Array:
        """A copy of the position, as bytes."""
        return self._position.copy()

    def seed(self, seed: int) -> None:
        words = [0] * 4
        start_stream(words, seed, 0)
        self.generator[:] = words

    def legal(self, seat: int) -> list[int]:
        """The legal actions of an acting seat, ascending."""
        found: list[int] = self.codes[: self.loops.legal(self.record, seat)].tolist()
        return found

    def odds(self) -> list[tuple[int, float]]:
        """Chance's possible moves, with probabilities."""
        count = self.loops.odds(self.record)
        return list(zip(self.codes[:count].tolist(), self.shares[:count].tolist(), strict=True))

    def copy(self) -> "Single":
        return _rebuild(self._name, self._bytes.copy().view(self.record.dtype))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Single":
        return self.copy()

    def __reduce__(self) -> Any:
        return _rebuild, (self._name, self.record)


def _rebuild(name: str, record: Array) -> Single:
    new = object.__new__(Single)
    new._look_at(name, record)  # the same module
    return new
