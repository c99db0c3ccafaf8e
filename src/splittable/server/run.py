"""Runs the server: one process, or several with PostgreSQL."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from splittable.core.errors import BadSetup
from splittable.server import logs
from splittable.server.app import LARGEST_FRAME, create_app
from splittable.server.config import Config
from splittable.server.store import Store
from splittable.server.store.sole import sole_use
from splittable.server.web.direct_socket import DirectSocket
from splittable.server.web.punctual import PunctualHttp

GRACE_SECONDS = 5
MACOS_FILES = 10_240  # OPEN_MAX there
# The loop starts the processes that think. For several servers on Windows uvicorn would choose one that can't.
LOOP = "asyncio:ProactorEventLoop" if sys.platform == "win32" else "auto"
PRIVATE = 0o077  # what is created is for its owner only: the database holds hands and chats


def run(config: Config, host: str, port: int, log_level: str, trusted_proxies: str, ready: Callable[[], None]) -> None:
    """`ready` is called when the start can no longer fail, just before the first request."""
    os.umask(PRIVATE)
    allow_many_files()
    with sole_use(config.database):
        run_alone(config, host, port, log_level, trusted_proxies, ready)


def run_alone(
    config: Config, host: str, port: int, log_level: str, trusted_proxies: str, ready: Callable[[], None]
) -> None:
    asyncio.run(open_once(config.database))
    listening = listen(host, port)
    ready()
    logs.set_up(log_level)
    config.hand_over()
    settings = uvicorn.Config(
        "splittable.server.app:worker_app" if config.workers > 1 else create_app(config),
        factory=config.workers > 1,
        host=host,
        port=port,
        workers=config.workers,
        loop=LOOP,
        http=PunctualHttp,
        ws=DirectSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
        forwarded_allow_ips=trusted_proxies,
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
    )
    if config.workers > 1:
        Multiprocess(settings, sockets=[listening]).run()
    else:
        uvicorn.Server(settings).run(sockets=[listening])


def allow_many_files() -> None:
    """Each socket is a file, and the usual 1,024 are soon used up. Windows has no such limit."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (most, MACOS_FILES):  # macOS says that there is no limit, and refuses to be taken at its word
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return


def listen(host: str, port: int) -> socket.socket:
    """A socket that workers inherit; a clear error if the address is not available."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with closing_on_failure(socket.socket(family, kind, protocol)) as made:
            if os.name == "posix":
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind(address)
            made.set_inheritable(True)
            return made
    except OSError as error:
        choose = "choose another by --port or SPLITTABLE_PORT"
        raise BadSetup("setup/port", f"can't listen on {host}, port {port}: {error.strerror}; {choose}") from None


@contextmanager
def closing_on_failure(made: socket.socket) -> Iterator[socket.socket]:
    try:
        yield made
    except OSError:
        made.close()
        raise


async def open_once(database: str) -> None:
    """Migrate the database before any worker needs it; a clear error if it can't be used."""
    store = Store(database)
    try:
        await store.migrate()
    finally:
        await store.close()
