"""Splitter's table: what a player sees at every size, the staged round, and sheets that open large."""

import datetime
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from splittable.core import records
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import Wanted, play_on, random_record
from tests.browser.sight import SIZES, expect_apart, expect_in_sight
from tests.splitter.sheets import PERFECT_A, play_sheet

pytestmark = pytest.mark.slow

LEAST_CELL = {"phone": 44, "landscape": 30, "desk": 72, "wide": 108, "huge": 150}  # pixels
PLAYERS = 12
PARTS = ".play, .roll, .dice, .sheetwrap, .cell, .legend, .side, .pad, .pad tr, .minisheet, .awaited"
PLACES = """what => [...document.querySelectorAll(what)].filter(e => e.checkVisibility()).map(e =>
    ['offsetLeft', 'offsetTop', 'offsetHeight'].map(name => e[name]).join(' '))"""
WATCH = """() => {
    window.staged = 0
    const look = () => document.querySelector('.revealing, .rolling, .gains') && window.staged++
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true})
}"""


def arrive(open_page: OpenPage, size: str, *, motion: bool = False, alone: bool = False) -> Page:
    return open_page(ARRIVED, size, motion=motion, alone=alone)


def from_round(number: int) -> Wanted:
    return lambda view: bool(view["round"] >= number)


@pytest.mark.parametrize("size", SIZES)
def test_all_that_matters_is_in_sight(open_page: OpenPage, house: House, size: str) -> None:
    page = arrive(open_page, size)
    for since in (2, 20):
        play_on(page, house, "splitter", PLAYERS, from_round(since))
        expect(page.locator(".play .cell")).to_have_count(44)
        expect_in_sight(page, ".play .cell", ".dice .die", ".roll h2", ".roll .chip", ".awaited .say")
        expect_apart(page, ".play .sheet", ".dice", ".roll .chip", ".roll h2", ".awaited")
        box = page.locator(".play .cell").first.bounding_box()
        assert box and box["width"] >= LEAST_CELL[size]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size not in ("phone", "landscape"):
            expect_in_sight(page, ".pad")
            expect_apart(page, ".sheetwrap", ".pad", ".roll", ".awaited")
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_sheet_of_another_player_opens_large(open_page: OpenPage, house: House, size: str) -> None:
    page = arrive(open_page, size)
    play_on(page, house, "splitter", PLAYERS, from_round(20))
    small = page.locator(".minisheet:visible").first
    small.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".cell")).to_have_count(44)
    expect_in_sight(page, ".sheetdialog .cell", ".sheetdialog .pts")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(small).to_be_focused()


@cache
def doubling() -> tuple[dict[str, Any], int]:
    """A game alone, and a move of it that closes six 6s on a star."""
    record = play_sheet(PERFECT_A).record()
    whole = records.parse(record)
    state = records.begin(whole)
    for number in range(len(whole.moves)):
        before = state.scores()
        records.step(state, whole, number)
        if state.scores()[0] - before[0] == 12:
            return record, number
    raise AssertionError("no star doubles six 6s")


def stop_before(page: Page, house: House, number: int) -> None:
    """Plays the record on from one of its moves, which only has to be confirmed; the page's clock is paused."""
    record, _ = doubling()
    uploaded = page.request.post(f"{house.url}/api/records", data=record).json()["id"]
    address = f"{house.url}/api/tables/{uploaded}/branch"
    table = page.request.post(address, data={"number": number, "seat": 0, "bot": None}).json()["id"]
    page.clock.install()
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".awaited.asked")
    _, _, cell, left = record["moves"][number].split(" ")
    page.locator(f".play [data-cell={cell}]").click()
    if f" {left}," not in (page.locator(f".play [data-cell={cell}]").get_attribute("aria-label") or ""):
        page.locator(".awaited .acts .btn").first.click()  # the other way round
    now = page.evaluate("Date.now()") / 1000
    page.clock.pause_at(datetime.datetime.fromtimestamp(now + 1, datetime.UTC))


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_round_is_staged_and_nobody_waits_for_it(open_page: OpenPage, house: House, size: str) -> None:
    page = arrive(open_page, size, motion=True, alone=True)
    stop_before(page, house, doubling()[1])
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".splitter.revealing")).to_have_count(1)
    expect(page.locator(".gains .doubled")).to_have_text("+6×2")
    expect(page.locator(".die.rolling")).to_have_count(2)
    expect(page.locator(".roll .chip")).to_have_text("23 points")
    expect(page.locator(".pad tfoot")).to_contain_text("23")
    page.wait_for_selector(".awaited.asked")
    during = page.evaluate(PLACES, PARTS)
    page.locator(".play .cell:not(.written)").first.click()  # it ends the scene, and it is a choice
    expect(page.locator(".revealing, .rolling, .gains")).to_have_count(0)
    expect(page.locator(".cell.pencil")).to_have_count(2)
    expect(page.locator(".roll .chip")).to_contain_text("35")
    expect(page.locator(".pad tfoot")).to_contain_text("35")
    assert page.evaluate(PLACES, PARTS) == during
    said = page.locator("[role=log] p", has_text="You score 12 with six 6s on a star.")
    expect(said).to_have_count(1)


def test_a_round_ends_by_itself(open_page: OpenPage, house: House) -> None:
    page = arrive(open_page, "desk", motion=True, alone=True)
    stop_before(page, house, doubling()[1])
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".splitter.revealing")).to_have_count(1)
    page.clock.run_for(900)
    expect(page.locator(".roll .chip")).to_have_text("23 points")
    page.clock.run_for(350)
    expect(page.locator(".roll .chip")).not_to_have_text("23 points")
    page.clock.run_for(350)
    expect(page.locator(".revealing, .rolling, .gains")).to_have_count(0)
    expect(page.locator(".roll .chip")).to_have_text("35 points")


def test_reduced_motion_shows_the_last_frame(open_page: OpenPage, house: House) -> None:
    page = arrive(open_page, "desk", alone=True)
    stop_before(page, house, doubling()[1])
    page.evaluate(WATCH)
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".roll .chip")).to_have_text("35 points")
    assert page.evaluate("window.staged") == 0


def test_a_tap_leads_from_the_last_round_to_the_end(open_page: OpenPage, house: House) -> None:
    page = arrive(open_page, "phone", motion=True, alone=True)
    record, _ = doubling()
    stop_before(page, house, len(record["moves"]) - 1)
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".splitter.revealing")).to_have_count(1)
    expect(page.locator(".play .cell.written")).to_have_count(44)
    assert sorted(page.locator(".gains b").all_inner_texts()) == ["+2", "+4"]
    expect(page.locator(".awaited .say")).to_contain_text("the game is over")
    page.locator(".play .sheet").click()
    expect(page.locator(".endsheets .mine .num")).to_have_text("56")
    page.clock.resume()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_all_sheets_at_the_end(open_page: OpenPage, house: House, size: str) -> None:
    page = arrive(open_page, size)
    record = random_record("splitter", PLAYERS)
    table = page.request.post(f"{house.url}/api/records", data=record).json()["id"]
    page.goto(f"{house.url}/t/{table}")
    expect(page.locator(".endsheets .paper")).to_have_count(PLAYERS + 1)
    points = [int(each) for each in page.locator(".endsheets figure:not(.hindsight) .num").all_inner_texts()]
    assert points == sorted(record["scores"], reverse=True)
    assert page.locator(".endsheets .won").count() == points.count(points[0])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".endsheets .paper").first.click()
    expect_in_sight(page, ".sheetdialog .cell", ".sheetdialog .pts")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
