"""Taking back does not stop the clock: choosing and taking back again and again gains no time."""

import random

import pytest

import splittable
from splittable.server.store import Row
from splittable.server.table.table import Choice, Table, Turn, first_state

CLOCK = 60
SECOND = 1000


class Timed:
    """A table whose time goes on by a second with every row."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.table = Table(first_state(game, players, {}))
        self.rng = random.Random(seed)
        self.now = 0
        self.rows: list[Row] = []
        self._take(self.table.begin(self.rng, self.now))

    def play(self, seat: int, move: str | None = None) -> None:
        self.now += SECOND
        choice = move or self.rng.choice(self.table.state.legal(seat))
        self._take(self.table.turn(Choice(seat, self.table.number, choice), self.rng, self.now))

    def withdraw(self, seat: int) -> None:
        self.now += SECOND
        self._take(self.table.turn(Choice(seat, self.table.number, None), self.rng, self.now))

    def deadlines(self) -> dict[str, int]:
        return self.table.deadlines(CLOCK)

    def can_take_back(self) -> list[int]:
        return [seat for seat in range(self.table.state.players) if self.table.state.view(seat)["revocable"]]

    def _take(self, turn: Turn) -> None:
        self.table.take(turn.passed)
        self.rows += turn.rows


@pytest.mark.parametrize("game", splittable.game_names())
def test_a_move_taken_back_leaves_the_clocks_as_they_were(game: str) -> None:
    players = max(3, splittable.load(game).min_players)
    timed = Timed(game, players, seed=3)
    taken_back = 0
    for _ in range(100):
        if timed.table.state.is_over:
            break
        before = timed.deadlines()
        seat = timed.rng.choice(timed.table.awaited())
        timed.play(seat)
        if seat in timed.can_take_back():
            timed.withdraw(seat)
            assert timed.deadlines() == before
            taken_back += 1
            timed.play(seat)
        assert all(0 <= at <= timed.now + CLOCK * SECOND for at in timed.deadlines().values())
    assert taken_back > 10
    rebuilt = Table.rebuilt(first_state(game, players, {}), timed.rows)
    assert rebuilt.deadlines(CLOCK) == timed.deadlines(), "after a restart the clocks stand where they stood"


def test_no_time_is_gained_by_undoing_a_resolution_again_and_again() -> None:
    timed = Timed("great-split", 2, seed=4)
    while timed.table.state.view(0)["phase"] != "resolve":
        timed.play(timed.table.awaited()[0])
    moves = []
    seen = [timed.deadlines()["0"]]
    for _ in range(3):
        moves.append(timed.table.state.legal(0)[0])
        timed.play(0, moves[-1])
        seen.append(timed.deadlines()["0"])
    assert len(set(seen)) == 4, "each new choice has a clock of its own"
    for _ in range(20):
        for _ in moves:
            timed.withdraw(0)
        assert timed.deadlines()["0"] == seen[0]
        for move, deadline in zip(moves, seen[1:], strict=True):
            timed.play(0, move)
            assert timed.deadlines()["0"] == deadline


def test_what_others_do_gives_no_time_back() -> None:
    timed = Timed("split-it", 3, seed=1)
    while len(timed.table.awaited()) < 3:
        timed.play(timed.table.awaited()[0])
    before = timed.deadlines()
    timed.play(0)
    timed.play(1)
    timed.withdraw(0)
    assert timed.deadlines() == {"0": before["0"], "2": before["2"]}
