"""Luck and skill: the change of a seat's expected result at its own choices, and everywhere else.

What a seat can expect is the mean result if everybody plays on plausibly. It starts at a fair share, ends at the
result, and changes only at events. What own choices change is skill; all other changes, at chance and at the choices
of others, are luck, so the parts add up. docs/decisions/0015-luck-and-skill.md gives the reasons.
"""

import random
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import hypot, sqrt

from splittable.bots import Budget
from splittable.bots.gap import SURE, gap_of_parts
from splittable.bots.reviewing import Choices, Expected, Reviewing, Standing
from splittable.core.play import State
from splittable.core.records import Record, begin
from splittable.core.spec import CHANCE
from splittable.review.judging import THREADS

PLAYOUTS = 0.4  # of the budget, for what can be expected before and after a choice
START = 5  # times as many, at the start: there is only one
DRAWS = 5  # of what a plausible player would choose
SEEDS = 1000  # between two choices, so that their errors have nothing to do with each other


@dataclass(frozen=True)
class Luck:
    """result = start + skill + luck. Luck and skill may each be wrong by up to `margin`, in opposite directions."""

    start: float
    skill: float
    luck: float
    result: float
    margin: float


@dataclass(frozen=True)
class Stretch:
    """Own choices with no other event in between."""

    number: int  # of the first move in the record
    before: State
    after: State


@dataclass(frozen=True)
class Change:
    """What the seat could expect before its choice, and what the choice changed."""

    number: int  # of the move in the record
    before: Expected
    gain: Expected


def luck_of(start: Expected, changes: Sequence[Change], result: float) -> Luck:
    skill = total(change.gain for change in changes)
    luck = result - start.value - skill.value
    return Luck(start.value, skill.value, luck, result, hypot(start.margin, skill.margin))


def changes_by_playouts(record: Record, seat: int, reviewing: Reviewing, budget: Budget, seed: int) -> list[Change]:
    assert reviewing.standing is not None
    standing, playouts = reviewing.standing, playouts_of(budget)

    def change(stretch: Stretch) -> Change:
        """With the same deals and chances for what was chosen and for what a plausible player would choose."""
        others = [stretch.before]
        if reviewing.has_rivals:
            others = plausible(stretch.before, seat, random.Random(f"{seed}/{seat}/{stretch.number}"))
        made, usual = [], []
        for place, other in enumerate(others):
            look = (seat, seed + SEEDS * (stretch.number * DRAWS + place), playouts // len(others))
            parts = standing(other, *look)
            usual += parts
            made += parts if other.position == stretch.after.position else standing(stretch.after, *look)
        gap = gap_of_parts(made, usual)
        return Change(stretch.number, expected_of(usual), Expected(gap.value, gap.margin))

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(change, stretches(record, seat)))


def plausible(state: State, seat: int, rng: random.Random) -> list[State]:
    """After the choices that the medium bot would make; several draws if it does not always make the same."""
    found: list[State] = []
    while len(found) < DRAWS:
        after, is_certain = state.copy(), True
        while seat in after.acting():
            moves, weights = after.resampled(seat, rng).policy(seat)
            is_certain &= sum(map(bool, weights)) == 1
            after.play(seat, rng.choices(moves, weights)[0])
        found.append(after)
        if is_certain:
            break
    return found


def changes_by_judge(choices: Iterable[Choices]) -> list[Change]:
    """What the judge expects of each choice, against the mean of a plausible player's choices."""
    found = []
    for each in choices:
        weighed = sum(weight * each.values[move] for move, weight in each.plausible.items())
        before = weighed / sum(each.plausible.values())
        gain = each.values[each.move] - before
        found.append(Change(each.number, Expected(before), Expected(gain, each.margin)))
    return found


def stretches(record: Record, seat: int) -> Iterator[Stretch]:
    """What others choose at the same time comes after the seat's own choices, which then form longer stretches: fewer
    playouts tell more. The rules don't mind the order."""
    state = begin(record)
    mine: deque[tuple[int, str]] = deque()
    others: deque[tuple[int, str]] = deque()
    for number, text in enumerate(record.moves):
        who, _, move = text.partition(" ")
        if who == str(seat):
            mine.append((number, move))
        else:
            others.append((CHANCE if who == "~" else int(who), move))
    while mine or others:
        if seat in state.acting():
            first, before = mine[0][0], state.copy()
            while seat in state.acting():
                state.play(seat, mine.popleft()[1])
            yield Stretch(first, before, state.copy())
        else:
            state.play(*others.popleft())


def start_of(state: State, seat: int, standing: Standing | None, unit: str, budget: Budget, seed: int) -> Expected:
    """Before anything has happened players are equal: each has a fair share of the win. Points are played out."""
    if unit == "odds" or standing is None:
        return Expected(1 / state.players)
    return expected_of(standing(state, seat, seed, START * playouts_of(budget)))


def playouts_of(budget: Budget) -> int:
    return max(1, round(budget.iterations * PLAYOUTS))


def expected_of(parts: list[float]) -> Expected:
    """From the means of equal parts."""
    mean = sum(parts) / len(parts)
    variance = sum((part - mean) ** 2 for part in parts) / (len(parts) - 1)
    return Expected(mean, SURE * sqrt(variance / len(parts)))


def total(changes: Iterable[Expected]) -> Expected:
    known = list(changes)
    return Expected(sum(each.value for each in known), hypot(*(each.margin for each in known)))


def result_of(final: State, seat: int, unit: str) -> float:
    """A seat's points, or its share of the win."""
    if unit == "points":
        return float(final.scores()[seat])
    winners = final.winners()
    return 1 / len(winners) if seat in winners else 0.0
