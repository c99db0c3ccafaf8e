"""How much the database holds, for the host."""

import os
from typing import NamedTuple

from sqlalchemy import func, select, text

from splittable.server.store import schema
from splittable.server.store.store import Store


class Totals(NamedTuple):
    """`tables`: status → how many. `size`: bytes of the database."""

    tables: dict[str, int]
    size: int


async def totals(store: Store) -> Totals:
    status = schema.tables.c.status
    async with store.reading() as connection:
        found = await connection.execute(select(status, func.count()).group_by(status))
        tables = {name: count for name, count in found}  # noqa: C416 - a row is no tuple of two for the type checker
        if connection.dialect.name == "postgresql":
            size = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
        else:
            size = size_of_files(str(connection.engine.url.database))
    return Totals(tables, int(size))


def size_of_files(path: str) -> int:
    files = [f"{path}{beside}" for beside in ("", "-wal")]
    return sum(os.path.getsize(file) for file in files if os.path.exists(file))
