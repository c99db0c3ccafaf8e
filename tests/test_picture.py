"""The picture to share: the right score in every shape and language, names only where they were given."""

import json
from datetime import date
from typing import Any, get_args
from xml.etree import ElementTree

import pytest
from tools import letters

import splittable
from splittable import State
from splittable.core import ink
from splittable.core.spec import Final
from splittable.core.words import LANGUAGES, of_frame
from splittable.picture.colours import colours_at, seen_from
from splittable.picture.frame import SIZES, Shape, Wish, picture
from splittable.picture.said import among, labels, told
from splittable.picture.site import site_picture
from splittable.testing.walks import played

DAY = date(2026, 11, 16)
NAMES = ["Camille", "Łukasz", "田中", "<Bo> & 'Co'"]


def read(svg: str) -> tuple[ElementTree.Element, list[str]]:
    root = ElementTree.fromstring(svg)
    return root, [text for element in root.iter() if (text := element.get("aria-label"))]


@pytest.fixture(scope="module", params=splittable.game_names())
def ended(request: pytest.FixtureRequest) -> State:
    game = splittable.load(request.param)
    return played(game, game.spec.usual_players, seed=4)


@pytest.mark.parametrize("shape", get_args(Shape))
@pytest.mark.parametrize("language", LANGUAGES)
def test_score_size_and_date(ended: State, shape: Shape, language: str) -> None:
    for mine in (None, 1):
        score = max(ended.scores()) if mine is None else ended.scores()[mine]
        wish = Wish(language, shape, [None] * ended.players, range(ended.players), DAY, mine)
        root, texts = read(picture(ended, wish))
        assert (root.get("width"), root.get("height")) == tuple(map(str, SIZES[shape]))
        assert root.get("data-score") == str(score) and root.get("data-date") == "2026-11-16"
        assert root.get("data-game") == ended.game.name
        assert str(score) in texts and f"{ended.game.title} · " in " ".join(texts)
        assert any("2026" in text for text in texts)
        if mine is not None and (shape == "wide" or ended.game.name != "splitter"):
            assert of_frame(language)("picture_me") in texts


def test_names_are_shown_only_if_they_are_given(ended: State) -> None:
    for given in ([None] * ended.players, NAMES[: ended.players]):
        names = [*given, None, None][: ended.players]
        _, texts = read(picture(ended, Wish("en", "wide", names, range(ended.players), DAY)))
        said = " ".join(texts)
        assert ("Camille" in said) == (given[0] is not None)
        assert "Łukasz" not in said and "田" not in said


def test_a_name_that_we_cannot_draw_becomes_a_number() -> None:
    assert list(labels(NAMES, None, "fr")) == ["Camille", "Joueur 2", "Joueur 3", "<Bo> & 'Co'"]
    assert list(labels(["Dvořák", "", None], 2, "en")) == ["Dvorák", "Player 2", "Me"]
    assert [ink.initial(name) for name in ("Player 12", "émilie", "")] == ["12", "É", ""]


def test_a_lone_players_sheet_against_what_was_possible() -> None:
    state = played(splittable.load("splitter"), 1, seed=1)
    wish = Wish("en", "wide", [None], [0], DAY, 0)
    for shape in get_args(Shape):
        _, plain = read(picture(state, wish._replace(shape=shape)))
        _, compared = read(picture(state, wish._replace(shape=shape, possible=52)))
        assert "of 52 possible" in compared and not any("possible" in text for text in plain)
        assert "Splitter · solo · sheet A" in plain and "Can you do better?" in " ".join(plain)


def test_everybody_at_a_full_table_of_which_one_sheet_is_drawn() -> None:
    state = played(splittable.load("splitter"), 12, seed=1)
    last = state.scores().index(min(state.scores()))
    _, texts = read(picture(state, Wish("en", "wide", [None] * 12, range(12), DAY, last)))
    assert "Me" in texts and str(max(state.scores())) in texts


def final(scores: list[int], winners: list[int], mine: int | None = None) -> Final:
    view: dict[str, Any] = {"scores": scores}
    return Final(view, winners, [], labels(["Ada", "Bo", "Carl"][: len(scores)], mine, "en"), range(len(scores)))


@pytest.mark.parametrize(
    ("scores", "winners", "mine", "expected"),
    [
        ([9, 7, 3], [0], None, ("Ada wins", "Second place: 7.")),
        ([9, 9, 3], [0, 1], None, ("Ada and Bo share the win", "")),
        ([9, 9, 3], [0], None, ("Ada wins", "Level on points: the tie-break decided.")),
        ([9, 9], [0, 1], None, ("Ada and Bo share the win", "")),
        ([9, 7, 3], [0], 0, ("I won!", "Second place: 7.")),
        ([9, 9, 3], [0, 1], 1, ("I share the win", "With Ada.")),
        ([9, 9, 3], [0], 1, ("2nd of 3", "Ada wins with 9.")),
        ([9, 9, 9], [0, 1], 2, ("3rd of 3", "Ada and Bo win with 9.")),
        ([9, 9, 3], [0, 1], 2, ("3rd of 3", "Ada and Bo win with 9.")),
    ],
)
def test_the_result(scores: list[int], winners: list[int], mine: int | None, expected: tuple[str, str]) -> None:
    assert among(final(scores, winners, mine), of_frame("en")) == expected


def test_the_words_of_a_lone_player() -> None:
    said = told(final([1], [0]), "Splitter", "", "", DAY, "en")
    assert (said.result, said.more, said.day) == ("point", "Can you do better?", "16 November 2026")
    assert told(final([0], [0]), "Splitter", "", "", DAY, "fr").result == "point"


def test_text_fits_or_is_cut() -> None:
    assert ink.fitted("Ada", 100, 20) == ("Ada", 20)
    said, size = ink.fitted("Jean-Baptiste", 90, 20)
    assert said == "Jean-Baptiste" and 14 <= size < 20
    said, size = ink.fitted("A name of thirty characters…..", 90, 20)
    assert said.endswith("…") and size == 14 and ink.text_width(said, size) <= 90
    assert ink.wrapped("one two three", 80, 20) == ["one two", "three"]
    assert ink.text_width("AV", 100) < ink.text_width("A", 100) + ink.text_width("V", 100)
    assert ink.drawable("10\u202f%") == "10 %"
    assert ink.steps("", "text") == [("", 0)]


@pytest.mark.parametrize(
    ("chosen", "mine", "expected"),
    [
        ([None, None], None, [1, 2]),
        ([None, None], 1, [1, 0]),
        ([3, None, 1], None, [3, 2, 1]),
        ([3, None, 1], 0, [0, 2, 1]),
        ([None] * 8, None, [1, 2, 3, 4, 5, 6, 7, 0]),
        ([None] * 8, 2, [1, 2, 0, 4, 5, 6, 7, 3]),
        ([7, 6, 5, 4, 3, 2, 1, None], 7, [7, 6, 5, 4, 3, 2, 1, 0]),
        ([5, *[None] * 11], 9, [5, 1, 2, 3, 4, 6, 7, 10, 9, 0, 11, 12]),
        ([None] * 20, None, [1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8, 0, 0, 0, 0]),
    ],
)
def test_the_colours_of_the_seats(chosen: list[int | None], mine: int | None, expected: list[int]) -> None:
    """As `seenFrom(coloursAt(seats), mine)` of the page gives them."""
    assert seen_from(colours_at(chosen), mine) == expected


def test_colours_are_drawn_in_two_shapes() -> None:
    first, again = (ink.disc(colour, "Ada", 10, 10, 10) for colour in (2, 10))
    assert ink.SEATS[2] in first and ink.SEATS[2] in again
    assert 'rx="10"' in first and 'rx="4.8"' in again


@pytest.mark.slow
def test_the_outlines_are_those_of_the_pages_fonts() -> None:
    for style in letters.STYLES:
        shipped = (letters.FOLDER / f"{style}.json").read_text(encoding="utf-8")
        assert json.loads(shipped) == json.loads(letters.content(style)), f"run python -m tools.letters ({style})"


def test_the_picture_of_the_site() -> None:
    root, texts = read(site_picture())
    assert root.get("width") == "1200" and {"Split", "table"} <= set(texts)
