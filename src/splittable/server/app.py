"""Puts the server together."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import splittable
from splittable.server import logs
from splittable.server.config import Config
from splittable.server.guard import Guard
from splittable.server.headers import SECURITY_HEADERS
from splittable.server.house import House
from splittable.server.identity import Keeper
from splittable.server.nature import Nature
from splittable.server.routes.all import API
from splittable.server.routes.errors import HANDLERS
from splittable.server.routes.operations import OPERATIONS
from splittable.server.routes.site import SITE
from splittable.server.socket import socket
from splittable.server.stopping import told_of_the_end

LARGEST_BODY = 64_000
LARGEST_FRAME = 16_384


def create_app(config: Config, nature: Nature | None = None) -> Litestar:
    house = House(config, nature)
    keeper = Keeper(config.secret, config.secure, house.nature)
    guard = Guard(house, keeper)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        collect_seldom()
        try:
            with told_of_the_end(house.begin_stop):
                yield
        finally:
            await house.close()

    async def provide_house() -> House:
        return house

    async def provide_keeper() -> Keeper:
        return keeper

    app = Litestar(
        [*API, *OPERATIONS, *SITE, socket],
        before_request=guard,
        dependencies={
            "house": Provide(provide_house),
            "keeper": Provide(provide_keeper),
            "person": Provide(guard.person),
        },
        exception_handlers=HANDLERS,
        lifespan=[life],
        openapi_config=OpenAPIConfig(title="Splittable", version=splittable.__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        response_headers=SECURITY_HEADERS,
        logging_config=None,
    )
    app.state.house = house
    return app


def collect_seldom() -> None:
    """Positions have no reference cycles, so searching for cycles so often took a third of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def worker_app() -> Litestar:
    """The entry point of each worker process."""
    logs.set_up()
    return create_app(Config.handed_over())
