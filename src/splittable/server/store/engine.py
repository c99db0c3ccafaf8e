"""Opens the database: SQLite in one file, or PostgreSQL by a URL."""

import sqlite3
from typing import Any

import msgspec
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from splittable.core.errors import BadSetup

CONNECTIONS = 8
CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 10.0
FOR_NODES = {
    # A node that was cut off in the middle of a transaction must not hold the number of a move that others write.
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


def open_engine(url: str, patient: bool = False, **more: Any) -> AsyncEngine:
    """An engine for `postgresql://…` or the path of a SQLite file. `patient`: statements may take any time.

    `more`: further options of SQLAlchemy.
    """
    options: dict[str, Any] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
        "pool_size": CONNECTIONS,
        "max_overflow": 0,
        "hide_parameters": True,  # in errors, which are logged: moves and secrets are among them
        **more,
    }
    if is_postgresql(url):
        address = "postgresql+asyncpg://" + url.partition("://")[2]
        # Without limits, a statement on a connection that fell silent would wait for hours.
        limits = {"timeout": CONNECT_SECONDS, "command_timeout": None if patient else STATEMENT_SECONDS}
        engine = create_async_engine(address, pool_pre_ping=True, connect_args=limits, **options)
        event.listen(engine.sync_engine, "connect", prepare_postgresql)
        return engine
    if "://" in url:
        raise BadSetup("setup/database", f"expected a file or postgresql://…, got {url.partition('://')[0]}://…")
    try:  # checked here, because a connection that fails in aiosqlite's thread outlives the event loop
        sqlite3.connect(url).close()
    except sqlite3.Error as error:
        raise BadSetup("setup/database", f"can't use the database {url}: {error}") from None
    engine = create_async_engine(f"sqlite+aiosqlite:///{url}", **options)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def is_postgresql(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def prepare_postgresql(connection: Any, _: Any = None) -> None:
    """By statements: connection poolers refuse settings that they don't know in the first message."""
    cursor = connection.cursor()
    for name, value in FOR_NODES.items():
        cursor.execute(f"SET SESSION {name} = '{value}'")
    cursor.close()
    connection.commit()  # settings of a transaction that is rolled back are lost


def prepare_sqlite(connection: Any, _: Any = None) -> None:
    connection.isolation_level = None  # transactions begin explicitly, see below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: a commit is on disk before it returns, so acknowledged moves survive a power cut.
    # Group commit (writer.py) spreads the cost over all tables that moved meanwhile.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could be overtaken; writers take the lock at once.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
