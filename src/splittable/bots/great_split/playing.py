"""The bot of The Great Split: it searches for splits, takes and discards, and solves how to play its cards."""

import random

from splittable.bots import playing
from splittable.bots.budget import Budget
from splittable.bots.choice import Choice
from splittable.bots.engine import searcher
from splittable.bots.gap import Gap
from splittable.bots.great_split.resolver import Way, resolver, resolves
from splittable.core.play import State
from splittable.games.great_split import guide
from splittable.games.great_split.guide import RESOLUTION_SHARE

JUDGED_SHARE = 0.5  # of the budget, for the choices of a resolution in hints and reviews


def great_split_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    share = budget.part(RESOLUTION_SHARE)
    ways = promising_ways(state, seat, share)
    if not ways:
        return playing.search_bot(state, seat, rng, budget)
    if len(ways) == 1:
        return state.move_text(seat, ways[0][0])
    found = resolver().choices(state, seat, ways, rng.getrandbits(playing.SEED_BITS), share)
    return state.move_text(seat, found[0].action)


def great_split_choices(
    state: State, seat: int, actions: list[int], rng: random.Random, budget: Budget
) -> list[Choice]:
    """As the bot chooses, with what each choice is worth. In a resolution also from choices that promise little.

    Resolutions get less of the budget: there are dozens in a game, and what matters is the comparison that follows."""
    share = budget.part(JUDGED_SHARE)
    ways = promising_ways(state, seat, share)
    if not ways:
        return playing.search_choices(state, seat, actions, rng, budget)
    narrowed, _ = guide.narrow(state.position, state.components, seat, actions)
    ways = resolver().with_all_beginnings(state, seat, ways, narrowed)
    return resolver().choices(state, seat, ways, rng.getrandbits(playing.SEED_BITS), share)


def great_split_gap(state: State, seat: int, better: int, other: int, rng: random.Random, budget: Budget) -> Gap:
    seed = rng.getrandbits(playing.SEED_BITS)
    if resolves(state, seat):
        found = resolver().gap(state, seat, better, other, seed, budget)
        if found:
            return found
    return searcher(state.game.name).gap(state, seat, better, other, seed, budget)


def promising_ways(state: State, seat: int, budget: Budget) -> list[Way]:
    return resolver().ways(state, seat, budget) if resolves(state, seat) else []


def load_great_split(game: str) -> None:
    """Numba compiles a function at its first call: run a first split and a first resolution."""
    playing.load_search(game)
    state = playing.first_position(game)
    while not resolves(state, state.acting()[0]):
        seat = state.acting()[0]
        state.play(seat, state.legal(seat)[0])
        state.roll(0)
    seat = state.acting()[0]
    great_split_choices(state, seat, state.legal_codes(seat), random.Random(0), Budget(iterations=1))
