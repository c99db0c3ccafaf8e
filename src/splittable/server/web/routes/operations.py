"""Health, metrics, and the host's status page."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import QueryParameter
from litestar.response import Redirect

import splittable
from splittable.core.errors import SplittableError
from splittable.core.words import ENGLISH, of_frame
from splittable.server.figures import heard
from splittable.server.services import Services
from splittable.server.store.totals import Totals, totals
from splittable.server.web.host_pass import PATH
from splittable.server.web.metrics import exposition
from splittable.server.web.opengraph import accepted_language
from splittable.server.web.routes.dependencies import TheHostPass, TheServices
from splittable.server.web.routes.errors import AnyRequest
from splittable.server.web.status import STYLE, page

TOTALS_SECONDS = 3.0
HIDDEN = {"Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
Key = Annotated[str | None, QueryParameter(max_length=200)]


@get("/health", include_in_schema=False)
async def health(services: TheServices) -> dict[str, str]:
    """Answers 200 if the database responds."""
    await services.store.ping()
    return {"status": "ok", "version": splittable.__version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: TheServices) -> Response[str]:
    """Prometheus text format; with several workers, those of the one that answers."""
    return Response(exposition(services), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(PATH, include_in_schema=False)
async def status(
    request: AnyRequest, services: TheServices, host_pass: TheHostPass, key: Key = None
) -> Response[str] | Redirect:
    """For the host: what every node does. For everybody else there is nothing here."""
    if key is not None and host_pass.opens(key):  # the key must not stay in the address bar
        return Redirect(PATH, cookies=[host_pass.cookie()], headers=HIDDEN, status_code=303)
    if not host_pass.is_shown(request.cookies):
        raise NotFoundException
    words = of_frame(accepted_language(request.headers.get("accept-language", "")) or ENGLISH)
    others = [heard(told) for told in services.notices.others().values()]
    html = page(services.describer.figures(), others, await totals_or_none(services), words)
    return Response(html, media_type=MediaType.HTML, headers=HIDDEN)


@get("/status.css", include_in_schema=False, sync_to_thread=False)
def status_style() -> Response[str]:
    return Response(STYLE, media_type="text/css")


async def totals_or_none(services: Services) -> Totals | None:
    """A database that is gone is what the host wants to read about, not a reason for no page."""
    try:
        return await asyncio.wait_for(totals(services.store), TOTALS_SECONDS)
    except (SplittableError, TimeoutError):
        return None


OPERATIONS = [health, metrics, status, status_style]
