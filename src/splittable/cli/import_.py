"""`splittable import`: records into the database of a server."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from splittable.cli.console import out, progress_bar
from splittable.cli.serve import database_of, require_server
from splittable.core import records
from splittable.core.errors import BadRecord


def import_(
    file: Annotated[Path, typer.Argument(help="Records, one JSON object per line.")],
    database: Annotated[str, typer.Option(envvar="SPLITTABLE_DATABASE", help="As for serve.")] = "",
    data: Annotated[Path | None, typer.Option(envvar="SPLITTABLE_DATA", help="As for serve.")] = None,
) -> None:
    """Check records move by move and store them as finished tables, each with a link to its replay."""
    require_server()
    asyncio.run(read_all(database_of(database, data), file))


async def read_all(database: str, file: Path) -> None:
    from splittable.server.finished.archive import keep_record
    from splittable.server.store import Store
    from splittable.server.time_and_chance import TimeAndChance

    found = list(records.read_lines(file))
    store = Store(database)
    kept = []
    try:
        await store.migrate()
        with progress_bar() as bar:
            for line, record in bar.track(found, description="importing"):
                try:
                    kept.append((await keep_record(store, TimeAndChance(), record, None)).id)
                except BadRecord as error:
                    error.line = line
                    raise
    finally:
        await store.close()
        for table_id in kept:
            out.print(f"/t/{table_id}", markup=False, soft_wrap=True)
