"""Every adapter plays a whole game of an installed package: `python -m tests.examples.adapters GAME`."""

import random
import sys

import pyspiel

from splittable.adapters import openspiel  # noqa: F401 - registers the games
from splittable.adapters.gymnasium_env import SeatEnv
from splittable.adapters.names import openspiel_name
from splittable.adapters.pettingzoo_env import environment
from splittable.adapters.vector import SplittableVectorEnv
from splittable.core import registry


def main(name: str) -> None:
    aec = environment(name).env()
    aec.reset(seed=1)
    for _agent in aec.agent_iter():
        seen, _, ended, cut_off, _ = aec.last()
        aec.step(None if ended or cut_off else int(seen["action_mask"].argmax()))
    seat = SeatEnv(name)
    seen, _ = seat.reset(seed=1)
    done = False
    while not done:
        seen, _, done, _, _ = seat.step(int(seen["action_mask"].argmax()))
    batch = SplittableVectorEnv(name, 4)
    batch.reset(seed=1)
    assert sum(int(batch.step(batch.sample_actions())[2].sum()) for _ in range(200)) > 4
    state = pyspiel.load_game(openspiel_name(registry.spec(name))).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    sys.stdout.write("PettingZoo, Gymnasium, VectorEnv, OpenSpiel\n")


if __name__ == "__main__":
    main(sys.argv[1])
