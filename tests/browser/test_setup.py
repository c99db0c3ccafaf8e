"""Setting up a table: one level for all bots, and names that are remembered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def set_bots(page: Page, level: str) -> None:
    page.locator(f".allbots [data-level={level}]").click()


def levels(page: Page) -> list[str]:
    return list(page.locator(".seats select").evaluate_all("all => all.map(select => select.value)"))


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr")])
def test_one_control_sets_all_bots_of_a_new_table(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/create/splitter", size, language)
    page.wait_for_selector(".seats li")
    for _ in range(3):
        page.locator(".count button").last.click()
    page.locator(".allbots .fill").click()
    count = page.locator(".seats li").count() - 1
    assert count >= 4 and levels(page) == ["medium"] * count
    set_bots(page, "expert")
    assert levels(page) == ["expert"] * count
    page.locator(".seats select").first.select_option("easy")
    expect(page.locator(".allbots [aria-pressed=true]")).to_have_count(0)
    check(page)
    set_bots(page, "none")
    assert levels(page) == []
    set_bots(page, "easy")
    page.locator(".allbots .fill").click()
    assert levels(page) == ["easy"] * count
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_selector(".splitter")


def test_one_control_sets_all_bots_of_the_lobby(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    people.start_table(page, "splitter", ["me", "open", "bot", "open"])
    set_bots(page, "hard")
    expect(page.locator(".seats select")).to_have_value("hard")
    expect(page.locator(".awaited .btn.primary")).to_have_text("Commencer avec 3 robots")
    page.locator(".seats .acts button", has_text="Robot").first.click()
    expect(page.locator(".seats select")).to_have_count(2)
    assert levels(page) == ["hard"] * 2
    page.locator(".seats select").first.select_option("easy")
    expect(page.locator(".allbots [aria-pressed=true]")).to_have_count(0)
    check(page)
    guest = open_page(page.url[page.url.index("/t/") :])
    guest.wait_for_selector(".seats")
    expect(guest.locator(".allbots")).to_have_count(0)


def test_the_host_is_asked_for_a_name_and_a_guest_keeps_it(open_page: OpenPage, house: House) -> None:
    host = open_page("/create/splitter", "phone", "fr")
    host.locator(".seats li .seg button").nth(4).click()  # the second seat is open
    host.get_by_label("Votre nom").fill("Ada")
    check(host)
    host.locator("form.setup button[type=submit]").click()
    host.wait_for_selector(".lobby")
    guest = open_page(host.url[host.url.index("/t/") :])
    expect(guest.locator(".seats li").first).to_contain_text("Ada")
    asked = guest.get_by_label("Your name")
    expect(asked).to_have_value("")
    asked.fill("Zoé")
    guest.locator(".seats .acts button").first.click()
    expect(host.locator(".seats")).to_contain_text("Zoé")

    host.goto(f"{house.url}/create/splitter")  # the next table
    expect(host.get_by_label("Votre nom")).to_have_value("Ada")
    host.locator("form.setup button[type=submit]").click()
    host.wait_for_selector(".lobby")
    guest.goto(host.url)
    expect(guest.get_by_label("Your name")).to_have_value("Zoé")
    guest.locator(".seats .acts button").first.click()
    expect(host.locator(".seats")).to_contain_text("Zoé")

    guest.context.clear_cookies()  # the browser has the name even if the server has lost the person
    guest.goto(f"{house.url}/create/splitter")
    expect(guest.get_by_label("Your name")).to_have_value("Zoé")


def test_a_name_can_be_skipped(open_page: OpenPage) -> None:
    host = open_page("/create/splitter")
    host.locator("form.setup button[type=submit]").click()
    host.wait_for_selector(".lobby")
    guest = open_page(host.url[host.url.index("/t/") :], "phone", "fr")
    expect(guest.locator(".seats li").first).to_contain_text("Guest")
    guest.locator(".seats .acts button").first.click()
    expect(host.locator(".seats")).to_contain_text("Invité")
    host.goto(host.url[: host.url.index("/t/")] + "/create")
    expect(host.get_by_label("Your name")).to_have_value("")


def test_bots_are_not_told_a_name(open_page: OpenPage) -> None:
    page = open_page("/create/splitter")
    expect(page.get_by_label("Your name")).to_be_visible()
    page.locator(".allbots .fill").click()
    expect(page.get_by_label("Your name")).to_have_count(0)
