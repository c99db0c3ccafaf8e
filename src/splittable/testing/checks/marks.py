"""Every single secret: change one entry of a field, and no seat that may not know it gets another byte."""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from splittable import Game, State
from splittable.core.marks import Everybody, FromSeen, ItsSeat, Nobody, Rows, Shown, Without
from splittable.core.secrets import seen_for
from splittable.core.words import ENGLISH, Names
from splittable.testing.walks import player_counts, walk

TIMES = 2  # that each entry is changed
TRIES = 30  # to find a position in which it is a secret with another possible value
Entry = tuple[str, int, int]
"""Field, row, column; -1 for a dimension that it does not have."""
Pair = tuple[State, State]
"""A position and the one after it."""


@pytest.mark.slow
def test_no_secret_shows_when_one_entry_changes(game: Game) -> None:
    rng = random.Random(7)
    positions = [pair for players in player_counts(game) for pair in pairs(game, players)]
    values = values_by_field(positions)
    changed = set()
    for entry in entries(game):
        for _ in range(TIMES):
            if found := secret_change(entry, positions, values, rng):
                (before, then), (state, now), seat = found
                changed.add(entry[0])
                assert received(now, seat) == received(state, seat), (entry, seat, state)
                if not knows(before, seat, entry) and not knows(then, seat, entry):
                    assert now.events(then, seat) == state.events(before, seat), (entry, seat, state)
    assert changed == {name for name, _, _ in entries(game)}, "a secret that never changes proves nothing"


def test_a_seat_that_sees_the_state_itself_may_know_all_of_it(game: Game) -> None:
    copied = seen_for(game.name, game.spec.state, game.spec.view, shortcut=False)
    for players in player_counts(game):
        for state in walk(game, {"players": players}, players):
            for seat in (None, *range(players)):
                assert state.seen_by(seat) == copied(state.position, state.components, seat)


def pairs(game: Game, players: int) -> list[Pair]:
    return list(pairwise(state.copy() for state in walk(game, {"players": players}, players)))


def values_by_field(positions: list[Pair]) -> dict[str, list[int]]:
    """What the entries of each field are in the course of the games."""
    found: dict[str, set[int]] = defaultdict(set)
    for _, state in positions:
        for name, value in state.position:
            for row in value if isinstance(value, list) else [value]:
                found[name] |= set(row) if isinstance(row, list) else {row}
    return {name: sorted(values) for name, values in found.items()}


def entries(game: Game) -> Iterator[Entry]:
    """All that is not public. What counts secrets (`Without`) changes with them."""
    for name, field in game.spec.state.FIELDS.items():
        if not isinstance(field.known, Everybody | Without):
            rows, columns = (*field.shape, 0, 0)[:2]
            for row in range(rows) if rows else (-1,):
                for column in range(columns) if columns else (-1,):
                    yield name, row, column


def secret_change(
    entry: Entry, positions: list[Pair], values: dict[str, list[int]], rng: random.Random
) -> tuple[Pair, Pair, int | None] | None:
    """A position and the one before it, each without and with the change, and a seat that knows it of neither."""
    for _ in range(TRIES):
        before, state = rng.choice(positions)
        seat = rng.choice((None, *range(state.players)))
        if knows(state, seat, entry):
            continue
        possible = values[entry[0]]
        if isinstance(state.game.spec.state.FIELDS[entry[0]].known, Shown):  # what another secret of the same kind is
            alike = [(entry[0], row, entry[2]) for row in range(len(getattr(state.position, entry[0])))]
            possible = [entry_of(state.position, each) for each in alike if not knows(state, seat, each)]
        value = rng.choice(possible)
        now = flipped(state, entry, value)
        if value != entry_of(state.position, entry) and not knows(now, seat, entry):
            return (before, flipped(before, entry, value)), (state, now), seat
    return None


def flipped(state: State, entry: Entry, value: int) -> State:
    """The state with another value there."""
    name, row, column = entry
    more = value - entry_of(state.position, entry)
    other = state.copy()
    change(other.position, entry, value)
    for counts, field in state.game.spec.state.FIELDS.items():
        if isinstance(field.known, Without) and field.known.secret == name:
            together = (counts, row, column)
            change(other.position, together, entry_of(state.position, together) + more)
    return other


def entry_of(s: Any, entry: Entry) -> int:
    name, row, column = entry
    value: Any = getattr(s, name)
    for at in (row, column):
        value = value[at] if at >= 0 else value
    return int(value)


def change(s: Any, entry: Entry, value: int) -> None:
    name, row, column = entry
    if row < 0:
        setattr(s, name, value)
    elif column < 0:
        getattr(s, name)[row] = value
    else:
        getattr(s, name)[row][column] = value


def knows(state: State, seat: int | None, entry: Entry) -> bool:
    """What the marks grant, read a second time."""
    name, row, _ = entry
    s, box, rules = state.position, state.components, state.game.spec.view
    mark = state.game.spec.state.FIELDS[name].known
    until = getattr(mark, "until", "")
    if until and getattr(rules, until)(s, box, seat):
        return True
    match mark:
        case Nobody() | FromSeen():
            return False
        case ItsSeat(_, unless, _):
            return row == seat or (unless is not None and entry_of(s, entry) == unless)
        case Rows(rule, _, unless):
            granted = bool(getattr(rules, rule)(s, box, seat, row))
            return granted or (unless is not None and entry_of(s, entry) == unless)
    return entry_of(state.seen_by(seat), entry) == entry_of(s, entry)


def received(state: State, seat: int | None) -> tuple[str, str, list[int]]:
    """The view, the text board and the observation."""
    view = state.view(seat)
    spec = state.game.spec
    words, names = spec.words(ENGLISH), Names([f"Seat {other}" for other in range(state.players)], seat)
    observation = [0] * sum(length for _, length in spec.encode.OBSERVATION)
    if seat is not None:
        spec.encode.observe(state.position, state.components, seat, observation)
    return json.dumps(view), spec.board.draw(view, words, names) + spec.tell(view, words, names), observation
