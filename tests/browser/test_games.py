"""Whole games from the first click to the end screen."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow


def expect_end_screen(page: Page, language: str) -> None:
    expect(page.locator(".endpage h1")).to_be_visible()
    again = {"en": "Rematch", "fr": "Revanche", "de": "Revanche"}[language]
    expect(page.get_by_role("button", name=again)).to_be_visible()
    expect(page.locator(".bd details").first).to_be_attached()


def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
def test_split_it_with_two_bots(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    expect(page.locator(".opp")).to_have_count(2)
    rng = random.Random(1)
    people.play_until([page], lambda: page.locator("button.section").count() > 0, rng)
    assert fits(page)
    people.play_to_end([page], 2)
    expect_end_screen(page, language)
    assert fits(page)


@pytest.mark.parametrize(("size", "language"), [("desk", "fr"), ("phone", "de")])
def test_splitter_alone(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "splitter", ["me"])
    expect(page.locator("button.cell")).to_have_count(44)
    people.play_to_end([page], 3)
    expect_end_screen(page, language)
    expect(page.locator(".ladder .me")).to_have_count(1)
    assert fits(page)


def test_splitter_in_two_browsers(open_page: OpenPage, house: House) -> None:
    ours = open_page("/", "desk", "en")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = open_page(ours.url.removeprefix(house.url), "phone", "fr")
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    expect(theirs.locator(".awaited")).to_contain_text("lancera")
    ours.locator(".awaited .btn.primary").click()
    for page in (ours, theirs):
        page.wait_for_selector(".splitter")
    people.play_to_end([ours, theirs], 4)
    expect_end_screen(ours, "en")
    expect_end_screen(theirs, "fr")
    points = [page.locator(".bd summary .num").all_inner_texts() for page in (ours, theirs)]
    assert points[0] == points[1]


def test_first_visit_to_a_game_in_one_click(open_page: OpenPage) -> None:
    page = open_page("/", motion=True)
    people.play_now(page, "split-it")
    expect(page.locator(".split-it")).to_be_visible()


def test_a_game_on_the_text_board(open_page: OpenPage) -> None:
    page = open_page("/settings", "phone", "en")
    page.get_by_role("switch", name="Text board").click()
    page.goto(page.url.replace("/settings", "/"))
    people.play_now(page, "splitter")
    page.wait_for_selector(".textboard .told")
    people.play_to_end([page], 5)
    expect_end_screen(page, "en")


@pytest.mark.parametrize(("size", "language"), [("desk", "de"), ("phone", "fr")])
def test_splito_with_four_bots(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "splito", ["me", *["bot"] * 4])
    page.wait_for_selector(".splito .hand")
    expect(page.locator(".zmini")).to_have_count(3)
    expect(page.locator(".zone")).to_have_count(2)
    people.play_until([page], lambda: page.locator(".obj.met").count() > 0, random.Random(1))
    assert fits(page)
    left, right = (int(zone) for zone in page.locator(".zone .num span[aria-hidden]").all_inner_texts())
    assert page.locator(".product .tot").inner_text() == str(left * right)
    people.play_to_end([page], 2)
    expect_end_screen(page, language)
    expect(page.locator(".bd small").first).to_be_attached()  # the terms of an objective are told with it
    assert fits(page)


@pytest.mark.parametrize(("size", "language", "players"), [("desk", "en", 4), ("phone", "fr", 2)])
def test_great_split_with_bots(open_page: OpenPage, size: str, language: str, players: int) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "great-split", ["me", *["bot"] * (players - 1)])
    page.wait_for_selector(".great-split")
    expect(page.locator(".gseats button.seat")).to_have_count(players - 1)
    rng = random.Random(players)
    for phase in ("button.tray:enabled", "button.track.lit"):
        people.play_until([page], lambda wanted=phase: page.locator(wanted).count() > 0, rng)  # type: ignore[misc]
        assert fits(page)
    people.play_to_end([page], 2)
    expect_end_screen(page, language)
    assert fits(page)


def test_great_split_undo_in_a_resolution(open_page: OpenPage) -> None:
    """Two moves are undone one by one; the other browser sees the board go back, too."""
    ours = open_page("/", "desk", "en")
    people.start_table(ours, "great-split", ["me", "open", "bot"])
    theirs = open_page(ours.url[ours.url.index("/t/") :], "phone", "fr")
    theirs.get_by_role("button", name="S’asseoir ici").click()
    theirs.wait_for_selector(".seats .me")
    ours.locator(".awaited .btn.primary").click()
    for page in (ours, theirs):
        page.wait_for_selector(".great-split")
    cards = ours.locator(".resolving .cardbtn:enabled")
    people.play_until([ours, theirs], lambda: cards.count() > 2, random.Random(5))
    if theirs.locator(".guide button").count():  # on a phone it lies over the players
        theirs.locator(".guide button").click()
    theirs.locator(".gseats button.seat").last.click()  # we sit to their right
    boards = [ours.locator(".gboard"), theirs.locator(".opened .gboard")]
    sums = [board.locator("[role=img]") for board in boards]
    shown = theirs.locator(".opened .onhand b")
    prestige = int(shown.inner_text())
    start = [each.evaluate_all("all => all.map(e => e.ariaLabel)") for each in sums]
    assert len(start[0]) == len(start[1]) == 10
    count = ours.locator(".resolving .cardbtn").count()
    for done in (1, 2):
        cards.first.click()
        ours.get_by_role("button", name="Sell for prestige").click()
        expect(ours.locator(".resolving .cardbtn")).to_have_count(count - done)
    expect(ours.locator(".gdone")).to_have_count(2)
    expect(shown).to_have_text(str(prestige + 2))
    for left in (1, 0):
        ours.get_by_role("button", name="Undo").click()
        expect(ours.locator(".gdone")).to_have_count(left)
    expect(ours.get_by_role("button", name="Undo")).to_have_count(0)
    expect(shown).to_have_text(str(prestige))
    expect(theirs.get_by_role("log")).to_contain_text("revient sur son choix")
    assert [each.evaluate_all("all => all.map(e => e.ariaLabel)") for each in sums] == start
