"""What a server finds outside its own process: the database, other workers, and the processes that think.

The simulation (`tests/simulation`) replaces it; everything else in the server runs there as it is.
"""

from collections.abc import Callable
from typing import Any

import asyncpg

from splittable.jobs import Runner
from splittable.server.config import Config
from splittable.server.jobs.kinds import runner_for
from splittable.server.store import Store
from splittable.server.store.commits import Commit, PostgresCommit, SqliteCommit
from splittable.server.store.engine import CONNECT_SECONDS, is_postgresql


class Outside:
    def __init__(self, config: Config) -> None:
        self._config = config

    def store(self) -> Store:
        return Store(self._config.database)

    def commit(self, store: Store, worker: str, are_read: Callable[[], bool]) -> Commit:
        """Writes the log. `worker`: the name in notices to other workers, which are sent if they `are_read`."""
        if is_postgresql(self._config.database):
            return PostgresCommit(store, worker, are_read)
        return SqliteCommit(self._config.database)

    async def listen(self) -> Any:
        """A connection of its own to PostgreSQL, for notices."""
        return await asyncpg.connect(self._config.database, timeout=CONNECT_SECONDS)

    def runner(self) -> Runner:
        return runner_for(self._config)
