"""The sentences' own syntax: what fills them, how languages count and list, and what an incomplete language says."""

from pathlib import Path

import pytest

from splittable.core import words
from splittable.core.fluent import YOU, Sentences
from splittable.core.words import Names, Words

SHARED = """
percent = { $number }%
list_more = { $start }, { $next }
list_last = { $start } and { $next }
list_you = you
"""


def said(source: str, language: str = "en", key: str = "x", **given: object) -> str:
    return Sentences(language, SHARED, source).say(key, **given)


def test_a_sentence_is_filled_with_what_is_given() -> None:
    assert said("x = { $name } takes { $count }", name="Ada", count=3) == "Ada takes 3"
    assert said('x = {"  "}{ $name }{""} {"{"}braces{"}"} { 7 } { { "7" } }', name="Ada") == "  Ada {braces} 7 7"
    assert said("# a comment\nx = a\n    second line", name="Ada") == "a\nsecond line"
    with pytest.raises(KeyError):
        said("x = { $name }")
    with pytest.raises(KeyError):
        said("y = there is no x")


def test_attributes_references_and_terms() -> None:
    source = """
-game = { $case ->
    [of] of Splito
   *[plain] Splito
  }
    .kind = cards
ask =
    .cut = Cut the { thing }.
thing = row of { $count }
x = { -game } { -game(case: "of") } { -game.kind ->
    [cards] with
   *[dice] without
  } cards: { ask.cut }
"""
    assert said(source, key="ask.cut", count=9) == "Cut the row of 9."
    assert said(source, count=9) == "Splito of Splito with cards: Cut the row of 9."
    for missing in ("ask", "ask.guess", "thing.cut"):
        with pytest.raises(KeyError):
            said(source, key=missing, count=9)
    with pytest.raises(ValueError, match="not a message"):
        said("x = { $unclosed")


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 0, "0 cards"),
        ("en", 1, "1 card"),
        ("fr", 0, "0 card"),
        ("fr", 1.5, "1,5 card"),
        ("fr", 2, "2 cards"),
        ("de", 0, "0 cards"),
        ("de", 1.5, "1,5 cards"),
    ],
)
def test_languages_count_in_their_own_way(language: str, count: float, expected: str) -> None:
    source = "x = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n  }"
    assert said(source, language, count=count) == expected


def test_choices() -> None:
    source = """
x = { $count ->
    [0] none
    [2.5] half
   *[other] some
  }{ $you ->
    [yes] , you
   *[no] , they
  }{ $color ->
    [red] , red
   *[blue] , other
  }
"""
    assert said(source, count=0, you=True, color="red") == "none, you, red"
    assert said(source, count=2.5, you=False, color="pink") == "half, they, other"
    assert said(source, count=7, you="yes", color="blue") == "some, you, other"
    ordinal = 'x = { $n }{ NUMBER($n, type: "ordinal") ->\n    [one] st\n    [two] nd\n   *[other] th\n  }'
    assert [said(ordinal, n=n) for n in (1, 2, 11)] == ["1st", "2nd", "11th"]
    plural = "x = { NUMBER($n) ->\n    [one] one\n   *[other] many\n  }"
    assert [said(plural, n=n) for n in (1, 2)] == ["one", "many"]


def test_numbers() -> None:
    source = (
        "x = { NUMBER($v, digits: 1) } { NUMBER($v, significant: 2) } { $v } { PERCENT($v) } { SIGNED($v, digits: 1) }"
    )
    assert said(source, v=0.1234) == "0.1 0.12 0.123 12% +0.1"
    assert said(source, "fr", v=-0.5) == "-0,5 -0,5 -0,5 -50% −0,5"
    assert said("x = { PERCENT($v, digits: 1) } { SIGNED($v) }", v=2.0) == "200.0% +2"
    for nothing in (True, None):
        with pytest.raises(TypeError, match="not show it"):
            said("x = { $v }", v=nothing)


def test_text_functions() -> None:
    assert said("x = { CAPITAL($v) } { LOWER($v) }", v="the Row") == "The Row the row"


def test_lists_of_people() -> None:
    source = (
        "x = { LIST($who) } { $count ->\n    [one] waits\n   *[other] wait\n  }{ $you ->\n    [yes] !\n   *[no] .\n  }"
    )
    names = Names(["Ada", "Bo", "Cleo"], reader=0)
    assert said(source, **names.all_of([0, 1, 2])) == "Bo, Cleo and you wait!"
    assert said(source, **names.all_of([2])) == "Cleo waits."
    assert said("x = { LIST($who) }", who=[]) == ""
    assert said("x = { LIST($who) }", who=[YOU]) == "you"
    assert names.who(0) == {"who": "Ada", "you": True}
    assert names.who(1) == {"who": "Bo", "you": False}


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = A { $name }\nb = B", encoding="utf-8")
    (tmp_path / "fr.ftl").write_text("a = Un { $name }", encoding="utf-8")
    english = Words("en", [tmp_path / "en.ftl", tmp_path / "not-there.ftl"])
    french = Words("fr", [tmp_path / "fr.ftl"], english)
    assert french("a", name="x") == "Un x"
    assert french("b") == "B"
    with pytest.raises(KeyError):
        french("c")
    with pytest.raises(KeyError):
        french("a")  # it is there, but what fills it is not given


def test_languages_are_folders(tmp_path: Path) -> None:
    for name in ("it", "de", "en"):
        (tmp_path / name).mkdir()
    assert words.found_in(tmp_path) == ("en", "de", "it")
    assert words.LANGUAGES[0] == "en"
    names = {language: words.of_frame(language)("language_name") for language in words.LANGUAGES}
    assert names == {"en": "English", "de": "Deutsch", "fr": "Français"}
    share = {language: words.of_frame(language)("review_worth.odds", value=0.125) for language in words.LANGUAGES}
    assert share["de"] == "13\u202f% Gewinnchance"
