"""Card files: the shipped ones, a user's own, and every way in which one can be wrong."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import yaml

import splittable
from splittable.games.splito.codes import EVIDENCE, NUMBERS, card_called
from splittable.games.splito.deck import FOLDER, full_deck, open_deck
from splittable.games.splito.live import facts
from tests.splito.table import GAME, box_of, dealt

SHIPPED = (FOLDER / "objectives.yaml").read_text(encoding="utf-8")
Content = dict[str, Any]


PARSED: Content = yaml.safe_load(SHIPPED)


def content() -> Content:
    return deepcopy(PARSED)


def test_the_shipped_cards() -> None:
    """P3, and the totals that public sources and the balance of the set give."""
    cards = full_deck(open_deck(FOLDER / "objectives.yaml"))
    families = [card.family for card in cards]
    assert [families.count(family) for family in range(4)] == [12, 12, 11, 2]
    assert sorted(card.points for card in cards) == [1] * 7 + [2] * 16 + [3] * 12 + [4] * 2
    assert all(EVIDENCE[card.evidence] != "own" for card in cards)
    box = box_of(GAME.start(3))
    assert facts(box, card_called(box, "pair_v4")) == {
        "family": "value",
        "points": 2,
        "symbol": "none",
        "evidence": "rulebook",
        "goal": [{"key": "goal.exactly", "params": {"what": "v4", "low": 2, "high": 2}}],
    }


@pytest.mark.parametrize("name", ["objectives", "no-color"])
def test_no_objective_and_no_condition_is_named_in_code(name: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for card in full_deck(open_deck(FOLDER / f"{name}.yaml")):
        known_as_an_example = card.id == "maj_v4"
        assert known_as_an_example or card.id not in code


def test_three_cards_replaced_by_name() -> None:
    state = GAME.start(3, deck="no-color")
    box = box_of(state)
    assert facts(box, card_called(box, "none_orange"))["goal"] == [
        {"key": "goal.none", "params": {"what": "orange", "low": 0, "high": 0}}
    ]
    assert not card_called(box, "none_v1")
    assert sum(box.copies) == 109
    assert splittable.replay(state.record()).components == box


def as_path(folder: Path) -> Any:
    folder.joinpath("mine.yaml").write_text(SHIPPED.replace("pair_v2", "twins"), encoding="utf-8")
    return folder / "mine.yaml"


OWN: list[Callable[[Path], Any]] = [
    as_path,
    lambda folder: str(as_path(folder)),
    lambda folder: SHIPPED.replace("pair_v2", "twins"),
    lambda folder: yaml.safe_load(SHIPPED.replace("pair_v2", "twins")),
]


@pytest.mark.parametrize("given", OWN, ids=["path", "path as text", "text", "content"])
def test_a_deck_of_ones_own_plays_and_its_record_holds_it(given: Callable[[Path], Any], tmp_path: Path) -> None:
    source = given(tmp_path)
    state = GAME.start(3, deck=source)
    if isinstance(source, dict):
        source["objectives"].clear()  # what the user does with his data later changes nothing
    state.roll(1)
    state.play(0, state.legal(0)[0])
    record = json.loads(json.dumps(state.record()))
    assert len(record["options"]["deck"]["objectives"]) == 37
    (tmp_path / "mine.yaml").unlink(missing_ok=True)
    again = splittable.replay(record)
    assert again.position == state.position and again.components == state.components
    assert card_called(box_of(again), "twins")


def test_conditions_compile_to_terms() -> None:
    box = box_of(GAME.start(3))
    assert sum(box.terms[: NUMBERS + 1]) == 0
    assert sum(box.terms[NUMBERS + 1 :]) == 12 + 12 + 6 * 3 + 4 + 2 + 2  # a trio has three, one variety card two


def edited(change: Callable[[list[Any]], Any]) -> Content:
    data = content()
    change(data["objectives"])
    return data


def put(index: int, field: str, value: Any) -> Content:
    return edited(lambda cards: cards[index].update({field: value}))


def condition(**fields: Any) -> Content:
    return put(20, "condition", fields)


BAD: list[tuple[str, Any, str]] = [
    ("not a mapping", [1, 2], "a deck is a file's path, its text or its content, got [1, 2]"),
    ("no cards", {}, "'objectives' is missing"),
    ("unknown section", content() | {"cards": []}, "cards: unknown field; expected objectives"),
    ("not a list", {"objectives": {"id": "x"}}, "objectives: expected a list"),
    ("too few", edited(lambda cards: cards.pop()), "objectives: expected 37 cards, got 36"),
    ("too many", edited(lambda cards: cards.append(cards[-1])), "objectives: expected 37 cards, got 38"),
    ("same id", put(5, "id", "maj_red"), "objectives[5].id: 'maj_red' is used twice"),
    ("bad id", put(5, "id", "My Card"), "objectives[5].id: expected a name of at most 32 small letters"),
    ("long id", put(5, "id", "x" * 33), "objectives[5].id: expected a name of at most 32"),
    ("id of a number", put(5, "id", "red5"), "objectives[5].id: expected a name"),
    ("no id", edited(lambda cards: cards[3].pop("id")), "objectives[3]: 'id' is missing"),
    ("points 0", put(5, "points", 0), "objectives[5].points: expected a whole number from 1 to 4, got 0"),
    ("points 5", put(5, "points", 5), "objectives[5].points: expected a whole number from 1 to 4, got 5"),
    ("points text", put(5, "points", "3"), "objectives[5].points: expected a whole number from 1 to 4, got '3'"),
    ("unknown field", put(5, "colour", "red"), "objectives[5].colour: unknown field; expected id, kind, points"),
    ("unknown symbol", put(5, "symbol", "sun"), "objectives[5].symbol: expected one of none, star, moon, got 'sun'"),
    ("unknown evidence", put(5, "evidence", "sure"), "objectives[5].evidence: expected one of own, rulebook"),
    ("wrong kind", put(5, "kind", "zone"), "objectives[5].kind: expected majority for such a condition, got 'zone'"),
    ("star on a colour", put(5, "symbol", "star"), "objectives[5].symbol: a star belongs to a majority of a value"),
    ("moon on a count", put(20, "symbol", "moon"), "objectives[20].symbol: a moon belongs to a majority of a colour"),
    (
        "moon lost",
        put(0, "symbol", "none"),
        "objectives: expected one moon card for each colour, got: red 0, orange 1",
    ),
    ("star lost", put(6, "symbol", "none"), "objectives: expected one star card for each value, got: 1 0, 2 1"),
    ("no condition", edited(lambda cards: cards[3].pop("condition")), "objectives[3]: 'condition' is missing"),
    ("no type", condition(attr="value"), "objectives[20].condition: 'type' is missing"),
    ("unknown type", condition(type="sum"), "objectives[20].condition.type: expected one of majority, count"),
    ("unknown attr", condition(type="majority", attr="suit"), "condition.attr: expected one of color, value"),
    (
        "unknown colour",
        condition(type="majority", attr="color", **{"is": "pink"}),
        "condition.is: expected one of red",
    ),
    ("unknown value", condition(type="majority", attr="value", **{"is": 7}), "condition.is: expected one of 1, 2"),
    ("no op", condition(type="count", attr="value", **{"is": 1}), "objectives[20].condition: 'op' is missing"),
    ("bad op", condition(type="zone_size", op="lt", n=3), "condition.op: expected one of eq, ge, le, got 'lt'"),
    ("bad n", condition(type="zone_size", op="ge", n=29), "condition.n: expected a whole number from 1 to 28, got 29"),
    ("n for nothing", condition(type="zone_size", op="ge", n=0), "condition.n: expected a whole number from 1 to 28"),
    ("n 13", condition(type="count", attr="color", op="eq", n=13, **{"is": "red"}), "whole number from 0 to 12"),
    ("none named", condition(type="has_all", attr="color", of=[]), "condition.of: expected 1 to 6 of them, got 0"),
    ("named twice", condition(type="has_all", attr="color", of=["red", "red"]), "condition.of: one is named twice"),
    ("not named", condition(type="has_all", attr="color", of=["red", 4]), "condition.of[1]: expected one of red"),
    ("no demand", condition(type="distinct", all=[]), "condition.all: expected 1 to 6 demands, got 0"),
    ("bad demand", condition(type="distinct", all=[{"attr": "value", "op": "ge", "n": 7}]), "all[0].n: expected"),
    ("strange demand", condition(type="distinct", all=["x"]), "condition.all[0]: expected a mapping, got 'x'"),
    ("more fields", condition(type="zone_size", op="ge", n=3, attr="color"), "condition.attr: unknown field"),
]


@pytest.mark.parametrize(("data", "message"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_deck_is_refused_with_its_field(data: Any, message: str) -> None:
    with pytest.raises(splittable.BadData) as error:
        GAME.start(3, deck=data)
    assert message in str(error.value)


LINES = [
    ("id: maj_v3", "id: maj_v2", "the given deck, line {line}, objectives[8].id: 'maj_v2' is used twice"),
    ("points: 4", "points: 40", "the given deck, line {line}, objectives[30].points: expected a whole number"),
    ("op: le, n: 14", "op: le, n: x", "the given deck, line {line}, objectives[36].condition.n: expected"),
    ("points: 4", "points: 4, points: 3", "the given deck, line {line}: 'points' appears twice"),
    ("points: 4", "points: 4: 4", "the given deck, line {line}: not valid YAML"),
    ("points: 4", "points: 2022-99-99", "the given deck: not valid YAML: month must be"),
    ("points: 4", "points: &four 4, symbol: *four", "aliases"),
]


@pytest.mark.parametrize(("old", "new", "message"), LINES, ids=[case[2][-20:] for case in LINES])
def test_errors_name_the_line(old: str, new: str, message: str) -> None:
    text = SHIPPED.replace(old, new, 1)
    line = text[: text.rindex(new)].count("\n") + 1
    with pytest.raises(splittable.BadData) as error:
        GAME.start(3, deck=text)
    assert message.format(line=line) in str(error.value)


@pytest.mark.parametrize("endless", ["[" * 600 + "]" * 600, "- " * 2000 + "x"], ids=["brackets", "dashes"])
def test_a_deck_that_is_nested_without_end_is_refused(endless: str) -> None:
    with pytest.raises(splittable.BadData, match="nested too deep"):
        GAME.start(3, deck="objectives:\n  " + endless)


def replacement(replaces: str, name: str = "new") -> Content:
    return {"replaces": replaces, "id": name, "points": 1, "condition": {"type": "zone_size", "op": "ge", "n": 3}}


def test_replacements_are_checked() -> None:
    cases: list[tuple[list[Content], str]] = [
        ([{"replaces": "pair_v1"}], "replacements[0]: 'id' is missing"),
        ([replacement("nothing")], "replacements[0].replaces: expected one of maj_red"),
        ([replacement("maj_red")], "replacements: expected one moon card for each colour, got: red 0"),
        (
            [replacement("pair_v1", "a"), replacement("pair_v1", "b")],
            "replacements[1].replaces: 'pair_v1' is replaced",
        ),
        ([replacement("pair_v1", "pair_v2")], "replacements[0].id: 'pair_v2' is used twice"),
    ]
    for cards, message in cases:
        with pytest.raises(splittable.BadData) as error:
            GAME.start(3, deck={"replacements": cards})
        assert message in str(error.value)


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("missing.yaml", None, "can't read"),
        ("latin.yaml", "objectives: é".encode("latin-1"), "is not UTF-8 text"),
        ("empty.yaml", b"", "empty.yaml: expected a mapping, got None"),
        ("nul\0.yaml", None, "can't read"),
        ("binary.yaml", b"\x00\x01", "binary.yaml: not valid YAML"),
    ],
)
def test_files_that_are_no_deck(name: str, data: bytes | None, message: str, tmp_path: Path) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    with pytest.raises(splittable.BadData) as error:
        GAME.start(3, deck=str(tmp_path / name))
    assert message in str(error.value)


def test_the_tiny_set_up_has_its_own_cards() -> None:
    with pytest.raises(splittable.BadSetup, match="size 'full' only"):
        GAME.start(3, size="tiny", deck="no-color")


def test_a_deck_that_is_not_given_is_the_shipped_one() -> None:
    state = dealt(3, deck=None)
    assert state.components == dealt(3).components
    assert splittable.replay(state.record()).components == state.components
