"""By keyboard alone: after a move the focus is on what comes next, and Escape closes what was opened."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import play_on

pytestmark = pytest.mark.slow

MOVES = 14
SCENE = 2650  # milliseconds: an exchange of piles, and a moment more
LATE = 400
FOCUS = "document.activeElement"
AT_NEXT = f"""(() => {{
    const asked = document.querySelector('.awaited.asked'), over = document.querySelector('.endpage')
    const shown = document.querySelector('.awaited .go-on')
    if (over) return {FOCUS}.matches('main')
    if (shown) return {FOCUS} === shown
    return Boolean(asked && !asked.querySelector('[aria-busy=true]') && {FOCUS}.closest('[data-choices]'))
}})()"""


# What is heard: the bar, and what has the focus.
HEARD = f"""() => {{
    const named = {FOCUS}.getAttribute('aria-label')
    const copy = {FOCUS}.cloneNode(true)
    copy.querySelectorAll('[aria-hidden=true]').forEach(hidden => hidden.remove())
    return [named ?? copy.textContent, document.querySelector('.awaited .say')?.innerText ?? '']
}}"""
SIGNS = re.compile(r"[*^|_<>→★◆]|\b[IVX]+-\d")


def wait_for(page: Page, condition: str) -> None:
    page.wait_for_function(f"() => {condition}")


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(200):
        if page.evaluate(f"Boolean({condition})"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{condition} was not reached by {key}")


def pick(page: Page) -> None:
    """An Enter for "Continue" that came when the scene had long ended by itself may have picked it."""
    if not page.evaluate(f"{FOCUS}.matches('[aria-pressed=true]')"):
        page.keyboard.press("Enter")


def choose(page: Page, heard: list[str]) -> None:
    """What has the focus is a choice: pick it, and confirm with the button."""
    heard += page.evaluate(HEARD)
    if page.evaluate(f"{FOCUS}.matches('.go-on')"):
        page.keyboard.press("Enter")
        return
    if page.evaluate(f"{FOCUS}.matches('.gapbtn')"):
        pick(page)
        page.keyboard.press("Tab")
    pick(page)
    if page.evaluate(f"{FOCUS}.matches('.hand > button')"):
        press_until(page, "Tab", f"{FOCUS}.matches('.awaited .btn:is(.primary, .aside)')")
    if page.evaluate(f"{FOCUS}.dataset.card === 'splitter'"):  # it asks for a track
        press_until(page, "Tab", f"{FOCUS}.matches('.track.lit')")
        page.keyboard.press("Enter")
    press_until(page, "Tab", f"{FOCUS}.matches('.awaited .btn:is(.primary, .aside)')")
    heard += page.evaluate(HEARD)
    page.keyboard.press("Enter")


# The text board is the same for all games: one with reveals, and one with many choices in a row.
@pytest.mark.parametrize(
    ("game", "players", "is_drawn"),
    [
        ("split-it", 3, True),
        ("split-it", 3, False),
        ("splito", 3, True),
        ("splitter", 2, True),
        ("great-split", 2, True),
        ("great-split", 2, False),
        ("great-split", 3, True),
    ],
)
def test_the_focus_goes_on_with_the_game(open_page: OpenPage, game: str, players: int, is_drawn: bool) -> None:
    page = open_page("/")
    if not is_drawn:
        page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
        page.reload()
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    heard: list[str] = []
    for _ in range(MOVES):
        wait_for(page, f"{FOCUS} !== document.body")
        wait_for(page, AT_NEXT)
        if people.is_over(page):
            break
        choose(page, heard)
    assert [words for words in heard if SIGNS.search(words)] == []


def test_a_late_key_for_a_scene_picks_nothing(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, alone=True)
    page.clock.install()
    play_on(page, house, "great-split", 3, lambda view: bool(view["phase"] == "take"))
    press_until(page, "Tab", f"{FOCUS}.matches('button.tray')")
    page.clock.pause_at(page.evaluate("Date.now() + 2000"))
    choose(page, [])
    expect(page.locator(".awaited .go-on")).to_be_focused()
    page.clock.run_for(SCENE)
    expect(page.locator(".awaited .go-on")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".awaited")).to_be_focused()
    expect(page.locator("[data-choices] [aria-pressed=true]")).to_have_count(0)
    page.clock.run_for(LATE)
    expect(page.locator("[data-choices] button").first).to_be_focused()


def test_the_end_begins_at_its_top(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    play_on(page, house, "splito", 3, lambda view: bool(view["turn"] == view["turns"]))
    press_until(page, "Tab", f"{FOCUS}.matches('.hand > button')")
    while not people.is_over(page):
        choose(page, [])
        wait_for(page, f"{AT_NEXT} || {FOCUS}.matches('main')")
    wait_for(page, f"{FOCUS}.matches('main') && scrollY === 0")


def test_a_card_that_moves_across_keeps_the_focus(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "great-split", ["me", "bot", "bot"])
    page.wait_for_selector(".tray .cardbtn:enabled")
    press_until(page, "Tab", f"{FOCUS}.matches('.tray .cardbtn')")
    card = page.evaluate(f"{FOCUS}.dataset.card")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.dataset.card === '{card}'")
    assert page.evaluate(f"{FOCUS}.closest('.tray') === document.querySelectorAll('.tray')[1]")


@pytest.mark.parametrize(
    ("game", "opener", "inside"),
    [("splito", ".zmini", ".opened"), ("great-split", ".gseats button.seat", ".opened")],
)
def test_escape_closes_what_was_opened(open_page: OpenPage, game: str, opener: str, inside: str) -> None:
    page = open_page("/")
    people.start_table(page, game, ["me", "bot", "bot", "bot"])
    page.wait_for_selector(".awaited.asked")
    press_until(page, "Tab", f"{FOCUS}.matches('{opener}')")
    page.keyboard.press("Enter")
    expect(page.locator(inside)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(inside)).to_have_count(0)
    assert page.evaluate(f"{FOCUS} === document.querySelector('{opener}')")
    page.keyboard.press("Enter")
    close = page.locator(inside).get_by_role("button", name="Close")
    if close.count():
        press_until(page, "Tab", f"{FOCUS}.closest('{inside}') && {FOCUS}.matches('.iconbtn')")
        page.keyboard.press("Enter")
        expect(page.locator(inside)).to_have_count(0)
        wait_for(page, f"{FOCUS} === document.querySelector('{opener}')")


def test_escape_closes_the_sheet_of_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", "phone")
    people.start_table(page, "splito", ["me", "bot", "bot"])
    page.wait_for_selector(".awaited.asked")
    press_until(page, "Tab", f"{FOCUS}.matches('.sheet-opener')")
    page.keyboard.press("Enter")
    expect(page.locator(".rail.is-open")).to_be_visible()
    press_until(page, "Tab", f"{FOCUS}.matches('[role=tab]')")
    page.keyboard.press("Escape")
    expect(page.locator(".rail.is-open")).to_have_count(0)
    wait_for(page, f"{FOCUS}.matches('.sheet-opener')")


def test_a_lesson_by_keyboard(open_page: OpenPage, house: House) -> None:
    """From the first step to the game that follows, without a mouse."""
    page = open_page("/learn/split-it")
    page.wait_for_selector(".lesson .stage")
    press_until(page, "Tab", f"{FOCUS}.matches('.awaited .go-on')")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.matches('[data-choices] [data-gap]')")
    press_until(page, "Shift+Tab", f"{FOCUS}.dataset.gap === '2'")
    page.keyboard.press("Enter")
    press_until(page, "Tab", f"{FOCUS}.dataset.gap === '5'")
    page.keyboard.press("Enter")
    press_until(page, "Tab", f"{FOCUS}.matches('.awaited .btn:is(.primary, .aside)')")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.matches('[data-choices] [data-section=white]')")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.matches('.awaited .go-on')")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.matches('[data-choices] .column.open')")
    press_until(page, "Tab", f"{FOCUS}.dataset.column === '0-9'")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_for(page, f"{FOCUS}.matches('.awaited .go-on')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".guide")
    wait_for(page, f"{FOCUS} !== document.body")
