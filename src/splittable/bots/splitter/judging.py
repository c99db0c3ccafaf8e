"""What placements are worth in points, and by how much one is better than another."""

import random
from typing import Any

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.gap import PARTS, Gap, gap_of_parts
from splittable.bots.playing import SEED_BITS
from splittable.bots.splitter.engine import gains, load, position_of, sheet_of
from splittable.bots.splitter.player import EXACT_ROLLS, Run, exact, search
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.worth import Desk, Sheet, write
from splittable.core.play import State
from splittable.games.splitter.codes import NO_CHOICE

ROUNDING = 1e-9
STANDING_PARTS = 10  # equal parts of the playouts, whose spread tells the error


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


def standing_by_policy(state: State, seat: int, seed: int, playouts: int) -> list[float]:
    """The final points to expect if the policy places this roll and all later ones; a placement made stays.

    Before and after a placement the same number of rolls is to come, so the same seed gives the same dice.
    """
    from splittable.fast import arrays

    engine, sheet = load(), expected_sheet(state, seat)
    box: Any = state.components
    sheets, boxes = arrays.to_array(sheet, sheet), arrays.to_array(box)
    desks, dices, first = arrays.zeros(Desk), arrays.zeros(Dice), arrays.numbers(1)
    futures = max(1, playouts // STANDING_PARTS)
    means = []
    for part in range(STANDING_PARTS):
        sums = arrays.numbers(2)
        start = part * futures
        engine.code.play_futures(sheets, boxes, engine.tables, desks, dices, seed, start, futures, first, 1, sums)
        means.append(int(sums[0]) / futures)
    return means


def expected_sheet(state: State, seat: int) -> Sheet:
    """With this round's placement on it: the one made, else the policy's."""
    s: Any = state.position
    if seat in state.acting():
        position = position_of(state, seat)
        return position.after(*position.placements()[gains(position)[0]])
    sheet = sheet_of(state, seat)
    if s.choice[seat] != NO_CHOICE:
        pair, larger_left = divmod(s.choice[seat], 2)
        left, right = (s.high, s.low) if larger_left else (s.low, s.high)
        write(sheet, state.components, sheet.pair[: sheet.rolls].index(pair), left, right)
    return sheet
