"""The guide and the lessons never cover what they speak of, and it is in sight; a lesson ends in a first game."""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import Wanted, play_on

pytestmark = pytest.mark.slow

GAMES = ["split-it", "splito", "splitter", "great-split"]
SEED = 3
PICTURES = os.environ.get("SPLITTABLE_PICTURES")  # a folder, for those who want to see what is tested

# What is wrong with a note and the things it is about, or those that can be touched: not there, not in sight, or below
# the note. A note that would be in the way of things too tall for a phone folds itself.
WRONG = """note => {
    const said = document.querySelector(note)
    const shown = [...document.querySelectorAll(said.dataset.about || 'none')].filter(thing => thing.checkVisibility())
    if (!shown.length) return ['nothing to see']
    const box = said.getBoundingClientRect()
    const top = document.querySelector('.topbar').getBoundingClientRect().bottom
    const bottom = document.querySelector('.awaited .bar').getBoundingClientRect().top
    if (!said.checkVisibility()) {
        const boxes = shown.map(thing => thing.getBoundingClientRect())
        const tall = Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top))
        return tall > bottom - top - 130 ? [] : ['the note is folded without need']
    }
    const swipes = e => e && (getComputedStyle(e).overflowX === 'auto' || swipes(e.parentElement))
    const isBelow = at => at.top < box.bottom - 1 && at.bottom > box.top + 1 && at.left < box.right - 1
        && at.right > box.left + 1
    const touched = [...document.querySelectorAll('[data-choices] button:enabled, .guesses button:enabled')]
        .filter(thing => isBelow(thing.getBoundingClientRect()))
    if (touched.length) return [`${touched.length} choices are below the note`]
    return shown.flatMap(thing => {
        const at = thing.getBoundingClientRect()
        const name = `${thing.className} ${JSON.stringify(thing.dataset)} ${at.top}–${at.bottom}`
        const wrong = []
        if (at.top < top - 1 || at.bottom > bottom + 1) wrong.push(`${name} is not between ${top} and ${bottom}`)
        if (!swipes(thing) && (at.left < -1 || at.right > innerWidth + 1)) wrong.push(`${name} sticks out`)
        if (isBelow(at)) wrong.push(`${name} is below the note at ${box.top}–${box.bottom}`)
        return wrong
    })
}"""


def expect_clear(page: Page, note: str, name: str) -> None:
    """Boards scroll, and the note waits for them: what counts is how it is when all have come to rest."""
    wrong: list[str] = people.at_rest(page, lambda: page.evaluate(WRONG, note), lambda seen: seen == [])
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")
    assert wrong == [], name


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_what_it_speaks_of(open_page: OpenPage, game: str, size: str, language: str) -> None:
    """Step by step with “Show me”, which is there wherever something is asked."""
    page = open_page(f"/learn/{game}", size, language)
    show, play = ("Show me", "Play it for me") if language == "en" else ("Montrer", "Jouer à ma place")
    said = page.locator(".layout > .say > p").last
    end = page.locator(".awaited .go-on", has_text=re.compile("first game|première partie"))
    before, step = "", 0
    while True:
        step += 1
        expect(said).not_to_have_text(before)
        expect_clear(page, ".layout > .say", f"lesson-{game}-{size}-{step}")
        before = said.inner_text()
        if end.count():
            break
        if page.locator(".awaited .go-on").count():
            page.locator(".awaited .go-on").click()
            continue
        page.get_by_role("button", name=show).click()
        expect(
            page.locator(".stage [aria-pressed=true], .stage .pencil, .tray + .cut + .tray .cardbtn")
        ).not_to_have_count(0)
        page.get_by_role("button", name=play).click()
    assert step >= 6
    assert page.get_by_role("button", name=show).count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_in_a_first_game(open_page: OpenPage, house: House, game: str) -> None:
    """With the guide, also for those who have finished a game before."""
    page = open_page("/")
    page.evaluate("game => localStorage.setItem(`splittable.guide.${game}`, 'closed')", game)
    page.goto(f"{house.url}/learn/{game}")
    onward = page.get_by_role("button", name=re.compile("^(Next|Show me|Play it for me|Start your first game)$"))
    while onward.inner_text() != "Start your first game":
        onward.click()
    bar = page.locator(".awaited")
    expect(bar).to_contain_text("That’s how it’s played.")
    expect(bar.get_by_role("button")).to_have_count(1)
    bar.get_by_role("button", name="Start your first game").click()
    page.wait_for_selector(".awaited.asked, .stage")
    expect(page.locator(".guide")).to_be_visible()


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With bots that think for as long as they may: the game waits for them."""
    house = House(tmp_path_factory.mktemp("slow"))
    house.start(bot_pause="60-60")
    yield house
    house.stop()


def in_phase(phase: str, **more: Any) -> Wanted:
    return lambda view: view["phase"] == phase and all(view[key] == value for key, value in more.items())


def waits(view: dict[str, Any]) -> bool:
    return view["phase"] == "resolve" and bool(view["waiting"][0])


PHASES: list[tuple[str, int, str, Wanted]] = [
    ("split-it", 4, "cut", in_phase("cut")),
    ("split-it", 2, "remove", in_phase("remove")),
    ("split-it", 4, "guess", in_phase("guess")),
    ("split-it", 4, "jokers", in_phase("jokers")),
    ("splito", 4, "first", in_phase("play", turn=1)),
    ("splito", 4, "early", in_phase("play", turn=5)),
    ("splito", 4, "late", in_phase("play", turn=11)),
    ("splitter", 3, "first", in_phase("write", round=1)),
    ("splitter", 3, "late", in_phase("write", round=12)),
    ("great-split", 2, "discard", in_phase("discard")),
    ("great-split", 4, "split", in_phase("split", round=2)),
    ("great-split", 4, "take", in_phase("take", round=2)),
    ("great-split", 4, "resolve", in_phase("resolve", round=2)),
    ("great-split", 4, "place", waits),
]


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
@pytest.mark.parametrize(("game", "players", "phase", "wanted"), PHASES, ids=lambda given: str(given)[:12])
def test_the_guide_covers_nothing_it_speaks_of(
    open_page: OpenPage,
    slow_house: House,
    game: str,
    players: int,
    phase: str,
    wanted: Wanted,
    size: str,
    language: str,
) -> None:
    page = open_page(ARRIVED, size, language, at=slow_house)
    play_on(page, slow_house, game, players, wanted, SEED)
    expect_clear(page, ".guide", f"guide-{game}-{phase}-{size}")
    people.act(page, random.Random(1))
    if page.locator(".awaited.asked").count() == 0:  # the others think
        expect_clear(page, ".guide", f"guide-{game}-{phase}-wait-{size}")
