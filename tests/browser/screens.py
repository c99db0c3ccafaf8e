"""`make screens`: plays, and draws the pictures that the README and the docs show, then those of the gallery."""

import random
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import gallery, people
from tests.browser.conftest import CHROMIUM, FLAGS, SIZES, WAIT
from tests.browser.house import House

PICTURES = Path(__file__).parents[2] / "docs/pictures"
LEAVE = """fetch(location.pathname.replace('/t/', '/api/tables/') + '/leave',
    {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{}'})"""
NOT_YET = re.compile("warming up|se prépare")
LOOKS = [("desk", "en", "light"), ("phone", "fr", "dark")]


class Painter:
    def __init__(self, browser: Browser, house: House, size: str, language: str, theme: str) -> None:
        width, height = SIZES[size]
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            device_scale_factor=1 if size == "desk" else 2,
        )
        self._look = f"{size}-{language}-{theme}"
        self._house = house
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(WAIT)

    def home(self) -> None:
        self.page.goto(self._house.url)
        self.page.wait_for_selector(".tiles")

    def draw(self, name: str, full: bool = False) -> None:
        self.page.wait_for_timeout(300)
        self.page.screenshot(path=PICTURES / f"{name}-{self._look}.png", full_page=full)

    def close(self) -> None:
        self._context.close()


def paint_pages(painter: Painter) -> None:
    painter.home()
    painter.draw("home", full=True)
    painter.page.goto(painter.page.url + "create/splitter")
    painter.page.wait_for_selector(".seats li")
    painter.draw("create", full=True)


def paint_split_it(painter: Painter) -> None:
    page, rng = painter.page, random.Random(2)
    painter.home()
    people.start_table(page, "split-it", ["me", "bot", "bot"])
    people.play_until([page], lambda: page.locator(".gapbtn").count() > 0, rng)
    page.locator(".gapbtn").nth(1).click()
    page.locator(".gapbtn").nth(3).click()
    painter.draw("split-it-cut")
    people.play_until([page], lambda: page.locator(".column .face").count() > 0 and guesses(page), rng)
    page.locator("button.section").last.click()
    painter.draw("split-it-guess")
    page.locator(".awaited .btn.primary").click()
    page.wait_for_selector(".go-on")
    painter.draw("split-it-reveal")
    people.play_to_end([page], 3)
    painter.draw("split-it-end", full=True)
    page.locator(".actions a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    page.locator(".slider").fill("24")
    while not page.locator(".cutrow .wins").count():  # a reveal
        page.keyboard.press("ArrowRight")
    painter.draw("replay")


def guesses(page: Page) -> bool:
    return page.locator("button.section").count() == 3


def paint_splitter(painter: Painter) -> None:
    page, rng = painter.page, random.Random(1)
    painter.home()
    people.start_table(page, "splitter", ["me", "bot", "bot"])
    people.play_until([page], lambda: page.locator(".cell.written").count() >= 24 and people.is_asked(page), rng)
    page.locator("button.cell:not(.written)").nth(2).click()
    painter.draw("splitter")
    page.locator("button.cell.written").first.click()
    page.get_by_role("alert").wait_for()
    painter.draw("refusal")
    painter.home()
    people.start_table(page, "splitter", ["me"])
    page.evaluate(LEAVE)  # a bot plays better than a random hand, and the picture shows a sheet worth seeing
    page.wait_for_selector(".hindsight .chip", timeout=120_000)
    painter.draw("splitter-end", full=True)


def paint_splito(painter: Painter) -> None:
    page, rng = painter.page, random.Random(4)
    painter.home()
    people.start_table(page, "splito", ["me", *["bot"] * 4])
    page.wait_for_selector(".splito .hand")
    painter.draw("splito-guide")
    close_guide(page)
    people.play_until([page], lambda: page.locator(".obj.met").count() > 3, rng)
    page.locator(".hand > button").first.click()
    page.locator(".zonebtn").last.click()
    painter.draw("splito-play")
    page.locator(".awaited .btn.primary").click()
    page.wait_for_selector(".go-on")
    painter.draw("splito-reveal")
    people.play_to_end([page], 3)
    painter.draw("splito-end", full=True)


def paint_great_split(painter: Painter) -> None:
    page, rng = painter.page, random.Random(6)
    painter.home()
    people.start_table(page, "great-split", ["me", *["bot"] * 3])
    page.wait_for_selector(".great-split")
    close_guide(page)
    people.play_until([page], lambda: page.locator(".rnd.done").count() > 1 and splits(page), rng)
    for _ in range(2):
        page.locator(".tray").first.locator(".cardbtn").first.click()
    painter.draw("great-split-split")
    people.play_until([page], lambda: page.locator("button.tray:enabled").count() > 0, rng)
    page.locator("button.tray").first.click()
    painter.draw("great-split-choose")
    people.play_until([page], lambda: page.locator(".resolving .cardbtn:enabled").count() > 0, rng)
    painter.draw("great-split-resolve")
    people.play_until([page], lambda: page.locator("button.track.lit").count() > 0, rng)
    painter.draw("great-split-place")
    people.play_to_end([page], 3)
    painter.draw("great-split-end", full=True)
    painter.home()
    people.start_table(page, "great-split", ["me", "bot"])  # two are dealt more than they may keep
    page.locator(".gline > .cardbtn").first.click()
    painter.draw("great-split-discard")


def splits(page: Page) -> bool:
    return page.locator(".tray .cardbtn").count() > 2


def close_guide(page: Page) -> None:
    """It is closed already where a game of the kind was finished before."""
    if page.locator(".guide").count():
        page.locator(".guide button").click()


def paint_learning(painter: Painter) -> None:
    painter.home()
    start = painter.page.url
    for game in ("split-it", "splito", "splitter", "great-split"):
        painter.page.goto(f"{start}learn/{game}")
        painter.page.wait_for_selector(".lesson .stage")
        painter.draw(f"lesson-{game}")
    painter.page.goto(f"{start}rules/splito#P13")
    painter.page.wait_for_selector(".drawing .stage")
    painter.draw("rules")
    painter.page.goto(f"{start}components/splito")
    painter.page.wait_for_selector("textarea")
    painter.draw("components")


@contextmanager
def chromium() -> Iterator[Browser]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("The pictures need Chromium or Chrome on the PATH.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def paint_review(painter: Painter) -> None:
    page = painter.page
    painter.home()
    people.start_table(page, "splitter", ["me", "bot"])
    page.wait_for_selector(".lamp")
    close_guide(page)
    while not page.locator(".lamp.on").count() or page.locator(".hint", has_text=NOT_YET).count():
        page.locator(".lamp").click()
        page.wait_for_timeout(1000)
    painter.draw("hint")
    painter.home()
    people.start_table(page, "great-split", ["me", "bot", "bot"])
    page.wait_for_selector(".great-split")
    page.evaluate(LEAVE)
    page.locator(".actions a[href^='/review/']").click(timeout=120_000)
    page.wait_for_selector("header.story", timeout=240_000)
    page.wait_for_selector(".moment .drawing")
    painter.draw("review")
    page.locator("article.moment").first.evaluate("choice => choice.scrollIntoView()")
    painter.draw("review-choice")


PAINTERS = (
    paint_pages,
    paint_split_it,
    paint_splitter,
    paint_splito,
    paint_great_split,
    paint_review,
    paint_learning,
)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        house = House(Path(folder))
        house.start()
        try:
            for size, language, theme in LOOKS:
                painter = Painter(browser, house, size, language, theme)
                for paint in PAINTERS:
                    paint(painter)
                painter.close()
            gallery.draw_all(browser, house)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
