"""Splito's table: what a player must see is on the screen at every size and turn, and the reveal is staged."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import play_on
from tests.browser.sight import expect_apart, expect_in_sight

pytestmark = pytest.mark.slow

MINE = (".myzones .zone", ".product .tot", ".hand", ".hand > button:first-child", ".awaited .bar")
OTHERS = (".place .seat", ".place .st b", ".zmini", ".commons .obj")
PARTS = (".place > *", ".passing", ".commons", ".myzones .zone", ".product .sum", ".hand > button", ".bar", ".topbar")
FRAME = ".table, .myzones, .myzones .zone, .product, .holding, .awaited"
BOXES = """what => [...document.querySelectorAll(what)].map(e => {
    const box = e.getBoundingClientRect()
    return [e.classList[0], ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ')
})"""
STICKING_OUT = """all => all.filter(e => {
    return e.getBoundingClientRect().bottom > e.closest('.zone').getBoundingClientRect().bottom
}).map(e => e.textContent)"""
NOTE_BEATS = """frame => {
    // What it is like at each beat, seen by the page itself: on a busy machine a beat is over before anyone asks.
    window.beats = []
    window.atBeat = {}
    new MutationObserver(() => {
        const beat = document.querySelector('.turned')?.className.match(/hold|turn$|turn |fly|land|mine/)?.[0].trim()
        if (!beat || window.beats.at(-1) === beat) return
        window.beats.push(beat)
        window.atBeat[beat] = {
            live: document.querySelector('.awaited').getAttribute('aria-live'),
            turned: document.querySelectorAll('.turned li').length,
            fed: document.querySelectorAll('.fed').length,
            boxes: (BOXES)(frame),
        }
    }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']})
}""".replace("BOXES", BOXES)


def at_table(open_page: OpenPage, house: House, players: int, turn: int, *, size: str = "desk", **more: Any) -> Page:
    page = open_page(ARRIVED, size, **more)
    page.evaluate("localStorage.setItem('splittable.guide.splito', 'closed')")
    play_on(page, house, "splito", players, lambda view: bool(view["turn"] == turn))
    return page


def choose(page: Page) -> None:
    page.locator(".hand > button").first.click()
    page.locator(".zonebtn").first.click()


def send(page: Page) -> None:
    page.locator(".awaited .btn.primary").click()


@pytest.mark.parametrize(
    ("players", "turn", "size", "language"),
    [
        (8, 12, "desk", "en"),
        (8, 1, "desk", "fr"),
        (8, 10, "wide", "fr"),
        (3, 12, "huge", "en"),
        (5, 10, "phone", "fr"),
        (8, 12, "phone", "en"),
        (5, 12, "landscape", "fr"),
    ],
)
def test_all_that_matters_is_on_the_screen(
    open_page: OpenPage, house: House, players: int, turn: int, size: str, language: str
) -> None:
    page = at_table(open_page, house, players, turn, size=size, language=language)
    is_round = size not in ("phone", "landscape")
    for touched in (None, ".hand > button", ".zonebtn"):
        if touched:
            page.locator(touched).first.click()
        expect_in_sight(page, *MINE, *OTHERS)
        expect_in_sight(page, *(["h2 small", ".place .nm", ".hand > button"] if is_round else [".myzones h2"]))
        expect_apart(page, *(PARTS if is_round else PARTS[2:]))
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for chip in page.locator(".myzones .obj:not(.folded)").all():
        assert chip.evaluate(
            "e => e.getBoundingClientRect().bottom <= e.closest('.zone').getBoundingClientRect().bottom"
        )


def test_both_sides_of_a_choice_look_the_same(open_page: OpenPage, house: House) -> None:
    page = at_table(open_page, house, 5, 10, size="phone", language="fr")
    page.locator(".hand > button").first.click()
    looks = page.locator(".awaited .btn.aside").evaluate_all(
        "all => all.map(e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).borderColor, e.offsetWidth])"
    )
    assert len(looks) == 2 and looks[0] == looks[1]
    for side in page.locator(".awaited .btn.aside b").all_inner_texts():
        left, right, points = (int(part) for part in side.replace("=", "×").split("×"))
        assert left * right == points


def test_the_reveal_beat_by_beat(open_page: OpenPage, house: House) -> None:
    """Nothing moves from its place, the live region speaks at the end, and the score counts to what it becomes."""
    page = at_table(open_page, house, 5, 9, motion=True)
    before = page.evaluate(BOXES, FRAME)
    page.evaluate(NOTE_BEATS, FRAME)
    choose(page)
    send(page)
    page.wait_for_selector(".turned.hold", state="attached")
    page.wait_for_selector(".awaited.asked")
    assert page.evaluate("window.beats") == ["hold", "turn", "fly", "land", "mine"]
    held, landed = page.evaluate("[window.atBeat.hold, window.atBeat.land]")
    assert (held["live"], held["turned"]) == ("off", 5)
    assert (landed["live"], landed["boxes"]) == ("polite", before) and landed["fed"]
    assert people.at_rest(page, lambda: page.evaluate(BOXES, FRAME)) == before
    left, right = (int(zone) for zone in page.locator(".zone .num span[aria-hidden]").all_inner_texts())
    expect(page.locator(".product .tot")).to_have_text(str(left * right))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_tap_ends_the_reveal(open_page: OpenPage, house: House, size: str) -> None:
    page = at_table(open_page, house, 5, 9, size=size, motion=True)
    page.evaluate(NOTE_BEATS, FRAME)
    choose(page)
    send(page)
    page.wait_for_selector(".turned.hold", state="attached")
    page.locator(".product").click(force=True)
    page.wait_for_selector(".awaited.asked")
    assert "land" not in page.evaluate("window.beats")
    expect(page.locator(".turned")).to_have_count(0)


WIDEST = """() => {
    window.widest = 0
    const look = () => {
        window.widest = Math.max(window.widest, document.documentElement.scrollWidth, innerWidth + scrollX)
        requestAnimationFrame(look)
    }
    look()
}"""


def test_the_next_hand_slides_in_without_moving_the_page(open_page: OpenPage, house: House) -> None:
    page = at_table(open_page, house, 5, 3, size="phone", motion=True)
    page.evaluate(WIDEST)
    choose(page)
    send(page)
    page.wait_for_selector(".turned.hold", state="attached")
    page.wait_for_selector(".awaited.asked")
    people.at_rest(page, lambda: page.evaluate(BOXES, ".hand > button"))
    assert page.evaluate("window.widest") == page.evaluate("innerWidth")


def test_without_motion_the_last_frame_is_shown(open_page: OpenPage, house: House) -> None:
    page = at_table(open_page, house, 5, 9, size="phone")
    choose(page)
    send(page)
    page.wait_for_selector(".turned.mine", state="attached")
    expect(page.locator(".turned")).not_to_be_visible()
    expect(page.locator(".fed").first).to_be_attached()
    assert page.locator(".awaited .say").inner_text() != "Everyone has chosen."
    expect_in_sight(page, *MINE[:3], ".awaited .bar")


def test_the_hand_of_a_phone_is_swiped(open_page: OpenPage, house: House) -> None:
    page = at_table(open_page, house, 4, 1, size="phone")
    last = page.locator(".hand > button").last
    assert page.locator(".hand").evaluate("e => e.scrollWidth > e.clientWidth")
    last.scroll_into_view_if_needed()
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect_in_sight(page, ".hand > button:last-child", ".hand", ".myzones .zone")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_end_shows_the_whole_table(open_page: OpenPage, house: House, size: str) -> None:
    page = at_table(open_page, house, 8, 13, size=size)
    choose(page)
    send(page)
    page.wait_for_selector(".splito.end .place .seat")
    expect(page.locator(".ezone")).to_have_count(8)
    expect(page.locator(".final .seat.won")).not_to_have_count(0)
    expect_apart(page, ".final .place > *", ".splito.end .commons", ".podium")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".ezone").nth(2).click()
    expect(page.locator(".opened .zone")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".opened")).to_have_count(0)
