"""The strong player: what it computes, that it repeats itself, and that it uses nothing that is hidden from it."""

import random

import pytest

import splittable
from splittable import CHANCE, BadSetup, IllegalMove, State, bots
from splittable.bots import Budget
from splittable.bots.splitter import choose, player, values
from splittable.bots.splitter.timing import GameClock

THREE_PAIRS = {"rows": ["..#**#..", "...##..."]}


def begin(players: int = 1, rounds: int = 0, seed: int = 0, **options: object) -> State:
    """A game in which so many rounds were played at random, and a roll lies on the table."""
    state = splittable.load("splitter").start(players, **options)
    rng = random.Random(seed)
    state.roll(rng)
    for _ in range(rounds):
        for seat in range(players):
            state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return state


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_same_seed_gives_the_same_values_on_any_number_of_threads(sheet: str) -> None:
    state = begin(rounds=12, sheet=sheet)
    once = values(state, 0, random.Random(7), Budget(iterations=600))
    assert values(state, 0, random.Random(7), Budget(iterations=600), threads=2) == once
    assert values(state, 0, random.Random(8), Budget(iterations=600)) != once
    assert choose(state, 0, random.Random(7), Budget(iterations=600)) == once[0][0]
    assert {move for move, _ in once} <= set(state.legal(0))


def test_a_move_of_interest_is_tried_whatever_it_promises() -> None:
    state = begin(sheet="A")
    usual = dict(values(state, 0, random.Random(1), Budget(iterations=500)))
    left_out = next(move for move in state.legal(0) if move not in usual)
    found = dict(values(state, 0, random.Random(1), Budget(iterations=500), also=[left_out]))
    assert found.keys() == usual.keys() | {left_out}
    assert 10 < found[left_out] < 56
    with pytest.raises(IllegalMove):
        values(state, 0, random.Random(1), Budget(iterations=1), also=["write z9 1"])


def test_the_last_rolls_are_exact() -> None:
    for options in ({"size": "tiny"}, {"own_sheet": THREE_PAIRS}):
        state = splittable.load("splitter").start(1, **options)
        state.play(CHANCE, "roll 2 1" if "size" in options else "roll 2 2")
        found = values(state, 0, random.Random(1), Budget(iterations=1))
        assert {move: pytest.approx(value) for move, value in found} == {
            move: expected(played(state, move)) for move in state.legal(0)
        }
        assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)


def played(state: State, move: str) -> State:
    after = state.copy()
    after.play(0, move)
    return after


def expected(state: State) -> float:
    """The mean of the best over all dice, by the rules alone."""
    if state.is_over:
        return float(state.scores()[0])
    total = 0.0
    for roll, weight in state.chances():
        rolled = state.copy()
        rolled.play(CHANCE, roll)
        ends = [expected(played(rolled, move)) for move in rolled.legal(0)]
        total += weight * max(ends, default=float(rolled.scores()[0]))
    return total / 36


def test_games_played_on_come_near_exact_play_and_do_not_pass_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin(rounds=18, seed=3, sheet="A")
    sampled = dict(values(state, 0, random.Random(1), Budget(iterations=40_000)))
    monkeypatch.setattr(player, "EXACT_ROLLS", 4)
    exact = dict(values(state, 0, random.Random(1), Budget(iterations=1)))
    assert sampled.keys() == exact.keys()
    for move, value in sampled.items():
        assert exact[move] - 2 < value < exact[move] + 0.5
    assert exact[next(iter(sampled))] > max(exact.values()) - 0.3


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_choice_is_the_same_whatever_is_hidden(level: str) -> None:
    """Two of three players have placed in secret; the third chooses alike whatever they did."""
    chosen = set()
    for hidden in range(12):
        state = begin(3, rounds=10, seed=1)
        rng = random.Random(hidden)
        for seat in (0, 1):
            state.play(seat, rng.choice(state.legal(seat)))
        chosen.add(bots.choose(level, state, 2, random.Random(9), Budget(iterations=300)))
    assert len(chosen) == 1


def test_values_do_not_depend_on_the_sheets_of_others() -> None:
    state = begin(2, rounds=12, seed=4)
    alone = state.copy()
    alone.position.boards[1], alone.position.free[1] = alone.position.boards[0][:], alone.position.free[0][:]
    assert values(state, 0, random.Random(2), Budget(iterations=300)) == values(
        alone, 0, random.Random(2), Budget(iterations=300)
    )


def play_level(level: str, number: int) -> int:
    rng = random.Random(number)
    state = splittable.load("splitter").start(1, sheet="AB"[number % 2])
    while not state.is_over:
        state.roll(rng)
        if state.acting():
            state.play(0, bots.choose(level, state, 0, rng, Budget(iterations=200)))
    return state.scores()[0]


@pytest.mark.slow
def test_levels_rise() -> None:
    easy = [play_level("easy", number) for number in range(12)]
    medium = [play_level("medium", number) for number in range(12)]
    hard = [play_level("hard", number) for number in range(12)]
    assert 12 < sum(easy) / 12 < 24
    assert sum(medium) / 12 > 29
    assert sum(hard) > sum(medium) > sum(easy)


@pytest.mark.slow
def test_the_expert_answers_by_time() -> None:
    state = begin(rounds=6, sheet="B")
    assert bots.choose("expert", state, 0, random.Random(1), Budget(seconds=1.0)) in state.legal(0)


def test_bad_budgets_are_refused() -> None:
    for bad in ({"seconds": -1}, {"iterations": -1}):
        with pytest.raises(BadSetup, match="can be negative") as refused:
            Budget(**bad)
        assert refused.value.code == "bot/budget"
    with pytest.raises(BadSetup, match="needs a thread"):
        values(begin(), 0, random.Random(), Budget(iterations=1), threads=0)


def test_only_an_acting_seat_of_splitter_is_answered() -> None:
    with pytest.raises(BadSetup, match="got Split it!"):
        choose(splittable.load("split-it").start(2), 0, random.Random(), Budget(iterations=1))
    with pytest.raises(BadSetup, match="seat 0 has nothing to place now"):
        choose(splittable.load("splitter").start(2), 0, random.Random(), Budget(iterations=1))


def test_a_game_clock_shares_its_time_out() -> None:
    now = 0.0
    clock = GameClock(4.5, lambda: now)
    shares = []
    for rolls in range(22, 0, -1):
        shares.append(clock.share(rolls))
        now += shares[-1]
    assert 4.2 < sum(shares) < 4.5
    assert min(shares) >= 0 and shares[0] < 1
    now = 9.0
    assert clock.share(22) == 0
