"""`splittable backup` and `splittable restore`: a copy of all games, and back."""

from pathlib import Path
from typing import Annotated

import typer

from splittable.cli.console import err
from splittable.cli.serve import database_of, require_server

Database = Annotated[str, typer.Option(envvar="SPLITTABLE_DATABASE", help="As for serve.")]
Data = Annotated[Path | None, typer.Option(envvar="SPLITTABLE_DATA", help="As for serve.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy. The secret goes beside it, as FILE.secret.")],
    database: Database = "",
    data: Data = None,
) -> None:
    """Copy the SQLite database and the secret. The server may go on running."""
    require_server()
    from splittable.server.config import data_folder
    from splittable.server.store.backup import back_up, copy_secret

    size = back_up(database_of(database, data), file)
    with_secret = copy_secret((data or data_folder()) / "secret", secret_beside(file))
    say(f"{file}: {size:,} bytes" + (f", and {secret_beside(file)}" if with_secret else ""))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `splittable backup`.")],
    database: Database = "",
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Give up the games that are there now.")] = False,
) -> None:
    """Put a backup in its place. Stop the server first."""
    require_server()
    from splittable.server.config import data_folder
    from splittable.server.store import backup

    target = database_of(database, data)
    size = backup.restore(file, target, replace)
    with_secret = backup.copy_secret(secret_beside(file), (data or data_folder()) / "secret")
    say(f"{target}: {size:,} bytes" + (", and the secret" if with_secret else ""))


def secret_beside(file: Path) -> Path:
    return file.with_name(file.name + ".secret")


def say(text: str) -> None:
    err.print(text, highlight=False, markup=False, soft_wrap=True)
