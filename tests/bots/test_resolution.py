"""The Great Split: resolutions are solved by trying all ways, and none is better than the one found."""

import random
from typing import Any

import pytest

import splittable
from splittable.bots import choose
from splittable.bots.great_split import guide, resolution
from splittable.core.bind import bind
from splittable.games.great_split import kernel
from splittable.games.great_split.codes import RESOLVE

plain: Any = bind(resolution, {"kernel": kernel, "guide": guide})


def resolutions(players: int, seed: int, most_cards: int) -> list[tuple[Any, int]]:
    """Where seats of a game by medium bots begin to resolve a hand."""
    rng = random.Random(seed)
    state: Any = splittable.load("great-split").start(players)
    state.roll(rng)
    found: list[tuple[Any, int]] = []
    while not state.is_over:
        seat = state.acting()[0]
        s = state._s
        if s.phase == RESOLVE and 0 < s.hand_size[seat] <= most_cards:
            found.append((state.copy(), seat))
        state.play(seat, choose("medium", state, seat, rng))
        state.roll(rng)
    return found


def worth_of_all(s: Any, box: Any, aid: guide.Aid, seat: int) -> float:
    """The best worth among all orders and uses, without the shortcuts of the solver."""
    if s.phase != RESOLVE or not s.awaited >> seat & 1:
        return float(plain.board_worth(s, box, aid, seat))
    codes = [0] * resolution.WIDTH
    best = -1e9
    for code in codes[: kernel.legal(s, box, seat, codes)]:
        trial = s.copy()
        kernel.apply(trial, box, seat, code)
        best = max(best, worth_of_all(trial, box, aid, seat))
    return best


def solve_plainly(state: Any, seat: int) -> int:
    aid = guide.Aid()
    guide.prepare(state._s, state._box, aid)
    states = [state._s] * resolution.MOST_CHOICES
    return int(plain.solve(Scratch(states), [state._box], [resolution.Plan()], [aid], seat))


class Scratch(list):  # type: ignore[type-arg]
    """Assigning a record copies it in an array; here, too."""

    def __setitem__(self, place, state):  # type: ignore[no-untyped-def]
        super().__setitem__(place, state.copy())


@pytest.mark.parametrize("seed", range(3))
def test_no_other_way_is_worth_more(seed: int) -> None:
    checked = 0
    for state, seat in resolutions(players=2 + seed, seed=seed, most_cards=2)[::3]:
        aid = guide.Aid()
        guide.prepare(state._s, state._box, aid)
        guide.look_ahead(state._s, state._box, aid)
        best = worth_of_all(state._s, state._box, aid, seat)
        played = state.copy()
        while played._s.phase == RESOLVE and seat in played.acting():
            played.play(seat, played._text(seat, solve_plainly(played, seat)))
        assert plain.board_worth(played._s, played._box, aid, seat) == pytest.approx(best)
        checked += 1
    assert checked >= 10


@pytest.mark.slow
def test_compiled_solves_as_plain_does() -> None:
    from splittable.bots.great_split.playing import resolver

    positions = resolutions(players=4, seed=7, most_cards=3)[::5]
    assert len(positions) >= 10
    for state, seat in positions:
        assert resolver().best(state, seat) == solve_plainly(state, seat)
