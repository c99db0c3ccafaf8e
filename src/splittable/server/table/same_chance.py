"""The chance of a finished game once more, for those who try it again."""

from collections import Counter
from collections.abc import Sequence

from splittable import CHANCE, State

BY_CHANCE = "~ "  # how a record begins what chance did


def chance_of(moves: Sequence[str]) -> list[str]:
    """What chance did in a game, in order."""
    return [move.removeprefix(BY_CHANCE) for move in moves if move.startswith(BY_CHANCE)]


def next_outcome(recorded: Sequence[str], state: State) -> str | None:
    """What chance did next in the recorded game, if it is possible now; otherwise what it did soonest after that.

    So a deck keeps its order however many cards of it are turned up, and tokens do not wait for cards.
    """
    came = Counter(chance_of(state.moves))
    possible = set(state.legal(CHANCE))
    for outcome in recorded:
        if came[outcome]:
            came[outcome] -= 1
        elif outcome in possible:
            return outcome
    return None
