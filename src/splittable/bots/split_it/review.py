"""Split it! in a review: how predictable a player's guesses were."""

from collections.abc import Sequence
from math import pi, sqrt
from typing import Any

from splittable.bots.reviewing import Choices, Finished, Reviewing, first_word
from splittable.core.play import State
from splittable.core.words import Words


def round_of(state: State) -> int:
    return int(state.view(None)["round"])


def more(finished: Finished) -> dict[str, Any]:
    guesses = [each for each in finished.choices if first_word(each.move) == "guess"]
    return readability(guesses) if guesses else {}


def readability(guesses: Sequence[Choices]) -> dict[str, Any]:
    """How far the guesses are from the equilibrium, from 0 (like it) to 1.

    Sections are ranked by how often the equilibrium chooses them. If a player takes the first of them far more often
    than the equilibrium does, others can count on it; the same goes for far less often. `chance` is the average
    distance of a player who guesses exactly like the equilibrium, after this many guesses.
    """
    ranks = max(len(guess.shares) for guess in guesses)
    made, expected = [0.0] * ranks, [0.0] * ranks
    for guess in guesses:
        order = sorted(guess.shares, key=lambda move: (-guess.shares[move], move))
        made[order.index(guess.move)] += 1 / len(guesses)
        for rank, move in enumerate(order):
            expected[rank] += guess.shares[move] / len(guesses)
    distance = sum(abs(one - two) for one, two in zip(made, expected, strict=True)) / 2
    chance = sum(sqrt(2 * share * (1 - share) / (pi * len(guesses))) for share in expected) / 2
    return {
        "guesses": [{"number": each.number, "move": each.move, "mix": dict(each.shares)} for each in guesses],
        "readable": {"distance": distance, "chance": chance, "made": made, "equilibrium": expected},
    }


def told(more: dict[str, Any], words: Words) -> list[str]:
    if "readable" not in more:
        return []
    readable = more["readable"]
    made, expected = percents(readable["made"]), percents(readable["equilibrium"])
    return [
        words("terminal_readable", distance=readable["distance"], chance=readable["chance"]),
        words("terminal_made", made=made, expected=expected),
    ]


def percents(shares: list[float]) -> str:
    return " / ".join(f"{share:.0%}" for share in shares)


REVIEWING = Reviewing(first_word, round_of, more=more, told=told)
