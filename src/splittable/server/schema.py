"""`python -m splittable.server.schema`: the OpenAPI document and the schema of the socket's messages, as JSON.

The web client's types are generated from it.
"""

import sys
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import splittable
from splittable.server.web.routes.all import API
from splittable.server.wire.protocol import FromClient, FromServer

OPENAPI = OpenAPIConfig(title="Splittable", version=splittable.__version__, path="/api/schema")


def openapi() -> dict[str, Any]:
    def provide() -> Provide:
        async def nothing() -> None:
            """Handlers are only described here, never called."""

        return Provide(nothing)

    provided = {name: provide() for name in ("services", "identities", "person")}
    return Litestar(API, dependencies=provided, openapi_config=OPENAPI).openapi_schema.to_schema()


def socket() -> dict[str, Any]:
    """`FromClient` and `FromServer` are unions tagged by `type`."""
    (sent, received), definitions = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/definitions/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "definitions": {**definitions, "FromClient": sent, "FromServer": received},
    }


def main() -> None:
    document = msgspec.json.encode({"openapi": openapi(), "socket": socket()}, order="deterministic")
    sys.stdout.buffer.write(msgspec.json.format(document) + b"\n")


if __name__ == "__main__":
    main()
