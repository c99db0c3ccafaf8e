"""A bot of the server's owner at the table: in the seat menu under its name, and what people read if it fails."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow


def test_it_is_offered_by_name_and_replaced_where_it_fails(open_page: OpenPage, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start("--bot", "Odd one=py:tests.server.own_bots:faulty")
    try:
        page = open_page("/create/splitter", "phone", "fr", house, alone=True)
        seat = page.locator(".seats li").nth(1)
        seat.locator(".seg button").nth(2).click()
        seat.get_by_role("combobox").select_option(label="Odd one")
        page.locator("form.setup button[type=submit]").click()
        page.wait_for_selector(".awaited")
        expect(page.locator(".notices")).to_contain_text("ne répond pas. Un robot rapide joue ce coup.")
        page.locator(".notices .iconbtn").click()  # nothing lies over it
        expect(page.locator(".notices")).not_to_contain_text("ne répond pas")
    finally:
        house.stop()
