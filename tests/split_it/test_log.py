"""The log as a story: one line for what mattered, "you" for the reader, and nothing that is still secret."""

import pytest

import splittable
from splittable import CHANCE, State
from splittable.core import registry
from splittable.core.words import Names

SPEC = registry.spec("split-it")
ROW = ("8", "8", "3", "9", "10", "*", "5")


def dealt() -> State:
    state = splittable.load("split-it").start(players=3)
    state.play(CHANCE, "starter 0")
    for card in ROW:
        state.play(CHANCE, f"card {card}")
    return state


def told(state: State, seat: int, move: str, reader: int | None, language: str = "en") -> list[str]:
    before = state.copy()
    state.play(seat, move)
    names = Names(("Ada", "Bo", "Carl"), reader)
    return [line.text for line in SPEC.log(state.events(before, reader), SPEC.words(language), names)]


def test_a_round_is_a_heading() -> None:
    state = splittable.load("split-it").start(players=3)
    state.play(CHANCE, "starter 0")
    for card in ROW[:-1]:
        state.play(CHANCE, f"card {card}")
    before = state.copy()
    state.play(CHANCE, f"card {ROW[-1]}")
    heading, row = SPEC.log(state.events(before, 1), SPEC.words("en"), Names(("Ada", "Bo", "Carl"), 1))
    assert heading.is_heading and heading.text == "Round 1"
    assert row.text == "The row: 8, 8, 3, 9, 10, joker and 5."


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [
        ("en", "You cut the row into 2, 3 and 2.", "Ada cuts the row into 2, 3 and 2."),
        ("fr", "Vous séparez", "Ada sépare"),
        ("de", "Du teilst die Reihe in 2, 3 und 2.", "Ada teilt die Reihe in 2, 3 und 2."),
    ],
)
def test_the_reader_is_you(language: str, mine: str, other: str) -> None:
    assert told(dealt(), 0, "cut 2 5", 0, language)[0].startswith(mine)
    assert told(dealt(), 0, "cut 2 5", 1, language)[0].startswith(other)


STORY = {
    "en": [
        "Ada takes white: 8 and 8.",
        "Carl and you both wanted pink: it stays.",
        "Nobody gets one 5 and one joker: out of the game.",
    ],
    "fr": [
        "Ada remporte la zone blanche : 8 et 8.",
        "Carl et vous vouliez la zone rose : elle reste.",
        "Personne ne remporte un 5 et un joker : hors du jeu.",
    ],
    "de": [
        "Ada gewinnt Weiß: 8 und 8.",
        "Carl und du wolltet Pink: Es bleibt liegen.",
        "Ohne Tipp aus dem Spiel: eine 5 und ein Joker.",
    ],
}


@pytest.mark.parametrize("language", STORY)
def test_a_reveal_is_told_section_by_section(language: str) -> None:
    state = dealt()
    for seat, move in [(0, "cut 2 5"), (0, "guess white"), (1, "guess pink")]:
        state.play(seat, move)
    lines = told(state, 2, "guess pink", 1, language)
    assert [line.replace("\u00a0", " ") for line in lines] == STORY[language]


def test_all_who_lose_the_lead_come_in_one_line() -> None:
    """Ada and Bo each have an 8; then Carl takes three."""
    state = splittable.load("split-it").start(players=3)
    state.play(CHANCE, "starter 0")
    for card in ("8", "1", "2", "8", "3", "4", "5"):
        state.play(CHANCE, f"card {card}")
    for seat, move in [(0, "cut 1 4"), (0, "guess white"), (1, "guess pink"), (2, "guess black")]:
        state.play(seat, move)
    for card in ("8", "8", "8", "6", "7", "9", "10"):
        state.play(CHANCE, f"card {card}")
    for seat, move in [(1, "cut 3 5"), (0, "guess black"), (1, "guess pink")]:
        state.play(seat, move)
    lines = told(state, 2, "guess white", 1)
    assert [line for line in lines if "lead" in line] == ["Carl takes the lead in 8s from Ada and you."]


def test_a_guess_is_told_when_all_are_in() -> None:
    state = dealt()
    state.play(0, "cut 2 5")
    assert told(state, 0, "guess white", 1) == []
    assert told(state, 1, "guess pink", 1) == []
    assert told(state, 2, "guess pink", 1) == [
        "Ada takes white: 8 and 8.",
        "Carl and you both wanted pink: it stays.",
        "Nobody gets one 5 and one joker: out of the game.",
    ]


def test_jokers_are_told_with_their_column() -> None:
    state = dealt()
    state.play(0, "cut 2 5")
    state.play(0, "guess white")
    state.play(1, "guess pink")
    lines = told(state, 2, "guess black", 2)
    assert "You’re alone on black and take joker and 5." in lines
    assert "You add a joker to your 5s." in lines  # S15: the only column there is
