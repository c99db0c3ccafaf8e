"""What every choice of a position is worth, by the search of the game's strongest bot."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from splittable.bots import Budget, levels_of, load
from splittable.bots.engine import Choice, searcher
from splittable.bots.great_split.playing import great_split_choices
from splittable.bots.great_split.resolver import resolver, resolves
from splittable.bots.playing import SEED_BITS, search_choices
from splittable.bots.split_it.playing import solver_choices
from splittable.bots.split_it.solver import Aim
from splittable.bots.splitter.player import values
from splittable.core.play import State

BUDGET = Budget(iterations=600)


@dataclass(frozen=True)
class Judged:
    """A move; its value as the odds of winning or, in the games of POINTS, the final points expected after it.

    Where a game has no search it is the share of its heuristic.
    """

    move: str
    value: float
    error: float
    share: float


def judged(state: State, seat: int, seed: int, budget: Budget) -> list[Judged]:
    """The moves of an acting seat, the recommended one first. Nothing that the seat can't know is looked at."""
    rng = random.Random(f"{seed}/{len(state.moves)}/{seat}")
    known = state.resampled(seat, rng)
    if "hard" not in levels_of(state.game.name):
        moves, weights = known.policy(seat)
        total = sum(weights)
        found = [Judged(m, w / total, 0.0, w / total) for m, w in zip(moves, weights, strict=True)]
        return sorted(found, key=lambda each: -each.value)
    load(state.game.name)
    if state.game.name in POINTS:
        return POINTS[state.game.name](known, seat, rng, budget)
    search = SEARCHES.get(state.game.name, search_choices)
    return [
        Judged(known._text(seat, choice.action), choice.value, choice.error, choice.share)
        for choice in search(known, seat, rng, budget)
    ]


def solve_stage(state: State, seat: int, rng: random.Random, budget: Budget) -> list[Choice]:
    """Without taking aim: a person's guesses are measured by how hard they are to read."""
    return solver_choices(state, seat, budget, Aim.THINKING if state.players == 2 else Aim.NONE)


def expect_points(state: State, seat: int, rng: random.Random, budget: Budget) -> list[Judged]:
    """Nobody at the table can hinder another, so points are what counts."""
    found = values(state, seat, rng, iterations=budget.iterations or None, seconds=budget.seconds or None)
    return [Judged(move, value, 0.0, float(place == 0)) for place, (move, value) in enumerate(found)]


Search = Callable[[State, int, random.Random, Budget], list[Choice]]
SEARCHES: dict[str, Search] = {"split-it": solve_stage, "great-split": great_split_choices}
POINTS: dict[str, Callable[[State, int, random.Random, Budget], list[Judged]]] = {"splitter": expect_points}


def duel(state: State, seat: int, played: str, best: str, seed: int, budget: Budget) -> tuple[float, float]:
    """What two moves are worth, from the same deals: their difference is surer than either."""
    rng = random.Random(f"{seed}/{len(state.moves)}/{seat}/duel")
    known = state.resampled(seat, rng)
    spec = state.game.spec
    actions = [spec.notation.action(known._s, known._box, seat, move) for move in (played, best)]
    pair_seed = rng.getrandbits(SEED_BITS)
    found: list[Choice] = []
    if state.game.name == "great-split" and resolves(known, seat):
        found = resolver().both(known, seat, actions, pair_seed, budget)
    found = found or searcher(state.game.name).both(known, seat, actions, pair_seed, budget)
    return found[0].value, found[1].value
