"""Bots that search by playouts from their possible moves, or in a tree."""

import random

from splittable.bots.base import Level
from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.engine import searcher
from splittable.bots.forest import forester
from splittable.bots.gap import Gap
from splittable.core import registry
from splittable.core.play import Game, State

SEED_BITS = 62


def search_choices(state: State, seat: int, actions: list[int], rng: random.Random, budget: Budget) -> list[Choice]:
    return searcher(state.game.name).choices(state, seat, actions, rng.getrandbits(SEED_BITS), budget)


def search_gap(state: State, seat: int, better: int, other: int, rng: random.Random, budget: Budget) -> Gap:
    return searcher(state.game.name).gap(state, seat, better, other, rng.getrandbits(SEED_BITS), budget)


def search_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    return state.move_text(seat, search_choices(state, seat, state.legal_codes(seat), rng, budget)[0].action)


def tree_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    choices = forester(state.game.name).choices(state, seat, rng.getrandbits(SEED_BITS), budget)
    return state.move_text(seat, choices[0].action)


def load_search(game: str) -> None:
    """Numba compiles a function at its first call: play the first move of a game."""
    state = first_position(game)
    search_bot(state, state.acting()[0], random.Random(0), Budget(iterations=1))


def load_tree(game: str) -> None:
    state = first_position(game)
    tree_bot(state, state.acting()[0], random.Random(0), Budget(iterations=1))


def first_position(game: str) -> State:
    state = Game(registry.spec(game)).start()
    state.roll(0)
    return state


SEARCH_LEVELS = {"hard": Level(search_bot, load_search), "expert": Level(tree_bot, load_tree)}
"""For a game with a guide."""
