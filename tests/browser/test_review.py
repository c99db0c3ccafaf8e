"""Hints at the table, and the review after it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import patience
from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House

pytestmark = pytest.mark.slow

COMPILED = patience.COMPILER * 1000


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_lies_on_the_sheet_until_it_is_played(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me", "bot"])
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".lamp.on")
    said = page.locator(".awaited .hint")
    expect(said).to_have_text(re.compile(r"Quick suggestion, still thinking|About \d"))
    expect(page.locator(".cell.preview")).to_have_count(2)
    check(page)
    page.get_by_role("button", name="Place", exact=True).click()
    expect(page.locator(".cell.written")).to_have_count(2)
    expect(said).to_have_count(0)


def test_a_hint_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    people.start_table(page, "splito", ["me", "bot", "bot"])
    page.get_by_role("button", name="Indice").click()
    page.wait_for_selector(".lamp.on", timeout=COMPILED)
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".zonebtn[aria-pressed=true]")).to_have_count(1)
    check(page)
    page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
    page.reload()
    page.get_by_role("button", name="Indice").click()
    expect(page.locator(".moves button[aria-pressed=true]")).to_have_count(1)


def test_among_people_the_table_says_that_hints_are_on(open_page: OpenPage) -> None:
    page = open_page("/create/splitter")
    switch = page.get_by_role("switch", name="Hints")
    expect(switch).to_have_attribute("aria-checked", "false")  # a seat is open
    switch.click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Hints are on at this table.")).to_be_visible()
    guest = open_page(page.url[page.url.index("/t/") :], "phone", "fr")
    expect(guest.get_by_text("Les indices sont activés à cette table.")).to_be_visible()


def test_review_my_game(open_page: OpenPage, house: House, tmp_path: Path) -> None:
    page = open_page(ARRIVED)
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 0, "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/play", data=wish).json()["id"]
    page.goto(f"{house.url}/t/{table}")
    people.play_to_end([page], 1)
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_text("Splitter: review")).to_be_visible(timeout=COMPILED)
    for heading in ("Expected points", "Luck and skill", "What the dice still allowed"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator(".tale")).not_to_be_empty()
    check(page)
    curve = page.get_by_role("slider", name="Expected points")
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^Round 1: "))
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("^The end: "))
    page.locator(".choices summary").click()
    choices = page.locator(".choices li")
    record = page.request.get(f"{house.url}/api/tables/{table}/record").json()
    mine = [number for number, move in enumerate(record["moves"]) if move.startswith("0 ")]
    expect(choices).to_have_count(len(mine))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the review").click()
    download.value.save_as(tmp_path / "review.json")
    review = json.loads((tmp_path / "review.json").read_text())["review"]
    assert [decision["number"] for decision in review["decisions"]] == mine
    choices.last.locator("a").click()
    expect(page.locator(".what")).to_contain_text(f"Step {mine[-1]} of")


def test_the_moments_that_mattered_are_on_the_board_and_can_be_tried_again(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "phone", "fr")
    table = uploaded(page, house, "split-it", 2)
    page.goto(f"{house.url}/review/{table}?seat=1")
    moments = page.locator("article.moment")
    expect(moments).to_have_count(3, timeout=COMPILED)  # random play gives something away
    expect(page.locator(".tale")).not_to_be_empty()
    expect(page.get_by_role("slider", name="Chances de gagner")).to_be_visible()
    expect(page.get_by_role("heading", name="Les paris étaient-ils prévisibles ?")).to_be_visible()
    check(page)
    picked = ".gapbtn.on, .is-picked, .column[aria-pressed=true]"
    for place in range(3):
        expect(moments.nth(place).locator(picked).first).to_be_attached()
    better = moments.first.locator(".drawing").inner_html()
    moments.first.get_by_role("button", name="Joué").click()
    expect(moments.first.locator(picked).first).to_be_attached()
    assert moments.first.locator(".drawing").inner_html() != better
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.get_by_role("slider", name="Gewinnchance")).to_be_visible()
    check(page)
    moments.first.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.locator(".notices")).to_contain_text("noch einmal, mit denselben Karten.")
    again = page.request.get(f"{house.url}/api/tables/{page.url.split('/t/')[1]}").json()
    assert again["again"]["table"] == table and not again["public"] and not again["spectators"]


def test_the_end_of_a_second_try_is_compared_with_the_first(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "phone", "fr")
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 0, "bot": "easy", "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/play", data=wish).json()["id"]
    page.goto(f"{house.url}/t/{table}")
    people.play_to_end([page], 1)
    path = f"{house.url}/api/tables"
    record = page.request.get(f"{path}/{table}/record").json()
    number = record["moves"].index(next(move for move in record["moves"] if move.startswith("0 ")))
    body = {"number": number, "seat": 0, "same_chance": True}
    again = page.request.post(f"{path}/{table}/branch", data=body).json()
    assert [seat["bot"] for seat in again["seats"]] == [None, "easy"]
    page.goto(f"{house.url}/t/{again['id']}")
    expect(page.locator(".notices")).to_contain_text("Vous rejouez à partir de la manche 1, avec les mêmes dés.")
    people.play_to_end([page], 2)
    expect(page.locator(".again h2")).to_have_text(re.compile("la première fois|au lieu de"))
    check(page)
    second = page.request.get(f"{path}/{again['id']}/record").json()
    rolls = [[move for move in each["moves"] if move.startswith("~")] for each in (record, second)]
    assert rolls[0] == rolls[1]
    page.get_by_role("link", name="Retour à l’analyse").click()
    expect(page).to_have_url(f"{house.url}/review/{table}?seat=0")


def test_a_review_that_is_not_mine_is_refused_in_words(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 0, "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/play", data=wish).json()["id"]
    page.goto(f"{house.url}/review/{table}?seat=0")
    expect(page.get_by_text("That only works once the game is over.")).to_be_visible()
    page.goto(f"{house.url}/t/{table}")
    people.play_to_end([page], 1)
    stranger = open_page(f"/review/{table}?seat=0", "phone", "fr")
    expect(stranger.get_by_text("Seule la personne qui jouait à cette place")).to_be_visible()
    check(stranger)
