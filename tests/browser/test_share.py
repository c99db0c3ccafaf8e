"""The picture of a finished game, made on the page: its file has the right score, names only on request."""

import asyncio
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import splittable
from tests.browser.axe import grave_findings
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House
from tests.server.client import Person

pytestmark = pytest.mark.slow


def texts_of(png: bytes) -> tuple[tuple[int, int], dict[str, str]]:
    """Size and tEXt chunks of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    found = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"tEXt":
            key, _, value = png[at + 8 : at + 8 + length].decode("latin-1").partition("\0")
            found[key] = value
        at += length + 12
    return (width, height), found


def saved(page: Page, folder: Path) -> tuple[tuple[int, int], dict[str, str]]:
    with page.expect_download() as download:
        page.get_by_role("dialog").locator("a[download]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return texts_of(file.read_bytes())


@pytest.mark.parametrize("game", splittable.game_names())
def test_both_shapes_with_the_score_inside(game: str, open_page: OpenPage, house: House, tmp_path: Path) -> None:
    page = open_page(ARRIVED, language="fr")
    table = uploaded(page, house, game, splittable.load(game).spec.usual_players)
    info = page.request.get(f"{house.url}/api/tables/{table}").json()
    page.goto(f"{house.url}/t/{table}")
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    size, texts = saved(page, tmp_path)
    best = str(max(info["scores"]))
    assert size == (1200, 630) and (texts["game"], texts["score"]) == (game, best)
    assert len(texts["date"]) == 10 and texts["Software"] == "Splittable"
    page.get_by_role("button", name="Carrée").click()
    image = page.get_by_role("dialog").get_by_role("img")
    expect(image).to_have_js_property("naturalWidth", 1080)
    size, texts = saved(page, tmp_path)
    assert size == (1080, 1080) and texts["score"] == best
    assert not grave_findings(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


async def two_on_one_device(url: str) -> tuple[str, str]:
    """A finished game of two people on one device: the table, and the cookie of that device."""
    async with Person(url, "Zoé") as zoe:
        seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Bo & Co"}]
        table = (await zoe.post("/api/tables", game="splitter", players=2, seats=seats))["id"]
        await zoe.post(f"/api/tables/{table}/start")
        talk = await zoe.watch(table)
        while not talk.view(table, 0)["over"]:
            for seat in (0, 1):
                if legal := talk.view(table, seat)["legal"]:
                    await talk.move(table, seat, legal[0], ref=seat + 1)
        return table, zoe.http.cookies["splittable"]


def test_my_own_score_and_names_only_on_request(open_page: OpenPage, house: House, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as apart:  # Playwright has a loop in this thread
        table, cookie = apart.submit(lambda: asyncio.run(two_on_one_device(house.url))).result()
    page = open_page("/rules/splitter", size="phone")
    page.context.add_cookies([{"name": "splittable", "value": cookie, "url": house.url}])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/picture?" in request.url else None)
    page.goto(f"{house.url}/t/{table}")
    info = page.request.get(f"{house.url}/api/tables/{table}").json()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    (first,) = asked
    assert "names=false" in first and "seat=" in first
    mine = int(first.partition("seat=")[2])
    assert saved(page, tmp_path)[1]["score"] == str(info["scores"][mine])
    names = page.get_by_role("switch", name="Show names")
    expect(names).to_have_attribute("aria-checked", "false")
    with page.expect_response(lambda response: "names=true" in response.url) as answer:
        names.click()
    others = info["seats"][1 - mine]["name"].replace("&", "&amp;")
    assert others in answer.value.text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
