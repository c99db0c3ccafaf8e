"""The page of my play: empty at first, then what my choices cost and one exercise; nobody else's games count."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from splittable.review.worker import FORMAT
from splittable.server.store import Store
from splittable.server.store.results import ReviewKey, reviews
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.test_my_games import finish_games

pytestmark = pytest.mark.slow


def review_of(number: int) -> dict[str, Any]:
    """Guesses cost most; later games cost less."""
    losses = {"cut": [0.0, 0.01], "guess": [0.09 - number / 100, 0.0, 0.0], "joker": [0.0]}
    decisions = [{"kind": kind, "loss": loss} for kind, all_ in losses.items() for loss in all_]
    return {"game": "split-it", "unit": "odds", "decisions": decisions}


def store_reviews(house: House, tables: list[str]) -> None:
    """As the server stores them; the latest table first."""

    async def write() -> None:
        store = Store(house.database)
        for number, table in enumerate(reversed(tables)):
            assert await reviews(store).claim(ReviewKey(table, 0), FORMAT, now=100, abandoned=80)
            await reviews(store).write(ReviewKey(table, 0), 100, {"review": review_of(number)}, is_done=True)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # this one runs Playwright's event loop
        thread.submit(asyncio.run, write()).result()


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_my_play_shows_what_costs_me_most(open_page: OpenPage, house: House) -> None:
    page = open_page("/me", "phone", "fr")
    expect(page.get_by_role("heading", name="Rien à montrer")).to_be_visible()
    page.get_by_role("link", name="Accueil").last.click()
    finish_games(page, 7)
    page.reload()
    page.get_by_role("link", name="Voir ce qui vous coûte le plus").click()
    expect(page.get_by_role("button", name="Analyser 5 parties")).to_be_visible()
    check(page)
    mine = page.request.get(f"{house.url}/api/tables/mine/finished?limit=20").json()["tables"]
    store_reviews(house, [table["id"] for table in mine[:6]])
    page.reload()
    game = page.get_by_role("region", name="Split it!")
    expect(game).to_contain_text("D’après 6 parties et 36 choix : 12 vous ont coûté quelque chose.")
    expect(game.locator(".worst")).to_have_text(
        "Ce qui vous coûte le plus : les paris, environ 6,5 points de chances de gagner par partie."
    )
    expect(game.get_by_role("row")).to_have_count(4)
    expect(game).to_contain_text("Vous progressez")
    expect(game.get_by_role("link")).to_have_attribute("href", "/puzzles/split-it")
    expect(page.get_by_role("button", name="L’analyser")).to_be_visible()
    check(page)
    stranger = open_page("/me", "desk", "fr")
    expect(stranger.get_by_role("heading", name="Rien à montrer")).to_be_visible()
