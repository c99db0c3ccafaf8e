"""What people type at the terminal: every choice can be said in words, and what is guessed is asked back."""

import random
import re
import unicodedata
from collections.abc import Iterator

import pytest

import splittable
from splittable import State
from splittable.cli.offer import Offer, arranged
from splittable.cli.understand import Choice, nearest, understand
from splittable.core.words import LANGUAGES
from splittable.testing.walks import some_decisions

COLORS = {"red": "rouge", "orange": "orange", "yellow": "jaune", "green": "vert", "blue": "bleu", "black": "noir"}
SIDES = {"left": ("on the left", "à gauche"), "right": ("on the right", "à droite")}


def card(color: str, value: int, side: str) -> Choice:
    english, french = SIDES[side]
    label = f"{color} {value} {english}"
    return Choice(
        label,
        f"Play {label}?",
        (f"play {color}{value} {side}",),
        (label, f"Play {label}?"),
        (f"play {color}{value} {side}", f"{COLORS[color]} {value} {french}"),
    )


HAND = [
    card(color, value, side)
    for color, value in (("red", 3), ("orange", 3), ("orange", 5))
    for side in ("left", "right")
]


@pytest.mark.parametrize(
    ("line", "label", "exact"),
    [
        ("3", "orange 3 on the left", True),  # its number in the list
        ("orange 3 on the left", "orange 3 on the left", True),
        ("Orange 3 LEFT", "orange 3 on the left", True),
        ("left 3 orange", "orange 3 on the left", True),
        ("play orange3 left", "orange 3 on the left", True),
        ("orange 3 à gauche", "orange 3 on the left", True),
        ("orange 3 a gauche", "orange 3 on the left", True),
        ("or 3 l", "orange 3 on the left", False),
        ("or3 l", "orange 3 on the left", False),
        ("l'orange 3 g", "orange 3 on the left", False),
        ("rou l", "red 3 on the left", False),  # two languages in one line
        ("oragne 5 rihgt", "orange 5 on the right", False),
        ("r l", "red 3 on the left", False),
        ("r r", "red 3 on the right", False),
    ],
)
def test_a_line_means_one_choice(line: str, label: str, exact: bool) -> None:
    found = understand(line, HAND, numbered=True)
    assert ([choice.label for choice in found.choices], found.exact) == ([label], exact)


@pytest.mark.parametrize(("line", "count"), [("orange", 4), ("3 l", 2), ("0", 0), ("7", 0), ("purple", 0), ("?!", 0)])
def test_a_line_may_mean_several_choices_or_none(line: str, count: int) -> None:
    assert len(understand(line, HAND, numbered=True).choices) == count


def test_the_nearest_choices_are_named_for_what_nobody_understands() -> None:
    assert nearest("green 5 left", HAND)[0].label == "orange 5 on the left"
    assert nearest("xyzzy", HAND) == []


def test_numbers_mean_choices_only_where_the_list_has_them() -> None:
    columns = [Choice(f"{n}s", f"Add a joker to {n}s?", (f"joker {n}",), (f"{n}s", str(n))) for n in (3, 7, 1)]
    assert understand("3", columns, numbered=False).choices == columns[:1]


def said(state: State, seat: int, language: str) -> list[str]:
    words = state.game.spec.words(language)
    view = state.view(seat)
    return [state.game.spec.board.label(move, words, view) for move in view["legal"]]


def disguises(label: str, rng: random.Random) -> Iterator[str]:
    """The same words as somebody in a hurry types them."""
    yield label.upper()
    plain = unicodedata.normalize("NFKD", label)
    yield "".join(char for char in plain if not unicodedata.combining(char))
    words = re.sub(r"[^\w/|'’]+", " ", label).split()
    if not re.search(r"['’]", label):
        yield " ".join(rng.sample(words, len(words)))


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said(name: str, language: str) -> None:
    """By its label in each language, by its notation, by its number, in any order and without accents."""
    game, rng = splittable.load(name), random.Random(1)
    for state in some_decisions(game, {"players": game.spec.usual_players}, 2):
        seat = rng.choice(state.acting())
        offer = Offer(game.spec, state.view(seat), language)
        at = rng.randrange(len(state.legal(seat)))
        expected = (state.legal(seat)[at],)
        labels = [said(state, seat, each)[at] for each in LANGUAGES]
        lines = [expected[0], *labels]
        if not offer.choices[at].fixed:
            lines += [line for label in labels for line in disguises(label, rng)]
        if offer.numbered:
            lines.append(str(at + 1))
        for line in lines:
            found = offer.understand(line)
            assert [choice.moves for choice in found.choices] == [expected], line
            assert found.exact, line


@pytest.mark.parametrize("name", splittable.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed_and_names_no_code(name: str, language: str) -> None:
    game = splittable.load(name)
    codes = re.compile(r"\*|→|\w_\w|\b[IVX]+-\d\d")
    for state in some_decisions(game, {"players": game.spec.usual_players}, 2):
        offer = Offer(game.spec, state.view(state.acting()[0]), language)
        shown = [offer.guide, offer.listed(80), *(choice.question for choice in offer.choices)]
        assert not codes.search("\n".join(shown))
        for choice in offer.choices:
            assert choice.label in offer.complete(choice.label)


def test_a_long_list_of_choices_has_a_guide_instead() -> None:
    for name in splittable.game_names():
        game = splittable.load(name)
        for state in some_decisions(game, {"players": game.spec.usual_players}, 2):
            offer = Offer(game.spec, state.view(state.acting()[0]), "en")
            shown = offer.guide or offer.listed(100)
            assert len(shown.splitlines()) <= 24
            assert max(map(len, shown.splitlines())) <= 120


def in_the_splitting_phase() -> State:
    state = splittable.load("great-split").start(4)
    state.roll(1)
    return state


def test_a_hand_is_split_by_the_numbers_of_its_cards() -> None:
    state = in_the_splitting_phase()
    view = state.view(0)
    offer = Offer(state.game.spec, view, "en")
    wanted = {view["hand"][0], view["hand"][2]}
    for line in ("1 3", "3, 1", "1 3 / 2 4 5", "5 4 2 / 3 1", "2 4 5", "I-03 I-08", "2 5 4 | 1 3"):
        found = offer.understand(line)
        assert found.exact and len(found.choices) == 1, line
        piles = found.choices[0].moves[0].removeprefix("split ").split(" / ")
        assert wanted in [set(pile.split(" ")) for pile in piles], line
    assert offer.understand("1 2 3 4 5").choices == []


def test_a_pair_is_named_by_either_cell() -> None:
    state = splittable.load("splitter").start(1)
    state.play(splittable.CHANCE, "roll 6 5")
    offer = Offer(state.game.spec, state.view(0), "fr")
    for line in ("6 c1", "c1 6", "6 en c1", "5 f1", "place 6 in c1", "write c1 6"):
        found = offer.understand(line)
        assert [choice.moves for choice in found.choices] == [("write c1 6",)], line
    assert len(offer.understand("c1").choices) == 2


def test_columns_fit_and_long_items_take_several() -> None:
    items = ["1 a short one", "2 a short one too", "3 one that is much longer than all the others", "4 short again"]
    lines = arranged(items, 60)
    assert all(len(line) <= 60 for line in lines)
    assert [item for item in items if not any(item in line for line in lines)] == []
    assert len(lines) < len(items)


def test_an_item_as_wide_as_its_column_keeps_a_gap() -> None:
    items = ["1 ab", "2 ab", "3 ab", "4 abcde", "5 ab", "6 ab"]  # a column is seven wide, with its gap
    assert arranged(items, 60) == ["  1 ab   2 ab   3 ab   4 abcde       5 ab   6 ab"]
