"""Checks before every HTTP request: our own origin for requests that change something, and the rate limits."""

from splittable.server.services import Services
from splittable.server.web.identity import Identities
from splittable.server.web.requests import address_of, is_own_origin
from splittable.server.web.routes.dependencies import CREATES
from splittable.server.web.routes.errors import AnyRequest
from splittable.server.wire.codes import Code, Refused

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Called before each request; raises a refusal."""

    def __init__(self, services: Services, identities: Identities) -> None:
        self._services = services
        self._identities = identities

    async def __call__(self, request: AnyRequest) -> None:
        self._services.limits.spend("request", address_of(request))
        if request.method in SAFE:
            return
        if not is_own_origin(self._services.config.public_url, request):
            raise Refused(Code.ORIGIN, "this request comes from a page of another site")
        # By handler, not by path: a path has many spellings.
        if request.route_handler.opt.get(CREATES):
            self._services.limits.spend("create_here", address_of(request))
        if person := self._identities.person_of(request.cookies):
            self._services.limits.spend("write", person)
        length = request.headers.get("content-length", "0")
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if length != "0" and kind != "application/json":
            raise Refused(Code.MEDIA_TYPE, "send the body as application/json")

    async def person(self, request: AnyRequest) -> str:
        """The dependency of all routes that need the person's identity."""
        person = self._identities.person_of(request.cookies)
        if person is None:
            raise Refused(Code.NO_IDENTITY, "no identity yet: GET /api/me creates one")
        return person
