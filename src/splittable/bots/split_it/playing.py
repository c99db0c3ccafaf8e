"""The bot that solves each round of Split it! as a game of its own."""

import random

from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.split_it.solver import Aim, solver
from splittable.core.play import State


def solver_choices(
    state: State, seat: int, budget: Budget, aim: Aim = Aim.THINKING, *, slips: bool = False
) -> list[Choice]:
    return solver().choices(state, seat, state.legal_codes(seat), budget, aim, slips)


def expert_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Expects others who look as far ahead as it does."""
    return drawn(solver_choices(state, seat, budget), state, seat, rng)


def hard_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Expects plausible players, and makes a mistake now and then."""
    return drawn(solver_choices(state, seat, budget, Aim.PLAUSIBLE, slips=True), state, seat, rng)


def drawn(choices: list[Choice], state: State, seat: int, rng: random.Random) -> str:
    chosen = rng.choices(choices, [choice.share for choice in choices])[0]
    return state.move_text(seat, chosen.action)


def load_solver(game: str) -> None:
    """Numba compiles a function at its first call: run a first cut and a first guess."""
    from splittable.core import registry
    from splittable.core.play import Game

    state = Game(registry.spec(game)).start(3)
    state.roll(0)
    once = Budget(iterations=1)
    cutter = state.acting()[0]
    solver_choices(state, cutter, once)
    state.play(cutter, state.legal(cutter)[0])
    solver_choices(state, state.acting()[0], once)
