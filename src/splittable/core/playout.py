"""Random play, in the subset that Numba compiles: the same seed gives the same game, plain or compiled.

`kernel` is bound per game (see `bind`).
"""

from typing import Any

from splittable.core.rng import below, pick_bit, pick_weighted

kernel: Any = None
CHANCE = -1


def choose(s: Any, box: Any, g: list[int], codes: list[int], weights: list[int]) -> int:
    """Draw who acts next and how: returns the seat and leaves the action in codes[0]."""
    mask = kernel.acting(s, box)
    if mask == 0:
        count = kernel.chance(s, box, codes, weights)
        codes[0] = codes[pick_weighted(g, weights, count)]
        return CHANCE
    seat = pick_bit(g, mask)
    count = kernel.legal(s, box, seat, codes)
    codes[0] = codes[below(g, count)]
    return seat


def play_out(s: Any, box: Any, g: list[int], codes: list[int], weights: list[int]) -> int:
    """Play at random to the end; returns the number of steps, chance included."""
    steps = 0
    while not kernel.is_over(s, box):
        seat = choose(s, box, g, codes, weights)
        kernel.apply(s, box, seat, codes[0])
        steps += 1
    return steps
