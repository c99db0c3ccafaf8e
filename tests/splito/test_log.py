"""The log as a story: the reader's zones in full, everybody else in a line, and nothing that is still secret."""

from typing import Any

import pytest

from splittable import CHANCE, State
from splittable.core.words import Names
from tests.splito.table import GAME, deal, hands_for

COMMON = ("maj_v4", "maj_black")
PEOPLE = ("Ada", "Bo", "Carl", "Dora", "Eve")
Turns = list[list[str]]


def start(turns: Turns, **options: Any) -> State:
    return deal(hands_for(turns, len(turns[0]), COMMON, **options), COMMON, **options)


def told(state: State, seat: int, move: str, reader: int | None, language: str = "en") -> list[str]:
    before = state.copy()
    state.play(seat, move)
    names = Names(PEOPLE[: state.players], reader)
    return [line.text for line in GAME.spec.log(state.events(before, reader), GAME.spec.words(language), names)]


def last_turn(turns: Turns, reader: int | None, language: str = "en", **options: Any) -> list[str]:
    """What the log says of the last of these turns."""
    state = start(turns, **options)
    for turn in turns:
        lines = [told(state, seat, f"play {play}", reader, language) for seat, play in enumerate(turn)]
        assert not any(lines[:-1]), "a card is told before all are revealed"
    return lines[-1]


STORY = {
    "en": [
        "Turn 1",
        "On your left, Bo plays a red 3.",
        "On your right, you play “No 5s”.",
        "Elsewhere, Carl plays an orange 2.",
        "“No 5s” is met on your right: +2.",
        "Now you have 0 times 2: 0 points.",
    ],
    "fr": [
        "Tour 1",
        "À votre gauche, Bo joue un 3 rouge.",
        "À votre droite, vous jouez « Aucun 5 ».",
        "Ailleurs, Carl joue un 2 orange.",
        "« Aucun 5 » est validé à votre droite : +2.",
        "Vous en êtes à 0 fois 2 : 0 point.",
    ],
    "de": [
        "Runde 1",
        "Links spielt Bo eine rote 3.",
        "Rechts spielst du „Keine 5“.",
        "Woanders spielt Carl eine orange 2.",
        "„Keine 5“ ist rechts erfüllt: +2.",
        "Du hast jetzt 0 mal 2: 0 Punkte.",
    ],
}


@pytest.mark.parametrize("language", STORY)
def test_a_turn_is_a_story(language: str) -> None:
    state = start([["none_v5 right", "red3 right", "orange2 right"]])
    state.play(0, "play none_v5 right")
    state.play(1, "play red3 right")
    before = state.copy()
    state.play(2, "play orange2 right")
    lines = GAME.spec.log(state.events(before, 0), GAME.spec.words(language), Names(PEOPLE[:3], 0))
    assert [line.text.replace("\u00a0", " ") for line in lines] == STORY[language]
    assert [line.is_heading for line in lines] == [True, False, False, False, False, False]
    assert [line.seat for line in lines] == [CHANCE, 1, 0, 2, CHANCE, 0]


def test_cards_that_meet_in_a_zone_share_a_line() -> None:
    turns = [["red4 left", "blue4 right", "black2 left", "green1 left", "pair_v2 right"]]
    assert last_turn(turns, 0) == [
        "Turn 1",
        "On your left, you play a red 4 and Bo a blue 4.",
        "Elsewhere, Carl plays a black 2, Dora a green 1 and Eve “Exactly two 2s”.",
        "Common objective: Bo and you now have the most 4s.",
        "Common objective: Carl and Dora now have the most black.",
        "Now you have 3 times 0: 0 points.",
        "Carl and Dora gain 3.",
    ]


def test_french_counts_the_reader_in() -> None:
    assert "Objectif commun\u00a0: Bo et vous avez maintenant le plus de 4." in last_turn(
        [["red4 left", "blue4 right", "orange2 left"]], 0, "fr"
    )


def test_an_objective_can_be_lost_again() -> None:
    first = ["none_v5 left", "red1 left", "red2 left"]
    assert last_turn([first, ["blue1 right", "red5 right", "blue2 left"]], 0)[-2:] == [
        "“No 5s” is no longer met on your left: −2.",
        "Now you have 0 times 0: 0 points.",
    ]
    spoiled = [["red5 right", "red1 left", "red2 right"], ["blue1 left", "blue3 left", "none_v5 left"]]
    assert last_turn(spoiled, 0) == [
        "Turn 2",
        "On your left, you play a blue 1.",
        "On your right, Carl plays “No 5s”.",
        "Elsewhere, Bo plays a blue 3.",
        "“No 5s” is missed on your right.",
    ]


def test_others_lose_what_they_led() -> None:
    turns = [["red1 left", "red4 left", "red2 left"], ["blue4 left", "blue2 left", "blue3 left"]]
    assert last_turn(turns, 2)[-2:] == [
        "Common objective: it’s a tie for the most 4s, nobody leads.",
        "Now you have 0 times 0: 0 points.",
    ]
    assert last_turn(turns, 0)[-2:] == [
        "Common objective: it’s a tie for the most 4s, nobody leads.",
        "Bo and Carl lose 3.",
    ]


def test_spectators_read_of_everybody() -> None:
    assert last_turn([["red4 left", "blue2 left", "none_v1 right"]], None) == [
        "Turn 1",
        "Ada plays a red 4, Bo a blue 2 and Carl “No 1s”.",
        "Common objective: Ada and Bo now have the most 4s.",
        "Ada and Bo gain 3; Bo and Carl gain 2.",
    ]


def test_two_players_have_zones_of_their_own() -> None:
    assert last_turn([["red4 left", "none_v1 right"]], 0, two_player=True) == [
        "Turn 1",
        "On your left, you play a red 4.",
        "Bo plays “No 1s”.",
        "Common objective: you now have the most 4s.",
        "Now you have 3 times 0: 0 points.",
        "Bo gains 2 on the right.",
    ]


def test_the_start_names_the_common_objectives() -> None:
    state = GAME.start(3, size="tiny")
    lines = []
    while state.acting() == (CHANCE,):
        lines += told(state, CHANCE, state.legal(CHANCE)[0], 0)
    assert lines[-1] == "The cards are dealt."
    assert [line.partition(":")[0] for line in lines[:-1]] == ["Common objective", "Common objective"]


def test_a_chosen_side_needs_no_line() -> None:
    state = start([["red4 left", "blue2 left", "red2 left"]], sides="shown")
    assert told(state, 1, "play blue2 left", 0) == []
