"""A bot that plays on from every move it could make, and takes the one that did best."""

import random

from splittable.bots.budget import Budget
from splittable.bots.engine import Choice, searcher
from splittable.core import registry
from splittable.core.play import Game, State

SEED_BITS = 62


def search_choices(state: State, seat: int, rng: random.Random, budget: Budget) -> list[Choice]:
    return searcher(state.game.name).choices(state, seat, state._actions(seat), rng.getrandbits(SEED_BITS), budget)


def search_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    return state._text(seat, search_choices(state, seat, rng, budget)[0].action)


def load_search(game: str) -> None:
    """Compiled code is made when it is first called: play a first game's first move."""
    state = first_position(game)
    search_choices(state, state.acting()[0], random.Random(0), Budget(iterations=1))


def first_position(game: str) -> State:
    state = Game(registry.spec(game)).start()
    state.roll(0)
    return state
