"""The text board where a walk through decisions does not come by."""

import re

from splittable.core.words import LANGUAGES, Names
from tests.great_split.positions import GAME, board, play

WORDS = GAME.spec.words("en")


def test_a_board_before_anything_is_dealt() -> None:
    state = GAME.start(2)
    drawn = GAME.spec.board.draw(state.view(None), WORDS, Names(["Ann", "Bob"]))
    assert "After round 3" not in drawn
    before = state.copy()
    play(state, "~ character 0 C1")
    told = [GAME.spec.board.narrate(event, WORDS, Names(["Ann", "Bob"])) for event in state.events(before, None)]
    assert told == ["", "Ann starts with 3 books; contracts: books, artwork and topaz."]


def test_the_log_names_cards_by_what_they_show() -> None:
    state = GAME.start(3)
    state.roll(1)
    lines: list[str] = []
    while not state.is_over:
        for seat in state.acting():
            before = state.copy()
            state.play(seat, state.legal(seat)[0])
            lines += [
                GAME.spec.board.narrate(event, WORDS, Names(["Ann", "Bob", "Cy"]))
                for event in state.events(before, None)
            ]
        state.roll(2)
    assert any(line.startswith("Ann plays ") for line in lines)
    assert not [line for line in lines if re.search(r"\bI{1,3}-\d|\bC\d", line)]


def test_my_own_choices_are_shown_to_me_alone() -> None:
    state = GAME.start(3)
    state.roll(1)
    names = Names(["Ann", "Bob", "Cy"])
    state.play(0, state.legal(0)[3])
    split = " / ".join(" ".join(group) for group in state.view(0)["my_split"])
    assert f"Your split: {split}" in GAME.spec.board.draw(state.view(0), WORDS, names)
    assert "has chosen" in GAME.spec.board.draw(state.view(1), WORDS, names)
    for seat in (1, 2):
        state.play(seat, state.legal(seat)[0])
    state.play(0, "take second")
    assert "You keep: second pile" in GAME.spec.board.draw(state.view(0), WORDS, names)
    assert "You keep" not in GAME.spec.board.draw(state.view(1), WORDS, names)
    assert "Cy’s wallet, first pile" in GAME.spec.board.draw(state.view(0), WORDS, names)


def test_the_fullest_board_fits_the_line() -> None:
    state = board(players=7, prestige=120, market=16, books=15, artwork=16, topaz=15, emerald=15, gold=12)
    state.position.cubes[0][5:] = [9, 9, 7, 7, 7]
    for language in LANGUAGES:
        words = GAME.spec.words(language)
        drawn = GAME.spec.board.draw(state.view(None), words, Names(["A name of some length"] * 7))
        assert max(map(len, drawn.splitlines())) <= 120
