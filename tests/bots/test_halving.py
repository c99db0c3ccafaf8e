"""Sequential halving, with candidates whose worth is known."""

import pytest

from splittable.bots.budget import Budget
from splittable.bots.halving import halve


class Known:
    """Candidate c is worth c. A playout takes a millisecond of a clock that runs only meanwhile."""

    def __init__(self, count: int, *, replies: int = 1, carries_over: bool = True) -> None:
        self.alive = list(range(count))
        self.replies, self.carries_over = replies, carries_over
        self.tries = [0] * count
        self.playouts = 0

    def play(self, deals: int) -> None:
        for candidate in self.alive:
            self.tries[candidate] += deals
        self.playouts += deals * len(self.alive) * self.replies

    def drop_half(self) -> None:
        self.alive = sorted(self.alive, reverse=True)[: (len(self.alive) + 1) // 2]

    def clock(self) -> float:
        return self.playouts / 1000


@pytest.mark.parametrize("count", [1, 2, 5, 16, 33])
def test_the_best_is_left_and_the_better_are_tried_more(count: int) -> None:
    race = Known(count)
    halve(race, Budget(iterations=1000))
    assert race.alive == [count - 1] and race.tries == sorted(race.tries)
    assert 1000 - count < race.playouts <= 1000


def test_shares_are_equal_and_the_rest_is_carried_over_or_saved() -> None:
    tries = {}
    for carries_over in (True, False):
        race = Known(16, carries_over=carries_over)
        halve(race, Budget(iterations=300))
        tries[carries_over] = [race.tries[15], race.playouts]
    assert tries == {True: [4 + 9 + 20 + 42, 300], False: [4 + 9 + 18 + 37, 64 + 72 + 72 + 74]}


def test_every_reply_is_a_playout() -> None:
    race = Known(4, replies=2)
    halve(race, Budget(iterations=160))
    assert race.tries == [10, 10, 30, 30] and race.playouts == 160


@pytest.mark.parametrize("seconds", [0.0, 0.05, 2.0])
def test_time_is_used_and_hardly_passed(seconds: float) -> None:
    race = Known(8)
    halve(race, Budget(seconds=seconds), race.clock)
    assert race.alive == [7]
    assert seconds <= race.clock() < seconds + 0.04
