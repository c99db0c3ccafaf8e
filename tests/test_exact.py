"""Perfect play of tiny games: nobody can do better against it, and other solvers find the same."""

import random
from functools import cache

import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score
from open_spiel.python.policy import UniformRandomPolicy

import splittable
from splittable import CHANCE, BadSetup, Game, State
from splittable.bots import mix
from splittable.exact import best_response, play_values, solve, to_efg
from splittable.exact.tree import NOBODY, Node, Tree


def leaves(node: Node, most: int) -> int:
    if node.seat == NOBODY or most <= 0:
        return 1
    found = 0
    for child in node.children:
        found += leaves(child, most - found)
        if found >= most:
            break
    return found


@cache
def late(game: Game) -> State:
    """A position of a tiny game from which little is left to choose."""
    rng = random.Random(1)
    state = game.start(**game.spec.tiny)
    while state.acting() == (CHANCE,) or state.revocable() or leaves(Tree(state, 0).grow(), MOST) >= MOST:
        seat = rng.choice(state.acting())
        state.play(seat, rng.choice(state.legal(seat)))
    return state


GAMES = [splittable.load(name) for name in splittable.game_names()]
DUELS = [game for game in GAMES if game.spec.tiny["players"] == 2]
MOST = 200


@pytest.mark.parametrize("game", DUELS, ids=lambda game: game.name)
def test_nobody_does_better_against_perfect_play(game: Game) -> None:
    state = late(game)
    values, policy = solve(state)
    assert values[0] == -values[1]
    assert play_values(state, policy) == pytest.approx(values)
    for seat in (0, 1):
        assert best_response(state, policy, seat=seat).value == pytest.approx(values[seat])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_best_response_gets_what_it_promises(game: Game) -> None:
    state = late(game)
    for bot in (None, mix("medium", samples=8)):
        value, policy = best_response(state, bot, seat=1)
        other = bot or (lambda at, seat: dict.fromkeys(at.legal(seat), 1.0))
        assert play_values(state, [other, policy, *[other] * (state.players - 2)])[1] == pytest.approx(value)
        assert value >= play_values(state, bot)[1] - 1e-9


def test_the_same_mix_in_the_same_information_set() -> None:
    """Guesses are secret: the second seat's mix does not depend on the first one's guess."""
    state = splittable.load("split-it").start(**splittable.load("split-it").spec.tiny)
    rng = random.Random(3)
    while len(state.acting()) < 2 or state.revocable():
        seat = state.acting()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    policy = solve(state).policy
    first, second = state.acting()
    answers = []
    for move in state.legal(first):
        after = state.copy()
        after.play(first, move)
        answers.append(policy(after, second))
    assert all(answer == answers[0] for answer in answers) and sum(answers[0].values()) == pytest.approx(1)


def test_alone_points_are_maximised() -> None:
    game = splittable.load("splitter")
    state = game.start(1, size="tiny")
    (value,), policy = solve(state, "points")
    assert best_response(state, None, "points").value == pytest.approx(value)
    assert play_values(state, policy, "points") == pytest.approx([value])


def test_what_has_no_value_is_refused() -> None:
    with pytest.raises(ValueError, match="one or two players"):
        solve(splittable.load("splito").start(3))
    with pytest.raises(ValueError, match="zero-sum"):
        solve(splittable.load("split-it").start(2), "points")
    for public in (solve, play_values, best_response, to_efg):
        with pytest.raises(BadSetup, match="state: expected a State"):
            public("splito")  # type: ignore[arg-type]
        with pytest.raises(BadSetup, match="reward: expected one of win, points, margin, got 'money'"):
            public(late(DUELS[0]), reward="money")
    with pytest.raises(BadSetup, match="seat: expected a whole number from 0 to 1"):
        best_response(late(DUELS[0]), seat=2)
    with pytest.raises(ValueError, match="none of the legal moves"):
        play_values(late(GAMES[0]), lambda state, seat: {"win": 1.0})
    with pytest.raises(ValueError, match="does not follow"):
        solve(late(DUELS[0])).policy(DUELS[0].start(**DUELS[0].spec.tiny), 0)


@pytest.mark.parametrize("game", DUELS, ids=lambda game: game.name)
def test_openspiels_compiled_solvers_read_the_exported_game(game: Game) -> None:
    state = late(game)
    loaded = pyspiel.load_efg_game(to_efg(state))
    uniform = UniformRandomPolicy(loaded)
    value = expected_game_score.policy_value(loaded.new_initial_state(), [uniform, uniform])
    assert value == pytest.approx(play_values(state))
    solver = pyspiel.CFRPlusSolver(loaded)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    found = pyspiel.expected_returns(loaded.new_initial_state(), solver.average_policy(), -1, True, 0.0)
    assert found[0] == pytest.approx(solve(state).values[0], abs=0.05)
