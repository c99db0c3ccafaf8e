"""Split it!: how readable somebody's guesses were."""

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

    Sections are ranked by how often the equilibrium chooses them. If somebody takes the first of them far more often
    than the equilibrium does, others can count on it; if far less often, too. `chance` is how far away somebody who
    guesses just like the equilibrium is on average after so many guesses.
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
