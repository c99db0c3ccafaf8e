"""Finds puzzles in games of hard bots. Everything follows from the number of the game, so it can be done again.

A moment is a puzzle if the medium bot would hardly ever make the best choice there, and if each of the other choices
is worse by more than the error of the comparison and by more than `LEAST_LOSS`. Comparisons use the evaluation of
hints and reviews: first with their budget, then with another seed and up to `DEEPER` times as much.

A hand can be split in dozens of ways, and the best one nearly always has a neighbour. Such choices are looked for
separately, and a few others may come close: those are right, too.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from splittable.bots import Budget, budget_of, choose
from splittable.bots.gap import Gap
from splittable.bots.plug import judge_of
from splittable.core.play import Game, State
from splittable.puzzles.entry import LOOKS, Alternative, Entry
from splittable.puzzles.puzzle import LEAST_LOSS, MANY
from splittable.review.judge import BUDGET, GAP_SHARE, judge

MOST_LIKELY = 0.2  # how often the medium bot may make the best choice
SURE_SHARE = 0.95  # below it, being unpredictable matters more than the choice
TABLES = 3  # sizes of tables, from the smallest on
PER_GAME = 2  # one from each half
TRIES = 3  # of the most promising moments of each part
MOST_AS_GOOD = 3  # of the other choices, where there are many
DEEPER = 4  # times the budget of hints and reviews
FIRST_PART = 0.125  # of the deeper comparison, which is enough where the difference is large
QUICK = BUDGET.part(GAP_SHARE * DEEPER * FIRST_PART)
LOOK = Budget(iterations=60)
SEARCH_SEED, DEEPER_SEED = 1, 2


@dataclass(frozen=True)
class Moment:
    state: State
    seat: int
    picked: str  # by the hard bot


def puzzles_in(game: Game, seed: int) -> list[Entry]:
    """At most one in each part of a game, since late moments have larger differences and would be all; and one of the
    choices that teach most, if they have many alternatives."""
    least = LEAST_LOSS[judge_of(game.name).unit]
    played = list(moments(game, seed))
    promises = {place: promise(moment) for place, moment in enumerate(played) if is_candidate(moment)}
    found: list[Entry] = []

    def search(places: list[int], worth: dict[int, float], as_good: int) -> None:
        best = sorted((place for place in places if worth[place] >= least), key=lambda place: -worth[place])
        tries = (puzzle_at(played[place], seed, as_good) for place in best[:TRIES])
        found.extend(islice((puzzle for puzzle in tries if puzzle), 1))

    gaps = {place: each.gap for place, each in promises.items()}
    for part in range(PER_GAME):
        search([place for place in gaps if place * PER_GAME // len(played) == part], gaps, 0)
    lures = {place: each.lure for place, each in promises.items() if teaches(played[place])}
    known = {(len(entry.moves), entry.seat) for entry in found}
    search(
        [place for place in lures if (len(played[place].state.moves), played[place].seat) not in known],
        lures,
        MOST_AS_GOOD,
    )
    return found


def teaches(moment: Moment) -> bool:
    """A choice of a kind that comes first in reviews, among many."""
    review = judge_of(moment.state.game.name).review
    return review.kind_of(moment.picked) in review.first_kinds and len(moment.state.legal(moment.seat)) > MANY


def moments(game: Game, seed: int) -> Iterator[Moment]:
    """The choices in a game of hard bots. Those who choose at the same time all see the same."""
    rng = random.Random(f"puzzles/{game.name}/{seed}")
    state = start(game, seed)
    while True:
        state.roll(rng)
        if state.is_over:
            return
        picks = {seat: choose("hard", state, seat, rng, budget_of("hard")) for seat in state.acting()}
        yield from (Moment(state.copy(), seat, picked) for seat, picked in picks.items())
        for seat, picked in picks.items():
            if picked in state.legal(seat):
                state.play(seat, picked)


def start(game: Game, seed: int) -> State:
    """Small tables, and the choices of the first option in turn."""
    options: dict[str, Any] = {}
    for name, option in game.options.items():
        usual = [choice for choice in option.choices if choice != game.spec.tiny.get(name)]
        if len(usual) > 1:
            options = {name: usual[seed // TABLES % len(usual)]}
            break
    low, high = game.spec.players_for(game.all_options(options))
    return game.start(min(high, low + seed % TABLES), **options)


def is_candidate(moment: Moment) -> bool:
    """The medium bot would do something else."""
    if len(set(moment.state.alike(moment.seat).values())) < 2:
        return False
    return likely_of(moment.state, moment.seat)[moment.picked] <= MOST_LIKELY


def likely_of(state: State, seat: int) -> dict[str, float]:
    """How often the medium bot makes each choice, those that are one by symmetry taken together."""
    known = state.resampled(seat, random.Random(0))
    moves, weights = known.policy(seat)
    alike = known.alike(seat)
    of: dict[str, float] = {}
    for move, weight in zip(moves, weights, strict=True):
        of[alike[move]] = of.get(alike[move], 0.0) + weight / sum(weights)
    return {move: of[alike[move]] for move in moves}


@dataclass(frozen=True)
class Promise:
    """By how much the best choice seems better, with the budget of the hard bot."""

    gap: float  # than the next
    lure: float  # than what the medium bot likes best


def promise(moment: Moment) -> Promise:
    state, seat = moment.state, moment.seat
    rng = random.Random(SEARCH_SEED)
    known = known_to(state, seat, rng)
    alike = known.alike(seat)
    actions = [known.move_code(seat, move) for move in sorted(set(alike.values()))]
    found = judge_of(state.game.name).choices(known, seat, actions, rng, budget_of("hard"))
    if len(found) < 2 or found[0].share < SURE_SHARE:
        return Promise(0.0, 0.0)
    best = found[0].value
    values = {known.move_text(seat, each.action): each.value for each in found}
    return Promise(best - found[1].value, best - values.get(alike[tempting(state, seat)], best))


def tempting(state: State, seat: int) -> str:
    """What the medium bot likes best."""
    likely = likely_of(state, seat)
    return max(likely, key=lambda move: likely[move])


def puzzle_at(moment: Moment, seed: int, as_good: int = 0) -> Entry | None:
    """`as_good`: how many other choices may come close to the best."""
    state, seat = moment.state, moment.seat
    likely = likely_of(state, seat)
    judged = judge(state, seat, seed=SEARCH_SEED)
    best = judged.best
    least = LEAST_LOSS[judge_of(state.game.name).unit]
    if likely[best.move] > MOST_LIKELY or best.share < SURE_SHARE or (judged.gap.loss < least and not as_good):
        return None
    found = losses(state, seat, best.move, [each.move for each in judged.choices], least, as_good)
    if found is None or any(likely[move] > MOST_LIKELY for move in found[1]):
        return None
    others, equals = found
    return Entry(
        seed=seed,
        players=state.players,
        seat=seat,
        moves=state.moves,
        solution=best.move,
        value=round(best.value, 4),
        tempting=tempting(state, seat),
        others=others,
        found=looks_that_find(state, seat, [best.move, *equals]),
        options=dict(state.options),
        equals=equals,
    )


def losses(
    state: State, seat: int, best: str, order: list[str], least: float, as_good: int
) -> tuple[list[Alternative], list[str]] | None:
    """What every other choice loses, the smallest loss first, and those that are not clearly worse; None if these are
    more than `as_good`."""
    alike = state.alike(seat)
    others = sorted(set(alike.values()) - {alike[best]}, key=lambda move: place(order, move))
    if as_good:  # a quick look at all of them first: it is rare that so few come close
        looks = (compare(state, seat, best, other, QUICK).value < least for other in others)
        if len(list(islice(filter(None, looks), as_good + 1))) > as_good:
            return None
    found: list[Alternative] = []
    equals: list[str] = []
    for other in others:
        gap = close_gap(state, seat, best, other, least)
        if gap.is_clear and gap.value >= least:
            found.append(Alternative(other, round(gap.value, 4)))
        elif len(equals) < as_good and gap.value > -gap.margin:
            equals.append(other)
        else:
            return None
    return sorted(found, key=lambda each: each.loss), equals


def place(order: list[str], move: str) -> tuple[int, str]:
    """The next best first: it is the one that may not be clearly worse."""
    return (order.index(move) if move in order else len(order), move)


def close_gap(state: State, seat: int, best: str, other: str, least: float) -> Gap:
    """First with a part of the budget, which is enough if the answer is plain."""
    first = compare(state, seat, best, other, QUICK)
    if abs(first.value - least) > first.margin:
        return first
    return compare(state, seat, best, other, BUDGET.part(GAP_SHARE * DEEPER))


def compare(state: State, seat: int, better: str, other: str, budget: Budget, seed: int = DEEPER_SEED) -> Gap:
    """What the first of two choices is worth more, from what the seat may know."""
    rng = random.Random(f"{seed}/{seat}/{better}/{other}")
    known = known_to(state, seat, rng)
    actions = [known.move_code(seat, move) for move in (better, other)]
    return judge_of(state.game.name).gap(known, seat, actions[0], actions[1], rng, budget)


def known_to(state: State, seat: int, rng: random.Random) -> State:
    """What a seat knows, as if nobody had chosen before it."""
    settled = state.settled(seat)
    return (settled if settled.legal(seat) == state.legal(seat) else state).resampled(seat, rng)


def looks_that_find(state: State, seat: int, right: list[str]) -> int:
    """Of the quick looks."""
    alike = state.alike(seat)
    looks = [choose("hard", state, seat, random.Random(number), LOOK) for number in range(LOOKS)]
    return sum(alike[look] in {alike[move] for move in right} for look in looks)
