"""A finished game looked at again: what each choice of a seat gave away, and where luck or skill lay."""

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
from splittable.review.judge import BUDGET, POINTS, Judged, duel, judged
from splittable.review.placements import placements

COSTLIEST = 3


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
        """The choices that gave most away; none that gave nothing."""
        costly = [decision for decision in self.decisions if decision.loss > 0]
        return sorted(costly, key=lambda decision: (-decision.loss, decision.number))[:COSTLIEST]

    def as_data(self) -> dict[str, Any]:
        def data(decision: Decision) -> dict[str, Any]:
            return {**vars(decision), "loss": decision.loss}

        return {
            "game": self.game,
            "seat": self.seat,
            "unit": self.unit,
            "loss": sum(decision.loss for decision in self.decisions),
            "decisions": [data(decision) for decision in self.decisions],
            "costliest": [data(decision) for decision in self.costliest],
            **self.more,
        }


def review(
    record: dict[str, Any],
    seat: int = 0,
    *,
    budget: Budget = BUDGET,
    seed: int = 0,
    progress: Callable[[int, int], object] = lambda done, all_: None,
) -> Review:
    """Every decision of a seat in a record. `progress` is called with the moves looked at and their number."""
    checked = parse(record)
    state = begin(checked)
    if not 0 <= seat < state.players:
        raise BadSetup("review/seat", f"expected a seat from 0 to {state.players - 1}, got {seat}")
    if state.game.name in POINTS:
        found = Review(state.game.name, seat, "points")
        found.decisions, found.more = placements(record, seat, budget, seed, progress)
        return found
    found = Review(state.game.name, seat, "odds")
    guesses: list[Guess] = []
    for number, text in enumerate(checked.moves):
        who, _, move = text.partition(" ")
        before = state.copy() if who == str(seat) else None
        step(state, checked, number)  # checked before it is judged: a record may hold anything
        if before is not None:
            choices = judged(before, seat, seed, budget)
            if move.startswith("guess "):
                guesses.append(Guess(number, move, {each.move: each.share for each in choices}))
            found.decisions.append(decide(before, seat, number, move, choices, seed, budget))
        progress(number + 1, len(checked.moves))
    if guesses:
        found.more = readability(guesses)
    if state.game.name == "great-split":
        found.more = {"cuts": cuts_of(record, seat)}
    return found


def decide(
    state: State, seat: int, number: int, move: str, choices: list[Judged], seed: int, budget: Budget
) -> Decision:
    """How the move compares with the recommended one. Of choices that belong to one mix none is a mistake."""
    count = len(state.legal(seat))
    best = choices[0]
    if move == best.move:
        return Decision(number, move, best.value, best.move, best.value, count)
    mine = next((each for each in choices if each.move == move), None)
    if best.error == 0.0 and mine is not None:  # solved, not sampled
        top = max(choices, key=lambda each: each.value) if mine.share or best.share < 1.0 else best
        return Decision(number, move, mine.value, top.move, top.value, count)
    value, best_value = duel(state, seat, move, best.move, seed, budget)
    return Decision(number, move, value, best.move, max(value, best_value), count)
