"""Migrates a database to the current schema; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, select, text

from splittable.server.store.schema import metadata

LOCK = 0x5B117AB1E
VERSION_TABLE = "alembic_version"


def upgrade(connection: Connection) -> None:
    """Apply missing migrations in the caller's transaction. Workers that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    drop_unfinished_start(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def drop_unfinished_start(connection: Connection) -> None:
    """Older versions could fail half-way through the first start: tables, all empty, but no version. Begin again."""
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE in there and connection.execute(text(f"SELECT 1 FROM {VERSION_TABLE}")).first():
        return
    ours = [table for table in metadata.sorted_tables if table.name in there]
    if not any(connection.execute(select(text("1")).select_from(table).limit(1)).first() for table in ours):
        metadata.drop_all(connection, ours)
