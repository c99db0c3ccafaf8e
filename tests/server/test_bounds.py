"""What one address or identity can do, and where it ends (docs/limits.md)."""

import asyncio
import contextlib
import os
import random
import socket
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from splittable.core.errors import BadSetup
from splittable.server.config import read_secret
from splittable.server.delivery.connection import MOST_WAITING_BYTES, Connection
from splittable.server.table.table import MOST_WITHDRAWN, Choice, Table, first_state
from splittable.server.web import punctual
from splittable.server.wire.api import Me
from splittable.server.wire.codes import Refused
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import Process, Served, free_port, serving, test_config
from tests.server.test_presence import Later


@pytest.mark.parametrize("path", ["/api/tables", "/api//tables", "/api/tables/", "/%61pi/tables", "//api/tables"])
def test_a_limit_holds_for_every_spelling_of_a_path(tmp_path: Path, path: str) -> None:
    with serving(test_config(tmp_path / "games.sqlite", limits=0.01)) as served:
        served.services.limits.spend("create_here", "127.0.0.1", 1.5)  # of two that an address has now
        answer = httpx.post(f"{served.url}{path}", json={"game": "split-it"})
        assert answer.status_code in (404, 405) or answer.json()["code"] == "limit/rate", answer.text


def test_rematches_and_branches_count_as_tables(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with Person(served.url) as ada:
            tiny: dict[str, Any] = {
                "game": "split-it",
                "players": 2,
                "options": {"size": "tiny"},
                "bot": "random",
                "seat": 0,
            }
            table = await ada.post("/api/play", **tiny)
            await play_to_the_end(await ada.watch(table["id"]), table["id"], 0)
            limits, now = served.services.limits, time.monotonic()
            limits.clock = lambda: now  # nothing refills
            with contextlib.suppress(Refused):
                for _ in range(201):
                    limits.spend("create_here", "127.0.0.1")
            for route, body in (("rematch", {}), ("branch", {"number": 0, "seat": 0})):
                answer = await ada.post(f"/api/tables/{table['id']}/{route}", 429, **body)
                assert answer["code"] == "limit/rate"

    with serving(test_config(tmp_path / "games.sqlite", limits=1.0)) as served:
        run(story(served))


def test_goodbye_to_unknown_tables_leaves_nothing_behind(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            talk = await ada.talk()
            for number in range(50):
                await talk.send("goodbye", table=f"t_{number}", ref=number)
            await talk.until("done", such=lambda message: message["ref"] == 49)
            assert len(served.services.attendance) == 0 and not served.services.hub.watched_tables()

    run(story())


def test_a_choice_can_be_taken_back_often_but_not_forever() -> None:
    rng = random.Random(1)
    table = Table(first_state("split-it", 3, {}))
    table.take(table.begin(rng, 0).passed)
    while not table.state.revocable():
        seat = table.awaited()[0]
        table.take(table.turn(Choice(seat, table.number, table.state.legal(seat)[0]), rng, 0).passed)
    seat = table.state.revocable()[0]
    for _ in range(MOST_WITHDRAWN):
        table.take(table.turn(Choice(seat, table.number, None), rng, 0).passed)
        table.take(table.turn(Choice(seat, table.number, table.state.legal(seat)[0]), rng, 0).passed)
    with pytest.raises(Refused) as refused:
        table.turn(Choice(seat, table.number, None), rng, 0)
    assert refused.value.code == "limit/too_many"


def test_what_waits_for_a_client_is_bounded_in_bytes() -> None:
    async def story() -> None:
        async def never(text: str) -> None:
            await asyncio.Event().wait()

        connection = Connection(Me("p_a", "", None), (), never)
        sender = asyncio.create_task(connection.run_outbox())
        for _ in range(10):
            await asyncio.sleep(0)
            connection.send_bytes(bytes(MOST_WAITING_BYTES // 4))
        assert connection.overrun
        sender.cancel()

    asyncio.run(story())


def test_a_connection_without_a_whole_request_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(punctual, "REQUEST_SECONDS", 0.5)

    def connected(url: str, first: bytes) -> socket.socket:
        host, _, port = url.removeprefix("http://").partition(":")
        made = socket.create_connection((host, int(port)))
        made.settimeout(60)
        made.sendall(first)
        return made

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        half = b"POST /api/play HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n{"
        for first in (b"", b"GET /health HT", half, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET"):
            with connected(served.url, first) as slow:
                while slow.recv(65536):
                    pass
        run(stays_open(served.url))


async def stays_open(url: str) -> None:
    async with Person(url) as ada:
        talk = await ada.talk()
        await asyncio.sleep(1)
        await talk.send("ping", ref=1)
        await talk.until("pong")


@pytest.mark.slow  # PostgreSQL
def test_a_start_right_after_a_sit_at_another_worker() -> None:
    """Workers that hear nothing of each other: what one has acknowledged counts for the other at once."""
    config = test_config(fresh_database())

    async def story(one: str, two: str) -> None:
        async with Person(one, "Ada") as ada, Person(two, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            assert (await ada.post(f"/api/tables/{table['id']}/start"))["status"] == "playing"

    with serving(config) as one, serving(config) as two:
        run(story(one.url, two.url))


def test_an_empty_secret_is_replaced_and_a_short_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_text("\n")
    first = read_secret(tmp_path)
    assert len(first) >= 32 and read_secret(tmp_path) == first
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text("short")
    with pytest.raises(BadSetup, match="has only 5"):
        read_secret(tmp_path)


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000])
def test_a_jump_of_the_wall_clock_takes_nobodys_turn(tmp_path: Path, jump: int) -> None:
    clock = Later()

    async def story(url: str) -> None:
        async with Person(url) as ada, Person(url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2, clock=60)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            await ada.post(f"/api/tables/{table['id']}/start")
            talks = [await ada.watch(table["id"]), await blaise.watch(table["id"])]
            clock.ahead += jump
            seat = next(seat for seat in (0, 1) if talks[seat].view(table["id"], seat)["legal"])
            before = talks[seat].number[table["id"]]
            await asyncio.sleep(0.5)
            await talks[seat].hello(table["id"])
            assert talks[seat].number[table["id"]] == before
            legal = talks[seat].view(table["id"], seat)["legal"]
            assert (await talks[seat].move(table["id"], seat, legal[0]))["type"] == "update"

    with serving(test_config(tmp_path / "games.sqlite"), clock) as served:
        run(story(served.url))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")
def test_other_users_of_the_machine_can_read_no_game(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    process.start()
    try:
        run(stays_open(process.url))
        for file in tmp_path.iterdir():
            if file.name != "log":  # the test's own
                assert not stat.S_IMODE(file.stat().st_mode) & 0o077, file.name
    finally:
        process.kill_if_running()
