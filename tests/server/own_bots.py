"""Bots as the owner of a server might write them: one that plays, one that fails, one that never answers."""

import random
import time

from splittable import State


def first(state: State, seat: int, rng: random.Random) -> int:
    return state.legal_codes(seat)[0]


def faulty(state: State, seat: int, rng: random.Random) -> str:
    raise RuntimeError("out of ideas")


def slow(state: State, seat: int, rng: random.Random) -> str:
    time.sleep(3600)
    return state.legal(seat)[0]
