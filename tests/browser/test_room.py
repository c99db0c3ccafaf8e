"""Everything has its room: nothing is cut off, sticks out of its card, or makes the page scroll."""

import pytest
from playwright.sync_api import Page

from tests.browser import people
from tests.browser.conftest import ARRIVED, OpenPage
from tests.browser.house import House
from tests.browser.late import play_on

pytestmark = pytest.mark.slow

# What sticks out of `outer`, to the right or below.
STICKING_OUT = """outer => {
    const box = outer.getBoundingClientRect()
    return [...outer.querySelectorAll('*')]
        .filter(e => e.checkVisibility() && !e.closest('.vh'))
        .map(e => [e, e.getBoundingClientRect()])
        .filter(([e, inner]) => inner.right > box.right + 0.5 || inner.bottom > box.bottom + 0.5)
        .map(([e, inner]) => `${e.tagName} ${e.className}: ${inner.right - box.right}, ${inner.bottom - box.bottom}`)
}"""
# Buttons whose words are wider or higher than they are.
BURSTING = """() => [...document.querySelectorAll('button, a.btn')]
    .filter(e => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1))
    .map(e => e.textContent.trim())"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight"


def scrolls_sideways(page: Page, selector: str) -> bool:
    return bool(page.locator(selector).evaluate("e => e.scrollWidth > e.clientWidth"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_tab_shows_all_of_its_controls(open_page: OpenPage, language: str) -> None:
    page = open_page("/", "desk", language)
    people.start_table(page, "splito", ["me", *["bot"] * 4])
    page.locator("#tab-table").click()
    assert not scrolls_sideways(page, ".rail .body")
    body = page.locator(".rail .body").bounding_box()
    assert body
    for control in page.locator(".rail .body button:visible").all():
        box = control.bounding_box()
        assert box and box["x"] + box["width"] <= body["x"] + body["width"]


def test_the_invitation_keeps_its_button(open_page: OpenPage) -> None:
    page = open_page("/", "desk", "fr")
    people.start_table(page, "splito", ["me", *["open"] * 4])
    assert page.locator(".share").evaluate(STICKING_OUT) == []


def test_hands_that_are_known_make_no_page_longer(open_page: OpenPage, house: House) -> None:
    page = open_page(ARRIVED)
    play_on(page, house, "splito", 5, lambda view: view["turn"] == 5)
    page.wait_for_selector(".known .pc")
    assert not page.evaluate(SCROLLS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_buttons_fit_into_the_bar_of_a_phone(open_page: OpenPage, house: House, language: str) -> None:
    page = open_page(ARRIVED, "phone", language)
    play_on(page, house, "great-split", 3, lambda view: view["phase"] == "resolve" and len(view["hand"]) > 2)
    page.locator(".resolving .cardbtn:enabled").first.click()
    assert page.locator(".awaited .acts .btn").count() == 3
    assert page.evaluate(BURSTING) == []


@pytest.mark.parametrize(("size", "language"), [("desk", "en"), ("phone", "fr"), ("phone", "de")])
def test_the_longest_objective_keeps_its_points(open_page: OpenPage, house: House, size: str, language: str) -> None:
    page = open_page(ARRIVED, size, language)
    play_on(page, house, "splito", 8, lambda view: "five_colors_five_values" in view["hand"])
    card = page.locator(".hand [data-card=five_colors_five_values] .oc")
    assert card.evaluate(STICKING_OUT) == []


# Contrast of an element's words, or of a drawing's letters, with what lies behind: [letters, ground] as CSS colours.
CONTRAST = """([letters, ground]) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
    const light = colour => {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const [dark, bright] = [light(letters), light(ground)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pictures_of_the_games_can_be_read(open_page: OpenPage, theme: str) -> None:
    page = open_page("/settings", "phone")
    page.evaluate("theme => localStorage.setItem('splittable.theme', theme)", theme)
    page.goto(page.url.replace("/settings", "/"))
    page.wait_for_selector(".tiles")
    art = page.locator(".tile", has=page.locator("a[href='/create/splito']")).locator(".art")
    ground = art.evaluate("art => getComputedStyle(art).backgroundColor")
    product = art.locator("text", has_text="×").evaluate("text => getComputedStyle(text).fill")
    assert page.evaluate(CONTRAST, [product, ground]) >= 4.5
    frame = art.bounding_box()
    assert frame
    for disc in art.locator("circle").all():
        box = disc.bounding_box()
        assert box and box["y"] >= frame["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]


ENDS = """footer => [
    footer.getBoundingClientRect().bottom + scrollY, Math.max(innerHeight, document.body.scrollHeight)
]"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_footer_ends_a_short_page(open_page: OpenPage, house: House, size: str) -> None:
    page = open_page("/", size)
    for path in ("/replay", "/no-such-page", "/rules"):
        page.goto(house.url + path)
        page.wait_for_selector(".footer b")
        bottom, end = page.locator(".footer").evaluate(ENDS)
        assert bottom == pytest.approx(end, abs=1), path


LOOKS = """all => all.map(e => getComputedStyle(e)).map(s => [s.backgroundColor, s.borderRadius, s.color])"""


@pytest.mark.parametrize(("game", "players"), [("splito", 8), ("splitter", 12)])
def test_no_two_seats_look_alike(open_page: OpenPage, game: str, players: int) -> None:
    page = open_page("/")
    people.start_table(page, game, [*["bot"] * (players - 1), "me"])
    page.locator("#tab-table").click()
    looks = page.locator(".tablemenu .ava").evaluate_all(LOOKS)
    assert len({(ground, shape) for ground, shape, _ in looks}) == players
    assert len({ground for ground, _, _ in looks}) == 8
    assert looks[-1][0] == "rgb(42, 68, 196)"  # on my screen I have the pen
    for ground, _, letters in looks:
        assert page.evaluate(CONTRAST, [letters, ground]) >= 4.8


def test_hearts_have_one_colour_and_a_legend(open_page: OpenPage) -> None:
    page = open_page("/create/splitter")
    page.wait_for_selector(".seats li")
    page.get_by_text("B: stars and hearts").click()
    for seat in page.locator(".seats li").all():
        seat.locator(".seg button").nth(2).click()
    page.locator(".seats li").first.locator(".seg button").first.click()
    page.locator("form.setup button[type=submit]").click()
    page.wait_for_selector(".sheet")
    hearts = page.locator("[data-icon=heart]")
    assert page.locator(".legend [data-icon=heart]").count() == 1
    assert page.locator(".pad [data-icon=heart]").count() == 1
    assert len(set(hearts.evaluate_all("all => all.map(e => getComputedStyle(e).color)"))) == 1
