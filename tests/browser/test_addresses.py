"""Pages and their addresses: going on, Back and a reload lead to the page that the address names, and to no other."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House

pytestmark = pytest.mark.slow

REVIEWED = 240_000  # milliseconds: a first search compiles


class Listener:
    """What a page asks the server for, and what the server does not have."""

    def __init__(self, page: Page) -> None:
        self._asked: list[str] = []
        self._missing: list[str] = []
        page.on("request", lambda request: self._asked.append(request.url))
        page.on("response", lambda answer: self._missing.append(answer.url) if answer.status >= 400 else None)

    def expect_nothing_strange(self) -> None:
        assert [url for url in self._asked if "//" in url.split("://", 1)[1]] == []
        assert self._missing == []


def own_game(page: Page, house: House) -> str:
    """A short game of two, over: mine against a bot, whom I let play for me."""
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 0, "options": {"size": "tiny"}}
    table = str(page.request.post(f"{house.url}/api/play", data=wish).json()["id"])
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".awaited")
    page.request.post(f"{house.url}/api/tables/{table}/leave", data={})
    page.wait_for_selector(".endpage")
    return table


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_back_from_a_replay_and_play_on(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page(ARRIVED, size)
    heard = Listener(page)
    table = own_game(page, house)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".scrub")
    page.go_back()
    page.wait_for_selector(".endpage")
    expect(page).to_have_url(f"{house.url}/t/{table}")
    page.reload()
    page.wait_for_selector(".endpage")

    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".scrub")
    if size == "phone":
        page.get_by_role("button", name="More").click()
    page.locator(".eyes select").select_option("0")
    page.wait_for_load_state("networkidle")
    page.locator(".slider").fill("1")
    expect(page.locator(".what small")).to_contain_text("Step 2 of")
    said = page.locator(".what").inner_text()
    replay = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".awaited.asked")
    branch = page.url
    assert "/t/t_" in branch and table not in branch
    page.reload()
    page.wait_for_selector(".awaited.asked")
    expect(page).to_have_url(branch)

    page.go_back()
    expect(page.locator(".what")).to_have_text(said)
    expect(page).to_have_url(replay)
    page.go_forward()
    page.wait_for_selector(".awaited.asked")
    expect(page).to_have_url(branch)
    heard.expect_nothing_strange()


def test_back_from_a_review(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    heard = Listener(page)
    table = own_game(page, house)
    page.get_by_role("link", name="Review", exact=True).click()
    page.wait_for_selector(".reviewpage .actions", timeout=REVIEWED)
    page.locator(".reviewpage .actions a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    expect(page.locator(".eyes select")).to_have_value("0")
    page.go_back()
    page.wait_for_selector(".reviewpage .actions", timeout=REVIEWED)
    expect(page).to_have_url(f"{house.url}/review/{table}?seat=0")
    page.reload()
    page.wait_for_selector(".reviewpage .actions", timeout=REVIEWED)
    page.go_back()
    page.wait_for_selector(".endpage")
    expect(page).to_have_url(f"{house.url}/t/{table}")
    heard.expect_nothing_strange()


def test_pages_of_one_kind_follow_each_other(open_page: OpenPage, house: House) -> None:
    """Rules, lesson, components: each page with a parameter shows what its address names, Back included."""
    page = open_page(ARRIVED)
    heard = Listener(page)
    page.goto(f"{house.url}/rules")
    for game, title in (("splito", "Splito"), ("splitter", "Splitter")):
        page.locator(f".rulelist a[href='/rules/{game}']").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.locator(f"a[href='/learn/{game}']").click()
        page.wait_for_selector(f".lesson .{game}")
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.go_back()
        page.wait_for_selector(".rulelist")
    page.goto(f"{house.url}/components/splito")
    page.wait_for_selector("textarea")
    page.locator(".home, .wordmark").first.click()
    page.wait_for_selector(".tiles")
    page.go_back()
    page.wait_for_selector("textarea")
    heard.expect_nothing_strange()


def test_two_moments_of_one_replay(open_page: OpenPage, house: House) -> None:
    """The same page with another query is another place, too."""
    page = open_page(ARRIVED)
    table = uploaded(page, house, "splitter", 2)
    page.goto(f"{house.url}/replay/{table}?move=4")
    page.wait_for_selector(".scrub")
    first = page.locator(".what").inner_text()
    page.evaluate(
        "path => { const a = document.createElement('a'); a.href = path; document.body.append(a); a.click() }",
        f"/replay/{table}?move=10&eyes=1",
    )
    expect(page.locator(".eyes select")).to_have_value("1")
    expect(page.locator(".what")).not_to_have_text(first)
    page.go_back()
    expect(page.locator(".what")).to_have_text(first)
    expect(page.locator(".eyes select")).to_have_value("everything")


@pytest.mark.parametrize("path", ["/t/%", "/replay/%E0%A4%A", "/t", "/review", "/learn/", "/t/"])
def test_an_address_without_a_table_says_so(open_page: OpenPage, house: House, path: str) -> None:
    page = open_page(ARRIVED)
    heard = Listener(page)
    page.goto(house.url + path)
    expect(page.get_by_role("heading", name="There’s nothing here.")).to_be_visible()
    heard.expect_nothing_strange()
