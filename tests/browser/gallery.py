"""Every board late in a game and at its end, at five sizes, light and dark, for the eye: written to `screens/`."""

from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser import late
from tests.browser.conftest import SIZES, WAIT
from tests.browser.finished import uploaded
from tests.browser.house import House

FOLDER = Path(__file__).parents[2] / "screens"
LANGUAGES = ("en", "fr", "de")


class Scene(NamedTuple):
    name: str
    game: str
    players: int
    wanted: late.Wanted


def at(phase: str, since: int) -> late.Wanted:
    return lambda view: bool(view["phase"] == phase and view["round"] >= since)


SCENES = (
    Scene("split-it-cut", "split-it", 4, at("cut", 4)),
    Scene("split-it-guess", "split-it", 4, at("guess", 4)),
    Scene("split-it-jokers", "split-it", 3, at("jokers", 3)),
    Scene("splito-5-turn-10", "splito", 5, lambda view: bool(view["turn"] == 10)),
    Scene("splito-8-turn-10", "splito", 8, lambda view: bool(view["turn"] == 10)),
    Scene("great-split-split", "great-split", 4, at("split", 6)),
    Scene("great-split-take", "great-split", 4, at("take", 6)),
    Scene("great-split-resolve", "great-split", 7, at("resolve", 6)),
    Scene("splitter-1-round-20", "splitter", 1, lambda view: bool(view["round"] >= 20)),
    Scene("splitter-12-round-20", "splitter", 12, lambda view: bool(view["round"] >= 20)),
)
ENDS = (("split-it", 4), ("splito", 5), ("splito", 8), ("great-split", 4), ("great-split", 7), ("splitter", 4))


def draw_all(browser: Browser, house: House) -> None:
    FOLDER.mkdir(exist_ok=True)
    for number, (size, window) in enumerate(SIZES.items()):
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": window[0], "height": window[1]},
                locale=LANGUAGES[number % len(LANGUAGES)],
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(WAIT)
            draw_size(page, house, f"{size}-{theme}")
            context.close()


def draw_size(page: Page, house: House, look: str) -> None:
    page.goto(house.url)
    page.wait_for_selector(".tiles")
    page.wait_for_load_state("networkidle")
    for game in {scene.game for scene in SCENES}:
        page.evaluate("game => localStorage.setItem(`splittable.guide.${game}`, 'closed')", game)
    draw = partial(picture, page, look)
    for scene in SCENES:
        late.play_on(page, house, scene.game, scene.players, scene.wanted)
        draw(scene.name)
    for game, players in ENDS:
        page.goto(f"{house.url}/t/{uploaded(page, house, game, players)}")
        page.wait_for_selector(".endpage h1")
        page.wait_for_load_state("networkidle")
        draw(f"{game}-{players}-end")


def picture(page: Page, look: str, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}-{look}.png", animations="disabled")
