"""Looking back at finished games: everything is open, steps are decisions, links lead to their moment."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import splittable
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.finished import uploaded
from tests.browser.house import House

pytestmark = pytest.mark.slow

WIDE = ViewportSize(width=1920, height=1080)


def look_back(page: Page, house: House, table: str, query: str = "") -> None:
    page.goto(f"{house.url}/replay/{table}{query}")
    page.wait_for_selector(".scrub .slider")


def uploaded_record(page: Page, house: House, game: str, players: int) -> tuple[str, dict[str, Any]]:
    table = uploaded(page, house, game, players)
    record: dict[str, Any] = page.request.get(f"{house.url}/api/tables/{table}/record").json()
    return table, record


def step(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    found = re.search(r"\D(\d+)\D+(\d+)", page.locator(".what small").inner_text())
    assert found
    return int(found[1]), int(found[2])


def go_to(page: Page, at: int) -> None:
    page.locator(".slider").fill(str(at - 1))


def fit(page: Page) -> None:
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def decisions(record: dict[str, Any]) -> list[int]:
    """How many moves were made when each choice had been made, or chance had done everything up to the next one."""
    movers = [move.split(" ")[0] for move in record["moves"]]
    ends = [*(here != "~" or there != "~" for here, there in pairwise(movers)), True]
    return [number for number, is_end in enumerate(ends, 1) if is_end]


@pytest.mark.parametrize(("game", "players"), [("split-it", 4), ("splito", 5), ("splitter", 3), ("great-split", 2)])
def test_every_step_on_a_phone_in_french(open_page: OpenPage, house: House, game: str, players: int) -> None:
    page = open_page(ARRIVED, "phone", "fr")
    table, record = uploaded_record(page, house, game, players)
    look_back(page, house, table)
    at, last = step(page)
    assert at == 2, "it begins with the first choice"
    page.keyboard.press("Home")
    assert len(decisions(record)) <= last < 1.4 * len(decisions(record))
    seen = set()
    for number in range(1, last + 1):
        assert step(page) == (number, last)
        said = page.locator(".what span").inner_text()
        assert said.strip()
        seen.add(said)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), number
        page.keyboard.press("ArrowRight")
    assert step(page) == (last, last)
    assert len(seen) > last / 3, "the steps say what happened in them"
    page.reload()
    page.wait_for_selector(".scrub .slider")
    assert step(page) == (last, last)
    expect(page).to_have_url(re.compile(rf"\?move={len(record['moves'])}$"))


def test_a_deal_is_one_step_and_hands_are_open(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    table, record = uploaded_record(page, house, "splito", 5)
    assert decisions(record)[0] == 67
    look_back(page, house, table, "?move=0")
    hands = page.locator(".openhand")
    expect(hands).to_have_count(5)
    for seat in range(5):
        expect(hands.nth(seat).locator(".held")).to_have_count(13)
    assert page.locator(".held.chosen").count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(".held.chosen")).to_have_count(1)
    first = int(record["moves"][67].split(" ")[0])
    expect(hands.nth(first).locator(".held.chosen")).to_have_count(1)
    go_to(page, 6)
    expect(page.locator(".held.chosen")).to_have_count(5)  # the reveal, before the cards lie in the zones
    page.keyboard.press("ArrowRight")
    expect(page.locator(".held")).to_have_count(5 * 12)
    numbers = page.locator(".zmini .pc").count()
    objectives = page.locator(".zmini .opip:not(.met)").count() + page.locator(".zmini .opip.met").count()
    assert numbers + objectives >= 5


def test_hands_piles_and_boards_of_everybody(open_page: OpenPage, house: House) -> None:
    """The Great Split with seven: hands, both piles of each split, what is kept, and every board."""
    page = open_page(ARRIVED)
    table, record = uploaded_record(page, house, "great-split", 7)
    look_back(page, house, table, "?move=0")
    seats = page.locator(".openseat")
    expect(seats).to_have_count(7)
    expect(page.locator(".openseat .gboard")).to_have_count(7)
    game = splittable.load("great-split").start(7)
    for move in record["moves"][: decisions(record)[0]]:
        game.play(-1, move[2:])
    for seat in range(7):
        expect(seats.nth(seat).locator(".gc")).to_have_count(len(game.view(seat)["hand"]))
    splits = [at for at, number in enumerate(decisions(record)) if " split " in f" {record['moves'][number - 1]} "]
    go_to(page, splits[6] + 1)
    expect(page.locator(".openpile")).to_have_count(14)
    expect(page.locator(".openpile.kept")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".openpile.kept")).to_have_count(1)
    taker = int(record["moves"][decisions(record)[splits[6] + 1] - 1].split(" ")[0])
    expect(seats.nth((taker - 1) % 7).locator(".openpile.kept")).to_have_count(1)


def test_guesses_and_placements_are_open(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    table, record = uploaded_record(page, house, "split-it", 4)
    guess = next(at for at, number in enumerate(decisions(record)) if " guess " in record["moves"][number - 1])
    look_back(page, house, table, f"?move={decisions(record)[guess]}")
    who, _, section = record["moves"][decisions(record)[guess] - 1].split(" ")
    expect(page.locator(f".opencolumns[data-seat='{who}'] .guess.{section}")).to_be_visible()
    expect(page.locator(".opencolumns .guess")).to_have_count(1)
    page.locator(".eyes select").select_option("spectator")
    expect(page.locator(".opp")).to_have_count(4)
    expect(page.locator(".opp .guess")).to_have_count(0)

    table, record = uploaded_record(page, house, "splitter", 3)
    look_back(page, house, table, "?move=2")
    who, _, cell, number = record["moves"][1].split(" ")
    sheets = page.locator(".opensheet")
    expect(sheets).to_have_count(3)
    expect(page.locator(".cell.preview")).to_have_count(2)
    expect(sheets.nth(int(who)).locator(f"[data-cell={cell}].preview")).to_have_accessible_name(
        re.compile(rf"^{cell}: {number}\b")
    )


def test_a_game_of_eight_rounds_says_so_throughout(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    table, record = uploaded_record(page, house, "split-it", 4)
    look_back(page, house, table)
    expect(page.locator(".ticks span")).to_have_text([str(number) for number in range(1, 9)])
    _, last = step(page)
    said = set()
    for _ in range(last):
        said.add(page.locator(".topbar .where span").inner_text())
        page.keyboard.press("ArrowRight")
    assert {text.split("of ")[1] for text in said} == {"8"}
    rows = [number for number in decisions(record) if record["moves"][number - 1].startswith("~ card")]
    assert len(rows) == 8
    look_back(page, house, table, f"?move={rows[1]}")
    expect(page.locator(".topbar .where span")).to_contain_text("Round 2 of 8")
    expect(page.locator(".rawrow .card")).to_have_count(9)


def test_links_by_moves_lead_to_their_step(open_page: OpenPage, house: House) -> None:
    """Links from before, when each card that was dealt was a step, and those that are made now."""
    page = open_page(ARRIVED)
    table, record = uploaded_record(page, house, "splito", 3)
    ends = decisions(record)
    for asked, meant in ((0, ends[0]), (5, ends[0]), (ends[0], ends[0]), (ends[1], ends[1]), (9999, ends[-1])):
        look_back(page, house, table, f"?move={asked}")
        expect(page).to_have_url(f"{house.url}/replay/{table}?move={meant}")
    reveal = ends[3]  # the third card of the first turn
    look_back(page, house, table, f"?move={reveal}")
    after = step(page)
    expect(page.locator(".held")).to_have_count(3 * 12)
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(f"{house.url}/replay/{table}?move={reveal}&reveal")
    expect(page.locator(".held")).to_have_count(3 * 13)
    page.reload()
    page.wait_for_selector(".scrub .slider")
    assert step(page) == (after[0] - 1, after[1])


@pytest.mark.parametrize(
    ("game", "players", "size", "language", "theme"),
    [
        ("split-it", 4, "desk", "en", "dark"),
        ("split-it", 4, "phone", "fr", "light"),
        ("splito", 8, "wide", "fr", "dark"),
        ("splito", 8, "phone", "de", "dark"),
        ("splitter", 12, "desk", "fr", "light"),
        ("splitter", 12, "phone", "fr", "light"),
        ("great-split", 7, "wide", "en", "dark"),
        ("great-split", 7, "phone", "fr", "light"),
    ],
)
def test_everything_open_fits(
    open_page: OpenPage, house: House, game: str, players: int, size: str, language: str, theme: str
) -> None:
    page = open_page(ARRIVED, "phone" if size == "phone" else "desk", language)
    if size == "wide":
        page.set_viewport_size(WIDE)
    table, _ = uploaded_record(page, house, game, players)
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    look_back(page, house, table)
    _, last = step(page)
    for at in (1, 4, last // 3, last // 2, last):
        go_to(page, at)
        fit(page)
        if at in (4, last):  # early, and with everything on the table
            assert grave_findings(page) == []
        bar = page.locator(".scrub").bounding_box()
        assert bar and bar["height"] < (page.viewport_size or WIDE)["height"] / 2, "room is left for the board"
    if size == "phone":
        page.locator(".scrub .dots").click()
        fit(page)
        assert grave_findings(page) == []


def test_the_one_who_chose_is_in_sight(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "phone", "fr")
    table, record = uploaded_record(page, house, "great-split", 7)
    look_back(page, house, table)
    for at in range(2, 9):
        go_to(page, at)
        who = record["moves"][decisions(record)[at - 1] - 1].split(" ")[0]
        expect(page.locator(f".openseat[data-seat='{who}'] header")).to_be_in_viewport()


def test_with_everything_open_i_play_on_in_my_seat(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 1, "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/play", data=wish).json()["id"]
    page.goto(f"{house.url}/replay/{table}")
    expect(page.get_by_text("That only works once the game is over.")).to_be_visible()
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".awaited")
    page.request.post(f"{house.url}/api/tables/{table}/leave", data={})
    page.wait_for_selector(".endpage")
    look_back(page, house, table, "?move=1")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".awaited.asked")
    branch = page.request.get(f"{house.url}/api/tables/{page.url.split('/t/')[1]}").json()
    me = page.request.get(f"{house.url}/api/me").json()["id"]
    assert [seat["person"] for seat in branch["seats"]] == [None, me]


def test_the_text_board_is_open_too(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED, "desk", "en")
    table, _ = uploaded_record(page, house, "splito", 3)
    page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
    look_back(page, house, table)
    expect(page.locator(".textboard .told")).to_contain_text("Player 3 has")
