"""The built web client, served from inside the package."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

STATIC = Path(__file__).parent.parent / "static"
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Splittable</title>
<h1>Splittable</h1><p>The server runs, but the web client is not built. In the project's folder run
<code>make web</code> and load this page again. The HTTP interface is described at
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""
MEDIA_TYPES = {  # written down: what the system guesses differs between machines
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
CHECK_FIRST = {"Cache-Control": "no-cache"}


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def site(path: FromPath[str] = "") -> Response[str] | File:
    """A file of the client, or its page for every address that the client handles itself."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise NotFoundException
    found = file_at(wanted)
    if found is not None:
        hashed = wanted.startswith("assets/")  # the build puts a hash into the names of these
        kind = MEDIA_TYPES.get(found.suffix, "application/octet-stream")
        headers = FOREVER if hashed else CHECK_FIRST
        return File(found, content_disposition_type="inline", media_type=kind, headers=headers)
    page = STATIC / "index.html"
    if "." in wanted.rpartition("/")[2]:
        raise NotFoundException
    if page.is_file():
        return File(page, content_disposition_type="inline", media_type=MediaType.HTML, headers=CHECK_FIRST)
    return Response(MISSING, media_type=MediaType.HTML, status_code=200)


def file_at(wanted: str) -> Path | None:
    """A file inside the client's folder; nothing outside it can be reached, whatever the path says."""
    if not wanted or "\0" in wanted:
        return None
    path = (STATIC / wanted).resolve()
    return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None


SITE = [site]
