"""A game at a table, without side effects: which choices are current, and what a row of the log does.

Nothing here waits, writes or draws: chance and the time are arguments.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

import splittable
from splittable import CHANCE, State
from splittable.core.chance import Chance
from splittable.server.store.rows import Kind, Row
from splittable.server.table.clocks import Clocks
from splittable.server.table.same_chance import next_outcome
from splittable.server.wire.codes import Code, Refused

MOST_WITHDRAWN = 200  # choices of a seat in one game


class Choice(NamedTuple):
    """What a seat wants, and the number of the state that it saw. `move` None takes the last choice back."""

    seat: int
    number: int
    move: str | None


class Passed(NamedTuple):
    """A row of the log with the states around it."""

    row: Row
    before: State
    after: State


class Table:
    """`number` counts the rows of the log. `fresh_from[seat]`: the lowest number that its move may refer to.

    `chance`: what chance did in the game that this one tries again; it does the same while that is possible.
    `fixed`: otherwise chance follows from this; None: from the given generator. `drawn`: how often chance acted.
    """

    __slots__ = ("_acting", "_withdrawn", "chance", "clocks", "drawn", "fixed", "fresh_from", "number", "state")

    def __init__(self, state: State, chance: Sequence[str] = (), fixed: Chance | None = None) -> None:
        self.state = state
        self.chance = chance
        self.fixed = fixed
        self.drawn = 0
        self.number = 0
        self.fresh_from = [0] * state.players
        self.clocks = Clocks(state.players)
        self._acting: tuple[int, ...] = ()
        self._withdrawn = [0] * state.players

    @classmethod
    def rebuilt(
        cls, state: State, rows: Iterable[Row], chance: Sequence[str] = (), fixed: Chance | None = None
    ) -> Self:
        """The table after all rows of a log, from the state at its beginning."""
        table = cls(state, chance, fixed)
        for row in rows:
            table._apply(row)
        return table

    def turn(self, choice: Choice, rng: random.Random, now: int) -> "Turn":
        """The result of a choice, chance included; this table stays unchanged until `take`."""
        self.check_current(choice.seat, choice.number)
        turn = Turn(self)
        if choice.move is None:
            self._check_may_withdraw(choice.seat)
            turn.withdraw(choice.seat, now)
        else:
            turn.play(choice.seat, choice.move, now)
            turn.let_chance_act(rng, now)
        return turn

    def begin(self, rng: random.Random, now: int) -> "Turn":
        """Chance before the first choice."""
        turn = Turn(self)
        turn.let_chance_act(rng, now)
        return turn

    def take(self, passed: Sequence[Passed]) -> None:
        """Add the rows of a written turn to this table."""
        for row, _, after in passed:
            self.state = after
            self._note(row)

    def follow(self, rows: Iterable[Row]) -> list[Passed]:
        """Add rows that were written elsewhere."""
        passed = []
        for row in rows:
            before = self.state
            self.state = before.copy()
            self._apply(row)
            passed.append(Passed(row, before, self.state))
        return passed

    def awaited(self) -> tuple[int, ...]:
        return self._acting

    def deadlines(self, clock: int | None) -> dict[str, int]:
        """By seat to act, when its clock runs out."""
        if clock is None:
            return {}
        return {str(seat): self.clocks.since(seat) + clock * 1000 for seat in self._acting if seat != CHANCE}

    def check_current(self, seat: int, seen: int) -> None:
        check_seat(self.state.players, seat)
        if not self.fresh_from[seat] <= seen <= self.number:
            raise Refused(
                Code.STALE,
                f"the table is at number {self.number}, this was chosen at {seen}; check the table and choose again",
            )

    def _check_may_withdraw(self, seat: int) -> None:
        """A withdrawal replays the game each time that the table is loaded, for everybody."""
        if self._withdrawn[seat] >= MOST_WITHDRAWN:
            raise Refused(Code.TOO_MANY, f"this seat took {MOST_WITHDRAWN} choices back; go on with this one")

    def _apply(self, row: Row) -> None:
        if row.kind is Kind.WITHDRAW:
            self.state.withdraw(row.seat)
        else:
            self.state.play(row.seat, row.move)
        self._note(row)

    def _note(self, row: Row) -> None:
        """Update after a row.

        What others choose at the same time does not concern a player (the order of simultaneous choices does not
        matter), so their number stays fresh; their own row, chance and a new choice make it stale.
        """
        self.number = row.number
        self.drawn += row.seat == CHANCE
        if row.kind is Kind.WITHDRAW:
            self._withdrawn[row.seat] += 1
        acting = self.state.acting()
        for seat in range(self.state.players):
            chooses_on = seat in acting and seat in self._acting
            if row.seat in (seat, CHANCE) or not chooses_on:
                self.fresh_from[seat] = row.number
        self.clocks.note(row, self._acting, acting, (*self.state.revocable(), *self.state.undoable()))
        self._acting = acting


class Turn:
    """Rows to write together, each with the states before and after it."""

    def __init__(self, table: Table) -> None:
        self._state = table.state
        self._number = table.number
        self._chance = table.chance
        self._fixed = table.fixed
        self._drawn = table.drawn
        self.passed: list[Passed] = []

    @property
    def rows(self) -> list[Row]:
        return [passed.row for passed in self.passed]

    @property
    def state(self) -> State:
        return self._state

    def play(self, seat: int, move: str, now: int) -> None:
        after = self._state.copy()
        after.play(seat, move)
        self._add(after, seat, Kind.MOVE, after.last[1], now)

    def withdraw(self, seat: int, now: int) -> None:
        after = self._state.copy()
        after.withdraw(seat)
        self._add(after, seat, Kind.WITHDRAW, "", now)

    def let_chance_act(self, rng: random.Random, now: int) -> None:
        while self._state.acting() == (CHANCE,):
            after = self._state.copy()
            same = next_outcome(self._chance, after) if self._chance else None
            if same is not None:
                after.play(CHANCE, same)
            elif self._fixed is not None:
                after.apply(CHANCE, self._fixed.choose(self._drawn, after.chance_codes()))
            else:  # the table is older than the secrets
                after.draw(rng)
            self._add(after, CHANCE, Kind.MOVE, after.last[1], now)

    def _add(self, after: State, seat: int, kind: Kind, move: str, now: int) -> None:
        self._number += 1
        self._drawn += seat == CHANCE
        awaited = sum(1 << seat for seat in after.acting() if seat != CHANCE)
        self.passed.append(Passed(Row(self._number, seat, kind, move, now, awaited), self._state, after))
        self._state = after


def check_seat(players: int, seat: int) -> None:
    if not 0 <= seat < players:
        raise Refused(Code.NO_SEAT, f"there is no seat {seat}; seats are 0 to {players - 1}")


def split_move(text: str) -> tuple[int, str]:
    """A move as in records → seat and move."""
    who, _, move = text.partition(" ")
    return -1 if who == "~" else int(who), move


def first_state(game: str, players: int | None, options: dict[str, Any]) -> State:
    """A game with options from a client: the server never opens a file that a client names."""
    return splittable.load(game).start_untrusted(players, options)
