"""Each game once on the text board: every move by keyboard, while the live region is listened to."""

import random
import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from splittable.testing.speech import UNSPEAKABLE
from tests import patience
from tests.browser import people
from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.slow

LISTEN = """() => {
    window.heard = []
    const words = change => [...change.addedNodes].map(node => node.textContent)
    const note = changes => window.heard.push(...changes.flatMap(words))
    new MutationObserver(note).observe(document.querySelector('[role=log]'), {childList: true})
}"""


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [("split-it", 3, "en"), ("splito", 3, "fr"), ("splitter", 1, "en"), ("great-split", 2, "fr")],
)
def test_a_game_by_keyboard_and_words(open_page: OpenPage, game: str, players: int, language: str) -> None:
    page = open_page("/", "desk", language)
    page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
    page.reload()
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    page.wait_for_selector(".textboard .told")
    page.evaluate(LISTEN)
    rng = random.Random(6)
    boards: set[str] = set()
    limit = time.monotonic() + patience.STORY
    while not people.is_over(page):
        assert time.monotonic() < limit, page.locator("main").inner_text()[-300:]
        try:
            if people.is_asked(page):
                boards.add(page.locator(".textboard .told").inner_text(timeout=people.TRY))
                choose(page, rng)
        except TooLate:
            continue  # the last move was on its way, and the game is over
        page.wait_for_timeout(30)
        if len(boards) == 6:
            assert page.evaluate("window.heard.length <= document.querySelectorAll('.log li').length")  # once each
    expect(page.locator(".endpage h1")).to_be_visible()
    assert len(boards) > 10
    heard = page.evaluate("window.heard")
    assert len(heard) > len(boards) / 2  # my own steps in a round are told together
    said = [line for text in (*heard, *boards) for line in text.splitlines()]
    assert [line for line in said if UNSPEAKABLE.search(line)] == []
    assert tab_to(page, "document.activeElement.matches('.verdict .btn.primary')")


def choose(page: Page, rng: random.Random) -> None:
    """Tab to a move, Enter to pick it, Enter again to play it."""
    count = min(page.locator(".moves button:enabled").count(), 12)
    if count and tab_to(page, "document.activeElement.closest('.moves ul')"):
        for _ in range(rng.randrange(count)):
            page.keyboard.press("Tab")
        if page.evaluate("Boolean(document.activeElement.closest('.moves ul'))"):
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")


def tab_to(page: Page, condition: str) -> bool:
    for _ in range(60):
        if page.evaluate(f"Boolean({condition})"):
            return True
        page.keyboard.press("Tab")
    assert people.is_over(page), f"{condition} was not reached by Tab"
    return False
