"""The board and the log in words: what people hear."""

import pytest

import splittable
from splittable import CHANCE
from splittable.core.words import Names

GAME = splittable.load("split-it")
NAMES = Names(["Ada", "Bo", "Cleo"])
MOVES = [
    (CHANCE, "starter 0"),
    *((CHANCE, f"card {card}") for card in ["7", "*", "*", "1", "2", "3", "4"]),
    (0, "cut 3 6"),
    (0, "guess white"),
    (1, "guess pink"),
    (2, "guess black"),
    *((CHANCE, f"card {card}") for card in ["8", "8", "5", "5", "6", "6", "9"]),
    (1, "cut 1 2"),
    (0, "guess white"),
    (1, "guess pink"),
    (2, "guess black"),
]
SAID = {
    "en": [
        "Ada: 15 points if it ended now. Columns: three 7s, two of them jokers (in the lead); "
        "one 8 (tied for the lead).",
        "Cleo: 24 points if it ended now. Columns: one 4 (in the lead); two 5s (in the lead); two 6s (in the lead); "
        "one 9 (in the lead).",
    ],
    "fr": [
        "Ada : 15 points si la partie s’arrêtait là. Colonnes : trois 7, dont deux jokers (en tête) ; "
        "un 8 (en tête à égalité).",
        "Cleo : 24 points si la partie s’arrêtait là. Colonnes : un 4 (en tête) ; deux 5 (en tête) ; "
        "deux 6 (en tête) ; un 9 (en tête).",
    ],
    "de": [
        "Ada: 15 Punkte, wenn jetzt Schluss wäre. Spalten: drei 7er, davon zwei Joker (vorn); "
        "eine 8 (gleichauf vorn).",
        "Cleo: 24 Punkte, wenn jetzt Schluss wäre. Spalten: eine 4 (vorn); zwei 5er (vorn); zwei 6er (vorn); "
        "eine 9 (vorn).",
    ],
}
TOLD = {
    "en": [
        "Round 1. The row: 7, joker, joker, 1, 2, 3 and 4.",
        "Ada cuts after cards 3 and 6.",
        "Ada takes white: 7, joker and joker.",
        "Ada adds two jokers to the 7s.",
    ],
    "fr": [
        "Tour 1. La rangée : 7, joker, joker, 1, 2, 3 et 4.",
        "Ada sépare après les cartes 3 et 6.",
        "Ada remporte la zone blanche : 7, joker et joker.",
        "Ada ajoute deux jokers à ses 7.",
    ],
    "de": [
        "Runde 1. Die Reihe: 7, Joker, Joker, 1, 2, 3 und 4.",
        "Ada teilt hinter den Karten 3 und 6.",
        "Ada gewinnt Weiß: 7, Joker und Joker.",
        "Ada legt an: zwei Joker zu den 7ern.",
    ],
}


@pytest.mark.parametrize("language", SAID)
def test_cards_and_jokers_are_words(language: str) -> None:
    words = GAME.spec.words(language)
    state = GAME.start(3)
    log = []
    for who, move in MOVES:
        before = state.copy()
        state.play(who, move)
        log += [GAME.spec.board.narrate(event, words, NAMES) for event in state.events(before, None)]
    board = GAME.spec.tell(state.view(None), words, NAMES).splitlines()
    board, log = ([line.replace("\u00a0", " ") for line in lines] for lines in (board, log))
    assert [line for line in SAID[language] if line not in board] == []
    assert [line for line in TOLD[language] if line not in log] == []
