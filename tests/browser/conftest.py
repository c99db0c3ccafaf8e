"""Chromium, a server, and pages that fail a test when the browser complains."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import patience
from tests.browser.house import House
from tests.browser.profiles import Kind, Profile, Profiles, new

STATIC = Path(__file__).parents[2] / "src/splittable/server/static"
# The shell without a window comes first: it needs a fifth less processor time.
CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--process-per-site",  # a second page of a profile needs no second process
]

SIZES = {
    "phone": (360, 740),
    "landscape": (740, 360),
    "desk": (1280, 800),
    "wide": (1920, 1080),
    "huge": (2560, 1440),
}

ARRIVED = "/health"
"""Where those start who go straight to a table: it draws nothing, and the server knows them."""

OpenPage = Callable[..., Page]

WAIT = patience.ANSWER * 1000  # milliseconds
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        missing = "no Chromium or Chrome on this machine: install one, e.g. `apt install chromium`"
        if os.environ.get("SPLITTABLE_BROWSER") == "required":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the web client is not built; run `make web`")
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture
def open_page(chromium: Browser, profiles: Profiles, house: House) -> Iterator[OpenPage]:
    """A page of a new person. What the browser logs as an error fails the test at its end.

    Its profile was used by others before, unless the test wants it alone: to stop the clock, to kill the server, or to
    have a service worker.
    """
    lent: list[Profile] = []
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def page_of(kind: Kind, alone: bool) -> Page:
        if alone:
            contexts.append(new(chromium, kind, workers=True))
            return contexts[-1].new_page()
        lent.append(profiles.take(kind))
        return lent[-1].new_page()

    def make(
        path: str = "/",
        size: str = "desk",
        language: str = "en",
        at: House = house,
        motion: bool = False,
        alone: bool = False,
    ) -> Page:
        width, height = SIZES[size]
        kind = Kind(at.url, language, touch=size in ("phone", "landscape"), motion=motion)
        page = page_of(kind, alone)
        page.set_viewport_size({"width": width, "height": height})
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda message: note(complaints, message.type, message.text))
        page.goto(at.url + path)
        if path == ARRIVED:
            # The cookie that a first page asks for. A connection that was idle may be closed while it is used again.
            page.request.get(f"{at.url}/api/me", max_retries=2)
        return page

    yield make
    for context in contexts:
        context.close()
    for profile in lent:
        profiles.give_back(profile)
    assert complaints == []


def note(complaints: list[str], kind: str, text: str) -> None:
    """A server that was killed on purpose, or a refusal that the page shows, is no complaint."""
    expected = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")
    if kind == "error" and not any(part in text for part in expected):
        complaints.append(text)
