"""Sections with the same cards, and rows that read the same from both ends."""

import splittable
from splittable import CHANCE, State


def with_row(players: int, cards: str) -> State:
    state = splittable.load("split-it").start(players)
    state.play(CHANCE, "starter 0")
    for card in cards.split():
        state.play(CHANCE, f"card {card}")
    return state


def test_a_row_that_reads_the_same_backwards_is_cut_from_either_end() -> None:
    alike = with_row(3, "4 7 9 5 9 7 4").alike(0)
    assert alike["cut 4 6"] == alike["cut 1 3"] == "cut 1 3"
    assert alike["cut 2 5"] == "cut 2 5"
    other = with_row(3, "4 7 9 5 9 7 8").alike(0)
    assert len(set(other.values())) == len(other)


def test_sections_with_the_same_cards_are_one_guess() -> None:
    state = with_row(3, "4 9 7 7 7 4 9")
    state.play(0, "cut 2 5")
    assert state.alike(1) == {"guess white": "guess white", "guess pink": "guess pink", "guess black": "guess white"}
    state = with_row(3, "4 9 7 7 7 9 4")  # what is cut again lies in the row as it lay before
    state.play(0, "cut 2 5")
    assert state.alike(1)["guess black"] == "guess black"


def test_sections_with_the_same_cards_are_one_removal() -> None:
    state = with_row(2, "4 9 7 7 7 4 9")
    state.play(0, "cut 2 5")
    assert state.alike(1)["remove black"] == "remove white" != state.alike(1)["remove pink"]
