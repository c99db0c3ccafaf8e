"""Moves that the rules refuse: a clear error with its rule, and nothing changed."""

from typing import Any

import pytest

from splittable import CHANCE, IllegalMove, State
from tests.great_split.positions import GAME, in_resolution, play


def at_set_up() -> State:
    return play(GAME.start(3), "~ character 0 C3")


def at_tokens() -> State:
    return play(at_set_up(), "~ character 1 C1", "~ character 2 C2", "~ scoring 3 books", "~ scoring 3 none")


def at_deal() -> State:
    return play(at_tokens(), "~ scoring 4 gems", "~ scoring 4 artwork", "~ deal 0 I-01")


def at_split() -> State:
    """Seat 0 has I-01 I-04 I-07 I-10 II-01."""
    state = at_deal()
    while state.acting() == (CHANCE,):
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state


def at_discard() -> State:
    """Seat 0 has I-01 I-03 I-05 I-07 I-09 II-01."""
    state = GAME.start(2)
    while state.acting() == (CHANCE,):
        state.play(CHANCE, state.legal(CHANCE)[0])
    return state


def at_take() -> State:
    state = at_split()
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    return state


def at_market() -> State:
    return play(
        in_resolution("I-01", "I-02"), "0 resolve I-01", "1 resolve I-02", "0 splitter gold", "1 splitter gold"
    )


def waiting(card: str, **levels: int) -> State:
    return play(in_resolution(f"{card} I-01", "I-02", **levels), f"0 resolve {card}")


BAD: list[tuple[Any, int, str, str, str, str]] = [
    # position, who, move, code, rule, part of the message
    (at_set_up(), CHANCE, "character 2 C1", "move/illegal", "G2", "seat 1 comes next"),
    (at_set_up(), CHANCE, "character 1 C3", "move/illegal", "G2", "another player already has that character"),
    (at_set_up(), CHANCE, "character 1 C9", "move/malformed", "", "not a draw"),
    (at_set_up(), CHANCE, "deal 0 I-01", "move/wrong_phase", "G2", "something else is drawn now: 'character …'"),
    (at_set_up(), CHANCE, "roll 3 4", "move/malformed", "", "not a draw"),
    (at_tokens(), CHANCE, "scoring 3 gems", "move/illegal", "G3", "the line after round 4"),
    (at_tokens(), CHANCE, "scoring 4 none", "move/illegal", "G3", "already on a line"),
    (at_deal(), CHANCE, "deal 0 I-02", "move/illegal", "G5", "seat 1 comes next"),
    (at_deal(), CHANCE, "deal 1 I-01", "move/illegal", "G5", "isn’t in the deck"),
    (at_deal(), CHANCE, "deal 1 II-01", "move/illegal", "G5", "isn’t in the deck"),
    (at_deal(), CHANCE, "deal 1 IV-01", "move/illegal", "G4", "there is no card 'IV-01'"),
    (at_market(), CHANCE, "market 7", "move/illegal", "G3", "no market token 7 left"),
    (at_discard(), 0, "discard I-02", "move/illegal", "G7", "I-02 is not in your hand"),
    (at_discard(), 0, "split I-01 / I-03", "move/wrong_phase", "G8", "can’t split your hand"),
    (at_discard(), 0, "split I-01 I-03 I-05 I-07 I-09 / II-01", "move/wrong_phase", "G8", "can’t split your hand"),
    (at_split(), 0, "split I-01 I-04 I-07 I-10 II-01 /", "move/illegal", "G8", "each pile needs a card"),
    (at_split(), 0, "split / I-01 I-04 I-07 I-10 II-01", "move/illegal", "G8", "each pile needs a card"),
    (at_split(), 0, "split I-01 I-04 I-07 I-10 II-01", "move/malformed", "G8", "two piles with a slash"),
    (at_split(), 0, "split I-01 I-04 / I-07 / I-10 II-01", "move/malformed", "G8", "two piles with a slash"),
    (at_split(), 0, "split I-01 I-02 / I-07 I-10 II-01", "move/illegal", "G8", "I-02 is not in your hand"),
    (at_split(), 0, "split I-01 I-04 / I-07 I-10", "move/illegal", "G8", "each of the 5 cards"),
    (at_split(), 0, "split I-01 I-01 / I-04 I-07 I-10 II-01", "move/illegal", "G8", "each of the 5 cards"),
    (at_split(), 0, "split I-04 I-01 / I-07 I-10 II-01", "move/malformed", "G8", "in ascending order"),
    (at_split(), 0, "split I-04 / I-01 I-07 I-10 II-01", "move/malformed", "G8", "the lowest card first"),
    (at_split(), 0, "split I-01 / I-07 I-04 I-10 II-01", "move/malformed", "G8", "in ascending order"),
    (at_split(), 0, "take first", "move/wrong_phase", "G9", "you can’t choose a pile now"),
    (at_split(), 0, "discard I-01", "move/wrong_phase", "G7", "you can’t discard now"),
    (at_take(), 0, "take third", "move/malformed", "", "not a move of The Great Split"),
    (at_take(), 0, "resolve I-01", "move/wrong_phase", "G10", "you can’t play cards now"),
    (in_resolution("I-01", "I-02"), 0, "resolve I-02", "move/illegal", "G10", "I-02 is not in your hand"),
    (in_resolution("I-01", "I-02"), 0, "sell I-02 gold", "move/illegal", "G10", "I-02 is not in your hand"),
    (in_resolution("I-01", "I-02"), 0, "sell I-01 books", "move/malformed", "", "not a move of The Great Split"),
    (in_resolution("I-01", "I-02", gold=12), 0, "sell I-01 gold", "move/illegal", "G12", "gold has reached its end"),
    (in_resolution("I-01", "I-02", books=15), 0, "splitter books", "move/illegal", "G12", "books has reached its end"),
    (in_resolution("I-01", "I-02"), 0, "seal books", "move/illegal", "G10", "no seal to place"),
    (in_resolution("I-01", "I-02"), 0, "bonus books", "move/illegal", "G11", "no double arrow"),
    (in_resolution("I-01", "I-02"), 0, "splitter splitter", "move/malformed", "", "not a move of The Great Split"),
    (waiting("I-26"), 0, "seal books", "move/illegal", "G10", "choose a track of its own shape"),
    (waiting("I-26", seal_topaz=7), 0, "seal topaz", "move/illegal", "G12", "seal-topaz has reached its end"),
    (waiting("I-26"), 0, "resolve I-01", "move/illegal", "G11", "place the waiting seal first"),
    (waiting("I-26"), 0, "bonus books", "move/illegal", "G11", "place the waiting seal first"),
    (waiting("I-13", gold=2), 0, "bonus gold", "move/illegal", "G11", "can’t move gold itself"),
    (waiting("I-13", gold=2, books=15), 0, "bonus books", "move/illegal", "G12", "books has reached its end"),
    (waiting("I-13", gold=2), 0, "resolve I-01", "move/illegal", "G11", "use the waiting double arrow first"),
    (waiting("I-13", gold=2), 0, "splitter books", "move/illegal", "G11", "use the waiting double arrow first"),
    (
        play(in_resolution("I-01", "I-02"), "0 splitter gold"),
        *(0, "splitter gold", "move/illegal", "G10", "already played your splitter card"),
    ),
]


@pytest.mark.parametrize(("state", "who", "move", "code", "rule", "message"), BAD, ids=[case[2] for case in BAD])
def test_refused(state: State, who: int, move: str, code: str, rule: str, message: str) -> None:
    before = state.position.copy()
    with pytest.raises(IllegalMove) as refused:
        state.play(who, move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert message in str(refused.value)
    assert state.position == before


def test_a_chosen_split_can_be_taken_back_but_a_forced_one_not() -> None:
    state = at_split()
    state.play(1, state.legal(1)[2])
    assert state.revocable() == (1,)
    state.withdraw(1)
    assert state.acting() == (0, 1, 2)
    tiny = GAME.start(2, size="tiny")
    tiny.roll(1)
    assert tiny.view(0)["phase"] == "take"
    assert tiny.revocable() == ()
    tiny.play(0, "take first")
    assert tiny.revocable() == (0,)


def test_discards_can_be_taken_back_one_by_one() -> None:
    state = GAME.start(2)
    state.roll(8)
    state.play(0, state.legal(0)[0])
    assert state.revocable() == (0,)
    state.withdraw(0)
    assert state.revocable() == ()
