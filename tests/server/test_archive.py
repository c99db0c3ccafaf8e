"""Export and import, migrations, logs, health and metrics."""

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import splittable
from splittable.cli.export import export
from splittable.cli.import_ import import_
from splittable.cli.serve import serve
from splittable.core.errors import BadRecord, BadSetup
from splittable.server import logs
from splittable.server.config import read_secret
from splittable.server.store import Store, schema
from splittable.server.store.engine import open_engine
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

SAMPLES = Path(__file__).parent.parent / "records"


@pytest.mark.slow
def test_records_survive_import_and_export(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = []
    for name in splittable.game_names():
        import_(SAMPLES / f"{name}.jsonl", database=database)
        given += [json.loads(line) for line in (SAMPLES / f"{name}.jsonl").read_text().splitlines()]
    links = capsys.readouterr().out.split()
    assert len(links) == len(given) and all(link.startswith("/t/t_") for link in links)
    export(out=tmp_path / "all.jsonl", database=database)
    exported = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()]
    keys = ("game", "players", "options", "moves", "scores", "winners")
    assert sorted(str([r[k] for k in keys]) for r in exported) == sorted(str([r[k] for k in keys]) for r in given)


def test_games_under_way_are_exported_too(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")

    async def story(url: str) -> None:
        async with Person(url) as ada:
            done = await ada.post("/api/play", game="split-it", players=2, seat=0, options={"size": "tiny"})
            await play_to_the_end(await ada.watch(done["id"]), done["id"], 0)
            await ada.post("/api/play", game="split-it", players=3)

    with serving(test_config(database)) as served:
        run(story(served.url))
    for finished, count in ((False, 2), (True, 1)):
        export(out=tmp_path / "all.jsonl", database=database, finished=finished)
        lines = (tmp_path / "all.jsonl").read_text().splitlines()
        assert len(lines) == count
        for line in lines:
            splittable.replay(json.loads(line))


def test_a_bad_record_is_named_by_its_line(tmp_path: Path) -> None:
    good = (SAMPLES / "split-it.jsonl").read_text().splitlines()[0]
    file = tmp_path / "some.jsonl"
    file.write_text(good + "\n" + good.replace('"seed":', '"seeds":') + "\n")
    with pytest.raises(BadRecord, match="line 2"):
        import_(file, database=str(tmp_path / "games.sqlite"))


def test_the_migrations_lead_to_the_present_shape(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def story() -> None:
        store = Store(database)
        await store.migrate()
        async with store.writing() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(story())


def test_health_and_metrics(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=2, seat=0, options={"size": "tiny"})
            await play_to_the_end(await ada.watch(table["id"]), table["id"], 0)

    run(story())
    assert httpx.get(f"{served.url}/health").json() == {"status": "ok", "version": splittable.__version__}
    answer = httpx.get(f"{served.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = dict(line.split() for line in answer.text.splitlines() if not line.startswith("#"))
    assert float(figures['splittable_moves_total{node="here"}']) > 0
    assert float(figures['splittable_rooms{node="here"}']) == 1
    assert float(figures['splittable_jobs_waiting{node="here",lane="search"}']) == 0


def test_logs_are_json_lines() -> None:
    record = logging.makeLogRecord(
        {"name": "a", "levelname": "INFO", "msg": "lost %s", "args": ("x",), "table": "t_1"}
    )
    line = json.loads(logs.JsonLines().format(record))
    assert (line["level"], line["message"], line["table"]) == ("info", "lost x", "t_1")


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPLITTABLE_SECRET", raising=False)
    first = read_secret(tmp_path / "new")
    assert len(first) >= 32 and read_secret(tmp_path / "new") == first
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("SPLITTABLE_SECRET", "short")
    with pytest.raises(BadSetup, match="at least 32"):
        read_secret(tmp_path)


def test_an_unknown_database_is_said_without_its_password() -> None:
    with pytest.raises(BadSetup) as refused:
        open_engine("mysql://me:secret@host/x")
    assert "secret" not in refused.value.message


def test_a_database_that_cant_be_opened_is_said_plainly(tmp_path: Path) -> None:
    for database in (str(tmp_path / "no" / "such" / "folder.sqlite"), "postgresql://me:hidden@127.0.0.1:1/none"):
        with pytest.raises(BadSetup) as refused:
            serve(database=database, data=tmp_path)
        assert refused.value.code == "setup/database" and "hidden" not in refused.value.message
