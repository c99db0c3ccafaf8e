"""Puzzles on the phone, in French: one solved, one missed; the streak stays in the browser."""

import pytest
from playwright.sync_api import Page, expect

from splittable import puzzles
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.test_learning import make_by_hand

pytestmark = pytest.mark.slow


def test_a_puzzle_solved_and_one_missed(open_page: OpenPage, house: House) -> None:
    solved, missed = puzzles.load("splito")[:2]
    page = open_page(f"/puzzles/splito?number={solved.number}", "phone", "fr")
    expect(page.locator(".layout > .say")).to_contain_text("Trouvez le meilleur choix.")
    choose(page, solved.entry.solution)
    expect(page.locator(".layout > .say")).to_contain_text("Bien vu")
    expect(page.locator(".score")).to_contain_text("1 trouvée")
    page.get_by_role("button", name="Énigme suivante").click()
    expect(page.locator(".layout > .say")).to_contain_text("Trouvez le meilleur choix.")
    page.goto(f"{house.url}/puzzles/splito?number={missed.number}")
    choose(page, missed.entry.others[0].move)
    expect(page.locator(".layout > .say")).to_contain_text("Pas cette fois.")
    best = missed.answer(missed.entry.solution, "fr").solution_label
    expect(page.locator(".awaited")).to_contain_text("Le meilleur choix")
    assert best.split(" ")[0] in page.locator(".layout > .say").inner_text()
    expect(page.locator(".score")).to_contain_text("Meilleure série : 1")
    assert grave_findings(page) == []
    assert small_targets(page) == []
    page.goto(f"{house.url}/puzzles")
    expect(page.locator("a[href='/puzzles/splito']")).to_contain_text("1 résolue")


def choose(page: Page, move: str) -> None:
    page.wait_for_selector(".puzzle .stage")
    make_by_hand(page, *move.split(" "))
    page.locator(".awaited .btn.primary").click()
