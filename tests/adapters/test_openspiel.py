"""OpenSpiel's own checks, its algorithms on our games, and its solutions beside ours."""

import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts

from splittable import CHANCE, Game, IllegalMove, State
from splittable.adapters.names import openspiel_name
from splittable.adapters.openspiel import SplittableGame
from splittable.core.history import History
from splittable.exact import play_values, solve


def load(game: Game, **params: Any) -> SplittableGame:
    loaded: SplittableGame = pyspiel.load_game(openspiel_name(game.spec), params)
    return loaded


def play_on(state: Any, rng: random.Random, decisions: int) -> Any:
    """Move at random until so many decisions are made, then to the next one or the end."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def test_random_simulations(game: Game, players: int) -> None:
    pyspiel.random_sim_test(load(game, players=players), num_sims=1, serialize=True, verbose=False)


def test_tiny_random_simulations(game: Game) -> None:
    pyspiel.random_sim_test(load(game, **game.spec.tiny), num_sims=5, serialize=True, verbose=False)


@pytest.mark.slow
def test_playthroughs(game: Game) -> None:
    """Generated from a seed, and again from its actions: the same text.

    Not at the largest tables: OpenSpiel writes every tensor of every seat as text, 16 MB for twelve players.
    """
    for players in sorted({game.min_players, game.spec.usual_players}):
        name = f"{openspiel_name(game.spec)}(players={players})"
        text = generate_playthrough.playthrough(name, None, seed=7)
        actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
        if players == game.min_players:
            assert generate_playthrough.playthrough(name, actions, seed=7) == text
        assert f"NumPlayers() = {players}\n" in text and 'InformationStateString(0) = "seat 0' in text


def test_the_moves_are_ours(game: Game, players: int) -> None:
    rng = random.Random(6)
    state = load(game, players=players).new_initial_state()
    ours = game.start(players)
    while not state.is_terminal():
        seat = CHANCE if state.is_chance_node() else state.current_player()
        assert seat in ours.acting()
        texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
        assert texts == ours.legal(seat)
        action = rng.randrange(len(texts))
        ours.play(seat, texts[action])
        state.apply_action(state.legal_actions()[action])
    assert ours.is_over
    best = max(state.returns())
    assert players == 1 or [seat for seat, value in enumerate(state.returns()) if value == best] == ours.winners()


def test_resampling_keeps_the_information(game: Game, players: int) -> None:
    rng = random.Random(1)
    for decisions in (1, 4, 9):
        state = play_on(load(game, players=players).new_initial_state(), rng, decisions)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        play_on(other, rng, 1000)
        assert other.is_terminal()


def test_openspiels_search_plays_our_games(game: Game) -> None:
    """On the tiny set-ups, where a few simulations reach the end: MCTS sees all, IS-MCTS what its seat may know."""
    loaded = load(game, **game.spec.tiny)
    rng = np.random.RandomState(5)
    bots = [
        mcts.MCTSBot(loaded, 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, rng), 2, 20, random_state=rng),
    ]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[-1][0])
        else:
            action = bots[state.current_player() % 2].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def small_ending(game: Game, seed: int) -> tuple[str, State]:
    """A position near the end of a tiny game in which little is left to choose; as an opening, and as we solve it."""
    rng = random.Random(seed)
    state = game.start(**game.spec.tiny)
    decisions = []
    while not state.is_over:
        if state.acting() != (CHANCE,):
            decisions.append(state.copy())
        seat = rng.choice(state.acting())
        state.play(seat, rng.choice(state.legal(seat)))
    for found in decisions:
        way = History(game.start(**game.spec.tiny))
        for who, action, _ in found.log:
            way.apply(who, action)
        if not found.revocable() and count_leaves(way, 60) < 60:
            return "; ".join(found.moves), found
    raise AssertionError(f"no small ending of {game.name} with seed {seed}")


def count_leaves(way: History, most: int) -> int:
    if way.is_over or most <= 0:
        return 1
    mask = way.acting()
    seat = (mask & -mask).bit_length() - 1 if mask else CHANCE
    leaves = 0
    for action in way.legal(seat) if mask else [code for code, _ in way.chances()]:
        after = way.copy()
        after.apply(seat, action)
        leaves += count_leaves(after, most - leaves)
        if leaves >= most:
            break
    return leaves


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_openspiel_finds_our_exact_values(game: Game, seed: int) -> None:
    """Random play is worth the same, and what CFR converges to in a game of two is the exact value."""
    opening, ours = small_ending(game, seed)
    reward = "margin" if ours.players > 1 else "points"
    loaded = load(game, **game.spec.tiny, opening=opening, reward=reward)
    uniform = policies.UniformRandomPolicy(loaded)
    expected = expected_game_score.policy_value(loaded.new_initial_state(), [uniform] * ours.players)
    assert expected == pytest.approx(play_values(ours, reward=reward))
    if ours.players == 2:
        solver = cfr.CFRPlusSolver(loaded)
        for _ in range(40):
            solver.evaluate_and_update_policy()
        solution = solver.average_policy()
        slack = exploitability.exploitability(loaded, solution)
        value = expected_game_score.policy_value(loaded.new_initial_state(), [solution] * 2)[0]
        assert slack < 0.2
        assert value == pytest.approx(solve(ours, reward).values[0], abs=2 * slack + 1e-6)


def test_an_opening_that_the_rules_refuse_is_refused(game: Game) -> None:
    with pytest.raises(IllegalMove):
        load(game, opening="0 fly")
