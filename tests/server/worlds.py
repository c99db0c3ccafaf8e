"""Pairs of games that differ only in what one seat can't see."""

import random
from typing import NamedTuple

from splittable import CHANCE, Game, State
from splittable.testing.walks import random_move

Moves = list[tuple[int, str]]


class Pair(NamedTuple):
    """Two logs that look the same to `seat`, and a move of `other` in each that it may not know either."""

    seat: int
    one: Moves
    two: Moves
    other: int
    next_one: str
    next_two: str


def find_pair(game: Game, players: int, seed: int) -> Pair | None:
    """Walk a random game and try to change what one seat was not told; None if this walk offers nothing."""
    rng = random.Random(seed)
    seat = rng.randrange(players)
    state = game.start(players)
    moves: Moves = []
    hidden: list[int] = []
    begin = rng.randrange(40)
    while not state.is_over:
        who, move = random_move(state, rng)
        before = state.copy()
        state.play(who, move)
        if state.events(before, seat)[0]["move"] is None:
            hidden.append(len(moves))
        moves.append((who, move))
        somebody_else = any(other not in (seat, CHANCE) for other in state.acting())
        if len(moves) > begin and hidden and somebody_else:
            pair = _changed(game, players, seat, moves, rng.choice(hidden[-3:]), rng)
            if pair is not None:
                return pair
    return None


def _changed(game: Game, players: int, seat: int, moves: Moves, place: int, rng: random.Random) -> Pair | None:
    """The same log with another move at a hidden place, if nobody at `seat` could tell."""
    one, two = game.start(players), game.start(players)
    changed: Moves = []
    for index, (who, move) in enumerate(moves):
        instead = move
        if index == place:
            others = [other for other in two.legal(who) if other != move]
            if not others:
                return None
            instead = rng.choice(others)
        elif move not in two.legal(who):
            return None
        before_one, before_two = one.copy(), two.copy()
        one.play(who, move)
        two.play(who, instead)
        if not _looks_same(one, two, before_one, before_two, seat):
            return None
        changed.append((who, instead))
    return _with_next(one, two, seat, list(moves), changed, rng)


def _with_next(one: State, two: State, seat: int, moves: Moves, changed: Moves, rng: random.Random) -> Pair | None:
    for other in (q for q in one.acting() if q not in (seat, CHANCE)):
        choices = [(m, n) for m in one.legal(other) for n in two.legal(other)]
        for next_one, next_two in rng.sample(choices, min(8, len(choices))):
            after_one, after_two = one.copy(), two.copy()
            after_one.play(other, next_one)
            after_two.play(other, next_two)
            if after_one.acting() != (CHANCE,) and _looks_same(after_one, after_two, one, two, seat):
                return Pair(seat, moves, changed, other, next_one, next_two)
    return None


def _looks_same(one: State, two: State, before_one: State, before_two: State, seat: int) -> bool:
    same_events = one.events(before_one, seat) == two.events(before_two, seat)
    return same_events and one.view(seat) == two.view(seat)
