"""The log as a story: one line for what mattered, "you" for the reader, and nothing that is still secret."""

from functools import cache

import pytest

from splittable import CHANCE, State
from splittable.core.words import Names
from tests.great_split.positions import GAME, in_resolution, play

NAMES = ("Ada", "Bo", "Carl", "Dora")


def first_moves(players: int, reader: int | None, language: str) -> list[str]:
    """A whole game in which everybody makes the first move there is; headings begin with a hash."""
    state = GAME.start(players)
    lines: list[str] = []
    while not state.is_over:
        seat = state.acting()[0]
        lines += told(state, seat, state.legal(seat)[0], reader, language)
    return lines


def told(state: State, seat: int, move: str, reader: int | None, language: str = "en") -> list[str]:
    before = state.copy()
    state.play(seat, move)
    names = Names(NAMES[: state.players], reader)
    lines = GAME.spec.log(state.events(before, reader), GAME.spec.words(language), names)
    return [f"# {line.text}" if line.is_heading else line.text for line in lines]


@cache
def story(reader: int | None, language: str = "en") -> list[str]:
    return first_moves(3, reader, language)


STORY = {
    "en": [
        "# Round 3",
        "You keep 2 books, 3 artworks, 2 topazes and one emerald; Ada gets one topaz back.",
        "Carl keeps 2 books, 3 artworks, 2 topazes and one emerald; you get one topaz back.",
        "Ada plays 2 books, 3 artworks, 3 topazes and one emerald.",
        "You play 2 books, 3 artworks, 3 topazes and one emerald.",
        "Carl plays 2 books, 3 artworks, 3 topazes and one emerald.",
        "The Art Market is at 2.",
        "Points for books: Ada 10; Carl and you 9.",
        "Points for artwork: Ada, Carl and you 15.",
        "# Round 4",
    ],
    "fr": [
        "# Tour 3",
        "Vous gardez 2 Livres, 3 Œuvres d’art, 2 Topazes et une Émeraude et rendez une Topaze à Ada.",
        "Carl garde 2 Livres, 3 Œuvres d’art, 2 Topazes et une Émeraude et vous rend une Topaze.",
        "Ada joue 2 Livres, 3 Œuvres d’art, 3 Topazes et une Émeraude.",
        "Vous jouez 2 Livres, 3 Œuvres d’art, 3 Topazes et une Émeraude.",
        "Carl joue 2 Livres, 3 Œuvres d’art, 3 Topazes et une Émeraude.",
        "Le Marché de l’art est à 2.",
        "Décompte des Livres : Ada 10 ; Carl et vous 9.",
        "Décompte des Œuvres d’art : Ada, Carl et vous 15.",
        "# Tour 4",
    ],
    "de": [
        "# Runde 3",
        "Du behältst 2 Bücher, 3 Kunstwerke, 2 Topase und 1 Smaragd; Ada bekommt 1 Topas zurück.",
        "Carl behält 2 Bücher, 3 Kunstwerke, 2 Topase und 1 Smaragd; du bekommst 1 Topas zurück.",
        "Ada spielt 2 Bücher, 3 Kunstwerke, 3 Topase und 1 Smaragd.",
        "Du spielst 2 Bücher, 3 Kunstwerke, 3 Topase und 1 Smaragd.",
        "Carl spielt 2 Bücher, 3 Kunstwerke, 3 Topase und 1 Smaragd.",
        "Der Kunstmarkt ist bei 2.",
        "Punkte für Bücher: Ada 10; Carl und du 9.",
        "Punkte für Kunstwerke: Ada, Carl und du 15.",
        "# Runde 4",
    ],
}
END = {
    "en": "You finish with 75 points: 34 along the way, 10 for books, 15 for artwork, 16 for gems, 0 for contracts.",
    "fr": "Vous terminez avec 75 points : 34 en cours de partie, Livres 10, Œuvres d’art 15, Gemmes 16, Contrats 0.",
    "de": "Du hast am Ende 75 Punkte: unterwegs 34, Bücher 10, Kunstwerke 15, Juwelen 16, Aufträge 0.",
}


@pytest.mark.parametrize("language", STORY)
def test_a_round_is_told_from_the_choice_to_the_points(language: str) -> None:
    lines = [line.replace("\u00a0", " ") for line in story(1, language)]
    begin = lines.index(STORY[language][0])
    assert lines[begin : begin + len(STORY[language])] == STORY[language]


@pytest.mark.parametrize("language", STORY)
def test_the_end_says_where_the_points_come_from(language: str) -> None:
    heading, *lines = (line.replace("\u00a0", " ") for line in story(1, language)[-4:])
    assert heading.startswith("# ")
    assert lines[0] == END[language]


def test_everybody_begins_with_a_character() -> None:
    assert story(1)[:4] == [
        "Ada starts with 3 books; contracts: books, artwork and topaz.",
        "You start with one artwork, one topaz and one emerald; contracts: books and gold (2).",
        "Carl starts with one topaz, one emerald and one gold; contracts: books, artwork and emerald.",
        "# Round 1",
    ]
    assert told(GAME.start(2), CHANCE, "character 0 C7", 1) == [
        "Ada starts with one book, one artwork, one topaz, one emerald, one gold and 2 prestige."
    ]


def test_the_market_names_those_who_lose_together() -> None:
    assert "The Art Market is at 1. Points lost on artwork: Ada and Carl 2." in story(1)


def test_only_wallets_that_the_reader_has_seen_are_told() -> None:
    def kept(reader: int | None) -> list[str]:
        lines = first_moves(4, reader, "en")
        return [line for line in lines[: lines.index("# Round 2")] if "keep" in line or "kept" in line]

    assert [line.split(" ")[0] for line in kept(0)] == ["Bo", "You"]
    assert [line.split(" ")[0] for line in kept(2)] == ["You", "Dora"]
    assert kept(None) == ["Cards kept: Ada, Bo, Carl and Dora 4."]


def test_cards_are_told_once_all_are_played() -> None:
    state = in_resolution("I-01 I-16", "I-02")
    assert told(state, 0, "resolve I-01", 1) == []
    assert told(state, 0, "sell I-16 gold", 1) == []
    assert told(state, 0, "splitter gold", 1) == ["Ada plays one book, and sells a card."]
    assert told(state, 1, "sell I-02 gold", 1) == []
    assert told(state, 1, "splitter gold", 1) == ["You sell your only card."]


def test_two_who_sell_everything() -> None:
    state = play(in_resolution("I-01 I-16", "I-02"), "0 sell I-01 gold", "0 sell I-16 gold")
    while 0 in state.acting():
        last = told(state, 0, state.legal(0)[0], 1)
    assert last == ["Ada sells all 2 cards."]
