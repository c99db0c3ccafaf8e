"""Splitter: the effect of the dice, separate from what each placement cost when it was made.

A placement is judged by what could be expected at the time. What the dice allowed in hindsight is given separately: a
large loss there need not be a mistake.
"""

from collections.abc import Callable
from typing import Any

from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.records import replay
from splittable.review.decision import Decision


def finished(record: dict[str, Any]) -> State:
    final = replay(record)
    if not final.is_over:
        raise BadSetup("review/unfinished", f"a game of {final.game.title} can be reviewed when it is over")
    return final


def luck_and_dice(
    final: State, seat: int, decisions: list[Decision], seed: int, progress: Callable[[int, int], object]
) -> dict[str, Any]:
    """`dice`: what they allowed before the first placement and after each; `luck`: how the score came about."""
    from splittable.solve import costliest

    costs = sorted(costliest(final, seat, seed=seed, progress=progress), key=lambda cost: cost.round)
    played = final.scores()[seat]
    best = costs[0].before
    allowed = [costs[0].before, *(cost.after for cost in costs)]
    dice = {"best": best, "played": played, "given_away": best - played, "allowed": allowed}
    return {"dice": dice, "luck": luck(decisions, played)}


def luck(decisions: list[Decision], played: int) -> dict[str, float]:
    """A score: what an expert expected at the first roll, less what choices lost, plus what the dice brought."""
    start = decisions[0].best_value if decisions else float(played)
    lost = sum(decision.loss for decision in decisions)
    return {"expected": start, "lost": lost, "dice": played - start + lost}
