"""Copies of a SQLite database: taken while a server runs, and put back while none does."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from splittable.core.errors import BadSetup
from splittable.server.store.engine import is_postgresql
from splittable.server.store.sole import sole_use

BESIDE = ("-wal", "-shm")


def back_up(database: str, target: Path) -> int:
    """Copy the whole database as it is at one moment; its size. The server may go on writing meanwhile."""
    check_sqlite(database, "pg_dump")
    check_database(Path(database))
    return copy(Path(database), target)


def restore(source: Path, database: str, replace: bool) -> int:
    """Put a backup in the place of the database; its size. No server may use it."""
    check_sqlite(database, "pg_restore")
    check_database(source)
    if Path(database).exists() and not replace:
        raise BadSetup("setup/database", f"{database} already exists; add --replace to give it up")
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    with sole_use(database):
        for beside in BESIDE:  # they belong to the old file
            Path(database + beside).unlink(missing_ok=True)
        return copy(source, Path(database))


def copy(source: Path, target: Path) -> int:
    """Complete and checked before it has its name: a copy that fails leaves what was there."""
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
        check_database(unfinished)
        os.replace(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise BadSetup("setup/database", f"can't copy {source} to {target}: {error}") from None
    return target.stat().st_size


def copy_secret(source: Path, target: Path) -> bool:
    """The secret is saved with the games: without it, nobody could return to their seat."""
    if not source.exists():
        return False
    os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o600))
    shutil.copyfile(source, target)
    return True


def check_database(path: Path) -> None:
    """BadSetup unless this is a whole database of ours."""
    if not path.exists():
        raise BadSetup("setup/database", f"there is no database {path}")
    try:
        with closing(sqlite3.connect(path)) as database:
            [(found,)] = database.execute("PRAGMA quick_check(1)").fetchall()
            versions = database.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise BadSetup("setup/database", f"{path} is no database of splittable: {error}") from None
    if found != "ok" or not versions:
        raise BadSetup("setup/database", f"{path} is damaged: {found}")


def check_sqlite(database: str, instead: str) -> None:
    if is_postgresql(database):
        raise BadSetup("setup/database", f"for PostgreSQL use {instead}, or `splittable export` and `import`")
