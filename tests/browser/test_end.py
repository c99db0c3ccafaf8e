"""The end of a game: the verdict, what decided it, what to do next; sounds and the pace of reveals."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import ARRIVED, SIZES, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House
from tests.browser.late import branch, random_record
from tests.browser.sight import expect_apart, expect_in_sight

pytestmark = pytest.mark.slow

HEAR = """() => {
    window.sounds = 0
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start
        kind.prototype.start = function (...given) { window.sounds += 1; return start.apply(this, given) }
    }
}"""
"""Counts the notes that are played."""

WATCH = """() => {
    window.scenes = []
    let began = 0
    const look = () => {
        const on = document.querySelector('main')?.dataset.scene === 'on'
        if (on && !began) began = performance.now()
        if (!on && began) { window.scenes.push(performance.now() - began); began = 0 }
    }
    new MutationObserver(look).observe(document, {subtree: true, childList: true, attributeFilter: ['data-scene']})
}"""
"""Notes how long each scene is on the board."""

FRAME = ".topbar, .stage, .awaited, .beside"


def with_script(page: Page, script: str) -> Page:
    page.add_init_script(f"({script})()")
    return page


def before_last_choice(record: dict[str, Any]) -> tuple[int, int]:
    """How many moves lead to the last choice of the game, and whose it is."""
    movers = [move.split(" ")[0] for move in record["moves"]]
    number = max(at for at, mover in enumerate(movers) if mover != "~")
    return number, int(movers[number])


def finish(page: Page, house: House, game: str, players: int, seed: int) -> tuple[int, dict[str, Any]]:
    """I have the last choice, and a bot makes it for me. The seeds are such that it decides nothing any more."""
    record = random_record(game, players, seed)
    number, seat = before_last_choice(record)
    return seat, leave(page, house, branch(page, house, record, number, seat))


def leave(page: Page, house: House, table: str) -> dict[str, Any]:
    page.request.post(f"{house.url}/api/tables/{table}/leave", data={})
    page.wait_for_selector(".endpage .next")
    found: dict[str, Any] = page.request.get(f"{house.url}/api/tables/{table}").json()
    return found


def verdict(page: Page) -> str:
    return page.locator(".verdict h1").inner_text()


VERDICTS = [
    ("splitter", 3, 1, "You win, {mine} to {second}!"),
    ("splitter", 3, 4, "Second by one point: {mine} to {best}."),
    ("splitter", 3, 61, "You came third, {mine} to {best}."),
    ("splitter", 3, 5, "{winners} wins with {best}. You’re third with {mine}."),
    ("splitter", 3, 36, "{winners} share the win with {best}. You’re third with {mine}."),
    ("splitter", 3, 55, "{winners} and you share the win with {mine}!"),
    ("splitter", 2, 0, "{winners} wins, {best} to {mine}."),
    ("splito", 4, 2, "You’re tied on {mine}, but {winners} wins the tie-break."),
    ("splito", 4, 87, "Tied on {mine}, and you win the tie-break!"),
    ("splito", 4, 2161, "You came joint third, {mine} to {best}."),  # one point behind two others
]


def test_the_verdict_is_a_sentence(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    for game, players, seed, sentence in VERDICTS:
        seat, table = finish(page, house, game, players, seed)
        scores = table["scores"]
        others = [table["seats"][each]["name"] for each in table["winners"] if each != seat]
        points = {"mine": scores[seat], "best": max(scores), "second": sorted(scores)[-2]}
        assert verdict(page) == sentence.format(**points, winners=" and ".join(others))
        expect(page.locator(".verdict h1 b")).to_have_text(str(scores[seat]))
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_those_who_only_watch_read_who_won(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "desk", "fr")
    table = uploaded(page, house, "splitter", 3)
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".endpage .next")
    scores = page.request.get(f"{house.url}/api/tables/{table}").json()["scores"]
    best, second = sorted(scores)[-1], sorted(scores)[-2]
    assert verdict(page) == f"Joueur {scores.index(best) + 1} gagne {best} à {second}."
    expect(page.locator(".verdict h1 b")).to_have_count(0)
    expect(page.locator(".verdict .btn.primary")).to_have_count(0)


def test_alone_the_rank_and_the_points_are_said(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    page.goto(f"{house.url}/t/{uploaded(page, house, 'splitter', 1)}")
    page.wait_for_selector(".endpage .next")
    assert len(verdict(page)) > 8
    expect(page.locator(".sentence p")).to_have_text(re.compile(r"^\d+ points$"))


def test_several_people_on_one_device_read_their_names(open_page: OpenPage, house: House) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me", "me"])
    table = leave(page, house, page.url.split("/t/")[1])
    best = [table["seats"][seat]["name"] for seat in table["winners"]]
    assert verdict(page).startswith(" and ".join(best)) and "ou" not in verdict(page).split()


def test_a_moment_leads_into_the_replay(open_page: OpenPage, house: House) -> None:
    """What comes below the verdict waits for it, so nothing moves."""
    page = open_page(ARRIVED)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    for game, players in (("split-it", 4), ("splito", 5), ("splitter", 3), ("great-split", 4)):
        table = uploaded(page, house, game, players)
        page.route("**/decisive*", hold)
        page.goto(f"{house.url}/t/{table}")
        page.wait_for_selector(".verdict .actions")
        assert page.locator(".moment, .bd").count() == 0
        before = page.evaluate(BOXES)
        held.pop().continue_()
        page.unroute("**/decisive*")
        page.wait_for_selector(".endpage .next")
        assert page.evaluate(BOXES) == before
        if page.locator(".moment").count():
            expect(page.locator(".moment h2")).not_to_be_empty()
            page.locator(".moment a").click()
            page.wait_for_selector(".scrub .slider")
            assert re.search(r"\?move=\d+", page.url)


BOXES = """() => ['.verdict h1', '.verdict .actions'].map(what => {
    const box = document.querySelector(what).getBoundingClientRect()
    return [box.x, box.y, box.width, box.height].map(Math.round).join(' ')
})"""


def test_what_to_do_next_is_at_hand_at_every_size(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "desk", "fr")
    finish(page, house, "splitter", 3, 5)
    for theme in ("light", "dark"):
        page.evaluate("theme => { localStorage.setItem('splittable.theme', theme) }", theme)
        page.reload()
        page.wait_for_selector(".endpage .next")
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            expect_in_sight(page, ".verdict h1", ".verdict .actions .btn", ".topbar .iconbtn")
            expect_apart(page, ".verdict h1", ".verdict .actions .btn", ".topbar .where b", ".topbar .iconbtn")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.get_by_role("button", name="Plus").click()
            expect_in_sight(page, ".actions .menu .btn")
            page.keyboard.press("Escape")
            expect(page.locator(".actions .menu")).to_have_count(0)
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            expect_in_sight(page, ".next a")
            page.evaluate("scrollTo(0, 0)")
            assert small_targets(page) == []
        page.locator(".bd > summary").click()
        assert grave_findings(page) == []
    page.locator(".next a").first.click()
    page.wait_for_selector("form.setup")


def test_quick_replies_after_a_game(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = open_page(ours.url[ours.url.index("/t/") :], "phone")
    theirs.get_by_role("button", name=re.compile("^Sit here")).first.click()
    theirs.wait_for_selector(".seats .me")
    ours.get_by_role("button", name="Start").click()
    for page in (ours, theirs):
        page.wait_for_selector(".splitter")
    table = ours.url.split("/t/")[1]
    for page in (ours, theirs):
        page.request.post(f"{house.url}/api/tables/{table}/leave", data={})
    for page in (ours, theirs):
        page.wait_for_selector(".endpage .next")
    expect(ours.locator(".phrases .btn")).to_have_text(["Good game!", "So close!", "Another one?"])
    ours.get_by_role("button", name="So close!").click()
    expect(ours.locator(".chat li")).to_contain_text("So close!")
    theirs.locator(".sheet-opener").click()
    expect(theirs.locator(".chat li")).to_contain_text("So close!")


def test_a_win_is_heard_after_the_first_tap_if_sound_is_on(open_page: OpenPage, house: House) -> None:
    page = with_script(open_page(ARRIVED), HEAR)
    finish(page, house, "splitter", 3, 1)
    assert page.evaluate("sounds") == 0, "nobody has touched the page yet"

    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    record = random_record("splitter", 3, 1)
    table = branch(page, house, record, *before_last_choice(record))
    switch.click()
    leave(page, house, table)
    assert page.evaluate("sounds") == 0, "it is switched off"
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")

    table = branch(page, house, record, *before_last_choice(record))
    switch.click()
    leave(page, house, table)
    assert people.at_rest(page, lambda: page.evaluate("sounds"), lambda count: count >= 4) >= 4
    heard = page.evaluate("sounds")
    page.locator(".bd > summary").click()
    page.goto(f"{house.url}/settings")
    expect(page.get_by_role("switch", name="Sound")).to_have_attribute("aria-checked", "true")
    page.go_back()
    page.wait_for_selector(".endpage .next")
    assert page.evaluate("sounds") < heard, "and only once"


def test_a_tap_on_a_phone_starts_the_sound(open_page: OpenPage, house: House) -> None:
    page = with_script(open_page(ARRIVED, "phone"), HEAR)
    record = random_record("splitter", 3, 1)
    table = branch(page, house, record, *before_last_choice(record))
    page.tap(".topbar")
    leave(page, house, table)
    assert people.at_rest(page, lambda: page.evaluate("sounds"), lambda count: count >= 4) >= 4


def test_reveals_follow_the_pace(open_page: OpenPage, house: House) -> None:
    page = with_script(open_page(ARRIVED, motion=True), WATCH)
    record = random_record("splito", 3)
    first = next(at for at, move in enumerate(record["moves"]) if not move.startswith("~"))
    seat = int(record["moves"][first + 2].split(" ")[0])  # the others have chosen
    lasted = {}
    for pace in ("Off", "Normal", "Relaxed"):
        page.goto(f"{house.url}/settings")
        page.get_by_role("button", name=pace, exact=True).click()
        branch(page, house, record, first + 2, seat)
        before = people.at_rest(page, lambda: page.evaluate(FRAME_BOXES, FRAME))
        hand = page.locator(".hand > button").count()
        page.locator(".hand > button:enabled").first.click()
        page.locator(".zonebtn").first.click()
        page.locator(".awaited .btn.primary").click()
        if pace != "Off":
            page.wait_for_selector("main[data-scene]")
            assert page.evaluate(FRAME_BOXES, FRAME) == before
        expect(page.locator(".hand > button")).to_have_count(hand - 1)
        page.wait_for_selector(".awaited.asked")
        assert page.evaluate(FRAME_BOXES, FRAME) == before
        lasted[pace] = page.evaluate("scenes")
    assert lasted["Off"] == []
    assert lasted["Relaxed"][0] > lasted["Normal"][0] * 1.1


FRAME_BOXES = """what => [...document.querySelectorAll(what)].map(e => {
    const box = e.getBoundingClientRect()
    return [e.className.split(' ')[0], ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ')
})"""
