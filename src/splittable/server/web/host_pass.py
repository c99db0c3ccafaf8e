"""The host's key to the status page: only those who can read the server's secret can make one.

`splittable serve --status-link` prints a link that opens the page for ten minutes; the browser then gets a cookie
for a day. Where a request comes from does not count: behind a proxy everybody comes from this machine.
"""

import base64
import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import Literal

from litestar.datastructures import Cookie

PURPOSE = b"splittable status 1\0"
COOKIE = "splittable_host"
PATH = "/status"
LINK_SECONDS = 600
COOKIE_SECONDS = 24 * 3600

Use = Literal["link", "cookie"]


class HostPass:
    """Makes links and cookies for the host, and checks them. `now`: milliseconds since 1970."""

    def __init__(self, secret: str, secure: bool, now: Callable[[], int]) -> None:
        self._key = hashlib.sha256(PURPOSE + secret.encode()).digest()
        self._secure = secure
        self._now = now

    def link(self, url: str) -> str:
        return f"{url.rstrip('/')}{PATH}?key={self._signed('link', LINK_SECONDS)}"

    def opens(self, key: str) -> bool:
        """Is this the key of a link that is still good?"""
        return self._is_good("link", key)

    def is_shown(self, cookies: Mapping[str, str]) -> bool:
        return self._is_good("cookie", cookies.get(COOKIE, ""))

    def cookie(self) -> Cookie:
        return Cookie(
            COOKIE,
            value=self._signed("cookie", COOKIE_SECONDS),
            path=PATH,
            max_age=COOKIE_SECONDS,
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )

    def _signed(self, use: Use, seconds: int) -> str:
        until = str(self._now() // 1000 + seconds)
        return f"{until}.{self._sign(use, until)}"

    def _is_good(self, use: Use, key: str) -> bool:
        until, _, signature = key.partition(".")
        if not hmac.compare_digest(self._sign(use, until).encode(), signature.encode("utf-8", "surrogatepass")):
            return False
        return int(until) > self._now() // 1000

    def _sign(self, use: Use, until: str) -> str:
        digest = hmac.digest(self._key, f"{use} {until}".encode("utf-8", "surrogatepass"), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
