"""A server in a thread with SQLite, and one with PostgreSQL."""

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import patience
from tests.server.postgres import fresh_database
from tests.server.serving import Served, serving, test_config


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return str(tmp_path / "games.sqlite") if request.param == "sqlite" else fresh_database()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(test_config(tmp_path / "games.sqlite")) as found:
        yield found


def run(work: Coroutine[Any, Any, None], seconds: float = patience.STORY) -> None:
    asyncio.run(asyncio.wait_for(work, seconds))
