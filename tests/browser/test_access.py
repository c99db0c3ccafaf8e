"""Everybody can use it: axe, keys alone, targets, both themes."""

import random
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

PAGES = [
    "/",
    "/create",
    "/create/splitter",
    "/create/splito",
    "/components/splito",
    "/rules",
    "/rules/split-it",
    "/settings",
    "/replay",
    "/claim",
    "/nowhere",
]


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "light"), ("phone", "fr", "dark")])
def test_pages(open_page: OpenPage, house: House, size: str, language: str, theme: str) -> None:
    page = open_page("/", size, language)
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    for path in PAGES:
        page.goto(house.url + path)
        page.wait_for_selector("main h1")
        check(page)


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "dark"), ("phone", "fr", "light")])
def test_tables(open_page: OpenPage, size: str, language: str, theme: str) -> None:
    page = open_page("/", size, language)
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    page.reload()
    people.start_table(page, "splitter", ["me", "open"])
    check(page)
    page.locator(".seats .acts .btn", has_text="Bot" if language == "en" else "Robot").click()
    page.locator(".awaited .btn.primary").click()
    page.wait_for_selector(".splitter")
    check(page)
    page.locator("button.cell").first.click()
    check(page)
    people.play_to_end([page], 1)
    check(page)
    page.locator("a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    check(page)


def test_split_it_in_each_phase(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    rng = random.Random(3)
    for phase in (".gapbtn", "button.section", "button.column.open"):
        people.play_until([page], partial(is_there, page, phase), rng)
        check(page)


def is_there(page: Page, phase: str) -> bool:
    """Some games end without a joker to place."""
    return page.locator(phase).count() > 0 or people.is_over(page)


def test_splitter_by_keyboard(open_page: OpenPage) -> None:
    """From the home page to a written pair without a mouse; arrow keys walk over the sheet."""
    page = open_page("/")
    page.wait_for_selector(".tiles")
    press_until(page, "Tab", "document.activeElement.closest('.tile')?.querySelector(\"a[href='/create/splitter']\")")
    page.keyboard.press("Enter")
    page.wait_for_selector(".splitter")
    press_until(page, "Tab", "document.activeElement.classList.contains('cell')")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.pencil")).to_have_count(2)
    press_until(page, "Tab", "document.activeElement.matches('.awaited .btn.primary')")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.written")).to_have_count(2)
    expect(page.get_by_role("log")).to_contain_text("The dice show")


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(60):
        if page.evaluate(f"Boolean({condition})"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{condition} was not reached by {key}")


def test_nothing_shifts_when_cards_land(open_page: OpenPage) -> None:
    page = open_page("/", motion=True)
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    page.wait_for_timeout(500)
    page.evaluate(
        """() => {
            window.shifts = []
            const note = list => window.shifts.push(...list.getEntries().filter(entry => !entry.hadRecentInput))
            new PerformanceObserver(note).observe({type: 'layout-shift'})
        }"""
    )
    people.play_until([page], lambda: page.locator(".column .face").count() > 0, random.Random(1))
    page.wait_for_timeout(300)
    shifted = page.evaluate("window.shifts.flatMap(e => e.sources.map(s => [e.value, s.node?.className ?? '']))")
    assert sum(page.evaluate("window.shifts.map(e => e.value)")) < 0.02, shifted


@pytest.mark.parametrize(
    ("game", "players", "size", "language", "theme"),
    [
        ("splito", 5, "desk", "en", "dark"),
        ("splito", 8, "phone", "fr", "light"),
        ("great-split", 4, "desk", "en", "light"),
        ("great-split", 2, "phone", "fr", "dark"),
    ],
)
def test_each_phase_in_both_themes(
    open_page: OpenPage, game: str, players: int, size: str, language: str, theme: str
) -> None:
    page = open_page("/", size, language)
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    page.reload()
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    rng = random.Random(players)
    phases = {
        "splito": (".hand > button:enabled", ".obj.met", ".obj.lost"),
        "great-split": (
            ".tray .cardbtn",
            "button.tray",
            ".resolving .cardbtn:enabled",
            "button.track.lit",
            ".gline > .cardbtn",
        ),
    }
    for phase in phases[game]:
        people.play_until([page], partial(is_there, page, phase), rng)
        check(page)
        if page.locator(".zmini, .gseats button.seat").count():
            page.locator(".zmini, .gseats button.seat").first.click()
            check(page)
            page.locator(".zmini, .gseats button.seat").first.click()


@pytest.mark.parametrize(("game", "players"), [("splito", 5), ("great-split", 3)])
def test_twice_as_large_and_long_names(open_page: OpenPage, game: str, players: int) -> None:
    """200 % zoom of a 1280 px window leaves 640 px; a name may be as long as the settings allow."""
    page = open_page("/settings")
    page.get_by_label("Your name").fill("Wolfeschlegelsteinhausenberger")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("status").filter(has_text="Saved").wait_for()
    page.goto(page.url.replace("/settings", "/"))
    page.set_viewport_size({"width": 640, "height": 400})
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    people.play_until([page], partial(is_there, page, ".obj.met, button.track.lit"), random.Random(1))
    check(page)
