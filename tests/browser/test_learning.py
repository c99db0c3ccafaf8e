"""Learning: guides, lessons and drawn examples; and custom component files."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

GAMES = ["split-it", "splito", "splitter", "great-split"]


def lesson_of(house: House, game: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{house.url}/api/games/{game}/learn?language=en") as answer:
        steps: list[dict[str, Any]] = json.load(answer)["lesson"]
    return steps


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_in_words(open_page: OpenPage, house: House, game: str) -> None:
    """Move by move on the text board, which works the same for all games."""
    page = open_page("/", "phone", "en")
    page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
    page.goto(f"{house.url}/learn/{game}")
    steps = lesson_of(house, game)
    page.locator(".go-on").click()  # the goal is read
    for number, step in enumerate(steps[1:-1], 2):
        expect(page.locator(".say .label")).to_have_text(f"Step {number} of {len(steps)}")
        label = step["words"]["labels"][step["view"]["legal"].index(step["want"])]
        if len(step["view"]["legal"]) > 12:
            page.get_by_label("Find a move").fill(label)
        page.locator(".moves").get_by_role("button", name=label, exact=True).first.click()
        page.locator(".awaited .btn.primary").click()
        if step["is_free"]:
            expect(page.locator(".layout > .say")).not_to_contain_text(step["say"])
            page.locator(".go-on").click()
    expect(page.get_by_role("button", name="Start your first game")).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_the_drawn_board(open_page: OpenPage, house: House, game: str) -> None:
    """Every move by hand, as the sentence asks for it."""
    page = open_page(f"/learn/{game}", "desk", "fr")
    steps = lesson_of(house, game)
    page.locator(".go-on").click()
    for number, step in enumerate(steps[1:-1], 2):
        expect(page.locator(".say .label")).to_have_text(f"Étape {number} sur {len(steps)}")
        expect(page.locator(".spotlight .hole")).not_to_have_count(0)
        check(page)
        make_by_hand(page, *step["want"].split(" "))
        page.locator(".awaited .btn.primary").click()
        if step["is_free"]:
            page.locator(".go-on").click()
    page.get_by_role("button", name="Commencer ma première partie").click()
    expect(page.locator(".guide")).to_be_visible()


def make_by_hand(page: Page, kind: str, *what: str) -> None:
    match kind:
        case "cut":
            for gap in what:
                page.locator(f"[data-gap='{gap}']").click()
        case "write":
            cell = page.locator(f"[data-cell={what[0]}]")
            cell.click()
            if f": {what[1]}," not in (cell.get_attribute("aria-label") or "").replace(" :", ":"):
                cell.click()  # the two numbers change sides
        case "play":
            page.locator(f".hand > [data-card={what[0]}]").click()
            page.locator(".zonebtn").nth(["left", "right"].index(what[1])).click()
        case "split":
            for card in what[what.index("/") + 1 :]:
                page.locator(f".tray [data-card={card}]").click()
        case "splitter":
            page.locator(".cardbtn[data-card=splitter]").click()
            page.locator(f"button.track.lit[data-track={what[0]}]").click()
        case _:
            page.locator(TOUCHED[kind].format(what[0])).click()


TOUCHED = {
    "guess": "button.section[data-section={}]",
    "joker": ".column.open[data-column='0-{}']",
    "take": "button.tray[data-tray={}]",
    "bonus": "button.track.lit[data-track={}]",
}


def test_a_lesson_says_when_a_move_is_not_the_one(open_page: OpenPage) -> None:
    """Nothing moves when it does: the board stays where the finger is."""
    page = open_page("/learn/splito", "phone")
    page.locator(".go-on").click()
    page.locator(".hand > [data-card=none_v5]").click()
    board = page.locator(".stage").bounding_box()
    page.locator(".zonebtn").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".stray")).to_be_visible()
    assert page.locator(".stage").bounding_box() == board
    page.locator(".zonebtn").last.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".say .label")).to_have_text("Step 3 of 5")


def test_any_choice_is_fine_where_it_is_free(open_page: OpenPage) -> None:
    page = open_page("/learn/split-it", "phone", "fr")
    page.locator(".go-on").click()
    make_by_hand(page, "cut", "2", "5")
    page.locator(".awaited .btn.primary").click()
    make_by_hand(page, "guess", "pink")
    page.locator(".awaited .btn.primary").click()
    said = page.locator(".layout > .say")
    expect(said).to_contain_text("tous les trois sur la zone rose")
    page.locator(".go-on").click()
    expect(said).to_contain_text("un 9 et un joker")


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_drawn_examples(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}", "phone", "fr")
    page.wait_for_selector(".drawing .stage")
    assert page.locator(".rules li[id] .drawing figcaption").count() >= 1
    check(page)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_link_to_a_rule_ends_there_below_drawings(open_page: OpenPage, size: str) -> None:
    page = open_page("/rules/splitter#T9", size)
    page.wait_for_selector(".drawing .stage")
    expect(page.locator("#T9 > .ruleno")).to_be_in_viewport(ratio=1)


def test_the_guide_is_closed_for_good(open_page: OpenPage) -> None:
    page = open_page("/")
    people.play_now(page, "splito")
    page.get_by_role("button", name="Close the guide").click()
    expect(page.locator(".guide")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".splito .hand")
    expect(page.locator(".guide")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("switch", name="First-game guide").click()
    expect(page.locator(".guide")).to_be_visible()


def test_the_guide_closes_with_the_first_finished_game(open_page: OpenPage, house: House) -> None:
    page = open_page("/", "phone")
    people.start_table(page, "splitter", ["me"])
    expect(page.locator(".guide")).to_be_visible()
    people.play_to_end([page], 1)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("button.cell")
    expect(page.locator(".guide")).to_have_count(0)
    table = page.url
    page.goto(f"{house.url}/settings")
    guide = page.get_by_role("switch", name="Splitter")
    expect(guide).not_to_be_checked()
    expect(page.get_by_role("switch", name="Splito")).to_be_checked()
    check(page)
    guide.click()
    page.goto(table)
    expect(page.locator(".guide")).to_be_visible()


@pytest.mark.parametrize(("game", "wrong"), [("splito", "points: 9"), ("great-split", "points: -1")])
def test_own_components_are_checked_kept_and_played(open_page: OpenPage, game: str, wrong: str) -> None:
    page = open_page(f"/create/{game}")
    page.get_by_role("link", name="Enter or load your own").click()
    area = page.get_by_label("Your set as text")
    shipped = area.input_value()
    area.fill(shipped.replace("points: 2", wrong, 1))
    page.get_by_role("button", name="Check and keep").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"^Line \d+: .*: write a whole number from"))
    assert wrong in page.evaluate(
        "(() => { const a = document.activeElement; return a.value.slice(a.selectionStart, a.selectionEnd) })()"
    )
    area.fill(shipped.replace("points: 2", "points: 1", 1) if game == "splito" else shipped)
    page.get_by_role("button", name="Check and keep").click()
    expect(page.get_by_role("status")).to_contain_text("All good!")
    check(page)
    page.get_by_role("link", name="Create a table with it").click()
    page.get_by_role("button", name="Your set").click()
    page.locator(".seats li").nth(1).locator(".seg button").nth(1).click()
    page.locator("form.setup button[type=submit]").click()
    expect(page.locator(".setline")).to_contain_text("Your set")
