"""Identity: a name behind a signed cookie, and a link that takes it to another device."""

from litestar import Response, get, post, put
from litestar.params import JSONBody

from splittable.server.web.requests import address_of, public_url
from splittable.server.web.routes.dependencies import PersonId, TheIdentities, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.web.routes.qr import qr_svg
from splittable.server.wire.api import ChangeMe, Claim, DeviceLink, Me


@get("/api/me", operation_id="readMe")
async def read_me(request: AnyRequest, services: TheServices, identities: TheIdentities) -> Response[Me]:
    """My identity; a first visit creates one and sets the cookie."""
    person = identities.person_of(request.cookies) or identities.new_person()
    return identities.with_cookie(await services.people.me(person), person)


@put("/api/me", operation_id="changeMe", responses=documented(400, 401, 403, 413, 415, 429))
async def change_me(data: JSONBody[ChangeMe], person: PersonId, services: TheServices) -> Me:
    """Change my name, language or colour; omitted fields stay the same."""
    return await services.people.change(person, data)


@post("/api/me/link", operation_id="linkDevice", status_code=200, responses=documented(400, 401, 403, 413, 429))
async def link_device(person: PersonId, request: AnyRequest, services: TheServices) -> DeviceLink:
    """A single-use link, valid for ten minutes, that gives another device my identity."""
    token, expires_at = await services.people.new_link(person)
    url = f"{public_url(services.config.public_url, request)}/claim#{token}"
    return DeviceLink(url, token, expires_at, qr_svg(url))


@post("/api/me/claim", operation_id="claimDevice", status_code=200, responses=documented(400, 403, 404, 413, 415, 429))
async def claim_device(
    data: JSONBody[Claim], request: AnyRequest, services: TheServices, identities: TheIdentities
) -> Response[Me]:
    """Take over the identity behind a link."""
    services.limits.spend("guess", address_of(request))
    person = await services.people.claim(data.token)
    return identities.with_cookie(await services.people.me(person), person)
