"""Split it! on every screen: what a player must see is in sight, the reveal moves nothing and can be skipped."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import Wanted, play_on
from tests.browser.sight import SIZES, expect_apart, expect_in_sight

pytestmark = pytest.mark.slow

CHOICES = {"cut": ".gapbtn", "guess": ".section", "jokers": ".column.open"}
FRAME = ".opp, .middle, .mine-area, .column, .awaited"
BOXES = """what => [...document.querySelectorAll(what)].map(e => {
    const box = e.getBoundingClientRect()
    return [e.classList[0], ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ')
})"""
CLIPPED = """[...document.querySelectorAll('.section .foot b')]
    .filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"""


def late(phase: str) -> Wanted:
    return lambda view: view["phase"] == phase and view["round"] >= 3


def sit_late(page: Page, house: House, players: int, phase: str) -> None:
    play_on(page, house, "split-it", players, late(phase))
    page.evaluate("document.querySelector('.guide .iconbtn')?.click()")
    expect(page.locator(".guide")).to_have_count(0)


OVER_THE_BAR = """() => {
    const bar = document.querySelector('.verdict .actions').getBoundingClientRect()
    const across = [...Array(20).keys()].map(step => bar.x + (step + 0.5) * bar.width / 20)
    return across.filter(x => document.elementFromPoint(x, bar.y + bar.height / 2)?.closest('.stack')).length
}"""
"""How many cards lie over the actions, which stay at the bottom of a phone while the page scrolls."""


def check_sight(page: Page, phase: str) -> None:
    expect_in_sight(page, ".opp", ".column", ".middle > *", CHOICES[phase], ".awaited .btn.primary", ".mine-area .pts")
    expect_apart(page, ".opp", ".middle .card", ".column", ".awaited")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CLIPPED) == [], "each section's name can be read"


@pytest.mark.parametrize("size", SIZES)
def test_all_that_matters_is_in_sight(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size)
    for phase in CHOICES:
        sit_late(page, house, 4, phase)
        check_sight(page, phase)
        assert page.locator(".guess").count() == 0, "the sections are the buttons"


@pytest.mark.parametrize("players", [2, 3])
def test_a_phone_with_fewer_players(open_page: OpenPage, house: House, players: int) -> None:
    page = open_page(ARRIVED, "phone", "fr")
    for phase in CHOICES:
        sit_late(page, house, players, phase)
        check_sight(page, phase)
    play_on(
        page, house, "split-it", 3, lambda view: "white" in view["sections"] and len(view["sections"]["white"]) == 1
    )
    assert page.evaluate(CLIPPED) == []


def test_cards_grow_with_the_screen(open_page: OpenPage, house: House) -> None:
    widths = []
    for size in ("desk", "wide", "huge"):
        page = open_page(ARRIVED, size)
        sit_late(page, house, 4, "guess")
        widths.append([page.locator(what).first.bounding_box() for what in (".section .card", ".column", ".stacks i")])
    small, large, huge = [[box["width"] for box in boxes if box] for boxes in widths]
    assert large[0] >= 120 and large[2] >= 34, "at 1920 the others' columns are cards"
    assert all(a < b < c for a, b, c in zip(small, large, huge, strict=True))


def places(page: Page) -> Any:
    return page.evaluate(BOXES, FRAME)


def confirm_guess(page: Page) -> None:
    page.locator("button.section").first.click()
    page.locator(".awaited .btn.primary").click()


@pytest.mark.parametrize("size", ["phone", "landscape", "desk"])
def test_without_motion_a_reveal_is_its_last_frame(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size)
    sit_late(page, house, 4, "guess")
    before = places(page)
    confirm_guess(page)
    page.wait_for_selector(".section.told")
    assert page.locator(".section.told").count() == page.locator(".section").count()
    assert page.evaluate("document.getAnimations().length") == 0
    assert places(page) == before
    expect_in_sight(page, ".token", ".section", ".column", ".awaited .go-on")
    expect(page.locator(".awaited .say")).not_to_contain_text("revealed")
    page.locator(".awaited .go-on").click()
    expect(page.locator(".token")).to_have_count(0)
    assert [box for box in places(page) if "column" not in box] == [box for box in before if "column" not in box]


def test_the_reveal_has_four_beats_and_speaks_once(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "desk", motion=True, alone=True)
    page.clock.install()
    sit_late(page, house, 4, "guess")
    before = places(page)
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    confirm_guess(page)
    bar, sections = page.locator(".awaited"), page.locator(".section")
    expect(bar).to_contain_text("All guesses are in.")
    expect(bar).to_have_attribute("aria-live", "off")
    page.clock.run_for(550)
    expect(bar).to_contain_text("Guesses revealed")
    assert places(page) == before
    page.clock.run_for(600)
    expect(page.locator(".section.told")).to_have_count(1)
    expect(bar).to_have_attribute("aria-live", "polite")
    verdict = bar.locator(".say").inner_text()
    page.clock.run_for(500)
    expect(page.locator(".section.told")).to_have_count(sections.count())
    page.clock.run_for(700)
    assert bar.locator(".say").inner_text() == verdict, "the live region speaks once"
    assert places(page) == before
    page.clock.run_for(400)
    for _ in range(4):  # bots who clashed guess again, and that is revealed, too
        if page.locator(".token").count():
            page.clock.run_for(2750)
    expect(page.locator(".token")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_tap_on_the_board_skips(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size, motion=True, alone=True)
    page.clock.install()
    sit_late(page, house, 4, "guess")
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    confirm_guess(page)
    page.wait_for_selector(".token")
    page.locator(".opp").last.click()
    expect(page.locator(".token")).not_to_have_count(0)  # the second half of a double tap
    for _ in range(4):  # bots who clashed guess again: each of their reveals is skipped too, long before its end
        page.clock.run_for(300)
        if page.locator(".token").count():
            page.locator(".opp").last.click()
    expect(page.locator(".token")).to_have_count(0)
    assert page.locator("dialog").count() == 0, "those taps did nothing else"


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_columns_of_others_open_large(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size)
    sit_late(page, house, 4, "guess")
    page.locator(".opp").nth(1).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".column")).to_have_count(10)
    expect_in_sight(page, "dialog .column", "dialog .iconbtn")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate("document.activeElement === document.querySelectorAll('.opp')[1]")


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_end_shows_all_columns(open_page: OpenPage, house: House, size: str, language: str) -> None:
    page = open_page(ARRIVED, size, language)
    setup = {"game": "split-it", "players": 3, "seat": 0, "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/play", data=setup).json()["id"]
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".awaited")
    people.play_to_end([page], 1)
    rows = page.locator(".end-grid tbody tr")
    expect(rows).to_have_count(3)
    scores = [int(each) for each in page.locator(".end-grid tbody .total").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    for row, score in zip(rows.all(), scores, strict=True):
        crowned = row.locator(".cell.lead .face").all_inner_texts()
        assert sum(map(int, crowned)) == score, "crowned numbers are the points"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect_apart(page, ".end-grid .cell")
    page.locator(".end-grid").evaluate("grid => scrollBy(0, grid.getBoundingClientRect().bottom - innerHeight + 20)")
    assert page.evaluate(OVER_THE_BAR) == 0
