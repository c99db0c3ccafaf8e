"""What a bot and a level are, and the bots that need no search."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from splittable.bots.budget import Budget
from splittable.core.play import State

Bot = Callable[[State, int, random.Random, Budget], str]
"""(a state without secrets, own seat, generator, budget) → a legal move"""


@dataclass(frozen=True)
class Level:
    bot: Bot
    load: Callable[[str], object] | None = None
    """Compiles or loads what the bot needs for a game; None if it needs nothing."""
    care: float | None = None
    """How often it follows the game's heuristic, otherwise any legal move will do; None if it does something else."""


EASY_CARE = 0.4  # how often the easy bot uses the heuristic


def random_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Any legal move, all equally likely."""
    return rng.choice(state.legal(seat))


def greedy_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """What the game's heuristic would choose, without looking ahead."""
    moves, weights = state.policy(seat)
    return rng.choices(moves, weights)[0]


def easy_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """A plausible move most of the time, otherwise any."""
    bot = greedy_bot if rng.random() < EASY_CARE else random_bot
    return bot(state, seat, rng, budget)


PLAIN = {
    "random": Level(random_bot, care=0.0),
    "easy": Level(easy_bot, care=EASY_CARE),
    "medium": Level(greedy_bot, care=1.0),
}
"""The levels of every game."""
