"""The bot of The Great Split: it searches what to split, keep and discard, and solves its resolutions."""

import random

from splittable.bots import playing
from splittable.bots.budget import Budget
from splittable.bots.engine import Choice
from splittable.bots.great_split.guide import RESOLUTION_SHARE
from splittable.bots.great_split.resolver import Way, resolver, resolves
from splittable.core.play import State


def great_split_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    share = budget.part(RESOLUTION_SHARE)
    ways = promising_ways(state, seat, share)
    if not ways:
        return playing.search_bot(state, seat, rng, budget)
    if len(ways) == 1:
        return state._text(seat, ways[0][0])
    found = resolver().choices(state, seat, ways, rng.getrandbits(playing.SEED_BITS), share)
    return state._text(seat, found[0].action)


def great_split_choices(state: State, seat: int, rng: random.Random, budget: Budget) -> list[Choice]:
    """As the bot chooses, with what each choice is worth."""
    share = budget.part(RESOLUTION_SHARE)
    ways = promising_ways(state, seat, share)
    if not ways:
        return playing.search_choices(state, seat, rng, budget)
    return resolver().choices(state, seat, ways, rng.getrandbits(playing.SEED_BITS), share)


def promising_ways(state: State, seat: int, share: Budget) -> list[Way]:
    return resolver().ways(state, seat, share) if resolves(state, seat) else []


def load_great_split(game: str) -> None:
    """Compiled code is made when it is first called: for a first split and a first resolution."""
    playing.load_search(game)
    state = playing.first_position(game)
    while not resolves(state, state.acting()[0]):
        seat = state.acting()[0]
        state.play(seat, state.legal(seat)[0])
        state.roll(0)
    great_split_choices(state, state.acting()[0], random.Random(0), Budget(iterations=1))
