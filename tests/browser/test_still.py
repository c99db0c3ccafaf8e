"""The board holds still: notices, refusals, hints and the guide come and go, and nothing on it moves."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import play_on

pytestmark = pytest.mark.slow

GAMES = [("split-it", 4), ("splito", 5), ("splitter", 3), ("great-split", 4)]
COMING_BACK = 60_000  # milliseconds
BOXES = """what => [...document.querySelectorAll(what)]
    .filter(e => e.checkVisibility())
    .map(e => {
        const box = e.getBoundingClientRect()
        return [e.tagName, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ')
    })"""


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


def places(page: Page, what: str = ".stage, .stage *") -> Any:
    found = page.evaluate(BOXES, what)
    assert len(found) > 10
    return found


def boxes(page: Page) -> Any:
    """Where everything on the board is, once only my own choice is missing."""
    page.wait_for_selector(".awaited.asked")
    expect(page.locator(".ava[data-state=wait], .st.wait")).to_have_count(0)
    return people.at_rest(page, lambda: places(page))


def sit_down(page: Page, game: str, players: int) -> None:
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    page.wait_for_selector(".awaited.asked")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_lost_line_moves_nothing(open_page: OpenPage, frail: House, size: str) -> None:
    pages = [open_page("/", size, at=frail, alone=True) for _ in GAMES]
    for page, (game, players) in zip(pages, GAMES, strict=True):
        sit_down(page, game, players)
    before = [boxes(page) for page in pages]
    frail.kill()
    for page, still in zip(pages, before, strict=True):
        expect(page.locator(".banner")).to_contain_text("Reconnecting")
        assert places(page) == still
        bar, banner = page.locator(".topbar").bounding_box(), page.locator(".banner").bounding_box()
        assert bar and banner and banner["y"] + banner["height"] <= bar["y"] + bar["height"]
    frail.start()
    for page, still in zip(pages, before, strict=True):
        expect(page.locator(".banner")).to_have_count(0, timeout=COMING_BACK)
        assert places(page) == still


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_guide_moves_nothing(open_page: OpenPage, game: str, players: int, size: str) -> None:
    page = open_page("/", size)
    sit_down(page, game, players)
    expect(page.locator(".guide")).to_be_visible()
    with_guide = boxes(page)
    page.get_by_role("button", name="Close the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert places(page) == with_guide
    if size == "phone":
        page.locator(".sheet-opener").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("switch", name="First-game guide").click()
    if size == "phone":
        page.locator(".sheet-opener").click()
    expect(page.locator(".guide")).to_have_count(1)
    assert places(page) == with_guide


def test_the_guide_of_a_phone_folds_away(open_page: OpenPage) -> None:
    """It lies over the board only until the board is touched, and its button brings it back."""
    page = open_page("/", "phone")
    sit_down(page, "splito", 4)
    guide, opener = page.locator(".guide"), page.get_by_role("button", name="First-game guide")
    expect(guide).to_be_visible()
    page.locator(".hand > button:enabled").first.click()
    expect(guide).not_to_be_visible()
    opener.click()
    expect(guide).to_be_visible()
    opener.click()
    expect(guide).not_to_be_visible()


def test_the_guide_lies_beside_the_board(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_down(page, "splito", 4)
    guide, board = page.locator(".guide").bounding_box(), page.locator(".board").bounding_box()
    assert guide and board and guide["x"] >= board["x"] + board["width"]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_refusal_moves_nothing(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size)
    play_on(page, house, "splitter", 2, lambda view: view["round"] == 6)
    refuse(page, lambda: page.locator("button.cell.written").first.click())
    play_on(page, house, "great-split", 4, lambda view: view["phase"] == "split" and view["round"] == 2)
    refuse(page, lambda: page.locator(".awaited .btn.primary").click())


def refuse(page: Page, try_it: Any) -> None:
    before = boxes(page)
    try_it()
    note = page.get_by_role("alert")
    expect(note).to_be_visible()
    assert places(page) == before
    bar, box = page.locator(".awaited").bounding_box(), note.bounding_box()
    assert bar and box and box["y"] >= bar["y"] and box["y"] + box["height"] <= bar["y"] + bar["height"]
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    assert places(page) == before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_hint_moves_nothing(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size)
    sit_down(page, "splitter", 2)
    boxes(page)
    frame = ".stage, .sheetwrap, .cell, .side, .pad"  # its numbers lie on the sheet
    before = places(page, frame)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".lamp.on", timeout=COMING_BACK)
    expect(page.locator(".cell.pencil")).to_have_count(2)
    assert places(page, frame) == before


@pytest.mark.parametrize(
    ("language", "missing"), [("en", "Place the second cut."), ("fr", "Placez encore une séparation.")]
)
def test_one_cut_is_not_enough(open_page: OpenPage, language: str, missing: str) -> None:
    page = open_page("/", "desk", language)
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    people.play_until([page], lambda: page.locator(".gapbtn").count() > 0, random.Random(5))
    cut = page.locator(".awaited .btn.primary")
    expect(cut).to_be_disabled()
    page.locator(".gapbtn").nth(2).click()
    expect(cut).to_be_disabled()
    expect(page.locator(".awaited .say")).to_contain_text(missing)
    page.locator(".gapbtn").nth(4).click()
    expect(cut).to_be_enabled()
    cut.click()
    page.wait_for_selector(".section")
    assert page.get_by_role("alert").count() == 0
