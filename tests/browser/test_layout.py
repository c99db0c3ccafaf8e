"""The fullest tables with the longest names: nothing runs out of the page, at any size."""

import random
import time
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import patience
from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

NAMES = ["Wolfeschlegelsteinhausenberger", "👩‍👩‍👧‍👦🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲", "Anne-Sophie de la Rivière Bleue", "Bo"]
COVER_OR_BOARD = ".cover button, .awaited.asked"
LONGEST = 30  # what the server takes

OPEN_TABLE = """async given => {
    const headers = {'Content-Type': 'application/json'}
    const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(given)})
    return (await answer.json()).id
}"""

PLACES = "['.commons', '.myzones', '.hand'].map(name => document.querySelector(name).offsetTop)"
OUTSIDE = """() => [...document.querySelectorAll('main *, header *, aside.rail *')]
    .filter(e => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !e.closest('.vh'))
    .filter(e => {
        const box = e.getBoundingClientRect()
        return box.width && (box.right > innerWidth + 1 || box.left < -1)
    })
    .filter(e => {
        for (let above = e.parentElement; above; above = above.parentElement)
            if (getComputedStyle(above).overflowX !== 'visible') return false
        return true
    })
    .map(e => `${e.tagName} ${e.className}`)"""


def crowded_table(page: Page, house: House, game: str, players: int) -> None:
    """Everybody on one device, because then every seat can have a name."""
    seats: list[dict[str, Any]] = [
        {"kind": "me", "name": NAMES[seat % len(NAMES)][:LONGEST]} for seat in range(players)
    ]
    table = page.evaluate(OPEN_TABLE, {"game": game, "players": players, "seats": seats, "start": True})
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(COVER_OR_BOARD)


def take_the_device(page: Page) -> None:
    """The cover for the next person may come a moment after a choice was made."""
    limit = time.monotonic() + patience.ANSWER
    while not page.locator(".awaited.asked").count():
        assert time.monotonic() < limit, "nobody is asked"
        if page.locator(".cover button").count():
            page.locator(".cover button").click()
        page.wait_for_timeout(60)


def expect_inside(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize(("size", "window"), [("desk", None), ("phone", None), ("desk", (640, 400))])
@pytest.mark.parametrize(("game", "players"), [("splitter", 12), ("splito", 8), ("great-split", 7), ("split-it", 4)])
def test_the_fullest_table_with_the_longest_names(
    open_page: OpenPage, house: House, game: str, players: int, size: str, window: tuple[int, int] | None
) -> None:
    """640 × 400 is what 200 % zoom leaves of a desk."""
    page = open_page(ARRIVED, size, "fr" if size == "phone" else "en")
    if window:
        page.set_viewport_size({"width": window[0], "height": window[1]})
    crowded_table(page, house, game, players)
    expect_inside(page)
    for choice in range(3):  # the cover between two people, and both their boards
        take_the_device(page)
        expect_inside(page)
        people.act(page, random.Random(choice))
        page.wait_for_selector(COVER_OR_BOARD)
        expect_inside(page)


def test_a_new_hand_comes_and_the_board_stays(open_page: OpenPage) -> None:
    """Splito with motion: cards are turned up over the board, the old hand leaves, and all of the new one is seen."""
    page = open_page("/", motion=True)
    people.start_table(page, "splito", ["me", "bot", "bot", "bot", "bot"])
    page.wait_for_selector(".hand > button:enabled")
    hand = page.locator(".hand > button")
    before = page.evaluate(PLACES)
    hand.nth(2).click()
    page.locator(".zonebtn").first.click()
    page.locator(".awaited .btn.primary").click()
    page.wait_for_selector(".turned .fly")
    assert page.evaluate(PLACES) == before
    people.play_until([page], partial(has_new_hand, page), random.Random(1))
    expect(hand).to_have_count(12)
    for card in hand.all():
        expect(card).to_have_css("opacity", "1")
        expect(card).to_have_css("transform", "none")


def has_new_hand(page: Page) -> bool:
    return page.locator(".hand > button:enabled").count() == 12


def test_who_wants_no_motion_sees_none(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "splito", ["me", "bot", "bot"])
    page.wait_for_selector(".hand > button:enabled")
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('something moves') } }")
    people.play_until([page], partial(has_new_hand, page), random.Random(1))
