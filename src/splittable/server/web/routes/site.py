"""The built web client, served from inside the package."""

from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from splittable.server.web.opengraph import SITE_PICTURE, tags
from splittable.server.web.routes.dependencies import TheServices
from splittable.server.web.routes.errors import AnyRequest
from splittable.server.web.routes.pictures import cached

STATIC = Path(__file__).parents[2] / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Splittable</title>
<h1>Splittable</h1><p>The server runs, but the web client is not built. In the project's folder run
<code>make web</code> and load this page again. The HTTP interface is described at
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""
MEDIA_TYPES = {  # explicit: the system's guesses differ between machines
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
CHECK_FIRST = {"Cache-Control": "no-cache"}
ANYWHERE = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
HEAD_END = "</head>"


@get(["/", "/{path:path}"], include_in_schema=False)
async def site(
    services: TheServices, request: AnyRequest, path: FromPath[str] = ""
) -> Response[str] | Response[bytes] | File:
    """A file of the client, or its page for every address that the client handles itself."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise NotFoundException
    found = file_at(wanted)
    if found is not None:
        hashed = wanted.startswith("assets/")  # their names contain a hash
        kind = MEDIA_TYPES.get(found.suffix, "application/octet-stream")
        headers = FOREVER if hashed else ANYWHERE if f"/{wanted}" == SITE_PICTURE else CHECK_FIRST
        return File(found, content_disposition_type="inline", media_type=kind, headers=headers)
    page = STATIC / "index.html"
    if "." in wanted.rpartition("/")[2]:
        raise NotFoundException
    if page.is_file():
        html = page_text(page, page.stat().st_mtime_ns)
        told = await tags(services, request, wanted)
        html = html.replace(HEAD_END, f"  {told}\n  {HEAD_END}", 1)
        answer = cached(html.encode(), MediaType.HTML, request, CHECK_FIRST["Cache-Control"])
        answer.headers["Vary"] = "Accept-Language"
        return answer
    return Response(MISSING, media_type=MediaType.HTML, status_code=200)


@lru_cache(maxsize=2)
def page_text(page: Path, changed_at: int) -> str:
    return page.read_text(encoding="utf-8")


def file_at(wanted: str) -> Path | None:
    """A file inside the client's folder; nothing outside it can be reached."""
    if not wanted or "\0" in wanted:
        return None
    path = (STATIC / wanted).resolve()
    return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None


SITE = [site]
