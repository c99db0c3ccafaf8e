"""Compiles every game as the tests use it, once: several of their processes would otherwise do so at the same time."""

import multiprocessing

import splittable
import splittable.testing.plugin  # the tests' bounds checks


def compile_game(name: str) -> None:
    from splittable.adapters.gymnasium_env import SeatEnv
    from splittable.adapters.vector import SplittableVectorEnv
    from splittable.bots import load
    from splittable.bots.plug import judge_of

    load(name)
    state = splittable.load(name).start()
    state.roll(1)
    standing = judge_of(name).review.standing
    if standing is not None:  # reviews
        standing(state, state.acting()[0], 1, 1)
    single, is_over = SeatEnv(name), False
    shown, _ = single.reset(seed=1)
    while not is_over:
        shown, _, is_over, _, _ = single.step(int(shown["action_mask"].argmax()))
    batch = SplittableVectorEnv(name, 2, seat=None)
    batch.reset(seed=1)
    batch.step(batch.sample_actions())


if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(compile_game, splittable.game_names(), chunksize=1)
