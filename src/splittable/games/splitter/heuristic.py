"""What a bot needs to know of Splitter: what a sheet promises."""

from splittable.games.splitter.codes import Box
from splittable.games.splitter.state import State


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each of the actions."""
    return [1.0 for _ in actions]
