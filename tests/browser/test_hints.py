"""Hints at the table: what they say, what they light up, and what pressing that plays."""

import json
import random
import re
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests import patience
from tests.browser import people
from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.slow

COMPILED = patience.COMPILER * 1000
LIT = ".awaited .btn.hinted"
SAID = ".awaited .hint"

# Every kind of choice that a game asks for, with the number of players at which it does.
KINDS: dict[str, tuple[int, set[str]]] = {
    "split-it": (2, {"cut", "remove", "guess", "joker"}),
    "splito": (3, {"play left", "play right"}),
    "splitter": (2, {"write high", "write low"}),
    "great-split": (
        2,
        {"discard", "split", "take", "resolve", "sell gold", "sell prestige", "splitter", "seal", "bonus"},
    ),
}

MOST_GAMES = 8  # until each kind has come up: some are rare


def kind_of(move: str, view: dict[str, Any]) -> str:
    first, *_, last = move.split(" ")
    if first == "write":
        return "write high" if int(last) == view["dice"][0] else "write low"
    return f"{first} {last}" if first in ("play", "sell") else first


class Adviser:
    """Sits between page and server: notes the moves that are sent, and has the server's hints name other moves, so
    that every kind of choice is hinted at. The full hint never comes."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page, self.rng = page, rng
        self.view: dict[str, Any] = {}
        self.told = ""
        self.sent: list[str] = []
        self.made = 0  # moves that the server has confirmed
        self.seen: Counter[str] = Counter()
        page.on("websocket", self._listen)
        page.route("**/hint", self._answer)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self._note_sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._note_seen(json.loads(frame)))

    def _note_sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.sent.append(message["move"])

    def _note_seen(self, message: dict[str, Any]) -> None:
        if message["type"] in ("snapshot", "update") and message["seat"] == 0:
            self.view = message["view"]
            self.made += message["ref"] is not None

    def _answer(self, route: Route) -> None:
        if not is_quick(route):
            return  # still thinking
        answer = route.fetch()
        hint = answer.json()
        legal = self.view["legal"]
        assert hint["move"] in legal and hint["thinking"]
        rarest = min(self.seen[kind_of(move, self.view)] for move in legal)
        hint["move"] = self.rng.choice([move for move in legal if self.seen[kind_of(move, self.view)] == rarest])
        self.told = hint["move"]
        route.fulfill(response=answer, json=hint)


def take_hint(page: Page, adviser: Adviser) -> None:
    """Ask, press exactly what is lit, and look at what was played."""
    made = adviser.made
    page.locator(".lamp").click()
    expect(page.locator(LIT)).to_have_count(1)
    kind = kind_of(adviser.told, adviser.view)
    adviser.seen[kind] += 1
    lit = page.locator(LIT)
    said = page.locator(SAID).inner_text()
    if kind.startswith(("resolve", "sell")):  # the same card, several buttons: the words name the one that is lit
        assert said.startswith(f"{lit.inner_text()}.")
        assert page.locator(".awaited .btn.primary").all_inner_texts() == [lit.inner_text()]
    lit.click()
    expect(lit).to_have_count(0)
    limit = time.monotonic() + patience.ANSWER
    while adviser.made == made and time.monotonic() < limit:
        page.wait_for_timeout(20)
    assert adviser.sent[made:] == [adviser.told], (kind, said)


@pytest.mark.parametrize(
    ("game", "size", "language"), [(game, "desk", "en") for game in KINDS] + [("great-split", "phone", "fr")]
)
def test_what_a_hint_lights_up_is_what_it_says(open_page: OpenPage, game: str, size: str, language: str) -> None:
    """For every kind of choice: the words, the light, and the move that pressing the light makes are the same."""
    players, kinds = KINDS[game]
    page = open_page("/", size, language)
    home = page.url
    adviser = Adviser(page, random.Random(3))
    for _ in range(MOST_GAMES):
        people.start_table(page, game, ["me", *["bot"] * (players - 1)])
        people.play_until(
            [page],
            lambda: people.is_over(page) or kinds <= set(adviser.seen),
            random.Random(1),
            lambda asked, rng: take_hint(asked, adviser),
        )
        if kinds <= set(adviser.seen):
            break
        page.goto(home)
    assert set(adviser.seen) == kinds


def test_a_second_touch_of_the_card_does_what_the_hint_says(open_page: OpenPage) -> None:
    """The Great Split: a card that is picked by a hint to sell it is sold, too, when it is touched again."""
    page = open_page("/")
    adviser = Adviser(page, random.Random(5))
    people.start_table(page, "great-split", ["me", "bot"])

    def choose(asked: Page, rng: random.Random) -> None:
        if not any(move.startswith("sell ") for move in adviser.view["legal"]):
            people.act(asked, rng)
            return
        for each in ("resolve", "sell prestige"):
            adviser.seen[each] += 100  # so that the next hint says to sell it for gold
        adviser.seen["splitter"] += 100
        asked.locator(".lamp").click()
        expect(asked.locator(LIT)).to_have_count(1)
        asked.locator(".gline .cardbtn[aria-pressed=true]").click()
        expect(asked.locator(LIT)).to_have_count(0)

    people.play_until([page], lambda: any(move.startswith("sell ") for move in adviser.sent), random.Random(1), choose)
    assert adviser.told.startswith("sell ") and adviser.sent[-1] == adviser.told


def test_a_quick_suggestion_is_replaced_by_the_full_hint(open_page: OpenPage) -> None:
    """Without pressing again; and the lamp glows until it is there."""
    page = open_page("/")
    held: list[Route] = []
    page.route("**/hint", lambda route: route.continue_() if is_quick(route) else held.append(route))
    people.start_table(page, "splitter", ["me", "bot"])
    page.locator(".lamp").click()
    expect(page.locator(SAID)).to_contain_text("Quick suggestion, still thinking…")
    expect(page.locator(LIT)).to_have_text("Place")
    expect(page.locator(".cell.preview")).to_have_count(2)
    expect(page.locator(".lamp.busy")).to_have_count(1)
    assert len(held) == 1
    held.pop().continue_()
    page.unroute("**/hint")
    expect(page.locator(SAID)).to_have_text(re.compile(r"About \d\d\.\d points in the end"), timeout=COMPILED)
    expect(page.locator(".lamp.busy")).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(1)
    page.locator(LIT).click()
    expect(page.locator(".cell.written")).to_have_count(2)
    expect(page.locator(SAID)).to_have_count(0)


def test_a_hint_goes_when_something_else_is_picked(open_page: OpenPage) -> None:
    """Its words and its light; and a full hint that comes late changes nothing any more."""
    page = open_page("/", "phone", "fr")
    held: list[Route] = []
    page.route("**/hint", lambda route: route.continue_() if is_quick(route) else held.append(route))
    people.start_table(page, "splitter", ["me", "bot"])
    page.locator(".lamp").click()
    expect(page.locator(SAID)).to_contain_text("Première idée, je réfléchis encore…")
    other = page.locator(".cell:not(.preview)").first
    name = other.get_attribute("data-cell")
    other.click()
    expect(page.locator(SAID)).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(".lamp.on, .lamp.busy")).to_have_count(0)
    expect(page.locator(f".cell.preview[data-cell={name}]")).to_have_count(1)
    page.locator(".lamp").click()  # swapping the numbers is another choice, too
    expect(page.locator(LIT)).to_have_count(1)
    swap = page.get_by_role("button", name="Échanger")
    if swap.is_disabled():  # a double: there is nothing to swap
        return
    swap.click()
    expect(page.locator(SAID)).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)


def test_a_hint_goes_when_the_clock_makes_the_choice(open_page: OpenPage) -> None:
    """The position moves on though the player did nothing; the next choice has no hint yet."""
    page = open_page("/")
    page.wait_for_selector(".tiles")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wish = {"game": "splitter", "seats": seats, "clock": 5, "hints": True, "start": True}
    address = page.url.rstrip("/")
    table = page.request.post(f"{address}/api/tables", data=wish).json()["id"]
    page.route("**/hint", lambda route: route.continue_() if is_quick(route) else None)
    page.goto(f"{address}/t/{table}")
    page.locator(".lamp").click()
    expect(page.locator(LIT)).to_have_count(1)
    expect(page.locator(".cell.written")).to_have_count(2)
    expect(page.locator(SAID)).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)


def test_the_text_board_lights_up_its_button(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    page.evaluate("localStorage.setItem('splittable.text-board', 'on')")
    page.reload()
    adviser = Adviser(page, random.Random(2))
    people.start_table(page, "split-it", ["me", "bot"])
    people.play_until(
        [page], lambda: len(adviser.sent) >= 4, random.Random(1), lambda asked, rng: take_hint(asked, adviser)
    )


def is_quick(route: Route) -> bool:
    wish: Any = route.request.post_data_json
    return bool(wish["quick"])
