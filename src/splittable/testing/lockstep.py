"""Plays one game in the engine and in a referee at the same time and compares all they say."""

import random
from typing import Any, Protocol

from splittable import CHANCE, Game
from splittable.testing.walks import random_move


class Referee(Protocol):
    def acting(self) -> tuple[int, ...]: ...
    def legal(self, seat: int) -> list[str]: ...
    def chances(self) -> list[tuple[str, int]]: ...
    def play(self, seat: int, move: str) -> None: ...
    def scores(self) -> list[int]: ...
    def winners(self) -> list[int]: ...


def play_in_lockstep(game: Game, referee: Referee, set_up: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    state = game.start(**set_up)
    while not state.is_over:
        acting = state.acting()
        assert acting == referee.acting(), state
        for seat in range(state.players):
            assert sorted(state.legal(seat)) == sorted(referee.legal(seat)), (state, seat)
        assert sorted(state.chances()) == sorted(referee.chances()), state
        who, move = random_move(state, rng)
        state.play(who, move)
        referee.play(who, move)
        assert state.scores() == referee.scores(), state
    assert referee.acting() == ()
    assert state.winners() == referee.winners(), state
    assert CHANCE not in state.acting()
