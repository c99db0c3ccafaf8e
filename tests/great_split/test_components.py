"""Component files: a dozen and more ways to get one wrong, each with an error that names line and field."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import splittable
from splittable import BadData, BadSetup
from splittable.games.great_split.components import FOLDER
from tests.great_split.positions import GAME

SHIPPED = (FOLDER / "components.yaml").read_text(encoding="utf-8")
LINES = SHIPPED.splitlines()


def line_of(part: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if part in line)


# what is replaced, by what, the line named, the field named, part of the message
WRONG = [
    ("starting_hand: 4", "starting_hand: 5", "starting_hand", "whole number from 4 to 4, got 5"),
    ("starting_hand: 4", "starting_hands: 4", "starting_hands", "unknown field"),
    ("contracts: [3, 5, 7,", "contracts: [3, 7, 5,", "resources.books.contracts[2]", "must ascend, got 5 after 7"),
    (
        "contracts: [4, 7, 10, 12, 14, 16]",
        "contracts: [4, 99]",
        "resources.artwork.contracts[1]",
        "from 1 to 16, got 99",
    ),
    ("arrows: [3, 6, 10]", "arrows: 3", "resources.gold.arrows", "expected a list, got 3"),
    (
        "{space: 4, points: 4}",
        "{space: 4, points: 1}",
        "resources.books.values[1].points",
        "must ascend, got 1 after 2",
    ),
    ("{space: 5, stars: 2}", "{space: 2, stars: 2}", "seals.books.banners[1].space", "must ascend, got 2 after 3"),
    ("{space: 5, stars: 2}", "{space: 5, stars: 1}", "seals.books.banners[1].stars", "must ascend, got 1 after 1"),
    ("group: diamond", "group: round", "seals.books.group", "expected one of diamond, square, got 'round'"),
    ("{space: 1, resource: books}", "{space: 1, resource: silver}", "seals.books.steps[0].resource", "got 'silver'"),
    ("    last: 16", "    last: 40", "resources.artwork.last", "whole number from 1 to 24, got 40"),
    ("tokens: [0, 1,", "tokens: [zero, 1,", "market.tokens[0]", "got 'zero'"),
    ("tokens: [0, 1,", "tokens: [1, 1,", "market.tokens", "contradicts what is known"),
    ("{lead: 0, points: 10}", "{lead: -3, points: 10}", "market.cursor.steps[1].lead", "must ascend, got -3 after -3"),
    ("{lead: 0, points: 10}", "{lead: 0, points: 11}", "market.cursor", "at market 6 (example E1)"),
    (
        "scoring_tokens: [books, artwork,",
        "scoring_tokens: [books, books,",
        "scoring_tokens",
        "expected ['books', 'artwork'",
    ),
    (
        "hand_limit: 5, scoring_line: false",
        "hand_limit: 9, scoring_line: false",
        "rounds[0].hand_limit",
        "from 5 to 7, got 9",
    ),
    (
        "hand_limit: 5, scoring_line: false",
        "hand_limit: 5, scoring_line: no!",
        "rounds[0].scoring_line",
        "true or false",
    ),
    ("hand_limit: 5, scoring_line: false", "hand_limit: 5, scoring_line: true", "rounds[3].scoring_line", "got more"),
    (
        "hand_limit: 6, scoring_line: true",
        "hand_limit: 6, scoring_line: false",
        "rounds",
        "expected 2 scoring lines, got 1",
    ),
    ("{II: I, III: II}", "{II: I, III: I}", "two_players_also_get", "contradicts what is known"),
    ("{II: I, III: II}", "{II: I, IV: III}", "two_players_also_get.IV", "unknown field"),
    ("  - {level: II, hand_limit: 5", "  - {level: III, hand_limit: 5", "rounds", "deal the levels II"),
    ("{id: I-02, icons", "{id: I-03, icons", "cards[1].id", "expected 'I-02' (29 of level I"),
    (
        "{id: I-02, icons: {books: 1}}",
        "{id: I-02, icons: {book: 1}}",
        "cards[1].icons.book",
        "unknown field; expected books",
    ),
    ("{id: I-02, icons: {books: 1}}", "{id: I-02, icons: {books: 0}}", "cards[1].icons.books", "from 1 to 9, got 0"),
    ("{id: I-02, icons: {books: 1}}", "{id: I-02, icons: {}}", "cards[1].icons", "at least one icon"),
    ("{id: I-02, icons: {books: 1}}", "{id: I-02}", "cards[1]", "'icons' is missing"),
    ("  - {id: III-21, icons: {seal_star: 2}}", "", "cards", "'III-21' is missing"),
    ("{id: C2, name: Banker", "{id: C3, name: Banker", "characters[1].id", "expected one of C2, got 'C3'"),
    ("name: Banker", "name: 7", "characters[1].name", "expected a text, got 7"),
    ("{books: 1, gold: 2}", "{books: 1, gold: 1}", "characters", "the contracts {'books': 1, 'gold': 2} (example E4)"),
    ("start: {books: 3}", "start: {seal_star: 3}", "characters[0].start.seal_star", "unknown field"),
    ("contracts: [4, 7, 9, 11, 12]", "contracts: [4, 7]", "resources.gold.contracts", "are at least 5"),
    ("{space: 9, stars: 4}", "{space: 9, stars: 5}", "seals.books.banners", "have one with 4 stars"),
    ("{space: 12, points: 10}", "{space: 15, points: 10}", "resources.books", "a space worth 10 with 7 contracts"),
]


@pytest.mark.parametrize(
    ("old", "new", "field", "message"), WRONG, ids=[f"{case[2]}-{n}" for n, case in enumerate(WRONG)]
)
def test_a_wrong_file_is_refused_by_line_and_field(
    old: str, new: str, field: str, message: str, tmp_path: Path
) -> None:
    assert old in SHIPPED
    path = tmp_path / "mine.yaml"
    path.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as refused:
        GAME.start(3, components=str(path))
    text = str(refused.value)
    assert re.match(rf"mine\.yaml, line \d+, {re.escape(field)}: ", text), text
    assert message in text


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        SHIPPED.replace("{id: II-07, icons: {topaz: 2}}", "{id: II-07, icons: {ruby: 2}}"), encoding="utf-8"
    )
    with pytest.raises(BadData, match=f"line {line_of('id: II-07')}, "):
        GAME.start(3, components=str(path))


@pytest.mark.parametrize("content", ["[1, 2", "- 1\n", "", "cards: 3\n", "7\n"])
def test_a_file_of_another_shape(content: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match=r"mine\.yaml"):
        GAME.start(3, components=str(path))


def test_no_file_and_no_content(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="can't read"):
        GAME.start(3, components=str(tmp_path / "none.yaml"))
    with pytest.raises(BadSetup, match="must be a file's path or its content, got 7"):
        GAME.start(3, components=7)
    with pytest.raises(BadSetup, match="'tiny' has its own components"):
        GAME.start(2, components=yaml.safe_load(SHIPPED), size="tiny")
    with pytest.raises(BadSetup, match="for 2 players, got 3"):
        GAME.start(3, size="tiny")


def changed(change: Callable[[Any], None]) -> Any:
    data = yaml.safe_load(SHIPPED)
    change(data)
    return data


def test_one_card_too_many() -> None:
    data = changed(lambda data: data["cards"].append({"id": "III-22", "icons": {"gold": 1}}))
    with pytest.raises(BadData, match=r"cards\[71\]\.id: expected no card after 'III-21'"):
        GAME.start(3, components=data)


def test_one_tile_too_few() -> None:
    with pytest.raises(BadData, match="characters: expected 7 of them, got 6"):
        GAME.start(3, components=changed(lambda data: data["characters"].pop()))


def test_the_record_holds_the_content_of_an_own_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(SHIPPED.replace("{id: I-01, icons: {books: 1}}", "{id: I-01, icons: {gold: 3}}"), encoding="utf-8")
    state = GAME.start(2, components=path)
    state.roll(2)
    record = json.loads(json.dumps(state.record()))
    assert record["options"]["components"]["cards"][0] == {"id": "I-01", "icons": {"gold": 3}}
    path.unlink()
    assert splittable.replay(record).position == state.position


def test_none_is_the_shipped_file() -> None:
    assert GAME.start(3, components=None).components == GAME.start(3, components=yaml.safe_load(SHIPPED)).components
