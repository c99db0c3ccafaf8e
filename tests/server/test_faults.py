"""Disk full, read-only, locked, corrupt: players are told, the log says why, and nothing acknowledged is lost."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from typer.testing import CliRunner

from splittable.cli.app import app
from splittable.core.errors import BadSetup
from splittable.server.store.commits import SqliteCommit
from splittable.server.store.sole import sole_use
from tests.server.client import Person, Talk
from tests.server.conftest import run
from tests.server.cutting import Proxy
from tests.server.postgres import fresh_database, socket_path
from tests.server.serving import Process, Served, free_port, serving, test_config
from tests.server.test_start import start

Act = Callable[[sqlite3.Connection], None]


def on_log(served: Served, act: Act) -> None:
    """Does something to the connection that writes the log, in its own thread."""
    commit = served.services.writer.commit
    assert isinstance(commit, SqliteCommit)
    assert commit.connection is not None
    commit.thread.submit(act, commit.connection).result()


def pragma(setting: str) -> Act:
    def act(connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA {setting}")

    return act


FAULTS: dict[str, tuple[Act, Act, str]] = {
    "full": (pragma("max_page_count=1"), pragma("max_page_count=1000000"), "full"),
    "read-only": (pragma("query_only=1"), pragma("query_only=0"), "readonly"),
}


async def move_once(talk: Talk, table_id: str) -> str:
    """The first legal move; what the server answers to it."""
    legal = talk.view(table_id, 0)["legal"]
    answer = await talk.move(table_id, 0, legal[0])
    return str(answer.get("code", "acknowledged"))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_database_that_can_not_be_written(served: Served, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    strike, heal, reason = FAULTS[fault]

    async def story() -> None:
        async with Person(served.url) as ada:
            while not await struck_game(ada):
                pass  # a page of the log had room for the whole game

    async def struck_game(ada: Person) -> bool:
        """Play a game with the fault in it; was a move refused?"""
        table_id = (await ada.post("/api/play", game="splitter", players=1))["id"]
        talk = await ada.watch(table_id)
        assert await move_once(talk, table_id) == "acknowledged"
        on_log(served, strike)
        acknowledged, answer = 1, "acknowledged"
        while answer == "acknowledged" and not talk.view(table_id, 0)["over"]:
            answer = await move_once(talk, table_id)
            acknowledged += answer == "acknowledged"
        on_log(served, heal)
        while not talk.view(table_id, 0)["over"]:
            assert await move_once(talk, table_id) == "acknowledged"
            acknowledged += 1
        record = await ada.get(f"/api/tables/{table_id}/record")
        assert sum(move.startswith("0 ") for move in record["moves"]) == acknowledged
        assert answer in ("acknowledged", "server/storage")
        return answer == "server/storage"

    run(story())
    told = [line.__dict__["reason"] for line in caplog.records if line.message == "the database can't be used"]
    assert told
    assert all(reason in each for each in told)


def test_a_locked_database(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="splitter", players=1)
            talk = await ada.watch(table["id"])
            assert await move_once(talk, table["id"]) == "acknowledged"
            on_log(served, pragma("busy_timeout = 50"))
            other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert await move_once(talk, table["id"]) == "server/storage"
            other.execute("ROLLBACK")
            other.close()
            assert await move_once(talk, table["id"]) == "acknowledged"

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served))


def test_a_commit_whose_answer_is_lost(tmp_path: Path) -> None:
    """The move is in the log, and the server only learns it later: it says so, and then shows the truth."""

    async def story(url: str, wire: Proxy) -> None:
        async with Person(url) as ada:
            table_id = (await ada.post("/api/play", game="splitter", players=1))["id"]
            talk = await ada.watch(table_id)
            answer, moves = "acknowledged", 0
            while answer == "acknowledged":  # something else may have committed first
                wire.lose_answer(b"COMMIT")
                answer, moves = await move_once(talk, table_id), moves + 1
            assert answer == "server/unsure"
            await talk.until("update")
            assert talk.view(table_id, 0)["round"] == moves + 1
            wire.cut()
            assert await move_once(talk, table_id) == "server/storage", "nothing was sent"
            wire.heal()
            while (answer := await move_once(talk, table_id)) != "acknowledged":
                assert answer == "server/storage"
            assert talk.view(table_id, 0)["round"] == moves + 2

    with Proxy(socket_path()) as wire:
        name = urlsplit(fresh_database()).path
        with serving(test_config(f"postgresql://postgres:@127.0.0.1:{wire.port}{name}")) as served:
            run(story(served.url, wire))


def test_a_database_that_breaks_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"

    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/play", game="splitter", players=1)
            with sqlite3.connect(path) as database:
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            whole = path.read_bytes()
            path.write_bytes(whole[:100] + bytes(len(whole) - 100))
            answer = await ada.http.get("/api/tables/mine")
            assert (answer.status_code, answer.json()["code"]) == (503, "server/storage")
            path.write_bytes(whole)
            assert (await ada.get(f"/api/tables/{table['id']}"))["id"] == table["id"]

    with serving(test_config(path)) as served:
        run(story(served.url))


def test_a_file_that_is_no_database_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "splittable.sqlite").write_bytes(b"not a database" * 1000)
    done = start(tmp_path)
    assert done.returncode == 2 and "setup/database" in done.stderr and "Traceback" not in done.stderr


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    with sole_use(str(tmp_path / "splittable.sqlite")):
        done = start(tmp_path)
    assert done.returncode == 2 and "another server uses" in done.stderr and "Traceback" not in done.stderr


def command(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if isinstance(result.exception, BadSetup):
        return str(result.exception.message)
    assert result.exit_code == 0, result.output
    return ""


def test_a_backup_during_a_game_holds_what_was_acknowledged(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir()
    process = Process(data, free_port())

    async def before() -> tuple[str, dict[str, str], int]:
        async with Person(process.url, "Ada") as ada:
            table = await ada.post("/api/play", game="splitter", players=1)
            talk = await ada.watch(table["id"])
            for _ in range(3):
                assert await move_once(talk, table["id"]) == "acknowledged"
            assert command("backup", copy, "--data", data) == ""
            number = talk.number[table["id"]]
            assert await move_once(talk, table["id"]) == "acknowledged"
            assert "another server uses" in command("restore", copy, "--data", data, "--replace")
            return table["id"], dict(ada.http.cookies), number

    async def after(table_id: str, cookies: dict[str, str], number: int) -> None:
        async with Person(process.url) as ada:
            ada.http.cookies.clear()
            ada.http.cookies.update(cookies)
            talk = await ada.watch(table_id)
            assert talk.number[table_id] == number, "the game goes on where it was when the copy was made"
            assert await move_once(talk, table_id) == "acknowledged", "in the same seat: the secret is back, too"

    told: list[tuple[str, dict[str, str], int]] = []

    async def first() -> None:
        told.append(await before())

    try:
        process.start()
        run(first())
        process.kill()
        assert "already exists" in command("restore", copy, "--data", data)
        (data / "secret").write_text("x" * 40)
        assert command("restore", copy, "--data", data, "--replace") == ""
        process.start()
        run(after(*told[0]))
    finally:
        process.kill_if_running()


def test_what_can_not_be_backed_up_or_restored(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    assert "no database of splittable" in command("restore", tmp_path / "text", "--data", tmp_path)
    assert "there is no database" in command("backup", tmp_path / "copy", "--data", tmp_path)
    assert "pg_dump" in command("backup", tmp_path / "copy", "--database", "postgresql://a/b")


def test_the_log_says_which_request_failed(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    process.start()
    try:
        with sqlite3.connect(tmp_path / "splittable.sqlite") as database:
            database.execute("DROP TABLE links")
        with httpx.Client(base_url=process.url) as client:
            client.get("/api/me")
            answer = client.post("/api/me/link")
        assert answer.status_code == 503
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
        assert [line["request"] for line in lines if line["level"] == "error"] == [answer.headers["x-request-id"]]
    finally:
        process.kill_if_running()
