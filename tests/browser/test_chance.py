"""Verify, in French: a game whose chance this browser added to, checked by the page itself, also without a server."""

import random

import pytest
from playwright.sync_api import Page, expect

import splittable
from tests.browser import people
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

FAIR = "Chaque carte et chaque dé étaient fixés d’avance : personne n’a pu les choisir."
PROMISED_OTHERWISE = "Le serveur avait promis d’autres cartes et d’autres dés."


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def finish(page: Page, house: House) -> str:
    """One choice by hand; then a bot plays for me to the end."""
    people.play_now(page, "splitter")
    table = page.url.rpartition("/")[2]
    page.locator("#tab-table").click()
    expect(page.locator(".tablemenu")).to_contain_text("Empreinte")
    people.act(page, random.Random(1))
    page.request.post(f"{house.url}/api/tables/{table}/leave", data={})
    page.wait_for_selector(".endpage .next")
    return table


def verified(page: Page) -> str:
    page.get_by_role("button", name="Vérifier les tirages").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).not_to_contain_text("Vérification")
    said = plain(dialog.inner_text())
    page.keyboard.press("Escape")
    return said


def test_a_game_is_verified_at_its_end_and_in_its_replay(open_page: OpenPage, house: House) -> None:
    page = open_page("/", "desk", "fr")
    page.wait_for_selector(".tiles")
    table = finish(page, house)
    record = page.request.get(f"{house.url}/api/tables/{table}/record").json()
    draws = splittable.verify(record).draws
    page.context.set_offline(True)
    page.locator(".actions .opener").click()
    said = verified(page)
    assert FAIR in said, said
    assert f"{draws} tirages vérifiés." in said and "Votre navigateur y a pris part." in said
    page.context.set_offline(False)
    page.goto(f"{house.url}/replay/{table}")
    assert FAIR in verified(page)
    page.evaluate(
        """() => {
        const kept = JSON.parse(localStorage.getItem('splittable.chance'))
        kept.forEach((each) => (each.commitment = '0'.repeat(64)))
        localStorage.setItem('splittable.chance', JSON.stringify(kept))
    }"""
    )
    assert PROMISED_OTHERWISE in verified(page)
