"""Nonsense by HTTP and by socket: no 5xx, no dropped process, no changed game."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import patience
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

FRAMES = 10_000


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a game in progress, for this whole file."""
    with serving(test_config(tmp_path_factory.mktemp("fuzz") / "games.sqlite")) as found:
        yield found


def check_api(served: Served, examples: int) -> None:
    """Every documented operation with generated requests: what comes back is documented, and never a 5xx."""
    with httpx.Client(base_url=served.url, timeout=patience.ANSWER) as client, requests.Session() as session:
        client.get("/api/me")
        tiny = {"game": "split-it", "players": 2, "options": {"size": "tiny"}}
        table_id = client.post("/api/play", json=tiny).json()["id"]
        session.headers["Cookie"] = f"splittable={client.cookies['splittable']}"
        schema = schemathesis.openapi.from_dict(client.get("/api/schema/openapi.json").json())
        operations: list[Any] = list(schema.get_all_operations())
        for operation in operations:
            check_operation(operation.ok(), served.url, session, table_id, examples)
        assert client.get("/health").status_code == 200


def check_operation(operation: Any, url: str, session: requests.Session, table_id: str, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), existing=st.booleans())
    def check(case: Any, existing: bool) -> None:
        if existing and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table_id
        response = case.call(base_url=url, session=session, timeout=patience.ANSWER)
        assert response.status_code < 500, response.text
        if response.status_code >= 400 and response.headers.get("content-type") == "application/json":
            assert {"code", "message"} <= response.json().keys()

    check()


@pytest.mark.slow
def test_many_strange_requests(fuzzed: Served) -> None:
    check_api(fuzzed, examples=30)


def strange_frames(table_id: str, count: int, seed: int) -> Iterator[str | bytes]:
    """Messages that are broken in all ways: bytes, JSON of any shape, wrong types, huge numbers."""
    rng = random.Random(seed)
    values: list[Any] = [None, True, -1, 2**70, 1e308, "", "x" * 500, "\u0000", [], {}, [[]], {"a": 1}, "0", table_id]
    kinds = ["hello", "goodbye", "move", "withdraw", "say", "mute", "ping", "welcome", "nonsense", None, 7]
    fields = ["table", "seat", "number", "move", "ref", "after", "text", "phrase", "person", "on", "extra"]
    for _ in range(count):
        kind = rng.random()
        if kind < 0.1:
            yield rng.randbytes(rng.randrange(200))
        elif kind < 0.2:
            yield "".join(chr(rng.randrange(1, 0xD000)) for _ in range(rng.randrange(60)))
        elif kind < 0.3:
            yield "[" * rng.randrange(2000)
        else:
            message = {field: rng.choice(values) for field in rng.sample(fields, rng.randrange(len(fields)))}
            if rng.random() < 0.7:
                message["table"] = table_id
            text = json.dumps({"type": rng.choice(kinds), **message})
            yield text if rng.random() < 0.8 else text[: rng.randrange(len(text))]


async def throw_frames(served: Served, count: int) -> None:
    async with Person(served.url) as ada, Person(served.url) as eve:
        table = await ada.post("/api/tables", game="split-it", players=2)
        await eve.post(f"/api/tables/{table['id']}/sit")
        await ada.post(f"/api/tables/{table['id']}/start")
        begun_with = (await ada.get(f"/api/tables/{table['id']}"))["number"]
        talk = await eve.watch(table["id"])
        reconnects = 0
        for number, frame in enumerate(strange_frames(table["id"], count, seed=count)):
            try:
                await talk.connection.send(frame)
                if number % 50 == 0:
                    await talk.hello(table["id"])
                    await talk.send("ping", ref=number)
                    await talk.until("pong", such=lambda m, number=number: m["ref"] == number)  # type: ignore[misc]
            except websockets.ConnectionClosed:
                reconnects += 1
                talk = await eve.watch(table["id"])
        talk = await eve.watch(table["id"])
        assert talk.number[table["id"]] == begun_with, "nonsense changed a game"
        assert reconnects < count / 10


def test_some_malformed_frames(fuzzed: Served) -> None:
    run(throw_frames(fuzzed, 500))


@pytest.mark.slow
def test_ten_thousand_malformed_frames(fuzzed: Served) -> None:
    run(throw_frames(fuzzed, FRAMES))


def test_the_folder_of_the_database_may_be_anywhere(tmp_path: Path) -> None:
    with serving(test_config(tmp_path / "a folder with % and é.sqlite")) as served:
        assert httpx.get(f"{served.url}/health").json()["status"] == "ok"
