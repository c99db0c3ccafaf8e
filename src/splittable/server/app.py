"""Puts the server together."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

import splittable
from splittable.core import registry
from splittable.core.errors import SplittableError
from splittable.core.words import LANGUAGES
from splittable.server import logs
from splittable.server.config import Config
from splittable.server.services import Services
from splittable.server.stopping import on_shutdown_signal
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.guard import Guard
from splittable.server.web.headers import SECURITY_HEADERS
from splittable.server.web.host_pass import HostPass
from splittable.server.web.identity import Identities
from splittable.server.web.request_ids import with_request_id
from splittable.server.web.routes.all import API
from splittable.server.web.routes.errors import HANDLERS
from splittable.server.web.routes.operations import OPERATIONS
from splittable.server.web.routes.site import SITE
from splittable.server.web.socket import socket

log = logging.getLogger(__name__)

LARGEST_BODY = 64_000
LARGEST_FRAME = 16_384


def create_app(config: Config, time_and_chance: TimeAndChance | None = None) -> Litestar:
    services = Services(config, time_and_chance)
    identities = Identities(config.secret, config.secure, services.time_and_chance)
    guard = Guard(services, identities)
    host_pass = HostPass(config.secret, config.secure, services.time_and_chance.now)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        load_games()
        await services.open()
        collect_seldom()
        logs.keep_recent()
        try:
            with on_shutdown_signal(services.begin_stop):
                yield
        finally:
            await services.close()

    async def provide_services() -> Services:
        return services

    async def provide_identities() -> Identities:
        return identities

    async def provide_host_pass() -> HostPass:
        return host_pass

    app = Litestar(
        [*API, *OPERATIONS, *SITE, socket],
        before_request=guard,
        dependencies={
            "services": Provide(provide_services),
            "identities": Provide(provide_identities),
            "host_pass": Provide(provide_host_pass),
            "person": Provide(guard.person),
        },
        exception_handlers=HANDLERS,
        lifespan=[life],
        middleware=[with_request_id],
        openapi_config=OpenAPIConfig(title="Splittable", version=splittable.__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        response_headers=SECURITY_HEADERS,
        logging_config=None,
    )
    app.state.services = services
    return app


def load_games() -> None:
    """Before anybody can connect: after a restart all people of another node may come at once, and must not wait."""
    for name in registry.names():
        try:
            splittable.load(name).start()
        except SplittableError as error:  # one of another package; the others can be played
            log.warning("a game can't be loaded", extra={"game": name, "reason": error.message})
            continue
        for language in LANGUAGES:
            registry.spec(name).words(language)


def collect_seldom() -> None:
    """Positions have no reference cycles, so searching for cycles so often took a third of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def worker_app() -> Litestar:
    """The entry point of each worker process."""
    logs.set_up()
    return create_app(Config.handed_over())
