"""Marks of fields: what each grants, and that a game whose marks are incomplete does not load."""

import dataclasses
import pickle
from types import SimpleNamespace
from typing import Any

import pytest

import splittable
from splittable.core.errors import BadGame
from splittable.core.fields import Struct, field
from splittable.core.marks import EVERYBODY, NOBODY, FromSeen, ItsSeat, Mark, Rows, Shown, Without
from splittable.core.secrets import seen_for

RULES = SimpleNamespace(
    is_even=lambda s, box, seat, row: row % 2 == 0,
    doubled=lambda s, box, seat: [2 * value for value in s.choice],
    total=lambda seen, box: sum(seen.choice),
    is_open=lambda s, box, seat: s.phase == 1,
)


class Position(Struct):
    total: int = field(known=FromSeen("total"))
    players: int = field(known=EVERYBODY)
    phase: int = field(known=EVERYBODY)
    order: list[int] = field(2, known=NOBODY)
    choice: list[int] = field(3, known=ItsSeat(-2, unless=-1))
    hands: list[list[int]] = field(3, 2, known=ItsSeat())
    cards: list[int] = field(4, known=Rows("is_even"))
    twice: list[int] = field(3, known=Shown("doubled"))


def position() -> Position:
    s = Position()
    s.players, s.order, s.choice, s.cards, s.total = 2, [5, 6], [4, -1, 0], [1, 2, 3, 4], 99
    s.hands = [[1, 2], [3, 4], [0, 0]]
    return s


def test_each_mark_grants_what_it_says() -> None:
    see = seen_for("test", Position, RULES)
    mine, others = see(position(), None, 0), see(position(), None, 1)
    assert (mine.players, mine.order, mine.choice, mine.hands[0]) == (2, [0, 0], [4, -1, 0], [1, 2])
    assert (others.choice, others.hands) == ([-2, -1, 0], [[0, 0], [3, 4], [0, 0]])
    assert see(position(), None, None).hands == [[0, 0]] * 3
    assert (mine.cards, mine.twice) == ([1, 0, 3, 0], [8, -2, 0])
    assert (mine.total, others.total) == (3, -3), "worked out from what the seat sees"


def test_the_state_itself_is_shown_only_if_all_secrets_allow_it() -> None:
    class Open(Struct):
        players: int = field(known=EVERYBODY)
        phase: int = field(known=EVERYBODY)
        new: list[list[int]] = field(2, 2, known=ItsSeat(until="is_open"))
        all: list[list[int]] = field(2, 2, known=Without("new", until="is_open"))

    class Closed(Open):
        order: list[int] = field(2, known=NOBODY)

    for kind, is_same in ((Open, True), (Closed, False)):
        s = kind()
        s.all, s.new = [[3, 1], [2, 2]], [[1, 0], [0, 2]]
        see = seen_for("test", kind, RULES)
        assert see(s, None, 0).all == [[3, 1], [2, 0]]
        assert see(s, None, None).all == [[2, 1], [2, 0]]
        s.phase = 1
        assert (see(s, None, 0) is s) == is_same


WRONG: list[tuple[tuple[int, ...], Mark | None, str]] = [
    ((), None, "has no mark"),
    ((), ItsSeat(), "is a single number"),
    ((2, 2), ItsSeat(-2), "all zero where they are hidden"),
    ((2, 2), Without("nothing"), "a field 'nothing' of the same shape"),
    ((2,), Rows("nothing"), "names the rule 'nothing'"),
]


@pytest.mark.parametrize(("shape", "mark", "problem"), WRONG, ids=[problem for *_, problem in WRONG])
def test_a_game_with_a_wrong_mark_does_not_load(shape: tuple[int, ...], mark: Mark | None, problem: str) -> None:
    spec = splittable.load("split-it").spec
    metaclass: Any = type(spec.state)
    state = metaclass("Wrong", (spec.state,), {"extra": field(*shape, known=mark)})
    with pytest.raises(BadGame, match=f"split-it: field 'extra' of its state .*{problem}") as raised:
        dataclasses.replace(spec, state=state)
    assert pickle.loads(pickle.dumps(raised.value)).message == raised.value.message
