"""Everybody can use it: axe, keys alone, targets, both themes."""

import random

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
    page.locator(".actions a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    check(page)


def test_split_it_in_each_phase(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    rng = random.Random(3)
    for phase in (".gapbtn", "button.section", "button.column.open"):
        reach(page, phase, rng)
        check(page)


def reach(page: Page, phase: str, rng: random.Random) -> None:
    """Play until a phase is on the screen. Some games end without it (no joker to place): then another is played."""
    for _ in range(5):
        people.play_until([page], lambda: page.locator(phase).count() > 0 or people.is_over(page), rng)
        if page.locator(phase).count():
            return
        page.locator(".verdict .btn.primary").click()
        page.wait_for_selector(".awaited")
    raise AssertionError(f"{phase} never came up")


def test_a_whole_game_of_splitter_by_keyboard(open_page: OpenPage) -> None:
    """From the home page to the end screen without a mouse; arrow keys walk over the sheet."""
    page = open_page("/")
    page.wait_for_selector(".tiles")
    press_until(page, "Tab", "document.activeElement.closest('.tile')?.querySelector(\"a[href='/create/splitter']\")")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.setup")
    for _ in range(page.locator(".seats li").count() - 1):
        press_until(page, "Tab", "document.activeElement.matches('.count button:first-child')")
        page.keyboard.press("Enter")
    press_until(page, "Tab", "document.activeElement.matches('form.setup button[type=submit]')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".splitter")
    expect(page.get_by_role("log")).to_contain_text("Round 1")
    press_until(page, "Tab", "document.activeElement.classList.contains('cell')")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".cell.pencil")).to_have_count(2)
    people.play_until([page], lambda: people.is_over(page), random.Random(1), write_by_keys)


def write_by_keys(page: Page, rng: random.Random) -> None:
    """Choose a free pair and confirm, with Tab, arrows and Enter alone."""
    before = page.locator(".cell.written").count()
    press_until(page, "Tab", "document.activeElement.classList.contains('cell')")
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('.cell:not(.written)')"):
            break
        page.keyboard.press(rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    if not page.evaluate("document.activeElement.matches('.cell.pencil')"):
        page.keyboard.press("Enter")
    press_until(page, "Tab", "document.activeElement.matches('.awaited .btn.primary')")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => document.querySelectorAll('.cell.written').length > before || document.querySelector('.endpage')",
        arg=before,
    )


def test_a_whole_game_of_split_it_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "split-it", ["me", "bot"])
    people.play_until([page], lambda: people.is_over(page), random.Random(1), split_it_by_keys)


def split_it_by_keys(page: Page, rng: random.Random) -> None:
    """Choose among what Tab can reach, and confirm."""
    if page.locator(".gapbtn").count():
        for gap in sorted(rng.sample(range(page.locator(".gapbtn").count()), 2)):
            press_until(page, "Tab", f"document.activeElement.dataset.gap === '{gap + 1}'")
            page.keyboard.press("Enter")
    else:
        choice = "document.activeElement.matches('button.section, button.column.open')"
        # The last choice may still have been on its way.
        moved_on = "document.querySelector('.gapbtn, .endpage') || !document.querySelector('.awaited.asked')"
        press_until(page, "Tab", f"{choice} || {moved_on}")
        if not page.evaluate(choice):
            return
        page.keyboard.press("Enter")
    confirm = "document.activeElement.matches('.awaited .btn.primary')"
    # What was asked may be over, or asked anew so that the choice is gone.
    gone = "!document.querySelector('.awaited.asked') || document.querySelector('.awaited .btn.primary:disabled')"
    press_until(page, "Tab", f"{confirm} || {gone}")
    if page.evaluate(confirm):
        page.keyboard.press("Enter")
    page.wait_for_timeout(50)


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(400):
        if page.evaluate(f"Boolean({condition})"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{condition} was not reached by {key}")


def test_dragging_does_what_a_tap_does(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me"])
    numbers = sorted(page.locator(".dice .die").all(), key=lambda die: die.get_attribute("aria-label") or "")
    low = numbers[0]
    low.drag_to(page.locator("[data-cell=g4]"))
    expect(page.locator(".cell.pencil")).to_have_count(2)
    expect(page.locator("[data-cell=g4]")).to_have_accessible_name(
        f"g4: {low.get_attribute('aria-label')}, not placed yet"
    )
    people.start_table(goto_home(page), "split-it", ["me", "bot"])
    people.play_until([page], lambda: page.locator(".gapbtn").count() > 2, random.Random(1))
    page.locator("[data-gap='1']").click()
    page.locator("[data-gap='2']").click()
    page.locator("[data-gap='2']").drag_to(page.locator("[data-gap='3']"))
    assert [page.locator(f"[data-gap='{gap}']").get_attribute("aria-pressed") for gap in (1, 2, 3)] == [
        "true",
        "false",
        "true",
    ]
    assert people.is_asked(page), "a drag picks, and leaves it to the button to confirm"


def goto_home(page: Page) -> Page:
    page.goto(page.url.partition("/t/")[0])
    return page


# Fonts are there and nothing moves any more; what pulses all the time does not count.
SETTLED = """() => document.fonts.status === 'loaded' && !document.getAnimations().some(
    each => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity)"""


def test_nothing_shifts_when_cards_land(open_page: OpenPage) -> None:
    page = open_page("/", motion=True)
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    people.play_until([page], lambda: people.is_asked(page), random.Random(1))
    page.wait_for_function(SETTLED)
    page.evaluate(
        """() => {
            window.shifts = []
            const note = entries => window.shifts.push(...entries.filter(entry => !entry.hadRecentInput))
            window.observer = new PerformanceObserver(list => note(list.getEntries()))
            window.observer.observe({type: 'layout-shift'})
            window.noteTheRest = () => note(window.observer.takeRecords())
        }"""
    )
    people.play_until([page], lambda: page.locator(".column .face").count() > 0, random.Random(1))
    page.wait_for_function(SETTLED)
    page.evaluate("window.noteTheRest()")
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
    page.locator(".guide button").first.click()  # on a phone it lies over the players
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
        reach(page, phase, rng)
        check(page)
        if page.locator(".guide:visible").count() and page.locator(".guide-opener").is_visible():
            page.locator(".guide-opener").click()  # on a phone it lies over the strip of the others
        if page.locator(".zmini, .gseats button.seat").count():
            page.locator(".zmini, .gseats button.seat").first.click()
            check(page)
            page.keyboard.press("Escape")


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
    reach(page, ".obj.met, button.track.lit", random.Random(1))
    check(page)
