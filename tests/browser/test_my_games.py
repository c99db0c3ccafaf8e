"""The home page finds every game again: those that wait for me, those that run, and those that are over."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.sight import expect_in_sight

pytestmark = pytest.mark.slow

FINISH = """async count => {
    const headers = {'Content-Type': 'application/json'}
    const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)}).then(a => a.json())
    for (let game = 0; game < count; game++) {
        const {id} = await post('/api/play', {game: 'split-it', players: 2, seat: 0, options: {size: 'tiny'}})
        await post(`/api/tables/${id}/leave`, {})
        const status = () => fetch(`/api/tables/${id}`).then(a => a.json()).then(table => table.status)
        while (await status() !== 'over') await new Promise(r => setTimeout(r, 50))
    }
}"""


def finish_games(page: Page, count: int) -> None:
    """A bot plays them to the end."""
    page.wait_for_selector(".tiles")
    page.evaluate(FINISH, count)


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return float(box["y"])


def test_finished_games_are_found_again(open_page: OpenPage, house: House) -> None:
    page = open_page("/", "phone", "fr")
    finish_games(page, 15)
    page.reload()
    games = page.locator(".finished li")
    expect(games).to_have_count(3)
    assert page.locator(".tiles").bounding_box()["y"] < games.first.bounding_box()["y"]  # type: ignore[index]
    page.get_by_role("button", name="Afficher plus").click()
    expect(games).to_have_count(13)
    page.get_by_role("button", name="Afficher plus").click()
    expect(games).to_have_count(15)
    expect(page.get_by_role("button", name="Afficher plus")).to_have_count(0)
    expect(games.first).to_contain_text(re.compile("gagné|égalité"))
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    games.first.get_by_role("link", name="Revoir").click()
    page.wait_for_selector(".scrub")
    page.go_back()
    games.first.get_by_role("link", name="Analyser").click()
    expect(page).to_have_url(f"{house.url}{page.url.removeprefix(house.url).split('?')[0]}?seat=0")
    page.go_back()
    games.first.locator(".what").click()
    expect(page.locator(".endpage h1")).to_be_visible()


def test_what_waits_for_me_comes_first(open_page: OpenPage, house: House) -> None:
    page = open_page("/")
    finish_games(page, 1)
    people.start_table(page, "splitter", ["me", "open"])
    page.goto(house.url)
    people.play_now(page, "split-it")
    page.goto(house.url)
    tables = page.locator(".yours a")
    expect(tables).to_have_count(2)
    expect(tables.first).to_have_class("panel turn")
    expect(tables.last).to_contain_text("Splitter")
    expect(page.locator(".finished li")).to_have_count(1)
    order = [top_of(page, part) for part in (".yours", ".tiles", ".finished")]
    assert order == sorted(order)


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
def test_public_tables_come_before_the_games(open_page: OpenPage, house: House, size: str, language: str) -> None:
    host = open_page("/create/great-split")
    host.get_by_role("switch").first.click()
    host.locator("form.setup button[type=submit]").click()
    host.wait_for_selector(".lobby")
    page = open_page("/", size, language)
    page.wait_for_selector(".tiles")
    people.play_now(page, "splitter")
    page.goto(house.url)
    expect(page.locator(".public a").first).to_be_visible()
    expect(page.locator(".yours .turn")).to_be_visible()
    order = [top_of(page, part) for part in (".yours .turn", ".public a", ".tiles")]
    assert order == sorted(order)
    expect_in_sight(page, ".public li:first-child a")
    assert page.locator(".finished").count() == 0  # nothing is finished: no empty box
    assert grave_findings(page) == []
