"""The Great Split: resolutions are solved by trying all ways, and none is better than the one found."""

import random
from typing import Any

import pytest

import splittable
from splittable.bots import Budget, choose, search
from splittable.bots.gap import NO_GAP
from splittable.bots.great_split import resolution
from splittable.bots.great_split.resolver import Comparison, resolver, resolves
from splittable.core.bind import bind
from splittable.games.great_split import guide, kernel, resample
from splittable.games.great_split.codes import RESOLVE

PARTS: dict[str, Any] = {"kernel": kernel, "resampling": resample, "guide": guide}
plain: Any = bind(resolution, {**PARTS, "search": bind(search, PARTS)})
ONE = Budget(iterations=1)


def resolutions(players: int, seed: int, most_cards: int) -> list[tuple[Any, int]]:
    """Where seats of a game by medium bots begin to resolve a hand."""
    rng = random.Random(seed)
    state: Any = splittable.load("great-split").start(players)
    state.roll(rng)
    found: list[tuple[Any, int]] = []
    while not state.is_over:
        seat = state.acting()[0]
        s = state.position
        if s.phase == RESOLVE and 0 < s.hand_size[seat] <= most_cards:
            found.append((state.copy(), seat))
        state.play(seat, choose("medium", state, seat, rng))
        state.roll(rng)
    return found


def ends_of_all(s: Any, box: Any, aid: guide.Aid, seat: int) -> dict[tuple[int, ...], float]:
    """What every end that some order and use leads to is worth, without the shortcuts of the solver."""
    if s.phase != RESOLVE or not s.awaited >> seat & 1:
        return {end_of(s, seat): float(plain.board_worth(s, box, aid, seat))}
    codes = [0] * resolution.WIDTH
    found: dict[tuple[int, ...], float] = {}
    for code in codes[: kernel.legal(s, box, seat, codes)]:
        trial = s.copy()
        kernel.apply(trial, box, seat, code)
        found |= ends_of_all(trial, box, aid, seat)
    return found


def end_of(s: Any, seat: int) -> tuple[int, ...]:
    return (*s.cubes[seat], s.prestige[seat])


def ready_aid(state: Any) -> guide.Aid:
    aid = guide.Aid()
    guide.prepare(state.position, state.components, aid)
    return aid


def solve_plainly(state: Any, seat: int) -> list[tuple[int, ...]]:
    plan = resolution.Plan()
    states = Scratch([state.position] * resolution.MOST_CHOICES)
    found = plain.solve(states, [state.components], [plan], [ready_aid(state)], seat)
    return [tuple(plan.way[way][: plan.length[way]]) for way in range(found)]


class Scratch(list):  # type: ignore[type-arg]
    """Assigning a record copies it in an array; here, too."""

    def __setitem__(self, place, state):  # type: ignore[no-untyped-def]
        super().__setitem__(place, state.copy())


@pytest.mark.parametrize("seed", range(3))
def test_no_other_way_is_worth_more(seed: int) -> None:
    checked = 0
    for state, seat in resolutions(players=2 + seed, seed=seed, most_cards=2)[::3]:
        aid = ready_aid(state)
        guide.look_ahead(state.position, state.components, aid)
        best = max(ends_of_all(state.position, state.components, aid, seat).values())
        played = state.copy()
        while resolves(played, seat):
            played.play(seat, played.move_text(seat, solve_plainly(played, seat)[0][0]))
        assert plain.board_worth(played.position, played.components, aid, seat) == pytest.approx(best)
        checked += 1
    assert checked >= 10


def test_the_ways_kept_end_differently_and_are_the_best() -> None:
    checked = 0
    for state, seat in resolutions(players=3, seed=5, most_cards=2)[::3]:
        aid = ready_aid(state)
        guide.look_ahead(state.position, state.components, aid)
        worth = sorted(ends_of_all(state.position, state.components, aid, seat).values(), reverse=True)
        most = resolution.KEPT if state.position.round < state.components.rounds else 1
        found = {}
        for way in solve_plainly(state, seat):
            s = state.position.copy()
            for code in way:
                kernel.apply(s, state.components, seat, code)
            found[end_of(s, seat)] = float(plain.board_worth(s, state.components, aid, seat))
        assert list(found.values()) == pytest.approx(worth[:most])
        checked += most > 1 and len(found) == most
    assert checked >= 3


@pytest.mark.slow
def test_compiled_solves_as_plain_does() -> None:
    positions = resolutions(players=4, seed=7, most_cards=3)[::5]
    assert len(positions) >= 10
    for state, seat in positions:
        assert resolver().ways(state, seat, Budget(seconds=1.0)) == solve_plainly(state, seat)
        assert resolver().ways(state, seat, ONE) == solve_plainly(state, seat)[:1]


@pytest.mark.slow
def test_ways_are_compared_alike_plain_and_compiled() -> None:
    state, seat = resolutions(players=3, seed=7, most_cards=3)[0]
    ways = resolver().ways(state, seat, Budget(seconds=1.0))[:3]
    compiled = Comparison(resolver(), state, seat, ways, seed=99)
    compiled.play(5)
    found = [compiled.choice(place, 0.0) for place in range(len(ways))]
    w, plan = search.Work(), resolution.Plan()
    w.candidates = len(ways)
    for place, way in enumerate(ways):
        w.candidate[place] = place
        plan.way[place][: len(way)] = way
        plan.length[place] = len(way)
    states = Scratch([state.position] * 3)
    plain.try_ways(states, [state.components], [w], [ready_aid(state)], [plan], seat, 99, 0, 5)
    assert [each.value for each in found] == pytest.approx([total / 5 for total in w.total[: len(ways)]])
    assert [each.tries for each in found] == [5, 5, 5]


@pytest.mark.slow
def test_the_best_beginning_comes_first_and_what_follows_it_counts() -> None:
    state, seat = resolutions(players=2, seed=3, most_cards=6)[0]
    budget = Budget(iterations=1200)
    ways = resolver().ways(state, seat, budget)
    assert len(ways) == resolution.KEPT
    choices = resolver().choices(state, seat, ways, 5, budget)
    assert {choice.action for choice in choices} == {way[0] for way in ways}
    assert [choice.share for choice in choices] == [1.0] + [0.0] * (len(choices) - 1)
    last = state.legal_codes(seat)[-1]  # the splitter before any card: no way begins so
    gap = resolver().gap(state, seat, choices[0].action, last, 5, budget)
    assert gap is not None and gap.value > -0.02
    same = resolver().gap(state, seat, last, last, 5, budget)
    assert same == NO_GAP
