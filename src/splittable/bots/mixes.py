"""A bot's mix: how likely it is to choose each move, for solvers and tables of probabilities."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable

from splittable.bots.budget import Budget
from splittable.bots.levels import choose
from splittable.core.play import State

Mix = Callable[[State, int], dict[str, float]]

SAMPLES = 200


def mix(name: str, samples: int = SAMPLES, seed: int = 0, budget: Budget | None = None) -> Mix:
    """(state, seat) → move → probability, of a built-in bot.

    `random` is exact, `medium` is the mean of its weights over `samples` redraws of what it can't know, and any other
    bot is asked `samples` times, which has a standard error of at most 0.5 / √samples. The same seed, the same mix.
    """

    def of(state: State, seat: int) -> dict[str, float]:
        moves = state.legal(seat)
        if name == "random":
            return {move: 1 / len(moves) for move in moves}
        rng = random.Random(f"{seed}/{seat}/{state.seen_by(seat)!r}")
        if name == "medium":
            return mean_weights(state, seat, samples, rng)
        chosen = Counter(choose(name, state, seat, rng, budget) for _ in range(samples))
        return {move: chosen[move] / samples for move in moves}

    return of


def mean_weights(state: State, seat: int, samples: int, rng: random.Random) -> dict[str, float]:
    found: defaultdict[str, float] = defaultdict(float)
    for _ in range(samples):
        moves, weights = state.resampled(seat, rng).policy(seat)
        total = sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            found[move] += weight / total / samples
    return dict(found)
