"""People who play by what the page shows: they only click what can be clicked."""

import contextlib
import random
import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests import patience

TRY = 1500 * patience.FACTOR
"""Milliseconds that a hand reaches for something: then it looks again, as the table may have moved on."""

Choose = Callable[[Page, random.Random], None]
Seen = TypeVar("Seen")


def play_now(page: Page, game: str) -> None:
    """The first click: a game against bots."""
    page.locator(".tile", has=page.locator(f"a[href='/create/{game}']")).get_by_role("button").first.click()
    page.wait_for_selector(".awaited")


def start_table(page: Page, game: str, kinds: list[str]) -> None:
    """Set up a table by hand; kinds: me, open or bot by seat."""
    page.locator(f"a[href='/create/{game}']").click()
    page.wait_for_selector(".seats li")
    missing = len(kinds) - page.locator(".seats li").count()
    for _ in range(abs(missing)):
        page.locator(".count button").nth(1 if missing > 0 else 0).click()
    order = ["me", "open", "bot"]
    for seat, kind in enumerate(kinds):
        page.locator(".seats li").nth(seat).locator(".seg button").nth(order.index(kind)).click()
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_selector(".awaited")


def is_over(page: Page) -> bool:
    return page.locator(".endpage").count() > 0


def act(page: Page, rng: random.Random) -> None:
    """Make the choice that the page asks for."""
    choices = (cut, pick_section, place_joker, write_pair, play_to_a_side, split_hand, resolve, pick_in_words)
    with contextlib.suppress(TooLate):  # the table moved on while the hand was on its way
        if not any(choose(page, rng) for choose in choices):
            page.wait_for_timeout(30)  # the last choice is on its way


def cut(page: Page, rng: random.Random) -> bool:
    gaps = page.locator(".gapbtn")
    count = gaps.count()
    if not count:
        return False
    for gap in sorted(rng.sample(range(count), 2)):
        gaps.nth(gap).click(timeout=TRY)
    return confirm(page)


def pick_section(page: Page, rng: random.Random) -> bool:
    return pick_one(page, "button.section", rng)


def place_joker(page: Page, rng: random.Random) -> bool:
    return pick_one(page, "button.column.open", rng)


def write_pair(page: Page, rng: random.Random) -> bool:
    return pick_one(page, "button.cell:not(.written):not(.preview)", rng)


def play_to_a_side(page: Page, rng: random.Random) -> bool:
    """Splito: card and zone, in either order."""
    cards, zones = page.locator(".hand > button:enabled"), page.locator(".zonebtn")
    if not cards.count():
        return False
    steps = [cards.nth(rng.randrange(cards.count())), zones.nth(rng.randrange(2))]
    for step in rng.sample(steps, 2):
        step.click(timeout=TRY)
    return confirm(page)


def split_hand(page: Page, rng: random.Random) -> bool:
    """The Great Split: some cards into the second pile."""
    cards = page.locator(".tray .cardbtn:enabled")
    count = cards.count()
    if not count:
        return pick_one(page, "button.tray:enabled", rng)
    first, second = (page.locator(".tray").nth(tray).locator(".cardbtn") for tray in range(2))
    while second.count() > 1:  # left by an earlier try
        second.first.click(timeout=TRY)
    for _ in range(rng.randrange(1, count) - second.count()):
        first.first.click(timeout=TRY)
    return confirm(page)


def resolve(page: Page, rng: random.Random) -> bool:
    """The Great Split: all that leaves no choice at once, then card by card; lit tracks take what waits."""
    if page.locator("button.track.lit:enabled").count():
        return pick_one(page, "button.track.lit:enabled", rng)
    if page.locator(".tools .rest:enabled").count():
        page.locator(".tools .rest:enabled").click(timeout=TRY)
        page.wait_for_timeout(30)
        return True
    cards = page.locator(".cardbtn:enabled")
    count = cards.count()
    if not count:
        return False
    card = cards.nth(rng.randrange(count))
    if card.get_attribute("aria-pressed") != "true":
        card.click(timeout=TRY)
    return pick_one(page, "button.track.lit:enabled", rng) or confirm(page)


def pick_in_words(page: Page, rng: random.Random) -> bool:
    return pick_one(page, ".moves button", rng)


def pick_one(page: Page, selector: str, rng: random.Random) -> bool:
    choices = page.locator(selector)
    count = choices.count()
    if not count:
        return False
    choices.nth(rng.randrange(count)).click(timeout=TRY)
    return confirm(page)


def confirm(page: Page) -> bool:
    page.locator(".awaited .btn.primary").click(timeout=TRY)
    page.wait_for_timeout(30)
    return True


def play_until(pages: list[Page], done: Callable[[], bool], rng: random.Random, choose: Choose = act) -> None:
    """All play until it is done, one choice at a time. A choice that is asked for stays until it is made, so what
    `done` looks for can't pass between looking and acting."""
    limit = time.monotonic() + patience.STORY
    while time.monotonic() < limit:
        asked = [page for page in pages if is_asked(page)]
        if done():
            return
        if asked:
            choose(asked[0], rng)
        else:
            pages[0].wait_for_timeout(60)
    raise AssertionError(f"not done after {patience.STORY} s: {pages[0].locator('main').inner_text()[-200:]!r}")


def at_rest(page: Page, look: Callable[[], Seen], wanted: Callable[[Seen], bool] = lambda seen: True) -> Seen:
    """What `look` sees once it is wanted and stays the same; the last of it if that never comes."""
    limit = time.monotonic() + patience.ANSWER
    before, now = None, look()
    while (now != before or not wanted(now)) and time.monotonic() < limit:
        page.wait_for_timeout(90)
        before, now = now, look()
    return now


def is_asked(page: Page) -> bool:
    page.evaluate("document.querySelector('.awaited .go-on')?.click()")  # it may be gone before a hand is there
    return page.locator(".awaited.asked").count() > 0


def play_to_end(pages: list[Page], seed: int) -> None:
    play_until(pages, lambda: all(is_over(page) for page in pages), random.Random(seed))
