"""Pages around the game: lobby, replay, rules, settings, another device, several people on one device."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import people
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow


def test_replay_by_keys_links_and_other_eyes(open_page: OpenPage, house: House, tmp_path: Path) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me", "bot"])
    people.play_to_end([page], 1)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    moves = len(json.loads(record.read_text())["moves"])
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".what")).to_contain_text(f"of {moves}")  # in this game every move is a step
    page.keyboard.press("End")
    expect(page.locator(".what")).to_contain_text(f"Step {moves} of {moves}")
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".what")).to_contain_text(f"Step 5 of {moves}")
    page.locator(".eyes select").select_option("1")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?move=5&eyes=1")
    stranger = open_page(page.url.removeprefix(house.url))
    expect(stranger.locator(".what")).to_contain_text("Step 5 of")  # to a player the last reveal is a step, too
    stranger.goto(f"{house.url}/replay")
    stranger.locator("input[type=file]").set_input_files(record)
    expect(stranger.locator(".what")).to_contain_text(f"of {moves}")


def test_every_rule_is_an_anchor(open_page: OpenPage) -> None:
    page = open_page("/rules/splitter#T7", language="fr")
    expect(page.locator("#T7")).to_be_in_viewport()
    assert page.locator(".rules li[id]").count() > 10
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Components")).to_be_visible()


def test_name_and_another_device(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link for the other device").input_value()
    other = open_page("/")
    other.goto(link)
    other.get_by_role("button", name="Yes, this is me").click()
    other.wait_for_selector(".tiles")
    other.get_by_role("link", name="Settings").first.click()
    expect(other.get_by_label("Your name")).to_have_value("Zoé")


def test_several_people_on_one_device(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("a[href='/create/splitter']").click()
    for seat in range(2):
        page.locator(".seats li").nth(seat).locator(".seg button").first.click()
    page.get_by_label("Name for seat 1").fill("Ada")
    page.get_by_label("Name for seat 2").fill("Bo")
    page.get_by_role("button", name="Start the game").click()
    people.play_until([page], lambda: page.locator(".cover").count() > 0, random.Random(1))
    expect(page.get_by_role("heading", name="Pass the device to Bo.")).to_be_visible()
    assert page.locator(".cell").count() == 0
    page.get_by_role("button", name="I’m Bo").click()
    page.wait_for_selector(".splitter")


def test_join_by_code_and_chat(open_page: OpenPage) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    code = ours.locator(".bigcode").inner_text()
    theirs = open_page("/", "phone", "fr")
    theirs.get_by_label("Code ou lien").fill(code.lower())
    theirs.get_by_role("button", name="Rejoindre").click()
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    ours.locator(".awaited .btn.primary").click()
    theirs.wait_for_selector(".splitter")
    theirs.get_by_role("button", name="Journal, règles et discussion").click()
    theirs.get_by_role("tab", name="Discussion").click()
    theirs.get_by_label("Message").fill("<b>bonjour</b>")
    theirs.get_by_role("button", name="Envoyer").click()
    ours.get_by_role("tab", name="Chat").click()
    expect(ours.locator(".chat li")).to_contain_text("<b>bonjour</b>")
