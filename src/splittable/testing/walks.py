"""Random walks through a game, for every check to look at the states on the way."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st

from splittable import CHANCE, BadSetup, Game, State

SEEDS = st.integers(0, 2**32 - 1)
SOME = 25
LONGEST = 5000  # no game of ours comes near; a walk that reaches it does not end


def player_counts(game: Game) -> list[int]:
    """The smallest, the usual and the largest table."""
    return sorted({game.min_players, game.spec.usual_players, game.max_players})


def set_ups(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Every number of players with the default options, and the tiny set-up."""
    full = st.integers(game.min_players, game.max_players).map(lambda players: {"players": players})
    return full | st.just(dict(game.spec.tiny))


def variants(game: Game) -> list[dict[str, Any]]:
    """Each choice of each option once, at the first table that allows it; and the default options."""
    found: list[dict[str, Any]] = [{"players": players} for players in player_counts(game)]
    for option in game.spec.options:
        for choice in option.choices:
            for players in range(1, game.max_players + 1):
                set_up = {"players": players, option.name: choice}
                with suppress(BadSetup):
                    game.start(**set_up)
                    found.append(set_up)
                    break
    return found


def random_move(state: State, rng: random.Random) -> tuple[int, str]:
    seat, code = random_code(state, rng)
    return seat, state.move_text(seat, code)


def random_code(state: State, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(state.acting())
    if seat == CHANCE:
        codes, weights = zip(*state.chance_codes(), strict=True)
        return seat, rng.choices(codes, weights)[0]
    return seat, rng.choice(state.legal_codes(seat))


def walk(game: Game, set_up: dict[str, Any], seed: int) -> Iterator[State]:
    """Every state of a random game, from the first to the last; the same object, moved on."""
    rng = random.Random(seed)
    state = game.start(**set_up)
    yield state
    for _ in range(LONGEST):
        if state.is_over:
            return
        state.apply(*random_code(state, rng))
        yield state
    raise AssertionError(f"no end after {LONGEST} moves: {state!r}")


def some_decisions(game: Game, set_up: dict[str, Any], seed: int) -> Iterator[State]:
    """About so many of them, for checks that take their time with each."""
    log: list[tuple[int, int, str]] = []
    asked = []
    for number, state in enumerate(walk(game, set_up, seed)):
        log = state.log
        if is_decision(state):
            asked.append(number)
    rng = random.Random(seed)
    chosen = {number for number in asked if rng.random() * len(asked) < SOME}
    again = game.start(**set_up)
    for number, (who, code, _) in enumerate(log):
        if number in chosen:
            yield again
        again.apply(who, code)


def decisions(game: Game, set_up: dict[str, Any], seed: int) -> Iterator[State]:
    """The states of a random game in which a seat must act."""
    for state in walk(game, set_up, seed):
        if is_decision(state):
            yield state


def is_decision(state: State) -> bool:
    return state.acting() not in ((), (CHANCE,))


def played(game: Game, players: int, seed: int, **options: Any) -> State:
    """A finished random game."""
    rng = random.Random(seed)
    state = game.start(players, **options)
    while not state.is_over:
        state.apply(*random_code(state, rng))
    return state
