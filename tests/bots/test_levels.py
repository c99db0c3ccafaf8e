"""Bots know what their seat may know, and each level is worth its name."""

import random
import time

import pytest

import splittable
from splittable import BadSetup, State
from splittable.bots import Budget, budget_of, choose, levels_of, load, ready, warm
from splittable.bots.warming import load_soon
from splittable.testing.walks import decisions

FEW = Budget(iterations=40)
SEARCHING = [pytest.param(bot, marks=pytest.mark.slow) for bot in ("hard", "expert")]  # compiling takes a minute
SEARCHED = [name for name in splittable.game_names() if "hard" in levels_of(name)]


def play_match(name: str, players: int, games: int, hero_bot: str, others: str) -> tuple[float, float]:
    """How much of the wins the one hero among others takes, and its fair share."""
    game = splittable.load(name)
    won = 0.0
    for number in range(games):
        rng = random.Random(number)
        state, hero = game.start(players), number % players
        while not state.is_over:
            state.roll(rng)
            for seat in state.acting():
                state.play(seat, choose(hero_bot if seat == hero else others, state, seat, rng, FEW))
        winners = state.winners()
        won += (hero in winners) / len(winners)
    return won / games, 1 / players


@pytest.mark.slow
@pytest.mark.parametrize("name", splittable.game_names())
def test_medium_beats_random(name: str) -> None:
    players = max(2, splittable.load(name).min_players)
    share, fair = play_match(name, players, 12, "medium", "random")
    assert share > 1.4 * fair


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SEARCHED if name != "splitter"])  # more placements than playouts
def test_even_a_hasty_search_beats_medium(name: str) -> None:
    players = max(2, splittable.load(name).min_players)
    share, fair = play_match(name, players, 4 * players, "hard", "medium")
    assert share > 1.4 * fair


def choices(name: str, state: State, seat: int, bot: str) -> list[str]:
    return [choose(bot, state, seat, random.Random(seed), FEW) for seed in range(3)]


@pytest.mark.parametrize("bot", ["random", "easy", "medium", *SEARCHING])
@pytest.mark.parametrize("name", [name for name in splittable.game_names() if name != "great-split"])
def test_a_bot_chooses_alike_whatever_is_hidden(name: str, bot: str) -> None:
    """The same seed gives the same choice, whatever the cards and choices are that the seat can't see."""
    if bot not in levels_of(name):
        pytest.skip(f"{name} has no {bot}")
    rng = random.Random(7)
    game = splittable.load(name)
    looked = 0
    for state in decisions(game, {"players": max(3, game.min_players)}, 5):
        if rng.random() < 0.15 and looked < 6:
            seat = rng.choice(state.acting())
            other = state.resampled(seat, rng)
            assert choices(name, state, seat, bot) == choices(name, other, seat, bot)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("bot", ["easy", "medium", *SEARCHING])
def test_a_take_is_as_likely_whatever_is_hidden(bot: str) -> None:
    """The Great Split re-deals from the true story, so single choices may differ, but not how often each is made."""
    rng = random.Random(5)
    state = splittable.load("great-split").start(4)
    state.roll(2)
    while state.view(0)["phase"] != "take":
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
    shares = []
    for position in (state, state.resampled(1, rng), state.resampled(1, rng)):
        asked = [choose(bot, position, 1, random.Random(seed), Budget(iterations=8)) for seed in range(60)]
        shares.append(asked.count("take first") / 60)
    assert max(shares) - min(shares) < 0.25


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_guess_does_not_depend_on_guesses_already_made(bot: str) -> None:
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
            chosen.add(tuple(choose(bot, after, 2, random.Random(seed), FEW) for seed in range(10)))
    assert len(chosen) == 1


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["hard", "expert"])
@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_seed_and_playouts_give_the_same_choice(name: str, bot: str) -> None:
    state = splittable.load(name).start()
    state.roll(3)
    seat = state.acting()[-1]
    found = {choose(bot, state, seat, random.Random(1), budget_of(bot, exact=True)) for _ in range(2)}
    assert len(found) == 1
    assert found <= set(state.legal(seat))


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["hard", "expert"])
@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_by_the_clock_answers(name: str, bot: str) -> None:
    state = splittable.load(name).start()
    state.roll(3)
    for seat in state.acting():
        assert choose(bot, state, seat, random.Random(1), Budget(seconds=0.01)) in state.legal(seat)


@pytest.mark.slow
def test_a_plain_bot_answers_until_the_search_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splittable.bots.levels.loaded", set())
    state = splittable.load("splito").start(3)
    state.roll(1)
    assert not ready("splito")
    asked = [choose(bot, state, 0, random.Random(2), wait=False) for bot in ("hard", "medium")]
    assert asked[0] == asked[1] and not ready("splito")
    warm("splito").join()
    assert ready("splito")
    load("splito")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown bot 'x'; expected one of random, easy, medium"):
        choose("x", splittable.load("split-it").start(2), 0, random.Random())


@pytest.mark.slow
def test_a_warm_worker_loads_every_search() -> None:
    load_soon(list(splittable.game_names()))
    deadline = time.monotonic() + 300
    while not all(ready(game) for game in splittable.game_names()):
        assert time.monotonic() < deadline
        time.sleep(0.2)
