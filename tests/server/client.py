"""A client for tests: a person with a cookie, and what the socket says."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

import splittable
from tests import patience

Message = dict[str, Any]


class Person:
    """Somebody with a browser: HTTP with a cookie jar, and sockets."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=patience.ANSWER, trust_env=False)
        self.id = ""
        self._talks: list[Talk] = []

    async def __aenter__(self) -> Self:
        self.id = (await self.http.get("/api/me")).json()["id"]
        if self.name:
            await self.put("/api/me", name=self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        for talk in self._talks:
            await talk.close()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._checked(await self.http.get(path, params=params), status)

    async def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        return self._checked(await self.http.post(path, json=body), status)

    async def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._checked(await self.http.put(path, json=body), status)

    async def talk(self, table_id: str = "", **headers: str) -> "Talk":
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        connection = await websockets.connect(
            self.url.replace("http", "ws") + f"/api/socket?table={table_id}",
            additional_headers={"Cookie": cookie, **headers},
            max_size=None,
            max_queue=None,
            proxy=None,
            compression=None,
        )
        talk = Talk(connection)
        self._talks.append(talk)
        return talk

    async def watch(self, table_id: str, after: int | None = None) -> "Talk":
        """A socket that watches a table, brought up to date."""
        talk = await self.talk(table_id)
        await talk.until("welcome")
        await talk.hello(table_id, after)
        return talk

    def _checked(self, response: httpx.Response, status: int | None) -> Any:
        expected = (status,) if status else (200, 201)
        assert response.status_code in expected, (response.status_code, response.text)
        return response.json()


class Talk:
    """One socket. Remembers the newest number and view of each table and seat."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.number: dict[str, int] = {}
        self.views: dict[tuple[str, int | None], Message] = {}
        self.tables: dict[str, Message] = {}

    async def send(self, kind: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Message:
        text = await asyncio.wait_for(self.connection.recv(), patience.ANSWER)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.number[message["table"]] = message["number"]
            self.views[message["table"], message["seat"]] = message["view"]
        elif message["type"] == "table":
            self.tables[message["table"]["id"]] = message["table"]
        return message

    async def until(self, *kinds: str, such: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of one of these kinds; others are read over."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and such(message):
                return message

    async def hello(self, table_id: str, after: int | None = None) -> None:
        await self.send("hello", table=table_id, after=after)
        await self.until("presence", "refused")

    async def move(self, table_id: str, seat: int, move: str, number: int | None = None, ref: int = 1) -> Message:
        """Send a move and wait for its answer."""
        seen = self.number[table_id] if number is None else number
        await self.send("move", table=table_id, seat=seat, number=seen, move=move, ref=ref)
        return await self.until("update", "refused", such=lambda message: message["ref"] == ref)

    async def withdraw(self, table_id: str, seat: int, ref: int = 2) -> Message:
        await self.send("withdraw", table=table_id, seat=seat, number=self.number[table_id], ref=ref)
        return await self.until("update", "refused", such=lambda message: message["ref"] == ref)

    def view(self, table_id: str, seat: int | None) -> Message:
        return self.views[table_id, seat]

    async def close(self) -> None:
        await self.connection.close()


async def play_to_the_end(talk: Talk, table_id: str, seat: int) -> Message:
    """Always the first legal move; the last update."""
    ref = 100
    while True:
        view = talk.view(table_id, seat)
        if view["over"]:
            return view
        if view["legal"]:
            ref += 1
            answer = await talk.move(table_id, seat, view["legal"][0], ref=ref)
            assert answer["type"] == "update" or answer["code"] == "move/stale", answer
        else:
            await talk.until("update", "snapshot")


def played(game: str, players: int, seed: int, **options: Any) -> dict[str, Any]:
    """The record of a game that was played at random."""
    rng = random.Random(seed)
    state = splittable.load(game).start(players=players, **options)
    state.roll(rng)
    while not state.is_over:
        for seat in state.acting():
            state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    return state.record()
