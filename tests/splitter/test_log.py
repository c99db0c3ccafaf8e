"""The log as a story: what a round scores and costs, alike together, and nothing that is still secret."""

from typing import Any

import pytest

import splittable
from splittable import CHANCE, State
from splittable.core.spec import Line
from splittable.core.words import LANGUAGES, Names
from tests.splitter.sheets import EXAMPLE, play_sheet

SPLITTER = splittable.load("splitter")
PEOPLE = ("Ada", "Bo", "Carl")
Round = tuple[str, list[str]]
"""The dice, and where each seat places them."""


def lines_of(state: State, before: State, reader: int | None, language: str = "en") -> list[Line]:
    names = Names(PEOPLE[: state.players], reader)
    return SPLITTER.spec.log(state.events(before, reader), SPLITTER.spec.words(language), names)


def last_round(rounds: list[Round], reader: int | None, language: str = "en", **options: Any) -> list[Line]:
    """What the log says of the last of these rounds."""
    state = SPLITTER.start(len(rounds[0][1]), **options)
    lines: list[Line] = []
    for roll, places in rounds:
        before = state.copy()
        state.play(CHANCE, f"roll {roll}")
        lines = lines_of(state, before, reader, language)
        for seat, place in enumerate(places):
            assert len(lines) == 1, "a placement is told before everyone has placed"
            before = state.copy()
            state.play(seat, f"write {place}")
            lines += lines_of(state, before, reader, language)
    return lines


def texts(*told: Any, **options: Any) -> list[str]:
    return [line.text.replace("\u00a0", " ") for line in last_round(*told, **options)]


STORY = {
    "en": ["Round 2: 3 and 2", "You score 2 with two 2s.", "Ada scores 4 with two 2s on a star."],
    "fr": [
        "Manche 2 : 3 et 2",
        "Vous marquez 2 points avec deux 2.",
        "Ada marque 4 points avec deux 2 sur une étoile.",
    ],
    "de": [
        "Runde 2: 3 und 2",
        "Du bekommst 2 Punkte für zwei 2er.",
        "Ada bekommt 4 Punkte für zwei 2er auf einem Stern.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_a_story(language: str) -> None:
    rounds: list[Round] = [("6 2", ["a4 2", "b3 2"]), ("3 2", ["a3 2", "b4 2"])]
    lines = last_round(rounds, 1, language)
    assert texts(rounds, 1, language) == STORY[language]
    assert [line.is_heading for line in lines] == [True, False, False]
    assert [line.seat for line in lines] == [CHANCE, 1, 0]


LOSS = {
    "en": ["Round 2: double 1", "Too many 1s together: you lose 1."],
    "fr": ["Manche 2 : double 1", "Trop de 1 ensemble : vous perdez 1 point."],
    "de": ["Runde 2: 1er-Pasch", "Zu viele 1er beisammen: Du verlierst 1 Punkt."],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_that_grows_too_large_costs_its_points(language: str) -> None:
    assert texts([("6 1", ["d3 1"]), ("1 1", ["d4 1"])], 0, language) == LOSS[language]


def test_those_who_did_alike_share_a_line() -> None:
    rounds: list[Round] = [("6 1", ["c1 1", "d2 1", "d6 1"])]
    assert texts(rounds, 2) == ["Round 1: 6 and 1", "Ada, Bo and you each score 1 with a single 1."]
    assert texts(rounds, None) == ["Round 1: 6 and 1", "Ada, Bo and Carl each score 1 with a single 1."]
    assert texts(rounds, 2, "fr")[1] == "Ada, Bo et vous marquez 1 point chacun avec un 1 isolé."
    assert texts(rounds, None, "fr")[1] == "Ada, Bo et Carl marquent 1 point chacun avec un 1 isolé."
    assert [line.seat for line in last_round(rounds, 2)] == [CHANCE, CHANCE]
    worse: Round = ("5 1", ["c2 1", "d1 1", "c6 1"])
    assert texts([*rounds, worse], 0)[1:] == ["Too many 1s together: Bo, Carl and you each lose 1."]
    assert texts([*rounds, worse], None, "fr")[1:] == ["Trop de 1 ensemble : Ada, Bo et Carl perdent 1 point chacun."]


def test_several_groups_come_in_one_line() -> None:
    rounds: list[Round] = [("2 1", ["c1 1"]), ("2 2", ["c4 2"]), ("2 2", ["c5 2"])]
    assert texts(rounds, 0)[1:] == ["You score 4 with two groups of two 2s."]
    assert texts([("1 1", ["a3 1"])], 0)[1:] == ["You score 2 with two single 1s."]
    assert texts([("2 1", ["a4 1"]), ("2 1", ["b4 1"])], 0)[1:] == [
        "You score 4 with two 2s on a star.",
        "Too many 1s together: you lose 2.",
    ]


def test_only_the_reader_reads_what_can_no_longer_score() -> None:
    row = {"own_sheet": {"rows": ["*######*"]}}
    blocked: list[Round] = [("3 3", ["b1 3"]), ("5 4", ["c1 4"])]
    assert texts(blocked, 0, **row) == [
        "Round 2: 5 and 4",
        "No room to finish your 3, your 4 and your 5: no points there.",
    ]
    assert texts(blocked, None, **row) == ["Round 2: 5 and 4"]
    crowded: list[Round] = [("4 4", ["b1 4"]), ("4 4", ["d1 4"]), ("4 4", ["c1 4"])]
    assert texts(crowded, 0, **row)[1:] == ["Too many 4s together: no points there."]
    pairs: list[Round] = [("5 5", ["a1 5"]), ("5 5", ["b1 5"]), ("6 6", ["c1 6"])]
    assert texts(pairs, 0, **row)[1:] == ["No room to finish your 5s and your 6: no points there."]


def test_hearts_that_match_score_and_hearts_that_differ_are_lost() -> None:
    rounds: list[Round] = [("6 2", ["b3 2"]), ("3 2", ["b1 3"])]
    assert texts([*rounds, ("5 2", ["d5 5"])], 0, sheet="B")[1:] == ["You score 5 with a 2 in every heart."]
    assert texts([("6 2", ["b3 2"]), ("6 2", ["b1 2"])], 0, sheet="B")[1:] == [
        "Your hearts no longer match: no bonus."
    ]


def test_a_lone_player_reads_the_rank_at_the_end() -> None:
    state = SPLITTER.start(1, size="tiny")
    state.play(CHANCE, "roll 4 1")
    state.play(0, "write c1 1")
    before = state.copy()
    state.play(CHANCE, "roll 2 2")  # written by itself (E2)
    assert [line.text for line in lines_of(state, before, 0)] == [
        "Round 2: double 2",
        "You score 4 with two 2s on a star.",
        "Lost: the sheet wins this time.",
    ]


def test_the_full_list_names_the_cells() -> None:
    state = SPLITTER.start(2)
    state.play(CHANCE, "roll 6 1")
    state.play(0, "write c1 1")
    before = state.copy()
    state.play(1, "write d2 6")
    words, names = SPLITTER.spec.words("en"), Names(PEOPLE[:2])
    said = [SPLITTER.spec.board.narrate(event, words, names) for event in state.events(before, None)]
    assert said == [
        "Bo has placed both numbers.",
        "Round 1: Ada, 1 in c1 and 6 in f1; Bo, 6 in d2 and 1 in e2.",
        "",
        "",
    ]


def test_a_full_sheet_in_sentences() -> None:
    told = SPLITTER.spec.tell(play_sheet(EXAMPLE).view(0), SPLITTER.spec.words("en"), Names(["Ada"], 0)).splitlines()
    assert told[0] == "Round 22 of 22: the game is over."
    assert told[1] == "Ada: 29 points so far."
    assert told[-1] == "You’re getting the hang of it."


def test_a_look_back_tells_what_was_placed() -> None:
    state = SPLITTER.start(2)
    state.play(CHANCE, "roll 6 1")
    before, seen = state.copy(), state.view(0)
    state.play(0, "write c1 1")
    words, names = SPLITTER.spec.words("en"), Names(PEOPLE[:2], 0)
    assert (
        SPLITTER.spec.story(state.events(before, 0), words, names, seen)[0]
        == "You place 1 on the left and 6 on the right."
    )
    assert SPLITTER.spec.story(state.events(before, 1), words, names, seen)[0] == "You place both numbers."
    other = SPLITTER.start(2)
    other.play(CHANCE, "roll 6 6")
    before, seen = other.copy(), other.view(1)
    other.play(1, "write c1 6")
    assert SPLITTER.spec.story(other.events(before, 1), words, names, seen)[0] == "Bo places two 6s."


def test_open_sheets_in_sentences() -> None:
    state = SPLITTER.start(2)
    state.play(CHANCE, "roll 6 1")
    state.play(1, "write c1 1")
    told = SPLITTER.spec.tell(state.open_view(), SPLITTER.spec.words("en"), Names(PEOPLE[:2]))
    assert "Bo: no points so far. Places 1 in c1 and 6 in f1." in told.splitlines()


def test_other_sheets_in_sentences() -> None:
    state = SPLITTER.start(3, sheet="B")
    state.play(CHANCE, "roll 6 1")
    for seat in range(3):
        state.play(seat, "write a1 6")
    state.play(CHANCE, "roll 5 4")
    state.play(0, "write b2 5")
    state.play(1, "write b2 5")
    told = SPLITTER.spec.tell(state.view(0), SPLITTER.spec.words("en"), Names(PEOPLE, 0)).splitlines()
    assert told[1] == "Ada: one point so far. The hearts can still score. Places 5 in b2 and 4 in g2."
    assert told[-2:] == [
        "Bo: one point so far. The hearts can still score. Has placed both numbers. Scoring: the 1 in h1.",
        "Carl: one point so far. The hearts can still score. Scoring: the 1 in h1.",
    ]


def test_the_text_board_says_who_is_done_and_asks_the_others() -> None:
    state = SPLITTER.start(2)
    state.play(CHANCE, "roll 6 1")
    state.play(1, "write c1 1")
    words = SPLITTER.spec.words("en")
    assert "Bo · 0 points · done" in SPLITTER.spec.board.draw(state.view(None), words, Names(PEOPLE[:2]))
    assert SPLITTER.spec.board.prompt(state.view(0), words) == (
        "Place 6 and 1 in two mirrored cells. Say what goes on the left, e.g. “1 in c1”."
    )
