"""The waiting room: how people see each other, the invitation, the bots, and all of it on every screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import grave_findings, small_targets
from tests.browser.conftest import SIZES as WINDOWS
from tests.browser.conftest import OpenPage
from tests.browser.house import House
from tests.browser.sight import SIZES, expect_apart, expect_in_sight

pytestmark = pytest.mark.slow

BLUE = "rgb(42, 68, 196)"
YELLOW = "rgb(240, 196, 60)"
GREEN = "rgb(47, 158, 99)"
WINE = "rgb(138, 75, 82)"
GAMES = {"split-it": 4, "splito": 8, "splitter": 12, "great-split": 7}
LONG = "Maximilienne-Alexandrine Dupon"  # as long as a name can be
COLOUR = "disc => getComputedStyle(disc).backgroundColor"
# What reaches beyond the panel it is in, or has words that don't fit into it.
CUT = """() => [...document.querySelectorAll('.panel')].flatMap(panel => {
    const box = panel.getBoundingClientRect()
    return [...panel.querySelectorAll('*')]
        .filter(e => e.checkVisibility() && !e.closest('.vh'))
        .map(e => [e, e.getBoundingClientRect()])
        .filter(([e, part]) => part.right > box.right + 0.5 || part.bottom > box.bottom + 0.5
            || (e.matches('button, .btn, p, .st') && e.scrollWidth > e.clientWidth + 1))
        .map(([e]) => `${e.tagName} ${e.className}: ${e.textContent.trim().slice(0, 40)}`)
})"""


def open_table(page: Page, game: str, players: int) -> None:
    people.start_table(page, game, ["me", *["open"] * (players - 1)])
    page.wait_for_selector(".seats .me")


def join(open_page: OpenPage, ours: Page, size: str = "desk", language: str = "en") -> Page:
    theirs = open_page(ours.url[ours.url.index("/t/") :], size, language)
    theirs.wait_for_selector(".lobby")
    return theirs


def pick(page: Page, colour: int) -> None:
    page.locator(f".colours input[value='{colour}']").check()


def disc(page: Page, seat: int) -> str:
    return str(page.locator(".seats li").nth(seat).locator(".ava").evaluate(COLOUR))


def test_the_others_see_my_name_and_colour_here_and_at_the_next_table(open_page: OpenPage, house: House) -> None:
    ours = open_page("/")
    open_table(ours, "splitter", 2)
    theirs = join(open_page, ours, "phone", "fr")
    theirs.locator(".seats button").click()
    theirs.wait_for_selector(".seats .me")
    ours.get_by_label("Your name").fill("Camille")
    ours.get_by_label("Your name").press("Enter")
    expect(theirs.locator(".seats li").first).to_contain_text("Camille")
    expect(ours.locator(".awaited")).to_contain_text("Camille")
    pick(ours, 3)
    expect(theirs.locator(".colours .taken .ava")).to_have_text("C")
    people.at_rest(theirs, lambda: disc(theirs, 0), lambda seen: seen == GREEN)
    assert disc(theirs, 0) == GREEN
    assert (disc(ours, 0), disc(theirs, 1)) == (BLUE, BLUE)  # everyone is blue on their own screen
    assert theirs.locator(".colours input[value='3']").is_disabled()
    ours.reload()
    expect(ours.locator(".colours input[value='3']")).to_be_checked()

    ours.goto(f"{house.url}/create/splitter")  # the next table: nothing is asked again
    expect(ours.locator(".colours input[value='3']")).to_be_checked()
    ours.locator("form.setup button[type=submit]").click()
    ours.wait_for_selector(".seats .me")
    theirs.goto(ours.url)
    expect(theirs.locator(".seats li").first).to_contain_text("Camille")
    assert disc(theirs, 0) == GREEN
    ours.context.clear_cookies()  # the browser has the colour even if the server has lost the person
    ours.goto(f"{house.url}/create/splitter")
    expect(ours.locator(".colours input[value='3']")).to_be_checked()


def test_the_colours_go_along_to_the_board(open_page: OpenPage) -> None:
    ours = open_page("/")
    open_table(ours, "split-it", 3)
    pick(ours, 2)
    theirs = join(open_page, ours)
    pick(theirs, 1)  # before sitting down
    theirs.locator(".awaited .btn.primary").click()
    theirs.wait_for_selector(".seats .me")
    expect(ours.locator(".colours .taken")).to_have_count(1)
    ours.locator(".awaited .btn.primary").click()
    for page, other, colour in ((ours, 1, WINE), (theirs, 0, YELLOW)):
        page.locator("#tab-table").click()
        discs = page.locator(".tablemenu .ava")
        expect(discs).to_have_count(3)
        assert discs.nth(1 - other).evaluate(COLOUR) == BLUE
        assert discs.nth(other).evaluate(COLOUR) == colour
        assert len(set(discs.evaluate_all(f"all => all.map({COLOUR})"))) == 3


def test_free_seats_are_filled_at_the_start(open_page: OpenPage) -> None:
    page = open_page("/")
    open_table(page, "split-it", 4)
    start = page.locator(".awaited .btn.primary")
    expect(start).to_have_text("Start with 3 bots")
    expect(page.locator(".seats .vacant .st").first).to_contain_text("a bot takes it")
    page.locator("[data-level=none]").click()
    expect(start).to_be_disabled()
    expect(page.locator(".awaited")).to_contain_text("let bots take the free seats")
    expect(page.locator(".seats .vacant .st").first).not_to_contain_text("bot")
    page.locator("[data-level=easy]").click()
    page.reload()
    expect(page.locator("[data-level=easy]")).to_have_attribute("aria-pressed", "true")  # remembered
    page.locator(".seats .acts button", has_text="Bot").first.click()
    page.locator(".seats select").select_option("hard")
    expect(page.locator(".seats select")).to_have_value("hard")
    page.locator("[data-level=easy]").click()  # one control for all of them
    expect(page.locator(".seats select")).to_have_value("easy")
    expect(start).to_have_text("Start with 3 bots")
    start.click()
    page.wait_for_selector(".split-it")
    page.locator("#tab-table").click()
    expect(page.locator(".tablemenu")).to_contain_text("Easy bot")


def test_after_a_wish_that_failed_my_colour_is_shown_and_the_game_can_start(open_page: OpenPage) -> None:
    page = open_page("/")
    open_table(page, "splitter", 2)
    mine = page.locator(".colours input:checked").get_attribute("value")
    page.route("**/look", lambda route: route.abort())
    page.locator(".colours input[value='3']").click()
    expect(page.locator(".people .problem")).to_be_visible()
    expect(page.locator(".colours input:checked")).to_have_attribute("value", str(mine))
    page.locator(".awaited .btn.primary").click()
    page.wait_for_selector(".splitter.stage, .splitter button.cell")


def test_a_guest_sees_the_room_without_the_controls_of_the_host(open_page: OpenPage) -> None:
    ours = open_page("/")
    open_table(ours, "splito", 4)
    theirs = join(open_page, ours, "phone", "fr")
    expect(theirs.locator(".howto li")).to_have_count(3)
    expect(theirs.locator(".allbots")).to_have_count(0)
    expect(theirs.locator(".chatbtn")).to_have_count(0)
    assert theirs.locator(".seats button").count() == 3  # to sit down, and nothing else
    theirs.locator(".awaited .btn.primary").click()
    theirs.wait_for_selector(".seats .me")
    expect(theirs.locator(".seats button")).to_have_count(1)  # to leave the seat
    theirs.locator(".people header button").click()  # somebody else on this device
    expect(ours.locator(".people h2")).to_contain_text("3 of 4 here")
    assert grave_findings(theirs) == []
    assert small_targets(theirs) == []


def test_two_people_can_chat_before_the_start(open_page: OpenPage) -> None:
    ours = open_page("/")
    open_table(ours, "splitter", 2)
    expect(ours.locator(".chatbtn")).to_have_count(0)  # bots don't read
    theirs = join(open_page, ours, "phone", "fr")
    theirs.locator(".seats button").click()
    theirs.locator(".chatbtn").click()
    theirs.locator(".chatsheet .field").fill("Bonjour !")
    theirs.locator(".chatsheet form button").click()
    expect(ours.locator(".chatbtn .dot")).to_contain_text("1")
    ours.locator(".chatbtn").click()
    expect(ours.locator(".chatsheet")).to_contain_text("Bonjour !")
    expect(ours.locator(".chatbtn .dot")).to_have_count(0)
    assert grave_findings(ours) == []
    ours.keyboard.press("Escape")
    expect(ours.locator(".chatsheet")).to_have_count(0)


SHARING = """mode => {
    window.shared = []
    const fail = name => Promise.reject(new DOMException('', name))
    const share = what => { window.shared.push(what); return mode === 'works' ? Promise.resolve() : fail(mode) }
    Object.defineProperty(Navigator.prototype, 'share', {value: share, configurable: true})
}"""


@pytest.mark.parametrize(("mode", "copies"), [("works", False), ("NotAllowedError", True), ("AbortError", False)])
def test_the_invitation_is_shared_or_copied(open_page: OpenPage, mode: str, copies: bool) -> None:
    page = open_page("/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(f"({SHARING})('{mode}')")
    page.reload()
    open_table(page, "splitter", 2)
    page.locator(".sharelink button", has_text="Share").click()
    expect(page.locator(".sharelink button", has_text="Copied")).to_have_count(1 if copies else 0)
    shared = page.evaluate("window.shared")
    assert [what["url"] for what in shared] == [page.url]
    if copies:
        assert page.evaluate("navigator.clipboard.readText()") == shared[0]["url"]


def test_the_short_link_leads_to_the_table(open_page: OpenPage, house: House) -> None:
    page = open_page("/")
    page.evaluate("delete Navigator.prototype.share")
    open_table(page, "splitter", 2)
    assert page.locator(".sharelink button").count() == 1  # only the copy
    code = page.locator(".bigcode").inner_text()
    guest = open_page(f"/j/{code.lower()}", "phone", "fr")
    expect(guest.locator(".lobby")).to_be_visible()
    assert guest.url == page.url
    guest.goto(f"{house.url}/j/AAAA-AAAA")
    expect(guest.locator("main h1")).to_have_text("Impossible d’ouvrir cette table.")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "fr", "dark"),
        ("landscape", "en", "light"),
        ("desk", "fr", "light"),
        ("wide", "en", "dark"),
        ("huge", "fr", "dark"),
    ],
)
def test_nothing_is_cut_in_a_full_room(open_page: OpenPage, size: str, language: str, theme: str) -> None:
    page = open_page("/", size, language)
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    for game, players in GAMES.items():
        page.goto(page.url[: page.url.index("/", 8)])
        open_table(page, game, players)
        name = page.locator(".me .field")
        name.fill(LONG)
        name.press("Enter")
        expect(page.locator(".seats .me b")).to_have_text(LONG)
        page.locator(".seats .acts button", has_text="Bot" if language == "en" else "Robot").first.click()
        expect(page.locator(".seats select")).to_have_count(1)
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect_apart(page, ".room .panel")
        expect_in_sight(page, ".topbar", ".awaited .bar", ".awaited .btn.primary")
        assert grave_findings(page) == []
        assert small_targets(page) == []


def test_a_large_screen_shows_the_whole_room(open_page: OpenPage) -> None:
    page = open_page("/")
    open_table(page, "split-it", 4)
    for size in ("desk", "wide", "huge"):
        width, height = WINDOWS[size]
        page.set_viewport_size({"width": width, "height": height})
        expect_in_sight(page, ".you", ".how", ".share", ".people", ".allbots", ".seats li")
        room = page.locator(".room").bounding_box()
        assert room and room["width"] == page.evaluate("innerWidth")  # not a small column


@pytest.mark.parametrize("size", SIZES)
def test_home_and_set_up_use_the_room_there_is(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page("/", size, "fr")
    for path in ("/", "/create/splito"):
        page.goto(house.url + path)
        page.wait_for_selector("main h1")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(CUT) == []
        main = page.locator("main").bounding_box()
        assert main and main["width"] >= 0.85 * page.evaluate("innerWidth")
