"""Browser profiles that tests lend and give back: starting one takes four times as long as opening a page in it."""

from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

MOST = 5
"""Profiles that are kept, each with a process: a test with several people needs as many at once."""

# What one person leaves behind for the next. Pages have timers of their own unless a test stopped the clock.
FORGET = """() => {
    localStorage.clear()
    return String(setTimeout).includes('[native code]')
}"""


class Kind(NamedTuple):
    """What can't be changed once a profile is there."""

    url: str  # of the server; new pages of a site need no process of their own
    language: str
    touch: bool
    motion: bool


def new(browser: Browser, kind: Kind, *, workers: bool) -> BrowserContext:
    return browser.new_context(
        locale=kind.language,
        has_touch=kind.touch,
        reduced_motion="no-preference" if kind.motion else "reduce",
        service_workers="allow" if workers else "block",
    )


class Profile:
    """One person's browser. Its first page stays open, because the process of a site ends with its last page."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.kind = kind
        self.context = new(browser, kind, workers=False)
        self._first = self.context.new_page()
        self._first.goto(f"{kind.url}/health")

    def new_page(self) -> Page:
        return self.context.new_page()

    def forget(self) -> None:
        """Cookies, storage, permissions and pages go; what a test did to the whole profile is an error."""
        for page in self.context.pages:
            if page != self._first:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._first.reload()
        assert self._first.evaluate(FORGET), "a test that changes the clock opens its page with alone=True"


class Profiles:
    """The last used last."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Profile] = []

    def take(self, kind: Kind) -> Profile:
        for profile in reversed(self._free):
            if profile.kind == kind:
                self._free.remove(profile)
                return profile
        return Profile(self._browser, kind)

    def give_back(self, profile: Profile) -> None:
        profile.forget()
        self._free.append(profile)
        if len(self._free) > MOST:
            self._free.pop(0).context.close()
