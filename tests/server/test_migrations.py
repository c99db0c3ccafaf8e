"""A database of an older version goes on where it was."""

import asyncio
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

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
