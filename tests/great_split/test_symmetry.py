"""Cards with the same faces: which of them is used makes no difference."""

from typing import Any

from splittable import CHANCE, State
from tests.great_split.positions import GAME, in_resolution


def dealt(*hands: str) -> State:
    """A first round with these hands."""
    state = GAME.start(len(hands))
    left = [iter(hand.split()) for hand in hands]
    while state.acting() == (CHANCE,):
        move = state.chances()[0][0]
        kind, seat, *_ = move.split(" ")
        state.play(CHANCE, f"deal {seat} {next(left[int(seat)])}" if kind == "deal" else move)
    return state


HANDS = ("I-01 I-02 I-04 I-07 II-01", "I-05 I-06 I-08 I-10 II-02", "I-11 I-12 I-13 I-14 II-03")


def test_cards_with_the_same_face_are_played_and_sold_alike() -> None:
    alike = in_resolution("I-01 I-02 I-04", "I-05 I-06").alike(0)
    assert alike["resolve I-02"] == "resolve I-01" != alike["resolve I-04"]
    assert alike["sell I-02 gold"] == "sell I-01 gold" != alike["sell I-02 prestige"]
    assert alike["splitter books"] == "splitter books" != alike["splitter topaz"]


def test_splits_are_told_apart_by_faces_alone() -> None:
    state = dealt(*HANDS)
    alike = state.alike(0)
    assert alike["split I-01 I-04 / I-02 I-07 II-01"] == alike["split I-01 I-07 II-01 / I-02 I-04"]
    assert alike["split I-01 I-02 / I-04 I-07 II-01"] != alike["split I-01 I-04 / I-02 I-07 II-01"]


def test_discards_go_by_the_face() -> None:
    alike = dealt("I-01 I-02 I-04 I-07 II-01 I-08", "I-05 I-06 I-09 I-10 II-02 I-11").alike(0)
    assert alike["discard I-08"] == "discard I-07" != alike["discard I-04"]


def test_piles_are_told_apart_by_faces_alone() -> None:
    state = dealt(*HANDS)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    assert state.alike(1) == {"take first": "take first", "take second": "take second"}
    s: Any = state.position
    s.hand[0][:2], s.hand_size[0], s.split[0] = [0, 1], 2, 1  # I-01 in one pile, I-02 in the other
    assert state.alike(1)["take second"] == "take first"
