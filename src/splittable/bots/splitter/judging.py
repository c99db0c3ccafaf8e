"""What placements are worth in points, and by how much one is better than another."""

import random

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.gap import PARTS, Gap, gap_of_parts
from splittable.bots.playing import SEED_BITS
from splittable.bots.splitter.engine import position_of
from splittable.bots.splitter.player import EXACT_ROLLS, Run, exact, search
from splittable.core.play import State

ROUNDING = 1e-9


def placement_choices(state: State, seat: int, actions: list[int], rng: random.Random, budget: Budget) -> list[Choice]:
    """The final points that are expected after each. Nobody at the table can hinder another."""
    return search(position_of(state, seat), rng.getrandbits(SEED_BITS), budget, among=actions)


def placement_gap(state: State, seat: int, better: int, other: int, rng: random.Random, budget: Budget) -> Gap:
    """Both with the same dice; near the end all dice there can be."""
    position = position_of(state, seat)
    if position.sheet.rolls <= EXACT_ROLLS:
        value = {each.action: each.value for each in exact(position, (better, other))}
        return Gap(value[better] - value[other], ROUNDING)
    run = Run(position, rng.getrandbits(SEED_BITS), among=(better, other))
    futures = max(1, budget.iterations // (2 * PARTS))
    places = [run.actions.index(action) for action in (better, other)]
    means: list[list[float]] = [[], []]
    for _ in range(PARTS):
        before = [int(run.sums[0][place]) for place in places]
        run.play(futures)
        for parts, place, old in zip(means, places, before, strict=True):
            parts.append((int(run.sums[0][place]) - old) / futures)
    return gap_of_parts(*means)
