"""Rows of the speed table for other libraries; runs in the peers' own environment.

All choose at random among the legal moves. A decision is one choice of one player; chance does not count.
"""

import random
from typing import Any

from tools.measuring import Row, main


def openspiel(name: str, *, tensors: bool = False) -> Row:
    """A game written in C++, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                if tensors:
                    for player in players:
                        state.observation_tensor(player)
                state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
                decisions += len(players)
            else:
                if tensors:
                    state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


def rlcard(name: str) -> Row:
    """RLCard makes observations at every step."""
    import rlcard as library

    env: Any = library.make(name)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def pgx(name: str, games: int = 1024) -> Row:
    """A batch of games on the CPU, compiled; observations are part of every step."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    start = jax.jit(jax.vmap(env.init))

    def play_steps(state: Any, key: Any) -> Any:
        def once(carry: Any, key: Any) -> Any:
            choice_key, step_key = jax.random.split(key)
            logits = jax.numpy.log(carry.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(choice_key, logits)
            after = jax.vmap(auto_reset(env.step, env.init))(carry, actions, jax.random.split(step_key, games))
            return after, after.terminated.sum()

        return jax.lax.scan(once, state, jax.random.split(key, 16))

    steps = jax.jit(play_steps)
    batch = {"state": start(jax.random.split(jax.random.PRNGKey(0), games)), "key": jax.random.PRNGKey(1)}

    def play() -> tuple[int, int]:
        batch["key"], key = jax.random.split(batch["key"])
        batch["state"], ended = steps(batch["state"], key)
        return 16 * games, int(ended.sum())

    return play


def pettingzoo(module: str) -> Row:
    import importlib

    env: Any = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                break
            env.step(random.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions, 1

    return play


ROWS = {
    "openspiel-goofspiel": lambda: openspiel("goofspiel"),
    "openspiel-goofspiel-tensors": lambda: openspiel("goofspiel", tensors=True),
    "openspiel-leduc": lambda: openspiel("leduc_poker"),
    "rlcard-leduc": lambda: rlcard("leduc-holdem"),
    "rlcard-uno": lambda: rlcard("uno"),
    "pgx-leduc": lambda: pgx("leduc_holdem"),
    "pgx-connect-four": lambda: pgx("connect_four"),
    "pettingzoo-tictactoe": lambda: pettingzoo("tictactoe_v3"),
    "pettingzoo-connect-four": lambda: pettingzoo("connect_four_v3"),
}

if __name__ == "__main__":
    main(ROWS)
