"""Splitter in a review: nobody can hinder another, and the dice are known in hindsight."""

import random
from math import sqrt
from typing import Any

from splittable.bots.budget import Budget
from splittable.bots.gap import SURE
from splittable.bots.playing import SEED_BITS
from splittable.bots.reviewing import Expected, Finished, Reviewing
from splittable.bots.splitter.engine import position_of
from splittable.bots.splitter.player import search, spread_of
from splittable.bots.splitter.solve import costliest
from splittable.core.play import State
from splittable.core.spec import CHANCE
from splittable.core.words import Words

FIRST_LOOK = 0.1  # of the budget, for each first roll


def kind_of(move: str) -> str:
    return "place"


def round_of(state: State) -> int:
    return int(state.view(None)["round"])


def start(state: State, seat: int, rng: random.Random, budget: Budget) -> Expected:
    """The expected points before the first roll: each roll with its chance, and the best placement of it."""
    seed = rng.getrandbits(SEED_BITS)
    share = budget.part(FIRST_LOOK)
    outcomes = state.chances()
    value = total = tries = spread = 0.0
    for roll, weight in outcomes:
        after = state.copy()
        after.play(CHANCE, roll)
        position = position_of(after, seat)
        best = search(position, seed, share)[0]
        value, total = value + weight * best.value, total + weight
        tries, spread = tries + best.tries, spread_of(position)
    return Expected(value / total, SURE * spread / sqrt(tries) if tries else 0.0)


def more(finished: Finished) -> dict[str, Any]:
    """`dice`: what they allowed before the first placement and after each.

    A large loss there need not be a mistake: placements are judged by what could be expected at the time.
    """
    found = costliest(finished.final, finished.seat, seed=finished.seed, progress=finished.progress)
    costs = sorted(found, key=lambda cost: cost.round)
    played = finished.final.scores()[finished.seat]
    best = costs[0].before
    allowed = [best, *(cost.after for cost in costs)]
    return {"dice": {"best": best, "played": played, "given_away": best - played, "allowed": allowed}}


def told(more: dict[str, Any], words: Words) -> list[str]:
    return [words("terminal_dice", best=more["dice"]["best"], played=more["dice"]["played"])]


def steps(final: State) -> int:
    return int(final.view(None)["rounds"])


REVIEWING = Reviewing(kind_of, round_of, has_rivals=False, start=start, more=more, told=told, steps=steps)
