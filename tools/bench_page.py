"""`make bench-page`: how long a click takes to show, and how many frames a scene has, with the processor slowed down.

Chromium draws in software here, so a real phone's figures differ; compare with an earlier run on the same machine.
"""

import itertools
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser import people
from tests.browser.conftest import CHROMIUM, FLAGS, SIZES, WAIT
from tests.browser.house import House

SLOWDOWN = 4
TABLES = {"split-it": 4, "splito": 5, "great-split": 4, "splitter": 2}
CHOICES = 6
SCENE = 3500  # milliseconds: a scene is left alone, because looking at the page costs frames

# From the click to the frame after the one in which something on the page has changed.
WATCH = """() => {
    window.clicks = []
    window.frames = []
    let clicked = 0
    addEventListener('click', event => { clicked = event.timeStamp }, {capture: true})
    new MutationObserver(() => {
        if (!clicked) return
        const since = clicked
        clicked = 0
        requestAnimationFrame(() => { window.clicks.push(performance.now() - since) })
    }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true})
    const frame = now => {
        if (document.querySelector('[data-scene]')) window.frames.push(now)
        requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""


def main() -> None:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("The measurement needs Chromium or Chrome on the PATH.")
    sys.stdout.write(
        f"processor slowed down {SLOWDOWN} times; click to change on the screen, ms; frames a second in scenes\n"
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            for game, players in TABLES.items():
                for size in ("phone", "desk"):
                    width, height = SIZES[size]
                    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
                    page = context.new_page()
                    page.set_default_timeout(WAIT)
                    page.goto(house.url)
                    sys.stdout.write(f"{game:12} {size:6} {measure(page, game, players)}\n")
                    context.close()
        finally:
            browser.close()
            house.stop()


def measure(page: Page, game: str, players: int) -> str:
    page.wait_for_selector(".tiles")
    people.start_table(page, game, ["me", *["bot"] * (players - 1)])
    page.wait_for_selector(".awaited.asked")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate(WATCH)
    made = 0

    def enough() -> bool:
        nonlocal made
        made += 1
        return made > CHOICES

    def choose(page: Page, rng: random.Random) -> None:
        people.act(page, rng)
        page.wait_for_timeout(SCENE)

    people.play_until([page], enough, random.Random(1), choose)
    clicks: list[float] = page.evaluate("window.clicks")
    frames: list[float] = page.evaluate("window.frames")
    return (
        f"clicks {len(clicks):3}  median {statistics.median(clicks):4.0f}  worst {max(clicks):4.0f}   {rate(frames)}"
    )


def rate(frames: list[float]) -> str:
    """Gaps of more than half a second lie between two scenes."""
    gaps = [after - before for before, after in itertools.pairwise(frames) if after - before < 500]
    return (
        f"scenes {1000 / statistics.mean(gaps):3.0f} frames/s, longest gap {max(gaps):4.0f} ms" if gaps else "no scene"
    )


if __name__ == "__main__":
    main()
