"""Identity: a name behind a signed cookie, and a link that takes it to another device."""

from litestar import Response, get, post, put
from litestar.params import JSONBody

from splittable.server.api import ChangeMe, Claim, DeviceLink, Me
from splittable.server.routes.errors import AnyRequest, documented
from splittable.server.routes.given import PersonId, TheHouse, TheKeeper
from splittable.server.routes.qr import qr_svg


@get("/api/me", operation_id="readMe")
async def read_me(request: AnyRequest, house: TheHouse, keeper: TheKeeper) -> Response[Me]:
    """My identity; a first visit creates one and sets the cookie."""
    person = keeper.person_of(request.cookies) or keeper.new_person()
    return keeper.with_cookie(await house.people.me(person), person)


@put("/api/me", operation_id="changeMe", responses=documented(400, 401, 403, 413, 415, 429))
async def change_me(data: JSONBody[ChangeMe], person: PersonId, house: TheHouse) -> Me:
    """Change my name, language or colour; omitted fields stay the same."""
    return await house.people.change(person, data)


@post("/api/me/link", operation_id="linkDevice", status_code=200, responses=documented(400, 401, 403, 413, 429))
async def link_device(person: PersonId, request: AnyRequest, house: TheHouse) -> DeviceLink:
    """A single-use link, valid for ten minutes, that gives another device my identity."""
    token, expires_at = await house.people.new_link(person)
    url = f"{house.public_url(request)}/claim#{token}"
    return DeviceLink(url, token, expires_at, qr_svg(url))


@post("/api/me/claim", operation_id="claimDevice", status_code=200, responses=documented(400, 403, 404, 413, 415, 429))
async def claim_device(data: JSONBody[Claim], request: AnyRequest, house: TheHouse, keeper: TheKeeper) -> Response[Me]:
    """Take over the identity behind a link."""
    house.limits.spend("guess", house.address_of(request))
    person = await house.people.claim(data.token)
    return keeper.with_cookie(await house.people.me(person), person)
