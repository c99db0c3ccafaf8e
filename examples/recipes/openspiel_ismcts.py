"""OpenSpiel's information-set search at our tables (pip install 'splittable[openspiel]'), against random moves."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import splittable.adapters.openspiel  # noqa: F401  # registers the games


def play(name: str, simulations: int, seed: int) -> list[float]:
    """The results of one game; seat 0 searches."""
    game, rng = pyspiel.load_game(name), np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return list(state.returns())


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    wins = [play("splittable_splitter(players=2)", 100, seed)[0] for seed in range(games)]
    print(f"mean result {sum(wins) / games:.2f} (1 wins, -1 loses)")
