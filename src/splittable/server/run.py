"""Runs the server: one process, or several with PostgreSQL."""

import asyncio

import uvicorn
from uvicorn.supervisors import Multiprocess

from splittable.server import logs
from splittable.server.app import LARGEST_FRAME, create_app
from splittable.server.config import Config
from splittable.server.store import Store

GRACE_SECONDS = 5


def run(config: Config, host: str, port: int, log_level: str, trusted_proxies: str) -> None:
    asyncio.run(open_once(config.database))
    logs.set_up(log_level)
    config.hand_over()
    settings = uvicorn.Config(
        "splittable.server.app:worker_app" if config.workers > 1 else create_app(config),
        factory=config.workers > 1,
        host=host,
        port=port,
        workers=config.workers,
        ws="websockets-sansio",
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
        sock = settings.bind_socket()
        Multiprocess(settings, sockets=[sock]).run()
    else:
        uvicorn.Server(settings).run()


async def open_once(database: str) -> None:
    """Bring the database up to date before any worker needs it, and say plainly if it can't be used."""
    store = Store(database)
    try:
        await store.migrate()
    finally:
        await store.close()
