"""Positions late in a game, without playing up to them: a record is uploaded and played on from one of its moves."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

import splittable
from splittable.core import records
from tests.browser.house import House

Wanted = Callable[[dict[str, Any]], bool]


@cache
def random_record(game: str, players: int, seed: int = 3) -> dict[str, Any]:
    rng = random.Random(seed)
    state = splittable.load(game).start(players)
    state.roll(rng)
    while not state.is_over:
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return state.record()


def play_on(page: Page, house: House, game: str, players: int, wanted: Wanted, seed: int = 3) -> None:
    """Opens a table where seat 0 is asked and its view is as wanted; bots sit in the other seats."""
    record = random_record(game, players, seed)
    number = first_move(record, wanted)
    branch(page, house, record, number, 0)


def branch(page: Page, house: House, record: dict[str, Any], number: int, seat: int) -> str:
    """The table where the game goes on after so many of its moves."""
    uploaded = page.request.post(f"{house.url}/api/records", data=record, max_retries=2).json()["id"]
    address = f"{house.url}/api/tables/{uploaded}/branch"
    table = str(page.request.post(address, data={"number": number, "seat": seat, "bot": None}).json()["id"])
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".awaited.asked")
    return table


def first_move(record: dict[str, Any], wanted: Wanted) -> int:
    whole = records.parse(record)
    state = records.begin(whole)
    for number in range(len(whole.moves)):
        if 0 in state.acting() and wanted(state.view(0)):
            return number
        records.step(state, whole, number)
    raise AssertionError("the game never comes to what is wanted; try another seed")
