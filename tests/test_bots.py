"""Bots know what their seat may know, and the greedy one is worth playing."""

import random

import pytest

import splittable
from splittable import BadSetup, State
from splittable.bots import choose


def play_match(name: str, players: int, games: int) -> tuple[float, float]:
    """How much of the wins the one greedy seat among random ones takes, and its fair share."""
    game = splittable.load(name)
    won = 0.0
    for number in range(games):
        rng = random.Random(number)
        state, hero = game.start(players), number % players
        while not state.is_over:
            state.roll(rng)
            for seat in state.acting():
                state.play(seat, choose("greedy" if seat == hero else "random", state, seat, rng))
        winners = state.winners()
        won += (hero in winners) / len(winners)
    return won / games, 1 / players


@pytest.mark.parametrize("name", splittable.game_names())
def test_greedy_beats_random(name: str) -> None:
    players = max(2, splittable.load(name).min_players)
    share, fair = play_match(name, players, 30)
    assert share > 1.4 * fair


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_chooses_alike_whatever_is_hidden(bot: str) -> None:
    """Three players, two have guessed in secret: the third chooses the same whatever they guessed."""
    state = splittable.load("split-it").start(3)
    state.roll(4)
    state.play(state.acting()[0], "cut 2 4")
    chosen = set()
    for one in state.legal(0):
        for two in state.legal(1):
            after: State = state.copy()
            after.play(0, one)
            after.play(1, two)
            chosen.add(tuple(choose(bot, after, 2, random.Random(seed)) for seed in range(40)))
    assert len(chosen) == 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown bot 'x'; expected one of random, greedy"):
        choose("x", splittable.load("split-it").start(2), 0, random.Random())
