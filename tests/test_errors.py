"""A table of bad input: each has its own code, says what was wrong, and changes nothing."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import splittable
from splittable import CHANCE, IllegalMove, State


def cutting() -> State:
    """Seat 2 of three is to cut seven cards."""
    state = splittable.load("split-it").start(3)
    for move in ("starter 2", *(f"card {card}" for card in (9, 8, "*", 7, 4, 7, 9))):
        state.play(CHANCE, move)
    return state


def guessing() -> State:
    state = cutting()
    state.play(2, "cut 1 4")
    state.play(0, "guess pink")
    return state


def placing() -> State:
    state = guessing()
    state.play(1, "guess white")
    state.play(2, "guess black")
    return state


def removed() -> State:
    """Two players; the black section was removed."""
    state = splittable.load("split-it").start(2)
    for move in ("starter 0", *(f"card {card}" for card in (9, 8, "*", 7, 4, 7, 9))):
        state.play(CHANCE, move)
    state.play(0, "cut 1 4")
    state.play(1, "remove black")
    return state


def fresh() -> State:
    return splittable.load("split-it").start(3)


def over() -> State:
    state = splittable.load("split-it").start(2, size="tiny")
    while not state.is_over:
        state.roll(1)
        for seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    return state


REFUSED: list[tuple[Callable[[], State], Any, Any, str, str, str]] = [
    (cutting, 3, "cut 1 2", "move/no_such_seat", "", "seats are 0 to 2"),
    (cutting, -2, "cut 1 2", "move/no_such_seat", "", "no seat -2"),
    (cutting, "2", "cut 1 2", "move/no_such_seat", "", "no seat '2'"),
    (cutting, True, "cut 1 2", "move/no_such_seat", "", "no seat True"),
    (cutting, 0, "cut 1 2", "move/not_acting", "", "awaited: seat 2"),
    (cutting, CHANCE, "card 3", "move/not_chance", "", "awaited: seat 2"),
    (fresh, 0, "cut 1 2", "move/chance_first", "", "chance acts now"),
    (fresh, CHANCE, "starter 3", "move/illegal", "S4", "no such seat"),
    (fresh, CHANCE, "card 3", "move/illegal", "S4", "draw the starting player first"),
    (fresh, CHANCE, "card 11", "move/illegal", "S2", "no such card"),
    (fresh, CHANCE, "cut 1 2", "move/malformed", "", "not a move"),
    (cutting, 2, "cut 1 7", "move/illegal", "S6", "places from 1 to 6"),
    (cutting, 2, "cut 0 3", "move/illegal", "S6", "places from 1 to 6"),
    (cutting, 2, "cut 3 3", "move/illegal", "S6", "places from 1 to 6"),
    (cutting, 2, "cut 5 3", "move/illegal", "S6", "the smaller first"),
    (cutting, 2, "cut 3", "move/malformed", "", "'cut 3 5'"),
    (cutting, 2, "cut 03 5", "move/malformed", "", "not a move"),
    (cutting, 2, "cut  3 5", "move/malformed", "", "not a move"),
    (cutting, 2, "Cut 3 5", "move/malformed", "", "not a move"),
    (cutting, 2, "cut ٣ 5", "move/malformed", "", "not a move"),
    (cutting, 2, "cut 3 99999999999999999999", "move/malformed", "", "not a move"),
    (cutting, 2, "", "move/malformed", "", "not a move"),
    (cutting, 2, None, "move/malformed", "", "a text such as 'cut 1 2'"),
    (cutting, 2, "guess pink", "move/wrong_phase", "S8", "you can’t guess now"),
    (cutting, 2, "remove pink", "move/wrong_phase", "S7", "you can’t remove a section now"),
    (cutting, 2, "joker 9", "move/wrong_phase", "S16", "no joker"),
    (cutting, 2, "card 3", "move/malformed", "", "not a move"),
    (guessing, 0, "guess white", "move/already_chosen", "", "can withdraw"),
    (guessing, 1, "guess red", "move/malformed", "", "'guess white'"),
    (guessing, 1, "cut 1 2", "move/wrong_phase", "S6", "you can’t cut the row now"),
    (removed, 0, "guess black", "move/illegal", "S8", "black section has no cards"),
    (placing, 0, "joker 3", "move/illegal", "S16", "no column of 3"),
    (placing, 0, "joker 11", "move/illegal", "S15", "no column of 11"),
    (over, 0, "guess pink", "move/game_over", "", "the game is over"),
    (over, CHANCE, "card 1", "move/game_over", "", "the game is over"),
]


@pytest.mark.parametrize(("where", "seat", "move", "code", "rule", "says"), REFUSED)
def test_a_refused_move_says_why_and_changes_nothing(
    where: Callable[[], State], seat: Any, move: Any, code: str, rule: str, says: str
) -> None:
    state = where()
    before, record = state.copy(), state.record()
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    error = refused.value
    assert (error.code, error.rule) == (code, rule)
    assert says in error.message
    assert "split-it" in error.position and str(error).endswith(f"[{error.position}]")
    assert state.position == before.position and state.record() == record
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.rule, str(again)) == (error.code, error.rule, str(error))


def test_a_drawn_out_kind_and_a_second_starter_are_refused() -> None:
    state = splittable.load("split-it").start(2)
    state.play(CHANCE, "starter 1")
    state.play(CHANCE, "card 1")
    for move, rule in (("card 1", "S2"), ("starter 0", "S4")):
        with pytest.raises(IllegalMove) as refused:
            state.play(CHANCE, move)
        assert (refused.value.code, refused.value.rule) == ("move/illegal", rule)


def test_a_long_list_of_legal_moves_is_cut_short() -> None:
    with pytest.raises(IllegalMove, match=r"cut 1 2, .* … \(15 in all\)"):
        cutting().play(2, "cut 9 9")


@pytest.mark.parametrize(
    ("set_up", "code", "says"),
    [
        ({"players": 1}, "setup/players", "Split it! is for 2 to 4 players, got 1"),
        ({"players": 5}, "setup/players", "2 to 4 players, got 5"),
        ({"players": "3"}, "setup/players", "got '3'"),
        ({"players": True}, "setup/players", "got True"),
        ({"players": 3, "colour": "red"}, "setup/unknown_option", "no option 'colour'; it has: size"),
        ({"players": 3, "size": "huge"}, "setup/option", "one of 'full', 'tiny', got 'huge'"),
        ({"players": 3, "size": None}, "setup/option", "got None"),
    ],
)
def test_a_bad_set_up_is_refused(set_up: dict[str, Any], code: str, says: str) -> None:
    with pytest.raises(splittable.BadSetup) as refused:
        splittable.load("split-it").start(**set_up)
    assert refused.value.code == code
    assert says in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(splittable.BadSetup, match=r"unknown game 'splat'; expected one of .*split-it"):
        splittable.load("splat")


@pytest.mark.parametrize("seat", [3, -1, "0"])
def test_views_and_lists_of_seats_that_are_not_there(seat: Any) -> None:
    state = cutting()
    with pytest.raises(IllegalMove, match="there is no seat"):
        state.view(seat)
    if seat != CHANCE:
        with pytest.raises(IllegalMove, match="there is no seat"):
            state.legal(seat)


def test_only_a_hidden_choice_can_be_withdrawn() -> None:
    state = guessing()
    with pytest.raises(IllegalMove) as refused:
        state.withdraw(1)
    assert refused.value.code == "move/not_revocable"
    state.withdraw(0)
    assert state.acting() == (0, 1, 2)
