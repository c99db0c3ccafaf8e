"""What cuts, removals, guesses and joker placements are worth, and by how much one is better than another."""

import random

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.gap import Gap
from splittable.bots.split_it.solver import Aim, solver
from splittable.core.play import State


def stage_choices(state: State, seat: int, actions: list[int], rng: random.Random, budget: Budget) -> list[Choice]:
    return solver().choices(state, seat, actions, budget, aim_of(state))


def stage_gap(state: State, seat: int, better: int, other: int, rng: random.Random, budget: Budget) -> Gap:
    return solver().gap(state, seat, better, other, budget, aim_of(state))


def aim_of(state: State) -> Aim:
    """A person's guesses are measured by how hard they are to read, so nobody takes aim at anybody."""
    return Aim.THINKING if state.players == 2 else Aim.NONE
