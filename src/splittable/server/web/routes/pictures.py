"""Pictures of finished games."""

import hashlib
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import QueryParameter

from splittable.picture.frame import Shape
from splittable.picture.raster import can_draw
from splittable.server.web.requests import address_of
from splittable.server.web.routes.dependencies import InPath, TheServices
from splittable.server.web.routes.errors import AnyRequest, documented
from splittable.server.web.routes.records import COMPRESSED, InLanguage

SEEN = documented(400, 404, 409, 429)
WhoseEnd = Annotated[int | None, QueryParameter(ge=0, le=63, description="Whose picture; the winner's if left out")]
OfShape = Annotated[Shape, QueryParameter(description="1200 × 630, or 1080 × 1080")]
WithNames = Annotated[bool, QueryParameter(description="Show the names of people")]
ASK_AGAIN = "no-cache"
FOR_A_DAY = "public, max-age=86400"


@get(
    "/api/tables/{table:str}/picture",
    operation_id="readPicture",
    media_type="image/svg+xml",
    responses=SEEN,
    middleware=[COMPRESSED],
)
async def read_picture(
    table: InPath,
    services: TheServices,
    request: AnyRequest,
    language: InLanguage,
    shape: OfShape = "wide",
    seat: WhoseEnd = None,
    names: WithNames = False,
) -> Response[bytes]:
    """The end of a game as a picture to share, without fonts or scripts."""
    drawn = await services.pictures.svg(table, language, shape, seat, names, address_of(request))
    return cached(drawn, "image/svg+xml", request, ASK_AGAIN)


@get(
    "/api/tables/{table:str}/picture.png",
    operation_id="readPng",
    media_type="image/png",
    responses=documented(400, 404, 409, 429, 503),
)
async def read_png(table: InPath, services: TheServices, request: AnyRequest, language: InLanguage) -> Response[bytes]:
    """The same for links that are pasted elsewhere: 1200 × 630, names only if the table is public."""
    if not can_draw():
        raise NotFoundException  # installed without the extra `pictures`
    drawn = await services.pictures.png(table, language, address_of(request))
    answer = cached(drawn, "image/png", request, FOR_A_DAY)
    answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


def cached(content: bytes, media_type: str, request: AnyRequest, control: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": control}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(content, media_type=media_type, headers=headers)
