"""The bot that solves each round of Split it! as a game of its own."""

import random

from splittable.bots.budget import Budget
from splittable.bots.engine import Choice
from splittable.bots.split_it.solver import solver
from splittable.core.play import State


def solver_choices(state: State, seat: int, budget: Budget, *, aim: bool = True) -> list[Choice]:
    return solver().choices(state, seat, state._actions(seat), budget, aim)


def solver_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    choices = solver_choices(state, seat, budget)
    chosen = rng.choices(choices, [choice.share for choice in choices])[0]
    return state._text(seat, chosen.action)


def load_solver(game: str) -> None:
    """Compiled code is made when it is first called: a first cut and a first guess."""
    from splittable.core import registry
    from splittable.core.play import Game

    state = Game(registry.spec(game)).start(3)
    state.roll(0)
    once = Budget(iterations=1)
    cutter = state.acting()[0]
    solver_choices(state, cutter, once)
    state.play(cutter, state.legal(cutter)[0])
    solver_choices(state, state.acting()[0], once)
