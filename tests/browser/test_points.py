"""Points say what they are: what each seat would have if it ended now, and why they change without a move of mine."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser import people
from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.slow

SIT = {"en": "Sit here", "fr": "S’asseoir ici"}


def test_a_discard_says_what_goes_on(open_page: OpenPage) -> None:
    """Two are dealt more cards than they may keep; the other one is still choosing."""
    page = open_page("/")
    people.start_table(page, "great-split", ["me", "open"])
    other = open_page(page.url[page.url.index("/t/") :], "phone", "fr")
    other.get_by_role("button", name=SIT["fr"]).click()
    other.wait_for_selector(".seats .me")
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".ifnow")).to_have_text("No points yet.")
    expect(other.locator(".ifnow")).to_have_text("Pas encore de points.")
    expect(page.locator(".gseats .pts, .gpoints")).to_have_count(0)
    for _ in range(page.locator(".gline > .cardbtn").count() - 5):  # the limit of the first round
        page.locator(".gline > .cardbtn:enabled").first.click()
        page.locator(".awaited .btn.primary").click()
    bar = page.locator(".awaited")
    expect(bar).to_contain_text("You’ve discarded your cards.")
    expect(bar).to_contain_text("Waiting for")
    expect(bar).not_to_contain_text("played")
    expect(bar.get_by_role("button", name="Undo")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "now", "moved", "lost"),
    [
        ("en", "Points if it ended now.", "The Art Market moved to", "Points lost on artwork:"),
        (
            "fr",
            "Points si la partie s’arrêtait là.",
            "Le Marché de l’art passe à",
            "Points perdus sur les Œuvres d’art\u00a0:",
        ),
    ],
)
def test_the_market_says_what_it_does_to_points(
    open_page: OpenPage, language: str, now: str, moved: str, lost: str
) -> None:
    page = open_page("/", "desk" if language == "en" else "phone", language)
    people.start_table(page, "great-split", ["me", "bot", "bot"])
    changes = page.locator(".gseats .change")
    people.play_until([page], lambda: changes.count() > 0 and people.is_asked(page), random.Random(2))
    expect(page.locator(".ifnow")).to_contain_text(now)
    expect(page.locator(".ifnow")).to_contain_text(moved)
    told = page.get_by_role("log").inner_text()
    for change in changes.all_inner_texts():
        assert change.startswith("−")
        assert re.search(rf"{lost}.* {change.strip().removeprefix('−')}[.;\s]", told), (change, told)


def test_who_loses_a_lead_is_told_where_the_points_are(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "split-it", ["me", "bot", "bot", "bot"])
    expect(page.locator(".mine-area .pts")).to_contain_text("if it ended now")
    loss = page.locator(".mine-area .st", has_text="in the lead for")
    for attempt in range(4):
        people.play_until([page], lambda: loss.count() > 0 or people.is_over(page), random.Random(attempt))
        if loss.count():
            break
        page.locator(".verdict .btn.primary").click()
        page.wait_for_selector(".awaited")
    number = re.match(r"−(\d+): .+? in the lead for (\d+)s\.", loss.inner_text())
    assert number and number[1] == number[2]
    expect(page.get_by_role("log")).to_contain_text(re.compile(rf"the lead in {number[1]}s from (.+ and )?you"))


def test_the_last_turn_says_what_it_did_to_the_product(open_page: OpenPage) -> None:
    page = open_page("/", "phone", "fr")
    people.start_table(page, "splito", ["me", "bot", "bot"])
    change = page.locator(".product .then", has_text="au dernier tour")
    people.play_until([page], lambda: change.count() > 0 and people.is_asked(page), random.Random(1))
    assert re.match(r"[+−]\d+ au dernier tour", change.inner_text())
