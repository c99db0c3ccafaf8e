"""The text board where a walk through decisions does not come by."""

from functools import partial

from splittable.core import texts
from tests.great_split.positions import GAME, board, play

WORDS = partial(texts.say, GAME.spec.texts, "en")


def test_a_board_before_anything_is_dealt() -> None:
    state = GAME.start(2)
    drawn = GAME.spec.board.draw(state.view(None), WORDS, ["Ann", "Bob"])
    assert "After round 3" not in drawn and "C1" not in drawn
    play(state, "~ character 0 C1")
    assert "C1" in GAME.spec.board.draw(state.view(0), WORDS, ["Ann", "Bob"])


def test_my_own_choices_are_shown_to_me_alone() -> None:
    state = GAME.start(3)
    state.roll(1)
    names = ["Ann", "Bob", "Cy"]
    state.play(0, state.legal(0)[3])
    split = " / ".join(" ".join(group) for group in state.view(0)["my_split"])
    assert f"Your split: {split}" in GAME.spec.board.draw(state.view(0), WORDS, names)
    assert "has chosen" in GAME.spec.board.draw(state.view(1), WORDS, names)
    for seat in (1, 2):
        state.play(seat, state.legal(seat)[0])
    state.play(0, "take second")
    assert "You take: second group" in GAME.spec.board.draw(state.view(0), WORDS, names)
    assert "You take" not in GAME.spec.board.draw(state.view(1), WORDS, names)
    assert "Wallet of Cy, first group" in GAME.spec.board.draw(state.view(0), WORDS, names)


def test_the_fullest_board_fits_the_line() -> None:
    state = board(players=7, prestige=120, market=16, books=15, artwork=16, topaz=15, emerald=15, gold=12)
    state._s.cubes[0][5:] = [9, 9, 7, 7, 7]  # type: ignore[attr-defined]
    for language in ("en", "fr"):
        words = partial(texts.say, GAME.spec.texts, language)
        drawn = GAME.spec.board.draw(state.view(None), words, ["A name of some length"] * 7)
        assert max(map(len, drawn.splitlines())) <= 120
