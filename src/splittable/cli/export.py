"""`splittable export`: all games of a server as records."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from splittable.cli.console import err
from splittable.cli.record import open_output
from splittable.cli.serve import database_of, require_server
from splittable.core import records


def export(
    out: Annotated[Path | None, typer.Option(help="File to write; default: standard output.")] = None,
    database: Annotated[str, typer.Option(envvar="SPLITTABLE_DATABASE", help="As for serve.")] = "",
    data: Annotated[Path | None, typer.Option(envvar="SPLITTABLE_DATA", help="As for serve.")] = None,
    finished: Annotated[bool, typer.Option("--finished", help="Leave out unfinished games.")] = False,
) -> None:
    """Write every game as a record, one per line. Unfinished games include their secrets: keep the file private."""
    require_server()
    count = asyncio.run(write_all(database_of(database, data), out, finished))
    err.print(f"{count} records", highlight=False)


async def write_all(database: str, out: Path | None, finished: bool) -> int:
    from splittable.server.finished.archive import all_records
    from splittable.server.store import Store

    store = Store(database)
    count = 0
    try:
        await store.migrate()
        with open_output(out) as file:
            async for record in all_records(store, finished):
                file.write(records.to_line(record) + "\n")
                count += 1
    finally:
        await store.close()
    return count
