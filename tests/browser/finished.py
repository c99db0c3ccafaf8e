"""Finished games that nobody has to play first."""

import random

from playwright.sync_api import Page

import splittable
from tests.browser.house import House


def uploaded(page: Page, house: House, game: str, players: int) -> str:
    """A random game as a record; anybody may look at any seat of it."""
    rng = random.Random(3)
    state = splittable.load(game).start(players)
    state.roll(rng)
    while not state.is_over:
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return str(page.request.post(f"{house.url}/api/records", data=state.record(), max_retries=2).json()["id"])
