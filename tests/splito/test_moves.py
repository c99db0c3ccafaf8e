"""Moves that are no moves: a clear reason, a rule, and nothing changed."""

import pytest

import splittable
from splittable import CHANCE, State
from tests.splito.table import GAME, deal, dealt, hands_for

COMMON = ("maj_v6", "maj_black")


@pytest.fixture
def state() -> State:
    """Seat 0 holds red1 twice, and pair_v4."""
    hands = hands_for([["pair_v4 left", "blue1 left", "blue2 left"]], 3, COMMON)
    return deal(hands, COMMON)


def refused(state: State, seat: int, move: str) -> splittable.IllegalMove:
    before = state.position.copy()
    with pytest.raises(splittable.IllegalMove) as error:
        state.play(seat, move)
    assert state.position == before
    return error.value


def test_equal_cards_are_one_move_and_left_comes_first(state: State) -> None:
    moves = state.legal(0)
    assert state.view(0)["hand"][:3] == ["red1", "red1", "red2"]
    assert moves[:4] == ["play red1 left", "play red1 right", "play red2 left", "play red2 right"]
    assert moves[-2:] == ["play pair_v4 left", "play pair_v4 right"]


@pytest.mark.parametrize(
    ("move", "code", "rule", "reason"),
    [
        ("play black6 left", "move/illegal", "P7", "black6 is not in your hand"),
        ("play maj_v6 left", "move/illegal", "P7", "maj_v6 is not in your hand"),
        ("play red1", "move/malformed", "P7", "choose a side: 'play red1 left'"),
        ("play red1 left right", "move/malformed", "P7", "one side only"),
        ("play red7 left", "move/malformed", "P3", "no card 'red7'"),
        ("play ünder left", "move/malformed", "P3", "no card 'ünder'"),
        (f"play {'x' * 99} left", "move/malformed", "P3", "no card"),
        ("play  left", "move/malformed", "P3", "no card ''"),
        ("play red1 up", "move/malformed", "", "not a move of Splito"),
        ("play", "move/malformed", "", "not a move of Splito"),
        ("deal 0 red1", "move/malformed", "", "not a move of Splito"),
        ("", "move/malformed", "", "not a move of Splito"),
    ],
)
def test_a_refused_move_says_why(state: State, move: str, code: str, rule: str, reason: str) -> None:
    error = refused(state, 0, move)
    assert (error.code, error.rule) == (code, rule)
    assert reason in error.message
    assert "Legal now: play red1 left" in error.message


def test_nobody_plays_twice_in_a_turn(state: State) -> None:
    state.play(0, "play red1 left")
    assert refused(state, 0, "play red2 left").code == "move/already_chosen"
    state.withdraw(0)
    state.play(0, "play red2 left")
    assert state.revocable() == (0,)


def test_nobody_plays_after_the_end() -> None:
    state = GAME.start(**GAME.spec.tiny)
    while not state.is_over:
        state.roll(1)
        for seat in state.acting():
            state.play(seat, state.legal(seat)[0])
    assert refused(state, 0, "play red1 left").code == "move/game_over"
    assert state.view(0)["rule"] == "P14"


@pytest.mark.parametrize(
    ("moves", "move", "code", "rule", "reason"),
    [
        ([], "common maj_red", "move/illegal", "P4", "maj_red has no star"),
        ([], "common pair_v4", "move/illegal", "P4", "has no star"),
        (["common maj_v1"], "common maj_v2", "move/illegal", "P4", "has no moon"),
        ([], "deal 0 red1", "move/wrong_phase", "P4", "the common objectives first"),
        (
            ["common maj_v1", "common maj_red"],
            "common maj_blue",
            "move/wrong_phase",
            "P5",
            "both common objectives are drawn",
        ),
        (["common maj_v1", "common maj_red"], "deal 1 red1", "move/illegal", "P17", "next one is for seat 0"),
        (["common maj_v1", "common maj_red"], "deal 0 maj_v1", "move/illegal", "P3", "no copy of maj_v1"),
        (
            ["common maj_v1", "common maj_red", "deal 0 red1", "deal 1 red1"],
            "deal 2 red1",
            "move/illegal",
            "P2",
            "no copy of red1",
        ),
        ([], "roll 6", "move/malformed", "", "not a chance move of Splito"),
    ],
)
def test_a_refused_outcome_says_why(moves: list[str], move: str, code: str, rule: str, reason: str) -> None:
    state = GAME.start(3)
    for done in moves:
        state.play(CHANCE, done)
    error = refused(state, CHANCE, move)
    assert (error.code, error.rule) == (code, rule)
    assert reason in error.message


def test_the_rule_in_force_follows_the_phases() -> None:
    state = GAME.start(3)
    assert state.view(0)["rule"] == "P4"
    state.play(CHANCE, "common maj_v1")
    state.play(CHANCE, "common maj_red")
    assert state.view(0)["rule"] == "P5"
    assert dealt(3).view(0)["rule"] == "P7"
