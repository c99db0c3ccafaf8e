"""Random play, in the subset that also compiles: the same seed plays the same game plain and compiled.

`kernel` is bound per game (see `bind`).
"""

from typing import Any

from splittable.core.rng import below, pick_bit, pick_weighted

kernel: Any = None
CHANCE = -1


def choose(s: Any, box: Any, g: list[int], codes: list[int], weights: list[int]) -> int:
    """Draw who acts next and what: the seat comes back, the action is left in codes[0]."""
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
    """Play at random to the end; the number of steps (chance counts)."""
    steps = 0
    while not kernel.is_over(s, box):
        seat = choose(s, box, g, codes, weights)
        kernel.apply(s, box, seat, codes[0])
        steps += 1
    return steps
