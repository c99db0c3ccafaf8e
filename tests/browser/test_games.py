"""Whole games from the first click to the end screen."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

VIEWS = [("desk", "en"), ("phone", "fr")]


def expect_end_screen(page: Page, language: str) -> None:
    expect(page.locator(".endpage h1")).to_be_visible()
    again = {"en": "Play again", "fr": "Rejouer"}[language]
    expect(page.get_by_role("button", name=again)).to_be_visible()
    assert page.locator(".bd details").count() >= 1


def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("size", "language"), [*VIEWS, ("desk", "fr"), ("phone", "en")])
def test_split_it_with_two_bots(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    assert page.locator(".opp").count() == 2
    rng = random.Random(1)
    people.play_until([page], lambda: page.locator("button.section").count() > 0, rng)
    assert fits(page)
    people.play_to_end([page], 2)
    expect_end_screen(page, language)
    assert fits(page)


@pytest.mark.parametrize(("size", "language"), VIEWS)
def test_splitter_alone(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "splitter", ["me"])
    assert page.locator("button.cell").count() == 44
    people.play_to_end([page], 3)
    expect_end_screen(page, language)
    assert page.locator(".ladder .me").count() == 1
    assert fits(page)


def test_splitter_in_two_browsers(open_page: OpenPage, house: House) -> None:
    ours = open_page("/", "desk", "en")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = open_page(ours.url.removeprefix(house.url), "phone", "fr")
    theirs.locator(".seats button").click()
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
    page.wait_for_selector(".textboard pre")
    people.play_to_end([page], 5)
    expect_end_screen(page, "en")


@pytest.mark.parametrize(("size", "language"), VIEWS)
def test_splito_with_four_bots(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, language)
    people.start_table(page, "splito", ["me", *["bot"] * 4])
    page.wait_for_selector(".splito .hand")
    assert page.locator(".zmini").count() == 3 and page.locator(".zone").count() == 2
    people.play_until([page], lambda: page.locator(".obj.met").count() > 0, random.Random(1))
    assert fits(page)
    left, right = (int(zone) for zone in page.locator(".zone .num span[aria-hidden]").all_inner_texts())
    assert page.locator(".product .tot").inner_text() == str(left * right)
    people.play_to_end([page], 2)
    expect_end_screen(page, language)
    assert fits(page)
