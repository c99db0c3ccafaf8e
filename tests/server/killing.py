"""Load on a server that is killed again and again: who was told what, and what the log says afterwards."""

import json
import random
from typing import Any

import httpx
import websockets

from splittable.server.store import Kind, Store
from tests import patience
from tests.server.client import Person


class Player:
    """One person who owns both seats of a table and moves at random as fast as the server answers."""

    def __init__(self, url: str, cookies: httpx.Cookies, table: dict[str, Any], seed: int) -> None:
        self._url = url.replace("http", "ws") + "/api/socket"
        self._cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.table_id: str = table["id"]
        self.acknowledged: dict[int, tuple[int, str]] = {}
        """number → (seat, move) of every move that its mover was told is in"""
        self.told_up_to = 0
        self.over = False
        self._rng = random.Random(seed)
        self._ref = 0

    async def play_until_cut_off(self) -> None:
        try:
            headers = {"Cookie": self._cookie}
            async with websockets.connect(
                self._url, additional_headers=headers, proxy=None, compression=None, open_timeout=patience.ANSWER
            ) as socket:
                await self._play(socket)
        except (OSError, TimeoutError, websockets.WebSocketException):
            return

    async def _play(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "table": self.table_id, "after": self.told_up_to}))
        views: dict[int, Any] = {}
        waiting: tuple[int, int, str] | None = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("snapshot", "update"):
                views[message["seat"]] = message
                self.told_up_to = max(self.told_up_to, message["number"])
                self.over = message["view"]["over"]
                if self.over:
                    return
                if waiting is not None and message.get("ref") == waiting[0]:
                    self.acknowledged[message["after"] + 1] = waiting[1:]
                    waiting = None
            elif message["type"] == "refused":
                waiting = None
            if waiting is None and len(views) == 2 and len({view["number"] for view in views.values()}) == 1:
                waiting = await self._choose(socket, views)

    async def _choose(self, socket: Any, views: dict[int, Any]) -> tuple[int, int, str] | None:
        seats = [seat for seat, message in views.items() if message["view"]["legal"]]
        if not seats:
            return None
        seat = self._rng.choice(seats)
        move = self._rng.choice(views[seat]["view"]["legal"])
        self._ref += 1
        fields = {"table": self.table_id, "seat": seat, "number": views[seat]["number"], "move": move}
        await socket.send(json.dumps({"type": "move", **fields, "ref": self._ref}))
        return self._ref, seat, move


async def new_players(url: str, count: int, rng: random.Random, game: str) -> list[Player]:
    players = []
    async with Person(url, "Ada") as ada:
        for _ in range(count):
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = await ada.post("/api/tables", game=game, players=2, seats=seats, start=True)
            players.append(Player(url, ada.http.cookies, table, rng.getrandbits(32)))
    return players


async def check_log(store: Store, players: list[Player]) -> int:
    """Every acknowledged move is in the log, once, in its place, and the log has no gap. How many were checked."""
    checked = 0
    for player in players:
        rows = await store.log(player.table_id)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= player.told_up_to, "somebody was told of a row that is not there"
        for number, (seat, move) in player.acknowledged.items():
            row = rows[number - 1]
            assert (row.seat, row.kind, row.move) == (seat, Kind.MOVE, move)
        checked += len(player.acknowledged)
    return checked
