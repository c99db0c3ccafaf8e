"""Where a request comes from, and where people reach this server."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def public_url(configured: str | None, connection: AnyConnection) -> str:
    """Where people reach this server: as configured, or as this request did."""
    if configured:
        return configured.rstrip("/")
    return f"{connection.url.scheme}://{connection.headers.get('host', 'localhost')}"


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def is_own_origin(configured: str | None, connection: AnyConnection) -> bool:
    """Does a request come from our own page? Programs other than browsers send no origin and have no cookies that
    another site could make them use."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if configured and origin == origin_of(configured):
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
