"""Entry points of compiled code: they take an array and an index, which is cheaper to pass than a record.

Written in the subset that Numba compiles; the games' parts are bound per game.
"""

from typing import Any

from splittable.core.rng import start_stream

kernel: Any = None
playout: Any = None
encode: Any = None
resampling: Any = None


def acting(states: Any, index: int, boxes: Any) -> int:
    return kernel.acting(states[index], boxes[0])  # type: ignore[no-any-return]


def legal(states: Any, index: int, boxes: Any, seat: int, out: Any) -> int:
    return kernel.legal(states[index], boxes[0], seat, out)  # type: ignore[no-any-return]


def chance(states: Any, index: int, boxes: Any, out: Any, weight: Any) -> int:
    return kernel.chance(states[index], boxes[0], out, weight)  # type: ignore[no-any-return]


def apply(states: Any, index: int, boxes: Any, seat: int, action: int) -> None:
    kernel.apply(states[index], boxes[0], seat, action)


def is_over(states: Any, index: int, boxes: Any) -> bool:
    return kernel.is_over(states[index], boxes[0])  # type: ignore[no-any-return]


def revocable(states: Any, index: int, boxes: Any) -> int:
    return kernel.revocable(states[index], boxes[0])  # type: ignore[no-any-return]


def score(states: Any, index: int, boxes: Any, out: Any) -> None:
    kernel.score(states[index], boxes[0], out)


def tiebreak(states: Any, index: int, boxes: Any, out: Any) -> None:
    kernel.tiebreak(states[index], boxes[0], out)


def observe(states: Any, index: int, boxes: Any, seat: int, out: Any) -> None:
    encode.observe(states[index], boxes[0], seat, out)


def resample(states: Any, index: int, boxes: Any, seat: int, g: Any) -> None:
    resampling.resample(states[index], boxes[0], seat, g)


def run_games(
    states: Any,
    fresh: Any,
    boxes: Any,
    scratch: Any,
    seed: int,
    first: int,
    scores: Any,
    ties: Any,
    lengths: Any,
) -> None:
    """Play games `first`, `first` + 1, … at random; game k draws from stream k of the seed."""
    work = scratch[0]
    for game in range(len(lengths)):
        states[0] = fresh[0]
        start_stream(work.g, seed, first + game)
        lengths[game] = playout.play_out(states[0], boxes[0], work.g, work.codes, work.weights)
        kernel.score(states[0], boxes[0], scores[game])
        kernel.tiebreak(states[0], boxes[0], ties[game])
