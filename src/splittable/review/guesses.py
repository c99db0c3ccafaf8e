"""Split it!: how predictable a player's guesses were."""

from dataclasses import asdict, dataclass
from math import pi, sqrt
from typing import Any


@dataclass(frozen=True)
class Guess:
    number: int
    move: str
    mix: dict[str, float]  # how often the equilibrium makes each guess


def readability(guesses: list[Guess]) -> dict[str, Any]:
    """How far the guesses are from the equilibrium, from 0 (like it) to 1.

    Sections are ranked by how often the equilibrium chooses them. If a player takes the first of them far more often
    than the equilibrium does, others can count on it; the same goes for far less often. `chance` is the average
    distance of a player who guesses exactly like the equilibrium, after this many guesses.
    """
    ranks = max(len(guess.mix) for guess in guesses)
    made, expected = [0.0] * ranks, [0.0] * ranks
    for guess in guesses:
        order = sorted(guess.mix, key=lambda move: (-guess.mix[move], move))
        made[order.index(guess.move)] += 1 / len(guesses)
        for rank, move in enumerate(order):
            expected[rank] += guess.mix[move] / len(guesses)
    distance = sum(abs(one - two) for one, two in zip(made, expected, strict=True)) / 2
    chance = sum(sqrt(2 * share * (1 - share) / (pi * len(guesses))) for share in expected) / 2
    return {
        "guesses": [asdict(guess) for guess in guesses],
        "readable": {"distance": distance, "chance": chance, "made": made, "equilibrium": expected},
    }
