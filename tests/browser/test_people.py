"""People at one table, each with a browser: who is here, who leaves and comes back, and who plays again."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House

pytestmark = pytest.mark.slow


def sit_down(open_page: OpenPage, ours: Page, size: str = "desk", language: str = "en") -> Page:
    """A second person opens the link and takes the first open seat."""
    theirs = open_page(ours.url[ours.url.index("/t/") :], size, language)
    theirs.locator(".seats .acts button").first.click()
    theirs.wait_for_selector(".seats .me")
    return theirs


def check(page: Page) -> None:
    assert grave_findings(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_tab(page: Page, tab: str) -> None:
    if page.locator(".sheet-opener").is_visible() and not page.locator(".rail.is-open").count():
        page.locator(".sheet-opener").click()
    page.locator(f"#tab-{tab}").click()


def test_a_guest_who_sits_down_is_here(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = sit_down(open_page, ours, "phone", "fr")
    for page in (ours, theirs):
        expect(page.locator(".seats .st")).to_have_count(2)
        expect(page.locator(".seats .st.is-away")).to_have_count(0)
    theirs.goto(house.url)
    expect(ours.locator(".seats .st.is-away")).to_have_count(1)
    theirs.go_back()
    expect(ours.locator(".seats .st.is-away")).to_have_count(0)

    ours.locator(".awaited .btn.primary").click()
    for page in (ours, theirs):
        page.wait_for_selector(".splitter")
        open_tab(page, "table")
        expect(page.locator(".tablemenu .st")).to_have_count(2)
        expect(page.locator(".tablemenu .st.is-away")).to_have_count(0)
        expect(page.locator(".tablemenu .watching")).to_have_count(0)
    people.act(ours, random.Random(1))
    expect(ours.locator(".awaited.asked")).to_have_count(0)  # now the guest is waited for
    expect(ours.locator(".banner")).to_have_count(0)
    theirs.close()
    expect(ours.locator(".tablemenu .st.is-away")).to_have_count(1)
    expect(ours.locator(".banner")).to_have_count(1)
    expect(ours.locator(".banner .btn")).to_have_count(0)  # a bot may take over only after a while


def test_who_sits_at_a_table_without_spectators_gets_the_game(open_page: OpenPage, house: House) -> None:
    """The socket was refused before; it must be asked again once there is a seat."""
    ours = open_page("/")
    ours.wait_for_selector(".tiles")
    table = ours.evaluate(
        """() => fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'splitter', players: 2, spectators: false}),
        }).then(answer => answer.json())"""
    )
    ours.goto(f"{house.url}/t/{table['id']}")
    theirs = sit_down(open_page, ours)
    expect(ours.locator(".seats .st.is-away")).to_have_count(0)
    ours.locator(".awaited .btn.primary").click()
    theirs.wait_for_selector(".splitter")


def open_short_table(page: Page, house: House) -> None:
    """A game of two rounds, for those who need its end."""
    wish = {"game": "splitter", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"size": "tiny"}}
    table = page.request.post(f"{house.url}/api/tables", data=wish, max_retries=2).json()["id"]
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(".seats .me")


def start_together(ours: Page, theirs: Page) -> None:
    ours.locator(".awaited .btn.primary").click()
    for page in (ours, theirs):
        page.wait_for_selector(".splitter")


def say(page: Page, text: str) -> None:
    page.locator(".chat .field").fill(text)
    page.locator(".chat form button").click()


def test_a_rematch_is_offered_to_the_others(open_page: OpenPage, house: House) -> None:
    ours = open_page(ARRIVED)
    open_short_table(ours, house)
    theirs = sit_down(open_page, ours, "phone", "fr")
    start_together(ours, theirs)
    watcher = open_page(ours.url[ours.url.index("/t/") :])
    people.play_to_end([ours, theirs], 4)
    watcher.wait_for_selector(".endpage")
    for page in (ours, theirs, watcher):
        expect(page.locator(".awaited")).to_have_count(0)

    say(ours, "Another one?")
    expect(theirs.locator(".sheet-opener .dot")).to_contain_text("1")
    open_tab(theirs, "chat")
    expect(theirs.locator(".sheet-opener .dot")).to_have_count(0)
    say(theirs, "Volontiers !")
    expect(ours.locator(".chat li")).to_have_count(2)
    theirs.locator(".sheet-opener").click()

    ours.locator(".verdict .btn.primary").click()
    expect(ours.locator(".seats .st.is-away")).to_have_count(1)
    expect(theirs.locator(".awaited")).to_contain_text("propose une revanche")
    expect(watcher.get_by_role("link", name="Watch")).to_be_visible()
    theirs.reload()
    expect(theirs.locator(".awaited")).to_contain_text("propose une revanche")
    check(theirs)
    theirs.get_by_role("link", name="Rejoindre").click()
    expect(ours.locator(".seats .st.is-away")).to_have_count(0)
    assert theirs.url == ours.url
    start_together(ours, theirs)
    watcher.get_by_role("link", name="Watch").click()
    watcher.wait_for_selector(".splitter")


def test_both_want_a_rematch_and_meet_at_one_table(open_page: OpenPage, house: House) -> None:
    ours = open_page(ARRIVED)
    open_short_table(ours, house)
    theirs = sit_down(open_page, ours)
    start_together(ours, theirs)
    people.play_to_end([ours, theirs], 5)
    for page in (ours, theirs):
        page.wait_for_selector(".verdict .btn.primary")
    # Both buttons at the same moment, before either page has heard of the other.
    moment = ours.evaluate("Date.now() + 2000")
    click = "at => void setTimeout(() => document.querySelector('.verdict .btn.primary').click(), at - Date.now())"
    for page in (ours, theirs):
        page.evaluate(click, moment)
    for page in (ours, theirs):
        page.wait_for_selector(".lobby")
        expect(page.locator(".seats .st")).to_have_count(2)
        expect(page.locator(".seats .st.is-away")).to_have_count(0)
    assert ours.url == theirs.url


def test_there_is_nobody_to_write_to_among_bots(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me", "bot"])
    expect(page.locator("#tab-log")).to_be_visible()
    expect(page.locator("#tab-chat")).to_have_count(0)


def ask_to_leave(page: Page) -> Locator:
    open_tab(page, "table")
    page.locator(".tablemenu > .btn").click()
    return page.get_by_role("dialog")


def test_leaving_asks_first_and_coming_back_tells(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = sit_down(open_page, ours, "phone", "fr")
    start_together(ours, theirs)
    question = ask_to_leave(theirs)
    expect(question).to_contain_text("Un robot jouera à votre place")
    expect(question.get_by_role("button", name="Rester")).to_be_focused()
    check(theirs)
    theirs.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(theirs.locator(".tablemenu > .btn")).to_be_focused()
    expect(ours.locator(".banner")).to_have_count(0)

    ask_to_leave(theirs).get_by_role("button", name="Quitter").click()
    expect(theirs.locator(".yours a")).to_contain_text("Un robot joue à votre place")
    expect(ours.locator(".banner")).to_be_visible()
    people.play_until([ours], lambda: ours.locator(".cell.written").count() >= 6, random.Random(1))
    theirs.locator(".yours a").click()
    recap = theirs.get_by_role("region", name="Vous revoilà")
    expect(recap).to_contain_text("à votre place")
    expect(recap.locator(".log li")).not_to_have_count(0)
    expect(ours.locator(".banner")).to_have_count(0)
    recap.get_by_role("button", name="Fermer").click()
    expect(recap).to_have_count(0)
    people.play_until([ours, theirs], lambda: ours.locator(".cell.written").count() >= 12, random.Random(3))


def test_another_window_takes_the_seat_back(open_page: OpenPage) -> None:
    ours = open_page("/")
    people.start_table(ours, "splitter", ["me", "open"])
    theirs = sit_down(open_page, ours)
    start_together(ours, theirs)
    second = ours.context.new_page()
    second.goto(ours.url)
    second.wait_for_selector(".splitter")
    ask_to_leave(ours).get_by_role("button", name="Leave").click()
    expect(second.locator(".banner")).to_contain_text("A bot is playing for you")
    expect(theirs.locator(".banner")).to_contain_text("A bot is playing for")
    second.get_by_role("button", name="Take over").click()
    for page in (second, theirs):
        expect(page.locator(".banner")).to_have_count(0)


def test_a_game_against_bots_waits_or_is_finished_by_one(open_page: OpenPage) -> None:
    page = open_page("/")
    people.start_table(page, "splitter", ["me", "bot"])
    people.play_until([page], lambda: page.locator(".cell.written").count() >= 4, random.Random(1))
    page.wait_for_selector(".awaited.asked")
    table, written = page.url, page.locator(".cell.written").count()
    ask_to_leave(page).get_by_role("link", name="Leave").click()
    page.locator(f".yours a[href='{table[table.index('/t/') :]}']").click()
    page.wait_for_selector(".awaited.asked")
    expect(page.locator(".cell.written")).to_have_count(written)  # nobody has played for me
    expect(page.locator(".recap")).to_have_count(0)
    ask_to_leave(page).get_by_role("button", name="Let a bot finish it").click()
    page.wait_for_selector(".tiles")
    page.goto(table)
    expect(page.locator(".recap, .endpage .note")).to_contain_text("for you")
