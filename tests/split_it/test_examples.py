"""The worked examples of RULES.md, and the corners of its rulings, played move by move."""

import random

import pytest

import splittable
from splittable import CHANCE, State
from splittable.core.words import Names

GAME = splittable.load("split-it")


def lay(state: State, cards: str) -> None:
    for card in cards.split():
        state.play(CHANCE, f"card {card}")


def start(players: int, starter: int = 0) -> State:
    state = GAME.start(players)
    state.play(CHANCE, f"starter {starter}")
    return state


def guess(state: State, **guesses: str) -> None:
    """guess(state, s0="white", s2="pink")"""
    for seat, section in guesses.items():
        state.play(int(seat[1:]), f"guess {section}")


def columns(state: State, seat: int) -> dict[str, int]:
    found: dict[str, int] = state.view(seat)["columns"][seat]
    return found


def test_e1_two_guesses_in_one_round() -> None:
    nic, magda, david, kate = range(4)
    state = start(4, nic)
    lay(state, "4 3 6 5 7 * 8 2 10")
    state.play(nic, "cut 3 5")
    assert state.view(None)["sections"] == {
        "white": ["4", "3", "6"],
        "pink": ["5", "7"],
        "black": ["*", "8", "2", "10"],
    }
    guess(state, s0="white", s1="pink", s2="black", s3="black")
    assert columns(state, nic) == {"3": 1, "4": 1, "6": 1}
    assert columns(state, magda) == {"5": 1, "7": 1}
    assert state.view(None)["row"] == ["*", "8", "2", "10"]
    assert state.acting() == (nic,), "S10: the holder cuts again although he is done"
    state.play(nic, "cut 1 3")
    assert state.acting() == (david, kate)
    guess(state, s3="white", s2="black")
    assert state.view(None)["waiting"] == [0, 0, 0, 1], "S17: Kate's joker waits for her first column"
    assert columns(state, david) == {"10": 1}
    assert state.view(None)["gone"]["8"] == state.view(None)["gone"]["2"] == 1
    assert state.acting() == (CHANCE,), "S13: the round is over"
    assert state.view(None)["holder"] == magda


def test_e2_shared_majorities() -> None:
    magda, nic = 0, 1
    state = start(3)
    lay(state, "8 8 5 5 2 8 2")
    state.play(0, "cut 5 6")
    guess(state, s0="white", s1="black", s2="pink")
    assert columns(state, magda) == {"2": 1, "5": 2, "8": 2}
    assert columns(state, nic) == {"2": 1}
    assert state.scores() == [15, 2, 0]
    assert state.winners() == []
    texts = [line["text"] for line in state.breakdown()[magda]]
    assert texts == ["most 2s, shared (1)", "most 5s (2)", "most 8s (2)", "tie-break: 3 columns"]


@pytest.mark.parametrize(("players", "rows"), [(2, [7] * 10), (3, [7] * 10), (4, [9] * 7 + [7])])
def test_e3_lengths_of_rows(players: int, rows: list[int]) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        state = GAME.start(players)
        lengths: list[int] = []
        while not state.is_over:
            before = len(state.moves)
            state.roll(rng)
            dealt = [move for move in state.moves[before:] if move.startswith("~ card")]
            lengths += [len(dealt)] if dealt else []
            seat = rng.choice(state.acting())
            state.play(seat, rng.choice(state.legal(seat)))
        assert lengths == rows


def test_s7_removal_at_every_cut_into_three_also_a_forced_one() -> None:
    state = start(2)
    lay(state, "1 2 2 3 3 4 4")
    state.play(0, "cut 2 4")
    assert state.acting() == (1,)
    state.play(1, "remove white")
    assert state.legal(0) == ["guess pink", "guess black"], "S7: what was removed can't be guessed"
    guess(state, s0="black", s1="black")
    assert state.view(None)["row"] == ["3", "4", "4"]
    assert state.legal(1) == ["remove white", "remove pink", "remove black"], "S10: the only cut was made by itself"
    state.play(1, "remove pink")
    guess(state, s0="black", s1="white")
    assert (columns(state, 0), columns(state, 1)) == ({"4": 1}, {"3": 1})


def test_s11_two_cards_and_no_removal() -> None:
    state = start(2)
    lay(state, "1 2 2 3 3 4 4")
    state.play(0, "cut 1 5")
    state.play(1, "remove pink")
    guess(state, s0="black", s1="black")
    assert state.acting() == (0, 1)
    assert state.legal(0) == ["guess white", "guess black"]
    guess(state, s0="black", s1="black")
    assert state.acting() == (CHANCE,), "S12: the last card leaves the game"
    assert state.view(None)["gone"]["4"] == 2


def two_against_two() -> State:
    state = start(4)
    lay(state, "1 2 3 4 5 6 7 8 9")
    state.play(0, "cut 1 2")
    guess(state, s0="white", s1="white", s2="pink", s3="pink")
    assert state.view(None)["row"] == ["1", "2"]
    return state


def test_s11_the_twentieth_two_against_two_ends_the_round() -> None:
    state = two_against_two()
    for _ in range(19):
        guess(state, s0="white", s1="black", s2="white", s3="black")
        assert state.acting() == (0, 1, 2, 3)
    guess(state, s3="white", s0="white", s2="black")
    before = state.copy()
    guess(state, s1="black")
    assert {"type": "repeat", "count": 20} not in state.events(before, None)
    assert state.acting() == (CHANCE,)
    assert sum(state.view(None)["gone"].values()) == 9


def test_s11_repeats_are_told_and_a_lone_guess_ends_them() -> None:
    state = two_against_two()
    guess(state, s0="white", s1="black", s2="white")
    before = state.copy()
    guess(state, s3="black")
    told = state.events(before, None)
    assert {"type": "repeat", "count": 1} in told
    words = GAME.spec.words("en")
    lines = [GAME.spec.board.narrate(event, words, Names("ABCD")) for event in told]
    assert "Two against two (no. 1): everyone guesses again." in lines
    assert "Two against two: everyone guesses again." in [
        line.text for line in GAME.spec.log(told, words, Names("ABCD"))
    ]
    guess(state, s0="white", s1="black", s2="black", s3="black")
    assert columns(state, 0) == {"1": 1}
    assert state.acting() == (CHANCE,)


def test_s17_waiting_jokers_join_the_columns_that_form() -> None:
    state = start(3)
    lay(state, "* * 1 2 3 4 5")
    state.play(0, "cut 2 4")
    guess(state, s0="white", s1="pink", s2="black")
    assert state.view(0)["waiting"] == [2, 0, 0]
    assert "Not placed yet: two jokers." in GAME.spec.tell(state.view(0), GAME.spec.words("en"), Names("ABC"))
    lay(state, "* 7 7 9 10 10 10")
    state.play(1, "cut 4 5")
    guess(state, s0="white", s1="black", s2="pink")
    assert state.view(0)["to_place"][0] == 3, "two that waited and a new one"
    assert state.legal(0) == ["joker 7", "joker 9"]
    state.play(0, "joker 9")
    assert state.view(0)["columns"][0] == {"7": 2, "9": 2}
    assert state.view(1)["columns"][0] == {"7": 2, "9": 1}, "S18: others see it when all are placed"
    assert state.revocable() == (0,)
    state.play(0, "joker 7")
    state.play(0, "joker 9")
    assert state.view(1)["columns"][0] == {"7": 3, "9": 3}
    assert state.view(1)["jokers"][0] == {"7": 1, "9": 2}


def test_s15_one_column_leaves_no_choice() -> None:
    state = start(3)
    lay(state, "* 7 * 1 2 3 4")
    state.play(0, "cut 3 5")
    guess(state, s0="white", s1="pink")
    before = state.copy()
    guess(state, s2="black")
    assert columns(state, 0) == {"7": 3}
    assert {"type": "jokers", "seat": 0, "columns": {"7": 2}} in state.events(before, 1)
    assert state.acting() == (CHANCE,)


def test_s19_a_joker_that_waits_to_the_end_counts_for_nothing() -> None:
    state = GAME.start(2, size="tiny")
    state.play(CHANCE, "starter 0")
    lay(state, "* 1 2 2")
    state.play(0, "cut 1 2")
    state.play(1, "remove black")
    guess(state, s0="white", s1="pink")
    lay(state, "3 3")
    guess(state, s0="white", s1="white")
    assert state.is_over
    assert state.scores() == [0, 1]
    assert [line["text"] for line in state.breakdown()[0]] == ["tie-break: 0 columns", "jokers not placed: 1"]


def test_s22_columns_break_ties() -> None:
    state = GAME.start(2, size="tiny")
    state.play(CHANCE, "starter 0")
    lay(state, "3 2 1 *")
    state.play(0, "cut 1 3")
    state.play(1, "remove black")
    guess(state, s0="white", s1="pink")
    lay(state, "2 3")
    ahead = state.copy()
    guess(ahead, s0="white", s1="black")
    assert (ahead.scores(), ahead.winners()) == ([5, 6], [1])
    guess(state, s0="black", s1="black")
    assert state.scores() == [3, 3]
    assert state.winners() == [1], "S22: three points each, but more columns"


def test_s22_else_the_win_is_shared() -> None:
    state = GAME.start(2, size="tiny")
    state.play(CHANCE, "starter 0")
    lay(state, "1 2 3 *")
    state.play(0, "cut 1 3")
    state.play(1, "remove white")
    guess(state, s0="pink", s1="pink")
    guess(state, s0="white", s1="white")
    lay(state, "2 3")
    guess(state, s0="white", s1="white")
    assert (state.scores(), state.winners()) == ([0, 0], [0, 1])
