"""The Great Split at every size: what a player needs is in sight in every phase, and scenes move nothing else."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House
from tests.browser.late import Wanted, play_on
from tests.browser.sight import SIZES, expect_apart, expect_in_sight

pytestmark = pytest.mark.slow

LAST = 6
SEEDS = {3: 5, LAST: 2}  # games in which seat 0 plays the last card of that round
MINE = (".myboard > header", ".myboard .gpoints summary", ".myboard > .gboard .track", ".awaited .bar")
TABLE = (".timeline", ".gseats button.seat")
PLACES = """() => [...document.querySelectorAll('.timeline, .gseats, .gseats button, .myboard, .myboard .track, .bar')]
    .map(e => e.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round).join(' '))"""
SPOKEN = """() => {
    window.spoken = []
    const bar = document.querySelector('.board')
    const note = () => {
        const now = document.querySelector('.scene') && document.querySelector('.awaited .say')?.textContent.trim()
        if (now && now !== window.spoken.at(-1)) window.spoken.push(now)
    }
    new MutationObserver(note).observe(bar, {subtree: true, childList: true, characterData: true})
}"""


def in_phase(phase: str) -> Wanted:
    return lambda view: bool(view["phase"] == phase and view["round"] == LAST)


def plays(view: dict[str, Any]) -> bool:
    return bool(in_phase("resolve")(view) and len(view["hand"]) > 3 and not view["waiting"][0])


def places(view: dict[str, Any]) -> bool:
    return bool(in_phase("resolve")(view) and view["waiting"][0])


PHASES: list[tuple[Wanted, tuple[str, ...]]] = [
    (in_phase("split"), (*TABLE, ".tray", ".tray .cardbtn", *MINE)),
    (in_phase("take"), (*TABLE, "button.tray", "button.tray .gc", *MINE)),
    (plays, (*TABLE, ".resolving .gline", *MINE)),
    (places, ("button.track.lit", *MINE)),
]


def come(page: Page, house: House, players: int, wanted: Wanted, seed: int = 2) -> None:
    play_on(page, house, "great-split", players, wanted, seed)


def begin(open_page: OpenPage, size: str, language: str = "en", motion: bool = False) -> Page:
    page = open_page(ARRIVED, size, language, motion=motion)
    page.evaluate("localStorage.setItem('splittable.guide.great-split', 'closed')")
    return page


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight_in_the_last_round(open_page: OpenPage, house: House, size: str) -> None:
    page = begin(open_page, size, "fr")
    for wanted, needed in PHASES:
        come(page, house, 4, wanted)
        expect_in_sight(page, *needed)
        expect_apart(page, ".timeline", ".gseats button.seat", ".tray", ".myboard", ".resolving", ".bar")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_seven_at_the_table(open_page: OpenPage, house: House, size: str) -> None:
    page = begin(open_page, size)
    for wanted, needed in PHASES[:2]:
        come(page, house, 7, wanted)
        expect_in_sight(page, *needed)
        expect_apart(page, ".gseats button.seat", ".tray", ".myboard", ".bar")


def test_a_hand_too_long_for_a_phone_moves_under_the_finger(open_page: OpenPage, house: House) -> None:
    page = begin(open_page, "phone")
    come(page, house, 2, lambda view: view["phase"] == "discard" and view["round"] == 4)
    expect_in_sight(page, ".mine > .gline", ".mine > .gline > .cardbtn:first-of-type", *MINE)
    last = page.locator(".mine > .gline > .cardbtn").last
    last.scroll_into_view_if_needed()
    expect_in_sight(page, ".mine > .gline > .cardbtn:last-of-type", *MINE)
    assert page.evaluate("scrollX + scrollY") == 0


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_board_opens_large(open_page: OpenPage, house: House, size: str) -> None:
    page = begin(open_page, size)
    come(page, house, 4, in_phase("split"))
    seat = page.locator(".gseats button.seat").nth(1)
    seat.click()
    expect_in_sight(page, ".opened .bigboard", ".opened .track")
    opened, mine = (page.locator(f"{where} .space").nth(3).bounding_box() for where in (".opened", ".myboard"))
    assert opened and mine and opened["width"] > mine["width"]
    page.keyboard.press("Escape")
    expect(page.locator(".opened")).to_have_count(0)
    expect(seat).to_be_focused()


def take(page: Page) -> None:
    page.locator("button.tray").first.click()
    page.locator(".awaited .btn.primary").click()


def test_piles_are_exchanged_before_my_eyes(open_page: OpenPage, house: House) -> None:
    """Both piles are named, nothing moves out of its place, the bar speaks once, and a tap ends the scene."""
    page = begin(open_page, "desk", motion=True)
    page.evaluate("localStorage.setItem('splittable.pace', 'relaxed')")
    page.reload()
    come(page, house, 3, in_phase("take"))
    before = page.evaluate(PLACES)
    page.evaluate(SPOKEN)
    take(page)
    page.wait_for_selector(".exchange")
    assert page.evaluate(PLACES) == before
    page.wait_for_selector(".exchange.said")
    told = page.locator(".pile b").all_inner_texts()
    assert [text.split(" ", 1)[1] for text in told] == [
        "keeps these",
        "get these back",
        "keep these",
        "gets these back",
    ]
    assert len(page.evaluate("window.spoken")) == 1
    assert page.evaluate(PLACES) == before
    page.locator(".exchange").click(position={"x": 5, "y": 5})
    expect(page.locator(".scene")).to_have_count(0)
    page.wait_for_selector(".resolving .cardbtn:enabled")


def test_a_still_page_begins_with_the_last_frame(open_page: OpenPage, house: House) -> None:
    page = begin(open_page, "phone")
    come(page, house, 3, in_phase("take"))
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('something moves') } }")
    page.evaluate(SPOKEN)
    take(page)
    page.wait_for_selector(".exchange.said")
    expect_in_sight(page, ".pile b", ".pile .gc", ".awaited .go-on")
    page.locator(".awaited .go-on").click()
    page.wait_for_selector(".resolving .cardbtn:enabled")
    assert len(page.evaluate("window.spoken")) == 1


@pytest.mark.parametrize(("size", "after"), [("phone", 3), ("desk", LAST)])
def test_scorings_are_counted_in_sight(open_page: OpenPage, house: House, size: str, after: int) -> None:
    """After round 3 the scoring tokens count, after the last one everything does."""

    def has_one_card(view: dict[str, Any]) -> bool:
        alone = view["acting"] == [0] and view["round"] == after and not view["waiting"][0]
        return bool(view["phase"] == "resolve" and alone and len(view["hand"]) == 1 and not view["splitters"])

    page = begin(open_page, size)
    come(page, house, 4, has_one_card, seed=SEEDS[after])
    page.locator(".resolving .cardbtn:enabled").click()
    page.locator(".awaited .btn", has_text="prestige").click()
    page.wait_for_selector(".roundend .bigtoken:not(.hidden)")
    expect(page.locator(".rnd.now .token")).not_to_have_text("?")
    if after == LAST:
        expect(page.locator(".roundend .pad tfoot .on")).to_have_count(4)
        expect_in_sight(page, ".roundend .pad", ".roundend .bigtoken")
    else:
        expect(page.locator(".scoring .all.on")).to_have_count(4)
        expect_in_sight(page, ".scoring li", ".scoring .got", ".roundend .bigtoken")


@pytest.mark.parametrize(("size", "players"), [("phone", 7), ("desk", 4)])
def test_the_score_pad_of_the_end(open_page: OpenPage, house: House, size: str, players: int) -> None:
    page = begin(open_page, size, "fr")
    table = uploaded(page, house, "great-split", players)
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".endpage .pad")
    totals = [int(text) for text in page.locator(".pad tfoot td b").all_inner_texts()]
    assert len(totals) == players and totals == sorted(totals, reverse=True)
    for seat in range(players):
        row = page.locator(f".pad tbody td:nth-child({seat + 2}) b").all_inner_texts()
        assert len(row) == 6 and sum(map(int, row)) == totals[seat]
    expect(page.locator(".pad tfoot .w")).to_have_count(totals.count(totals[0]))
    expect_apart(page, ".pad tbody td b", ".pad tbody .what", ".pad tfoot td b")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".pad").evaluate("e => e.scrollWidth <= e.clientWidth")
