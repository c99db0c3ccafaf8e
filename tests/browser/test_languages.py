"""The page in each language: chosen, loaded alone, and nothing cut on a phone."""

import random
import time

import pytest
from playwright.sync_api import Page, expect

from splittable.core.words import LANGUAGES
from tests import patience
from tests.browser import people
from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.slow

PAGES = ("/", "/create/splito", "/rules", "/rules/great-split", "/settings", "/me", "/replay", "/learn/great-split")

CUT = """() => {
    const edgeOf = element => {
        const flow = getComputedStyle(element).overflowX
        if (flow === 'auto' || flow === 'scroll') return null
        const ends = flow !== 'visible' || element.matches('button, .btn, .card') || !element.parentElement
        return ends ? element : edgeOf(element.parentElement)
    }
    const LEFT_OUT = '.vh, svg, select, textarea, .bar .say p + p, .tonext' // what is shown if there is room
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const seen = {visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true}
    while (walker.nextNode()) {
        const node = walker.currentNode, owner = node.parentElement
        if (!node.data.trim() || owner.closest(LEFT_OUT) || !owner.checkVisibility(seen)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (!box.width) continue
        const edge = edgeOf(owner)
        if (!edge || edge.getBoundingClientRect().width < 2) continue // it scrolls, or is for screen readers only
        const limit = edge.getBoundingClientRect()
        const isLow = edge.closest('.say') && box.bottom > limit.bottom + 3
        if (box.right > limit.right + 1 || box.left < limit.left - 1 || isLow)
            found.push(`${owner.tagName} ${owner.className}: ${node.data.trim()}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    return [...new Set(found)]
}"""
"""Texts that reach over the edge of the button or card they are on, of a box that hides the rest, or of the page."""


def test_german_is_chosen_kept_and_played(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "en")
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier Spiele ums Teilen.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier Spiele ums Teilen.")
    people.start_table(page, "splito", ["me", "bot", "bot"])
    expect(page.locator(".topbar .where span")).to_have_text("Runde 1 von 13")
    people.play_until([page], lambda: "Runde 2 von 13" in page.locator(".topbar").inner_text(), random.Random(1))
    page.locator(".sheet-opener").click()
    expect(page.locator(".log")).to_contain_text("spielst du")


def test_a_browser_loads_only_its_own_language(open_page: OpenPage) -> None:
    page = open_page("/", "desk", "de-AT")
    page.wait_for_selector(".tiles")
    people.play_now(page, "split-it")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    words = [name for name in loaded if "words-" in name]
    assert words and all("-de-" in name for name in words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_a_phone(open_page: OpenPage, language: str) -> None:
    page = open_page("/", "phone", language)
    page.wait_for_selector(".tiles")
    address = page.url.rstrip("/")
    for path in PAGES:
        page.goto(address + path)
        page.wait_for_selector("main h1, .awaited")
        assert page.evaluate(CUT) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "choices"), [("split-it", 2, 6), ("splito", 3, 2), ("splitter", 2, 1), ("great-split", 2, 8)]
)
def test_every_phase_fits_a_phone(open_page: OpenPage, game: str, players: int, choices: int, language: str) -> None:
    page = open_page("/", "phone", language)
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    expect_whole(page)
    rng = random.Random(3)
    made = 0
    limit = time.monotonic() + patience.STORY
    while made < choices and time.monotonic() < limit:
        if page.locator(".go-on").count():
            expect_whole(page)  # what was revealed
        if people.is_asked(page):
            expect_whole(page)
            people.act(page, rng)
            made += 1
        else:
            page.wait_for_timeout(60)
    assert made == choices


def expect_whole(page: Page) -> None:
    assert page.evaluate(CUT) == []
