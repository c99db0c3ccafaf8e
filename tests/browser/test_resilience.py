"""What goes wrong: the server dies, the rules say no, others look on."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow

# Notes when the clock ran down while nothing was written, and when it had more time again after a bot had written.
WATCH_THE_CLOCK = """() => {
    const lows = new Map()  // written cells → least seconds seen
    const look = () => {
        const seconds = Number(document.querySelector('[role=timer]')?.textContent.split(':')[1])
        if (Number.isNaN(seconds)) return
        const written = document.querySelectorAll('.cell.written').length
        const low = lows.get(written) ?? seconds
        window.ranDown ||= seconds < low
        window.startedAgain ||= [...lows].some(([before, least]) => before < written && least < seconds)
        lows.set(written, Math.min(low, seconds))
    }
    look()
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one test alone, to be killed."""
    house = House(tmp_path_factory.mktemp("frail"))
    house.start()
    yield house
    house.stop()


def test_a_killed_server_comes_back_and_the_game_goes_on(open_page: OpenPage, frail: House) -> None:
    page = open_page("/", at=frail, alone=True)
    people.start_table(page, "splitter", ["me"])
    people.play_until([page], lambda: page.locator(".cell.written").count() >= 8, random.Random(1))
    written = page.locator(".cell.written").count()
    frail.kill()
    expect(page.locator(".banner")).to_contain_text("Reconnecting")
    page.locator("button.cell:not(.written)").first.click()
    page.locator(".awaited .btn.primary").click()
    expect(page.locator(".banner")).to_contain_text("Your move will be sent")
    frail.start()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".cell.written")).to_have_count(written + 2)
    people.play_to_end([page], 2)
    expect(page.locator(".endpage")).to_be_visible()


def test_a_refusal_says_the_rule_and_marks_what_is_legal(open_page: OpenPage) -> None:
    page = open_page("/", language="fr")
    people.start_table(page, "splitter", ["me"])
    people.play_until([page], lambda: page.locator(".cell.written").count() >= 2, random.Random(3))
    page.locator("button.cell.written").first.click()
    note = page.get_by_role("alert")
    expect(note).to_contain_text("sont prises")
    expect(note.locator("a")).to_have_attribute("href", "/rules/splitter#T4")
    expect(page.locator(".cell.legal")).to_have_count(44 - page.locator(".cell.written").count())
    page.locator("button.cell.legal").first.click()
    expect(note).to_have_count(0)


def test_a_guess_can_be_changed(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "split-it", ["me", "open"])
    theirs = open_page(ours.url.removeprefix(house.url))
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    ours.locator(".awaited .btn.primary").click()
    pages = [ours, theirs]
    rng = random.Random(1)

    def all_guess() -> bool:
        return all(page.locator("button.section").count() > 1 for page in pages)

    people.play_until(pages, all_guess, rng)
    ours.locator("button.section").first.click()
    ours.locator(".awaited .btn.primary").click()
    expect(ours.locator(".section.is-mine")).to_have_count(1)
    expect(theirs.locator(".opp .st")).to_contain_text("has guessed")
    ours.get_by_role("button", name="Change").click()
    expect(ours.locator("button.section").first).to_be_visible()
    expect(theirs.locator(".opp .st")).to_contain_text("choosing")


def test_a_spectator_sees_no_secret(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "split-it", ["me", "open"])
    theirs = open_page(ours.url.removeprefix(house.url))
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    ours.locator(".awaited .btn.primary").click()
    watcher = open_page("/")
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(ours.url)
    watcher.wait_for_selector(".split-it")
    rng = random.Random(2)
    people.play_until([ours, theirs], lambda: ours.locator("button.section").count() == 2, rng)  # one was removed
    seen = len(frames)
    ours.locator("button.section").first.click()
    ours.locator(".awaited .btn.primary").click()
    expect(watcher.locator(".card.back")).to_have_count(1)
    secret = [frame for frame in frames[seen:] if '"move":"guess' in frame or '"guess":"' in frame]
    assert secret == []
    assert watcher.locator("button.section, .awaited button").count() == 0


def test_offline_the_shell_opens_and_says_what_is_missing(open_page: OpenPage, frail: House) -> None:
    page = open_page("/", at=frail, alone=True)
    page.wait_for_selector(".tiles")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.keys().then(names => names.length > 0)")
    frail.kill()
    page.reload()
    expect(page.get_by_role("heading", name="The server isn’t answering.")).to_be_visible()
    frail.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".tiles")).to_be_visible()


def test_who_comes_back_is_told_what_happened(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    address = ours.url
    theirs = open_page(address.removeprefix(house.url))
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    ours.locator(".awaited .btn.primary").click()
    pages = [ours, theirs]
    people.play_until(pages, lambda: ours.locator(".cell.written").count() >= 2, random.Random(1))
    people.play_until([ours], lambda: not people.is_asked(ours), random.Random(2))
    ours.goto(house.url)
    people.play_until([theirs], lambda: theirs.locator(".cell.written").count() >= 4, random.Random(3))
    ours.evaluate(
        """() => {
            const seen = JSON.parse(localStorage.getItem('splittable.seen'))
            for (const table of Object.values(seen)) table.at -= 3_600_000
            localStorage.setItem('splittable.seen', JSON.stringify(seen))
        }"""
    )
    ours.goto(address)
    recap = ours.get_by_role("region", name="While you were away")
    expect(recap).to_contain_text("Round")
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    ours.reload()
    ours.wait_for_selector(".splitter")
    assert recap.count() == 0, "a moment ago is no absence"


def test_the_clock_counts_down_and_then_a_bot_moves(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    table = page.evaluate(
        """seconds => fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'splitter', players: 1, clock: seconds, seats: [{kind: 'me'}], start: true}),
        }).then(answer => answer.json())""",
        10,
    )
    page.goto(f"{house.url}/t/{table['id']}")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^0:0\d$"))
    page.evaluate(WATCH_THE_CLOCK)
    page.wait_for_function("() => window.ranDown && window.startedAgain")
