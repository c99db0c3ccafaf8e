"""A hint: the best choice found, one reason about the game, and what the choice is worth."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from splittable.bots import Budget, choose
from splittable.bots.coach import how_often
from splittable.core.errors import BadSetup
from splittable.core.play import State
from splittable.core.words import Words, of_frame
from splittable.review.judge import BUDGET, Judgement, judge, unit_of, weighed
from splittable.review.reasons import find_reason, names_of, reason_for, said_reason

PLAIN_BOT = "medium"
MOST_EQUAL = 2  # of the moves that are just as good; more say no more
SAYS_HOW_OFTEN = "mix"  # the kind of reason that a figure would only repeat


@dataclass(frozen=True)
class Hint:
    """`value` is in `unit`: odds of winning, expected points, or (`none`) how much the heuristic prefers it.

    `why` is the whole hint in words: the move, its `reason`, the figure, and what is just as good. `key` says which
    figure that is, for those who put it in words of their own.
    """

    move: str
    label: str  # the move as people read it
    value: float
    gain: float  # over the next best, where it is clear
    share: float  # how often to choose it, where being unpredictable pays
    key: str
    reason: str  # empty if there is none to show
    why: str
    unit: str
    equal: list[str] = field(default_factory=list)  # moves that are just as good
    equal_labels: list[str] = field(default_factory=list)


def hint(
    state: State,
    seat: int,
    *,
    language: str = "en",
    names: Sequence[str] = (),
    budget: Budget = BUDGET,
    seed: int = 0,
) -> Hint:
    """What a strong player would do for a seat that must choose; uses only what the seat may know.

    `names`: what the reasons call the players; without them they are numbered.
    """
    require_choice(state, seat)
    found = judge(state, seat, seed=seed, budget=budget)
    reason = find_reason(found.known, seat, found.best.move, found.worse, found.shares)
    said = said_reason(state.game.name, reason, language, names_of(state.players, seat, language, names))
    key = key_of(unit_of(state.game.name), found, reason is not None and reason.kind == SAYS_HOW_OFTEN)
    return worded(state, seat, found, key, said, language)


def plain_hint(state: State, seat: int, *, language: str = "en", names: Sequence[str] = (), seed: int = 0) -> Hint:
    """What the medium bot would do: needs no search and has no value."""
    require_choice(state, seat)
    settled = state.settled(seat)
    move = choose(PLAIN_BOT, settled, seat, random.Random(f"{seed}/{seat}"))
    label = label_of(state, seat, move, language)
    known = settled.resampled(seat, random.Random(f"{seed}/{seat}"))
    alike = known.alike(seat)
    promising = [each.move for each in weighed(known, seat) if each.value > 0]
    other = next((each for each in promising if alike[each] != alike[move]), None)
    reason = reason_for(known, seat, move, other, {move: 1.0}, language, names)
    words = of_frame(language)
    why = " ".join(filter(None, [words("hint_move", move=label), reason, words("hint_figure.promise")]))
    return Hint(move, label, 0.0, 0.0, 1.0, "promise", reason, why, "none")


def worded(state: State, seat: int, found: Judgement, key: str, reason: str, language: str) -> Hint:
    best, words = found.best, of_frame(language)
    label = label_of(state, seat, best.move, language)
    equal = found.equals[:MOST_EQUAL]
    labels = [label_of(state, seat, move, language) for move in equal]
    told = [words("hint_move", move=label), reason, figure(found, key, words)]
    if labels:
        told.append(words("hint_equal", moves=", ".join(labels)))
    return Hint(
        move=best.move,
        label=label,
        value=best.value,
        gain=found.gap.loss,
        share=best.share,
        key=key,
        reason=reason,
        why=" ".join(filter(None, told)),
        unit=unit_of(state.game.name),
        equal=equal,
        equal_labels=labels,
    )


def figure(found: Judgement, key: str, words: Words) -> str:
    best = found.best
    return words(f"hint_figure.{key}", often=how_often(best.share), value=best.value, next=found.other_value)


def require_choice(state: State, seat: int) -> None:
    if seat not in state.acting():
        raise BadSetup("review/not_acting", f"seat {seat} has nothing to choose now")


def label_of(state: State, seat: int, move: str, language: str) -> str:
    spec = state.game.spec
    return spec.board.label(move, spec.words(language), state.view(seat))


def key_of(unit: str, found: Judgement, has_said_how_often: bool) -> str:
    """Which figure belongs to a judgement."""
    if unit == "none":
        return "promise"
    if unit == "odds" and found.is_mixed and not has_said_how_often:
        return "mix"
    points = "points_" if unit == "points" else ""
    is_clear = found.gap.is_clear and not found.is_mixed
    return f"{points}{'clear' if is_clear else 'only'}"
