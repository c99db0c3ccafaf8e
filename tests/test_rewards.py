"""Rewards of finished games: who wins, points, margins."""

import pytest

from splittable.core.rewards import REWARDS, write_rewards


def rewards(kind: str, scores: list[int], ties: list[int] | None = None) -> list[float]:
    out = [0.0] * len(scores)
    write_rewards(REWARDS[kind], len(scores), scores, ties or [0] * len(scores), out)
    return out


@pytest.mark.parametrize(
    ("kind", "scores", "ties", "expected"),
    [
        ("win", [3, 5], [0, 0], [-1.0, 1.0]),
        ("win", [5, 5], [0, 0], [0.0, 0.0]),
        ("win", [5, 5], [2, 1], [1.0, -1.0]),
        ("win", [-4, -2, -2, -9], [0, 0, 0, 0], [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        ("win", [7, 7, 7], [0, 0, 0], [0.0, 0.0, 0.0]),
        ("win", [12], [0], [0.0]),
        ("points", [12, -3], [0, 0], [12.0, -3.0]),
        ("margin", [12, 6, 3], [0, 0, 0], [7.5, -1.5, -6.0]),
        ("margin", [12], [0], [0.0]),
    ],
)
def test_rewards(kind: str, scores: list[int], ties: list[int], expected: list[float]) -> None:
    assert rewards(kind, scores, ties) == pytest.approx(expected)
