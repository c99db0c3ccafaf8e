"""The examples of the rules, and what the rules say about single cases."""

from collections import Counter

import pytest

import splittable
from splittable import CHANCE, IllegalMove
from splittable.core.words import Names
from splittable.games.splitter.breakdown import RANK_FROM
from splittable.games.splitter.kernel import beside
from splittable.games.splitter.sheets import load_box, names
from tests.splitter.sheets import EXAMPLE, PERFECT_A, PERFECT_B, play_sheet

SPLITTER = splittable.load("splitter")


def test_e1_the_example_is_worth_29_points() -> None:
    state = play_sheet(EXAMPLE)
    assert state.is_over and state.scores() == [29] and state.winners() == [0]
    lines = Counter((line["key"], line["params"].get("number", 0), line["points"]) for line in state.breakdown()[0])
    assert lines == {
        ("group", 1, 5): 1,
        ("group", 2, 4): 1,
        ("group", 3, 6): 1,
        ("group", 4, 4): 1,
        ("group_star", 5, 10): 1,
        ("wasted", 0, 0): 1,
        ("verdict", 0, 0): 1,
    }
    assert [line["text"] for line in state.breakdown()[0]] == [
        "five single 1s",
        "two groups of two 2s",
        "two groups of three 3s",
        "four 4s",
        "five 5s on a star",
        "20 cells in groups that don’t score",
        "You’re getting the hang of it",
    ]
    sixes = [group for group in state.view(0)["groups"][0] if group["number"] == 6]
    assert [(len(group["cells"]), group["state"]) for group in sixes] == [(5, "spoiled")]


def test_t12_perfect_sheets() -> None:
    for rows, sheet, points in ((PERFECT_A, "A", 56), (PERFECT_B, "B", 61)):
        state = play_sheet(rows, sheet=sheet)
        assert state.scores() == [points]
        assert state.view(0)["verdict"] == 11
        assert "wasted" not in {line["key"] for line in state.breakdown()[0]}
        assert state.view(0)["sheets"] == [list(rows)]
        assert all(group["state"] == "scoring" for group in state.view(0)["groups"][0])


def test_e2_a_double_for_the_last_pair_is_written_by_itself() -> None:
    for players in (1, 3):
        state = SPLITTER.start(players, size="tiny")
        state.play(CHANCE, "roll 4 1")
        for seat in range(players):
            state.play(seat, "write c1 1")
        before = state.copy()
        state.play(CHANCE, "roll 2 2")
        assert state.is_over and state.view(None)["sheets"][0][0] == "..1224.."
        [_, _, written, *_] = state.events(before, None)
        assert written["placements"][0] == {"seat": 0, "cell": "d1", "left": 2, "right": 2}
        before.play(CHANCE, "roll 3 2")
        assert before.legal(0) == ["write d1 2", "write d1 3"]


def test_t5_a_placement_is_hidden_until_all_have_written() -> None:
    state = SPLITTER.start(2)
    state.play(CHANCE, "roll 1 1")
    state.play(1, "write a4 1")
    assert state.acting() == (0,) and state.revocable() == (1,)
    assert state.scores() == [0, 0]
    assert state.view(0)["sheets"][1][3] == "00000000" and state.view(0)["choice"] is None
    assert state.view(0)["chosen"] == state.view(None)["chosen"] == [1]
    assert state.view(1)["choice"] == {"cell": "a4", "left": 1, "right": 1}
    assert state.view(None)["choice"] is None
    words = SPLITTER.spec.words("en")
    assert "1 goes in a4, 1 in h4" in SPLITTER.spec.board.draw(state.view(1), words, Names(["x", "y"]))
    state.withdraw(1)
    state.play(1, "write a4 1")
    with pytest.raises(IllegalMove) as refused:
        state.play(1, "write a3 1")
    assert refused.value.code == "move/already_chosen"
    state.play(0, "write d1 1")
    assert state.scores() == [0, 4]  # d1 and e1 are neighbours across the centre line; two stars
    assert state.view(0)["sheets"][1][3] == "10000001"


def test_t9_hearts() -> None:
    state = SPLITTER.start(1, sheet="B")
    for roll, move in (("6 2", "write b3 2"), ("3 2", "write b1 3"), ("5 2", "write d5 5")):
        assert state.view(0)["hearts"] == ["open"]
        state.play(CHANCE, f"roll {roll}")
        state.play(0, move)
    assert state.view(0)["hearts"] == ["scoring"]
    assert state.scores() == [5]
    assert {"rule": "T9", "points": 5, "key": "hearts", "params": {"number": 2}, "text": "a 2 in every heart"} in (
        state.breakdown()[0]
    )
    other = SPLITTER.start(1, sheet="B")
    other.play(CHANCE, "roll 6 2")
    other.play(0, "write b3 2")
    other.play(CHANCE, "roll 6 2")
    other.play(0, "write b1 2")
    assert other.view(0)["hearts"] == ["spoiled"]


def test_t8_two_stars_in_one_group_double_it_once() -> None:
    state = play_sheet(("..2112..", "..2112.."), own_sheet={"rows": ["..*##*..", "..*##*.."]})
    assert state.scores() == [8]


def test_t8_on_the_printed_sheets_no_group_that_scores_can_cover_both_stars() -> None:
    for sheet in names():
        box = load_box({"size": "full", "own_sheet": None, "sheet": sheet})
        assert box.rounds == 22 and box.cells.bit_count() == 44 and box.stars.bit_count() == 2  # T2
        reached = box.stars & -box.stars
        for _ in range(5):
            reached |= beside(reached) & box.cells
        assert reached & box.stars != box.stars


def test_t11_twelve_verdicts_in_every_language() -> None:
    assert RANK_FROM == (28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51)
    for language in ("en", "fr", "de"):
        words = SPLITTER.spec.words(language)
        assert len({words("verdict", rank=rank) for rank in range(12)}) == 12
        drawn = SPLITTER.spec.board.draw(play_sheet(EXAMPLE).view(0), words, Names(["x"]))
        assert words("verdict", rank=1) in drawn and words("board_over") in drawn
    fresh = SPLITTER.start(2).view(0)
    assert fresh["verdict"] is None
    words = SPLITTER.spec.words("en")
    assert words("board_no_dice") in SPLITTER.spec.board.draw(fresh, words, Names(["x", "y"]))


def test_a_group_is_spoiled_once_it_can_no_longer_have_its_size() -> None:
    state = SPLITTER.start(1, own_sheet={"rows": ["*######*"]})
    state.play(CHANCE, "roll 3 3")
    state.play(0, "write b1 3")
    states = [group["state"] for group in state.view(0)["groups"][0]]
    assert states == ["open", "open"]
    state.play(CHANCE, "roll 4 4")
    state.play(0, "write c1 4")  # a1 b1 are too few for a 3, d1 e1 make four 4s
    states = [group["state"] for group in state.view(0)["groups"][0]]
    assert states == ["spoiled", "spoiled", "open", "open"]


def test_names_on_small_sheets_are_cut_to_fit() -> None:
    words = SPLITTER.spec.words("en")
    board = SPLITTER.spec.board.draw(SPLITTER.start(12).view(0), words, Names(["A very long name indeed"] * 12))
    assert max(map(len, board.splitlines())) <= 120
