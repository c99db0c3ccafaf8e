"""Splitter's levels as bots, with the interface of all games."""

import random

from splittable.bots.budget import Budget
from splittable.bots.splitter.engine import Position, position_of
from splittable.bots.splitter.player import choose, warm_up
from splittable.bots.splitter.rollout import sheet_points
from splittable.core.play import State


def easy_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Takes the most points now and has no plan: if nothing scores, any placement will do."""
    position = position_of(state, seat)
    placements = position.placements()
    points = [points_after(position, slot, way) for slot, way in placements]
    best = rng.choice([p for p, scored in zip(placements, points, strict=True) if scored == max(points)])
    return state.move_text(seat, position.action(*best))


def points_after(position: Position, slot: int, way: int) -> int:
    return sheet_points(position.after(slot, way), position.box)


def futures_bot(state: State, seat: int, rng: random.Random, budget: Budget) -> str:
    """Searches with many playouts."""
    return choose(state, seat, rng, budget)


def load_futures(game: str) -> None:
    warm_up()
