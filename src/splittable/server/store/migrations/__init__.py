"""Migrates a database to the current schema; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x5B117AB1E


def upgrade(connection: Connection) -> None:
    """Apply missing migrations in the caller's transaction. Workers that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
