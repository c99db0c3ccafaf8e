"""The bots, and the one way to ask them."""

import random
from collections.abc import Callable

from splittable.core.errors import BadSetup
from splittable.core.play import State

Bot = Callable[[State, int, random.Random], str]
"""(a state with nothing secret in it, own seat, generator) → a legal move"""


def random_bot(state: State, seat: int, rng: random.Random) -> str:
    """Any legal move, each as likely."""
    return rng.choice(state.legal(seat))


def greedy_bot(state: State, seat: int, rng: random.Random) -> str:
    """What the game's heuristic would choose, without looking ahead."""
    moves, weights = state.policy(seat)
    return rng.choices(moves, weights)[0]


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def choose(name: str, state: State, seat: int, rng: random.Random) -> str:
    """Ask a bot for a move. It gets a state in which all that its seat can't know is drawn again."""
    if name not in BOTS:
        raise BadSetup("setup/unknown_bot", f"unknown bot {name!r}; expected one of {', '.join(BOTS)}")
    return BOTS[name](state.resampled(seat, rng), seat, rng)
