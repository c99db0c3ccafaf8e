"""The driver of an environment on the compiled rules: the same game from the same seed, many times as fast."""

from functools import cache
from typing import Any

from splittable.adapters.driver import Array, Driver
from splittable.core.play import State
from splittable.core.rewards import REWARDS
from splittable.fast.single import Single
from splittable.fast.single_loops import ILLEGAL

NOBODY = -1
OTHERS = -1  # instead of an action: the others move until this seat must


class CompiledDriver(Driver):
    """A plain driver follows only if somebody asks for `state`: the generator and the choices define the game."""

    def __init__(self, start: State, reward: str | None, gains: bool) -> None:
        super().__init__(start, reward, gains)
        self._follower = Driver(start, reward, gains)
        self._to_follow: list[tuple[int, int]] = []  # choices: seat and action
        self._first_words = [0] * 4  # of the generator, if the follower has yet to begin this game
        self._is_begun = True  # by the follower
        self._single = Single(start.game.spec, start.components, start.position)
        self._fresh = self._single.taken()
        self._acting = 0
        self._shown_to = NOBODY  # the seat whose observation is in the record

    @property
    def state(self) -> State:
        follower = self._follower
        if not self._is_begun:
            follower.generator[:] = self._first_words
            follower.restart(self._start.copy())
            self._is_begun = True
        for seat, action in self._to_follow:
            if action == OTHERS:
                follower.let_others_move(seat)
            else:
                follower.play(seat, action)
        self._to_follow.clear()
        return follower.state

    @state.setter
    def state(self, state: State) -> None:
        self._follower.state = state
        self._follower.generator[:] = self._single.generator.tolist()
        self._to_follow.clear()
        self._is_begun = True
        self._single.put(state.position)
        self._set(sum(1 << seat for seat in state.acting() if seat >= 0))

    def acting(self) -> tuple[int, ...]:
        return seats(self._acting)

    @property
    def is_over(self) -> bool:
        return self._acting == 0

    def legal(self, seat: int) -> list[int]:
        return self._single.legal(seat) if self._acting >> seat & 1 else []

    def is_legal(self, seat: int, action: int) -> bool:
        return bool(self._single.loops.is_legal(self._single.record, seat, action))

    def play(self, seat: int, action: int) -> bool:
        acting = self._single.loops.play(self._single.record, seat, action)
        if acting == ILLEGAL:
            return False
        self._to_follow.append((seat, action))
        self._set(acting)
        return True

    def let_others_move(self, seat: int) -> None:
        if not self._acting >> seat & 1:
            self._set(self._single.loops.advance(self._single.record, seat))
            self._to_follow.append((seat, OTHERS))

    def turn(self, seat: int, action: int) -> bool:
        acting = self._single.loops.turn(self._single.record, seat, action)
        if acting == ILLEGAL:
            return False
        self._to_follow += [(seat, action), (seat, OTHERS)]
        self._set(acting)
        self._shown_to = seat
        return True

    def shown(self, seat: int) -> tuple[Array, Array]:
        single = self._single
        if self._shown_to != seat:
            single.loops.show(single.record, seat)
            self._shown_to = seat
        return single.observation.copy(), single.mask.copy()

    def rewards(self) -> list[float]:
        if self._acting and not self.gains:
            return [0.0] * self.players
        single = self._single
        single.loops.settle(single.record, REWARDS[self.reward], self.gains)
        found: list[float] = single.rewards[: self.players].tolist()
        return found

    def results(self) -> dict[str, Any]:
        if self._acting:
            return {}
        single = self._single  # `rewards` has been called at the end of the game
        won = single.won[: self.players].tolist()
        return {"scores": single.scores[: self.players].tolist(), "winners": [s for s, w in enumerate(won) if w]}

    def _set(self, acting: int) -> None:
        self._acting = acting
        self._shown_to = NOBODY

    def _seed(self, seed: int) -> None:
        self._single.seed(seed)

    def _begin(self) -> None:
        single = self._single
        self._first_words = single.generator.tolist()
        self._is_begun = False
        self._to_follow.clear()
        single.begin(self._fresh)
        self._set(single.loops.roll(single.record))


@cache  # there are only a few masks
def seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
