"""Splitter's levels, from one that a child can beat to one that thinks for seconds."""

import random

from splittable.bots.splitter.engine import Position, position_of
from splittable.bots.splitter.player import choose
from splittable.bots.splitter.rollout import sheet_points
from splittable.core.play import State

HARD_ITERATIONS = 200  # about a hundredth of a second: leaves the expert room to be better
EXPERT_SECONDS = 3.0


def easy(state: State, seat: int, rng: random.Random) -> str:
    """Takes the points of the moment, and has no plan: if nothing scores, anywhere will do."""
    position = position_of(state, seat)
    placements = position.placements()
    points = [points_after(position, slot, way) for slot, way in placements]
    best = rng.choice([p for p, scored in zip(placements, points, strict=True) if scored == max(points)])
    return state._text(seat, position.action(*best))


def medium(state: State, seat: int, rng: random.Random) -> str:
    """What the game’s own heuristic makes most of, without looking ahead."""
    moves, weights = state.policy(seat)
    return rng.choices(moves, weights)[0]


def hard(state: State, seat: int, rng: random.Random) -> str:
    """A short search."""
    return choose(state, seat, rng, iterations=HARD_ITERATIONS)


def expert(state: State, seat: int, rng: random.Random) -> str:
    """As good as it gets in a few seconds."""
    return choose(state, seat, rng, seconds=EXPERT_SECONDS)


LEVELS = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}


def points_after(position: Position, slot: int, way: int) -> int:
    return sheet_points(position.after(slot, way), position.box)
