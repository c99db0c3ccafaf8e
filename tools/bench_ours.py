"""Rows of the speed table for our games, in every way to run them. Named `<way>:<game>`, the usual table."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from tools.measuring import Row, main

import splittable
from splittable.core import playout
from splittable.core.bind import bind
from splittable.core.rng import below, start_stream
from splittable.core.spec import CHANCE

BATCH = 1024


def plain(name: str) -> Row:
    """The rules as they are, in the interpreter."""
    game = splittable.load(name)
    spec, box = game.spec, game.start().components
    rules: Any = bind(playout, {"kernel": spec.kernel})
    codes, weights, g = [0] * spec.buffer_size, [0] * spec.buffer_size, [0] * 4
    start_stream(g, 1, 0)

    def play() -> tuple[int, int]:
        s, decisions = spec.state(), 0
        spec.kernel.setup(s, box, spec.usual_players)
        while not spec.kernel.is_over(s, box):
            seat = rules.choose(s, box, g, codes, weights)
            spec.kernel.apply(s, box, seat, codes[0])
            decisions += seat != CHANCE
        return decisions, 1

    return play


def compiled_single(name: str) -> Row:
    """One compiled game, every step called from Python."""
    from splittable.fast import arrays, compiled

    game = splittable.load(name)
    spec, fast, box = game.spec, compiled(name), game.start().components
    loops, boxes, fresh = fast.loops, arrays.to_array(box), fast.fresh(spec.usual_players, box)
    states, codes = fresh.copy(), np.zeros(spec.buffer_size, np.int64)
    weights = np.zeros(spec.buffer_size, np.int64)

    def play() -> tuple[int, int]:
        states[0] = fresh[0]
        decisions = 0
        while not loops.is_over(states, 0, boxes):
            mask = loops.acting(states, 0, boxes)
            if mask:
                seat = (mask & -mask).bit_length() - 1
                count = loops.legal(states, 0, boxes, seat, codes)
                loops.apply(states, 0, boxes, seat, codes[random.randrange(count)])
                decisions += 1
            else:
                count = loops.chance(states, 0, boxes, codes, weights)
                outcome = random.choices(codes[:count].tolist(), weights[:count].tolist())[0]
                loops.apply(states, 0, boxes, CHANCE, outcome)
        return decisions, 1

    return play


def compiled_batch(name: str) -> Row:
    """Whole games at random in compiled code. It also counts chance; a plain run gives the share of decisions."""
    from splittable.fast import run

    game = splittable.load(name)
    share = decision_share(name)

    def play() -> tuple[int, int]:
        batch = run(name, 2000, game.spec.usual_players, workers=1)
        return round(int(batch.lengths.sum()) * share), 2000

    return play


def decision_share(name: str, games: int = 100) -> float:
    game = splittable.load(name)
    spec, box = game.spec, game.start().components
    rules: Any = bind(playout, {"kernel": spec.kernel})
    codes, weights, g = [0] * spec.buffer_size, [0] * spec.buffer_size, [0] * 4
    start_stream(g, 2, 0)
    decisions = steps = 0
    for _ in range(games):
        s = spec.state()
        spec.kernel.setup(s, box, spec.usual_players)
        while not spec.kernel.is_over(s, box):
            seat = rules.choose(s, box, g, codes, weights)
            spec.kernel.apply(s, box, seat, codes[0])
            steps += 1
            decisions += seat != CHANCE
    return decisions / steps


def vector(name: str, seat: int | None = None) -> Row:
    """The Gymnasium VectorEnv: 1024 games, observations and masks written at every step, actions drawn from masks."""
    from splittable.adapters.vector import SplittableVectorEnv

    env = SplittableVectorEnv(name, BATCH, seat=seat, copy=False, autoreset_mode="SameStep")
    env.reset(seed=1)

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(16):
            ended += int(env.step(env.sample_actions())[2].sum())
        return 16 * BATCH, ended

    return play


def gymnasium_single(name: str) -> Row:
    from splittable.adapters.gymnasium_env import SeatEnv

    env = SeatEnv(name)
    env.reset(seed=1)

    def play() -> tuple[int, int]:
        observation, _ = env.reset()
        decisions, ended = 0, False
        while not ended:
            observation, _, ended, _, _ = env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo_aec(name: str) -> Row:
    from splittable.adapters.pettingzoo_env import environment

    env = environment(name).env()

    def play() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, _, _ = env.last()
            if ended:
                break
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo_parallel(name: str) -> Row:
    """Seats that only pass don't count."""
    from splittable.adapters.pettingzoo_env import environment

    env = environment(name).parallel_env()

    def play() -> tuple[int, int]:
        observations, _ = env.reset()
        decisions = 0
        while env.agents:
            legal = {agent: np.flatnonzero(seen["action_mask"]).tolist() for agent, seen in observations.items()}
            decisions += sum(codes != [env.table.no_op] for codes in legal.values())
            observations, *_ = env.step({agent: random.choice(codes) for agent, codes in legal.items()})
        return decisions, 1

    return play


def openspiel(name: str) -> Row:
    """Moves alone, without strings or tensors."""
    import pyspiel

    import splittable.adapters.openspiel
    from splittable.adapters.names import openspiel_name

    game = pyspiel.load_game(openspiel_name(splittable.load(name).spec))
    g = [0] * 4
    start_stream(g, 3, 0)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[below(g, len(legal))])
                decisions += 1
        return decisions, 1

    return play


WAYS: dict[str, Callable[..., Row]] = {
    "plain": plain,
    "compiled-single": compiled_single,
    "compiled-batch": compiled_batch,
    "vector": vector,
    "vector-one-seat": partial(vector, seat=0),
    "gymnasium": gymnasium_single,
    "pettingzoo-aec": pettingzoo_aec,
    "pettingzoo-parallel": pettingzoo_parallel,
    "openspiel": openspiel,
}

if __name__ == "__main__":
    main({f"{way}:{name}": partial(row, name) for way, row in WAYS.items() for name in splittable.game_names()})
