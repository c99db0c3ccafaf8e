"""Hints during a game, reviews of finished games, and what several of mine have in common."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from splittable.core.words import Language
from splittable.server.web.requests import address_of
from splittable.server.web.routes.dependencies import InPath, PersonId, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.wire.api import AskHint, HintInfo
from splittable.server.wire.profiles import MyProfile
from splittable.server.wire.reviews import ReviewProgress

WhoseSeat = Annotated[int, QueryParameter(ge=0, le=63, description="Whose choices")]
InLanguage = Annotated[Language, QueryParameter(description="Of the labels of moves")]


@post(
    "/api/tables/{table:str}/hint",
    operation_id="askHint",
    status_code=200,
    responses=documented(400, 401, 403, 404, 409, 413, 415, 429, 503),
)
async def ask_hint(
    table: InPath, data: JSONBody[AskHint], person: PersonId, services: TheServices, request: AnyRequest
) -> HintInfo:
    """The best choice found for my seat, from what it may know."""
    return await services.hints.ask(table, person, address_of(request), data)


@get(
    "/api/tables/{table:str}/review",
    operation_id="readReview",
    responses=documented(400, 401, 403, 404, 409, 429, 503),
)
async def read_review(
    table: InPath,
    person: PersonId,
    services: TheServices,
    request: AnyRequest,
    seat: WhoseSeat,
    language: InLanguage = "en",
) -> ReviewProgress:
    """What the choices of a seat cost. The first request starts the review; ask again until it is done."""
    return await services.reviews.of(table, seat, person, address_of(request), language)


@get("/api/me/profile", operation_id="readMyProfile", responses=documented(400, 401))
async def read_my_profile(person: PersonId, services: TheServices, language: InLanguage = "en") -> MyProfile:
    """What my choices cost in my last finished games, from their reviews; only my own."""
    return await services.profiles.of(person, language)
