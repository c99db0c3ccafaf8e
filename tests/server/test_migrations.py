"""A database of an older version goes on where it was."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event

from splittable.core.errors import BadSetup
from splittable.server.store import Store, migrations


def at_revision(path: Path, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def test_finished_games_from_before_are_found(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    at_revision(path, "0003")
    values = {"id": "t_old", "code": "AAAA-BBBB", "game": "splitter", "rules": 1, "players": 1, "options": "{}"}
    values |= {"status": "over", "public": 0, "spectators": 1, "chat": "off", "created_at": 1, "ended_at": 5}
    values |= {"origin": "table", "revision": 0, "scores": "[3]", "winners": "[0]"}
    with sqlite3.connect(path) as database:
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        database.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", values)
        database.execute(
            "INSERT INTO seats (table_id, seat, kind, person, name) VALUES ('t_old', 0, 'person', 'p_a', 'Ada')"
        )

    async def story() -> None:
        store = Store(str(path))
        await store.migrate()
        finished = await store.finished_of("p_a", 10, None)
        unfinished = await store.unfinished_of("p_a", 10)
        await store.close()
        assert [row.id for row in finished] == ["t_old"] and unfinished == []

    asyncio.run(story())


def test_tables_from_before_hints_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    at_revision(path, "0001")
    values = {"id": "t_old", "code": "AAAA-BBBB", "game": "splitter", "rules": 1, "players": 1, "options": "{}"}
    values |= {"status": "open", "public": 0, "spectators": 1, "chat": "off", "created_at": 1}
    values |= {"origin": "table", "revision": 0}
    with sqlite3.connect(path) as database:
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        database.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", values)
        database.execute(
            "INSERT INTO seats (table_id, seat, kind, name, bot) VALUES ('t_old', 0, 'person', 'Ada', NULL)"
        )

    async def story() -> None:
        store = Store(str(path))
        await store.migrate()
        row = await store.table("t_old")
        await store.close()
        assert row is not None and row.hints is None and row.gives_hints()  # alone: practice

    asyncio.run(story())


@pytest.mark.parametrize("pages", [3, 12, 20])
def test_a_first_start_on_a_full_disk_can_be_repeated(tmp_path: Path, pages: int) -> None:
    async def story() -> None:
        small = Store(str(tmp_path / "games.sqlite"))
        event.listen(small.engine.sync_engine, "connect", lambda new, _: new.execute(f"PRAGMA max_page_count={pages}"))
        with pytest.raises(BadSetup, match="full"):
            await small.migrate()
        await small.close()
        await migrated(tmp_path / "games.sqlite")

    asyncio.run(story())


def test_what_an_interrupted_first_start_left_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    at_revision(path, "0003")
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM alembic_version")
    asyncio.run(migrated(path))


def test_a_database_with_games_but_no_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    at_revision(path, "0003")
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM alembic_version")
        database.execute("INSERT INTO people (id, name, created_at) VALUES ('p_a', 'Ada', 1)")
    with pytest.raises(BadSetup, match="already exists"):
        asyncio.run(migrated(path))
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT name FROM people").fetchall() == [("Ada",)]


async def migrated(path: Path) -> None:
    store = Store(str(path))
    try:
        await store.migrate()
        assert await store.public_tables(1) == []
    finally:
        await store.close()
