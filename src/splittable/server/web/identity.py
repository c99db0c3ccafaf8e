"""Identity: a signed cookie identifies a person. Nothing is stored about mere visitors."""

import base64
import hashlib
import hmac
from collections.abc import Mapping

from litestar import Response
from litestar.datastructures import Cookie

from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import Me

COOKIE = "splittable"
PURPOSE = b"splittable identity 1\0"
MAX_AGE = 400 * 24 * 3600  # the longest that browsers keep a cookie; every visit renews it


class Identities:
    """Signs and checks cookies."""

    def __init__(self, secret: str, secure: bool, time_and_chance: TimeAndChance) -> None:
        self._key = hashlib.sha256(PURPOSE + secret.encode()).digest()
        self._secure = secure
        self._time_and_chance = time_and_chance

    def new_person(self) -> str:
        return self._time_and_chance.new_id("p")

    def person_of(self, cookies: Mapping[str, str]) -> str | None:
        """The person who sent a request; None without a cookie that we signed."""
        person, _, signature = cookies.get(COOKIE, "").rpartition(".")
        return person if person and hmac.compare_digest(self._sign(person).encode(), signature.encode()) else None

    def cookie_value(self, person: str) -> str:
        return f"{person}.{self._sign(person)}"

    def with_cookie(self, me: Me, person: str) -> Response[Me]:
        cookie = Cookie(
            COOKIE,
            value=self.cookie_value(person),
            max_age=MAX_AGE,
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )
        return Response(me, cookies=[cookie], headers={"Cache-Control": "no-store"})

    def _sign(self, person: str) -> str:
        digest = hmac.digest(self._key, person.encode("utf-8", "surrogatepass"), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
