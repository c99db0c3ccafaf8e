"""Observations for networks: kinds of things one-hot, amounts scaled to about 1, only the seats of this table.

A game's `encode` may declare, by field: ONEHOT, how many values it has; LARGEST, the usual largest value of an amount;
BY_SEAT, the fields that have a part for each seat. A game that declares nothing keeps its numbers.

Made from the compact observation and nothing else, so it holds no secret that the compact one doesn't.
"""

from typing import Any

import numpy as np

from splittable.core.spec import GameSpec

Array = np.ndarray[Any, Any]


def declared(spec: GameSpec, name: str) -> Any:
    return getattr(spec.encode, name, {})


class OneHot:
    """Turns compact observations of a game with so many players into float32 tensors of `size` numbers."""

    def __init__(self, spec: GameSpec, players: int) -> None:
        self.fields: dict[str, slice] = {}
        kinds: list[tuple[int, int]] = []  # place in the compact observation, first of its places here
        amounts: list[tuple[int, int, float]] = []  # the same, and the factor
        at = start = 0
        for name, length in spec.encode.OBSERVATION:
            kept = length * players // spec.max_players if name in declared(spec, "BY_SEAT") else length
            values = declared(spec, "ONEHOT").get(name, 0)
            for place in range(start, start + kept):
                if values:
                    kinds.append((place, at))
                else:
                    amounts.append((place, at, 1 / declared(spec, "LARGEST").get(name, 1)))
                at += values or 1
            self.fields[name] = slice(at - kept * (values or 1), at)
            start += length
        self.size = at
        self._kinds, self._kinds_at = np.array(kinds, np.int64).reshape(-1, 2).T
        self._amounts, self._amounts_at = np.array([pair[:2] for pair in amounts], np.int64).reshape(-1, 2).T
        self._factors = np.array([factor for _, _, factor in amounts])

    def bounds(self) -> tuple[Array, Array]:
        """The least and the largest value of each place: 0 and 1 where it is one-hot."""
        least, largest = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        held = np.iinfo(np.int16)
        least[self._amounts_at], largest[self._amounts_at] = held.min * self._factors, held.max * self._factors
        return least, largest

    def of(self, flat: Array) -> Array:
        """One observation, or a row for each of several."""
        rows = flat.reshape(-1, flat.shape[-1])
        out = np.zeros((len(rows), self.size), np.float32)
        hot = rows[:, self._kinds] + self._kinds_at
        hot += np.arange(len(rows))[:, None] * self.size
        out.reshape(-1)[hot] = 1.0
        out[:, self._amounts_at] = rows[:, self._amounts] * self._factors
        return out.reshape(*flat.shape[:-1], self.size)
