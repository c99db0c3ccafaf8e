"""A hint: the best choice found, why in a sentence, and what it is worth."""

import random
from dataclasses import dataclass

from splittable.bots import Budget, choose
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.words import of_frame
from splittable.review.judge import BUDGET, Judgement, judge, unit_of

HOW_OFTEN = {
    "nine_tenths": 0.9,
    "three_quarters": 0.75,
    "two_thirds": 0.67,
    "half": 0.5,
    "third": 0.33,
    "quarter": 0.25,
}


PLAIN_BOT = "medium"


@dataclass(frozen=True)
class Hint:
    """`value` is in `unit`: odds of winning, expected points, or (`none`) how much the heuristic prefers it.

    `key` says which of the sentences `why` is, for those who put it in words of their own.
    """

    move: str
    label: str  # the move as people read it
    value: float
    gain: float  # over the next best, where it is clear
    share: float  # how often to choose it, where being unpredictable pays
    key: str
    why: str
    unit: str


def hint(state: State, seat: int, *, language: str = "en", budget: Budget = BUDGET, seed: int = 0) -> Hint:
    """What a strong player would do for a seat that must choose; uses only what the seat may know."""
    require_choice(state, seat)
    found = judge(state, seat, seed=seed, budget=budget)
    best, unit = found.best, unit_of(state.game.name)
    key = key_of(unit, found)
    label = label_of(state, seat, best.move, language)
    why = of_frame(language)(
        f"hint.{key}",
        move=label,
        often=how_often(best.share),
        value=best.value,
        next=best.value - found.gap.loss,
    )
    return Hint(best.move, label, best.value, found.gap.loss, best.share, key, why, unit)


def plain_hint(state: State, seat: int, *, language: str = "en", seed: int = 0) -> Hint:
    """What the medium bot would do: needs no search and has no value."""
    require_choice(state, seat)
    move = choose(PLAIN_BOT, state.settled(seat), seat, random.Random(f"{seed}/{seat}"))
    label = label_of(state, seat, move, language)
    return Hint(move, label, 0.0, 0.0, 1.0, "promise", of_frame(language)("hint.promise", move=label), "none")


def require_choice(state: State, seat: int) -> None:
    if seat not in state.acting():
        raise BadSetup("review/not_acting", f"seat {seat} has nothing to choose now")


def label_of(state: State, seat: int, move: str, language: str) -> str:
    spec = state.game.spec
    return spec.board.label(move, spec.words(language), state.view(seat))


def key_of(unit: str, found: Judgement) -> str:
    if unit == "none":
        return "promise"
    if unit == "odds" and 0.0 < found.best.share < 1.0:
        return "mix"
    points = "points_" if unit == "points" else ""
    if found.other is None:
        return f"{points}only"
    return f"{points}{'clear' if found.gap.is_clear else 'close'}"


def how_often(share: float) -> str:
    """The name of the share that is nearest."""
    return min(HOW_OFTEN, key=lambda name: abs(HOW_OFTEN[name] - share))
