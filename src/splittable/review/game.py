"""The review of a finished game: what each choice of a seat cost, and the shares of luck and skill."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from splittable.bots import Budget
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.records import begin, parse, step
from splittable.review.cuts import cuts_of
from splittable.review.decision import Decision
from splittable.review.guesses import Guess, readability
from splittable.review.judge import BUDGET, Judgement, judge, unit_of
from splittable.review.luck import finished, luck_and_dice

COSTLIEST = 3

Progress = Callable[[int, int], object]


@dataclass
class Review:
    game: str
    seat: int
    unit: str  # odds or points
    decisions: list[Decision] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)
    """Special to a game: `guesses` and `readable` in Split it!, `cuts` in The Great Split, `dice` and `luck` in
    Splitter."""

    @property
    def costliest(self) -> list[Decision]:
        """The costliest choices; only those that cost something."""
        costly = [decision for decision in self.decisions if decision.loss > 0]
        return sorted(costly, key=lambda decision: (-decision.loss, decision.number))[:COSTLIEST]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "loss": sum(decision.loss for decision in self.decisions),
            "decisions": [vars(decision) for decision in self.decisions],
            "costliest": [vars(decision) for decision in self.costliest],
            **self.more,
        }


def review(
    record: dict[str, Any],
    seat: int = 0,
    *,
    budget: Budget = BUDGET,
    seed: int = 0,
    progress: Progress = lambda done, all_: None,
) -> Review:
    """Every decision of a seat in a record. `progress` is called with the steps done and their number."""
    state = begin(parse(record))
    if not 0 <= seat < state.players:
        raise BadSetup("review/seat", f"expected a seat from 0 to {state.players - 1}, got {seat}")
    found = Review(state.game.name, seat, unit_of(state.game.name))
    if found.unit == "points":
        final = finished(record)
        rounds = final.view(seat)["rounds"]
        judged(found, record, seed, budget, lambda done, all_: progress(done, all_ + rounds))
        count = len(final.moves)
        found.more = luck_and_dice(
            final, seat, found.decisions, seed, lambda done, all_: progress(count + done, count + rounds)
        )
        return found
    guesses = judged(found, record, seed, budget, progress)
    if guesses:
        found.more = readability(guesses)
    if state.game.name == "great-split":
        found.more = {"cuts": cuts_of(record, seat)}
    return found


def judged(found: Review, record: dict[str, Any], seed: int, budget: Budget, progress: Progress) -> list[Guess]:
    """Add the decisions to a review. Returns the guesses, whose readability is measured separately."""
    checked = parse(record)
    state = begin(checked)
    guesses: list[Guess] = []
    for number, text in enumerate(checked.moves):
        who, _, move = text.partition(" ")
        before = state.copy() if who == str(found.seat) else None
        step(state, checked, number)  # checked before it is judged: a record may contain anything
        if before is not None:
            move = before._text(found.seat, before._check(found.seat, move))  # as the judge writes it
            judgement = judge(before, found.seat, played=move, seed=seed, budget=budget)
            found.decisions.append(decide(before, found.seat, number, move, judgement))
            if move.startswith("guess "):
                guesses.append(Guess(number, move, {each.move: each.share for each in judgement.choices}))
        progress(number + 1, len(checked.moves))
    return guesses


def decide(state: State, seat: int, number: int, move: str, judgement: Judgement) -> Decision:
    best, gap = judgement.best, judgement.gap
    return Decision(
        number=number,
        move=move,
        value=best.value - gap.loss,
        best=best.move if gap.loss else move,
        best_value=best.value,
        loss=gap.loss,
        margin=gap.margin,
        choices=len(state.legal(seat)),
    )
