"""An empty database with the newest schema, made once by the server's own migrations."""

import asyncio
import functools
import sqlite3
import tempfile
from pathlib import Path

from splittable.server.store import Store


@functools.cache
def template() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        asyncio.run(_migrate(str(path)))
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        return path.read_bytes()


async def _migrate(path: str) -> None:
    store = Store(path)
    await store.migrate()
    await store.close()
