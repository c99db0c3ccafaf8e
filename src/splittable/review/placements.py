"""Splitter: what each placement gave away when it was made, and apart from it what the dice brought.

A placement is judged by what could be expected then. What the dice allowed in hindsight stands beside it: to lose
much there may be no mistake.
"""

import random
from collections.abc import Callable
from typing import Any

from splittable.bots import Budget, load
from splittable.bots.splitter.player import values
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.records import begin, parse, replay, step
from splittable.review.decision import Decision

Progress = Callable[[int, int], object]


def placements(
    record: dict[str, Any], seat: int, budget: Budget, seed: int, progress: Progress
) -> tuple[list[Decision], dict[str, Any]]:
    """The decisions; and `dice`, what they allowed, with `luck`, how the score came about."""
    from splittable.solve import costliest

    final = replay(record)
    if not final.is_over:
        raise BadSetup("review/unfinished", "a game of Splitter can be reviewed when it is over")
    load(final.game.name)
    moves = len(final.moves)
    rounds = len([text for text in final.moves if text.startswith("~ roll")])
    decisions = judged_placements(record, seat, budget, seed, lambda done: progress(done, moves + rounds))
    costs = sorted(
        costliest(final, seat, seed=seed, progress=lambda done, _: progress(moves + done, moves + rounds)),
        key=lambda cost: cost.round,
    )
    played = final.scores()[seat]
    best = costs[0].before
    allowed = [costs[0].before, *(cost.after for cost in costs)]
    dice = {"best": best, "played": played, "given_away": best - played, "allowed": allowed}
    return decisions, {"dice": dice, "luck": luck(decisions, played)}


def judged_placements(
    record: dict[str, Any], seat: int, budget: Budget, seed: int, progress: Callable[[int], object]
) -> list[Decision]:
    checked = parse(record)
    state = begin(checked)
    found = []
    for number, text in enumerate(checked.moves):
        who, _, move = text.partition(" ")
        if who == str(seat):
            found.append(judge(state, seat, number, move, budget, seed))
        step(state, checked, number)
        progress(number + 1)
    return found


def judge(state: State, seat: int, number: int, move: str, budget: Budget, seed: int) -> Decision:
    rng = random.Random(f"{seed}/{number}/{seat}")
    known = state.resampled(seat, rng)
    move = known._text(seat, known._check(seat, move))  # as the search writes it
    tried = values(known, seat, rng, iterations=budget.iterations or None, seconds=budget.seconds or None, also=[move])
    worth = dict(tried)
    best, best_value = tried[0]
    return Decision(number, move, worth[move], best, max(best_value, worth[move]), len(state.legal(seat)))


def luck(decisions: list[Decision], played: int) -> dict[str, float]:
    """A score: what an expert expected at the first roll, less what choices gave away, plus what the dice brought."""
    start = decisions[0].best_value if decisions else float(played)
    lost = sum(decision.loss for decision in decisions)
    return {"expected": start, "lost": lost, "dice": played - start + lost}
