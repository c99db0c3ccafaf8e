"""Ratings: the strengths that make the results most likely, whatever the order of the games."""

import random
from itertools import combinations
from math import log10

import pytest

from splittable.arena import Played, standings
from splittable.arena.ratings import MIDDLE, TENFOLD, ratings


def game(number: int, bots: tuple[str, ...], shares: tuple[float, ...]) -> Played:
    return Played(number, number, bots, (0,) * len(bots), shares, ("",) * len(bots), 9)


def duels(wins: int, draws: int, losses: int) -> list[Played]:
    results = [(1.0, 0.0)] * wins + [(0.5, 0.5)] * draws + [(0.0, 1.0)] * losses
    return [game(number, ("a", "b"), shares) for number, shares in enumerate(results)]


def test_two_bots_are_as_far_apart_as_their_wins_say() -> None:
    found = ratings(duels(740, 20, 240))
    assert found["a"].value - found["b"].value == pytest.approx(TENFOLD * log10(3), abs=2)
    assert found["a"].value + found["b"].value == pytest.approx(2 * MIDDLE)
    assert found["a"].low < found["a"].value < found["a"].high < found["a"].value + 30


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    found = ratings(duels(20, 0, 0))
    assert 300 < found["a"].value - found["b"].value < 1500


def test_the_order_of_the_games_makes_no_difference() -> None:
    games = duels(30, 5, 20)
    shuffled = random.Random(1).sample(games, len(games))
    one, two = ratings(games, 50), ratings(shuffled, 50)
    assert one["a"].value == pytest.approx(two["a"].value)
    assert ratings(games, 50) == one, "the same seed gives the same intervals"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_strengths_are_found_again(seats: int) -> None:
    """Games drawn from known strengths at tables of every size, a bot sometimes in two seats."""
    true = {"a": 4.0, "b": 2.0, "c": 1.0, "d": 1.0, "e": 0.5}
    rng = random.Random(seats)
    line_ups = [*combinations(true, seats), ("a", *["b"] * (seats - 1))]
    games = []
    for number in range(3000):
        bots = rng.choice(line_ups)
        winner = rng.choices(range(seats), [true[bot] for bot in bots])[0]
        games.append(game(number, bots, tuple(float(seat == winner) for seat in range(seats))))
    found = ratings(games, 20)
    shift = sum(TENFOLD * log10(strength) for strength in true.values()) / len(true)
    for bot, strength in true.items():
        assert found[bot].value == pytest.approx(MIDDLE + TENFOLD * log10(strength) - shift, abs=25)


def test_more_wins_rank_higher_where_all_meet_equally_often() -> None:
    """Late results count no more than early ones."""
    rng = random.Random(3)
    bots = ("a", "b", "c")
    games = []
    for number in range(120):
        order = tuple(rng.sample(bots, 3))
        winner = "a" if number < 47 else "b" if number < 94 else "c"
        games.append(game(number, order, tuple(float(bot == winner) for bot in order)))
    table = standings(games)
    assert [entry.bot for entry in table] == ["a", "b", "c"] and table[2].win_rate < 0.23
