"""Only one server uses a SQLite file: two would each know only a part of what happens at a table."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from splittable.core.errors import BadSetup
from splittable.server.store.engine import is_postgresql


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Holds a lock that ends with this process, however it ends. PostgreSQL has servers that know of each other."""
    if is_postgresql(database):
        yield
        return
    try:
        file = open(f"{database}.lock", "a")  # noqa: SIM115 - closed below; separate, because it can fail
    except OSError as error:
        raise BadSetup("setup/database", f"can't use the database {database}: {error.strerror}") from None
    with file:
        try:
            lock(file)
        except OSError:
            raise BadSetup("setup/database", f"another server uses {database}; stop it first") from None
        yield


def lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
