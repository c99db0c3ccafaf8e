"""Splitter's levels as bots: asked as those of every game are."""

import random

from splittable.bots.budget import Budget
from splittable.bots.splitter import levels
from splittable.bots.splitter.player import choose, warm_up
from splittable.core.play import State


def easy_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    return levels.easy(state, seat, rng)


def medium_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    return levels.medium(state, seat, rng)


def futures_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Plays on with many futures."""
    if budget.iterations:
        return choose(state, seat, rng, iterations=budget.iterations)
    return choose(state, seat, rng, seconds=budget.seconds)


def load_futures(game: str) -> None:
    warm_up()
