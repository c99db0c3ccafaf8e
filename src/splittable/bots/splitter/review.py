"""Splitter in a review: nobody can hinder another, and the dice are known in hindsight."""

from typing import Any

from splittable.bots.reviewing import Finished, Reviewing
from splittable.bots.splitter.judging import standing_by_policy
from splittable.bots.splitter.solve import costliest
from splittable.core.play import State
from splittable.core.words import Words


def kind_of(move: str) -> str:
    return "place"


def round_of(state: State) -> int:
    return int(state.view(None)["round"])


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


REVIEWING = Reviewing(
    kind_of, round_of, has_rivals=False, standing=standing_by_policy, more=more, told=told, steps=steps
)
