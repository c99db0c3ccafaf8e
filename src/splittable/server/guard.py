"""Checks before every HTTP request: our own origin for requests that change something, and the rate limits."""

from splittable.server.codes import Code, Refused
from splittable.server.house import House
from splittable.server.identity import Keeper
from splittable.server.routes.errors import AnyRequest

SAFE = ("GET", "HEAD", "OPTIONS")
CREATING = ("/api/play", "/api/tables", "/api/records")


class Guard:
    """Called before each request; raises a refusal."""

    def __init__(self, house: House, keeper: Keeper) -> None:
        self._house = house
        self._keeper = keeper

    async def __call__(self, request: AnyRequest) -> None:
        self._house.limits.spend("request", self._house.address_of(request))
        if request.method in SAFE:
            return
        if not self._house.is_own_origin(request):
            raise Refused(Code.ORIGIN, "this request comes from a page of another site")
        if request.url.path in CREATING:
            self._house.limits.spend("create_here", self._house.address_of(request))
        if person := self._keeper.person_of(request.cookies):
            self._house.limits.spend("write", person)
        length = request.headers.get("content-length", "0")
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if length != "0" and kind != "application/json":
            raise Refused(Code.MEDIA_TYPE, "send the body as application/json")

    async def person(self, request: AnyRequest) -> str:
        """The dependency of all routes that need the person's identity."""
        person = self._keeper.person_of(request.cookies)
        if person is None:
            raise Refused(Code.NO_IDENTITY, "no identity yet: GET /api/me creates one")
        return person
