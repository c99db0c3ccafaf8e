"""A database that has grown: pages of people with many finished games among a hundred thousand."""

import argparse
import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from tools.bench_load.server import IDENTITIES, at, busy, cookie_of, server

import splittable
from splittable.server.store import Store
from splittable.server.table.table import Table
from splittable.server.time_and_chance import TimeAndChance

PATTERNS = 200
PEOPLE = 4000
REGULAR_SHARE = 0.02  # of all games, by one person
RUNNING_SHARE = 0.01
ASKED = 60
A_GROUP = 1000
TABLE_COLUMNS = (
    "id, code, game, rules, players, options, status, public, spectators, "
    "chat, host, created_at, started_at, ended_at, scores, winners, origin, revision"
)
SEAT_COLUMNS = "table_id, seat, kind, person, name, ended_at"
MOVE_COLUMNS = "table_id, number, seat, kind, move, at, awaited"
DAY = 24 * 3600 * 1000


def measure(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    path = folder / "splittable.sqlite"
    begin = time.monotonic()
    regular, games = fill(path, options.games)
    took = time.monotonic() - begin
    with server(folder) as (url, process):
        pages = ask(url, process, regular, games)
    return {"games": options.games, "seconds to fill": round(took), "MB": round(path.stat().st_size / 1e6), **pages}


def ask(url: str, process: psutil.Process, regular: str, games: dict[str, list[str]]) -> dict[str, dict[str, float]]:
    pages = {
        "home: public tables": "/api/tables",
        "home: my tables": "/api/tables/mine",
        "home: older games": "/api/tables/mine/finished?limit=20",
        "profile": "/api/me/profile?language=fr",
    }
    paths = {name: [page] * (ASKED + 1) for name, page in pages.items()}
    any_game = random.sample([table for ids in games.values() for table in ids], ASKED + 1)
    paths["record"] = [f"/api/tables/{table}/record" for table in any_game]
    for game, ids in games.items():  # each table once: a second request finds it in memory
        some = random.sample(ids, min(len(ids), 2 * ASKED + 2))
        paths[f"replay, {game}"] = [f"/api/tables/{table}/replay?seat=0&language=fr" for table in some[::2]]
        paths[f"replay, {game}, open"] = [
            f"/api/tables/{table}/replay?everything=true&language=fr" for table in some[1::2]
        ]
    with httpx.Client(base_url=url, headers={"Cookie": cookie_of(regular)}, trust_env=False) as browser:
        return {name: figures(browser, process, addresses) for name, addresses in paths.items()}


def figures(browser: httpx.Client, process: psutil.Process, addresses: list[str]) -> dict[str, float]:
    first, *others = addresses
    browser.get(first).raise_for_status()  # the first one of all loads what all need
    seconds, used = [], busy(process)
    for address in others:
        begin = time.perf_counter()
        browser.get(address).raise_for_status()
        seconds.append(time.perf_counter() - begin)
    cpu = round(1000 * (busy(process) - used) / len(others), 1)
    return {"p50 ms": at(seconds, 0.5), "p95 ms": at(seconds, 0.95), "CPU ms": cpu}


def fill(path: Path, games: int) -> tuple[str, dict[str, list[str]]]:
    """Copies of real games, for many people and one regular. Returns the regular, and the finished tables by game."""
    asyncio.run(migrate(path))
    rng = random.Random(1)
    filler = Filler(
        rng, [played(rng) for _ in range(min(PATTERNS, games // 10))], [IDENTITIES.new_person() for _ in range(PEOPLE)]
    )
    ids = sorted(filler.time_and_chance.new_id("t") for _ in range(games))  # in the order of the index: no page twice
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode=OFF")  # only while filling
        database.execute("PRAGMA synchronous=OFF")
        for first in range(0, games, A_GROUP):
            filler.fill(database, ids[first : first + A_GROUP])
        database.commit()
        database.execute("PRAGMA journal_mode=WAL")
    return filler.people[0], filler.finished


async def migrate(path: Path) -> None:
    store = Store(str(path))
    await store.migrate()
    await store.close()


class Pattern(msgspec.Struct):
    game: str
    rules: int
    rows: list[tuple[Any, ...]]
    scores: str
    winners: str


def played(rng: random.Random) -> Pattern:
    """A game of two, played at random."""
    game = rng.choice([name for name in splittable.game_names() if splittable.load(name).min_players <= 2])
    turn = Table(splittable.load(game).start(players=2)).begin(rng, 0)
    while not turn.state.is_over:
        seat = rng.choice(turn.state.acting())
        turn.play(seat, rng.choice(turn.state.legal(seat)), 0)
        turn.let_chance_act(rng, 0)
    result = (msgspec.json.encode(each).decode() for each in (turn.state.scores(), turn.state.winners()))
    return Pattern(game, splittable.load(game).spec.rules, [tuple(row) for row in turn.rows], *result)


class Filler:
    def __init__(self, rng: random.Random, patterns: list[Pattern], people: list[str]) -> None:
        self._rng = rng
        self._patterns = patterns
        self.people = people
        self.finished: dict[str, list[str]] = {}
        self.time_and_chance = TimeAndChance()
        self._now = self.time_and_chance.now()

    def fill(self, database: sqlite3.Connection, ids: list[str]) -> None:
        tables, seats, moves = [], [], []
        for table_id in ids:
            pattern, at = self._rng.choice(self._patterns), self._now - self._rng.randrange(DAY)
            running = self._rng.random() < RUNNING_SHARE
            who = [self._somebody(REGULAR_SHARE), self._somebody()]
            tables.append(self._table(table_id, pattern, who[0], at, running))
            ended = None if running else at
            names = ("Ada", "Blaise")
            seats += [(table_id, seat, "person", who[seat], names[seat], ended) for seat in range(2)]
            rows = pattern.rows[: len(pattern.rows) // 2] if running else pattern.rows
            moves += [(table_id, *row) for row in rows]
            if not running:
                self.finished.setdefault(pattern.game, []).append(table_id)
        database.executemany(f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES ({marks(18)})", tables)
        database.executemany(f"INSERT INTO seats ({SEAT_COLUMNS}) VALUES ({marks(6)})", seats)
        database.executemany(f"INSERT INTO moves ({MOVE_COLUMNS}) VALUES ({marks(7)})", moves)

    def _somebody(self, regular: float = 0.0) -> str:
        return self.people[0] if self._rng.random() < regular else self._rng.choice(self.people[1:])

    def _table(self, table_id: str, pattern: Pattern, host: str, at: int, running: bool) -> tuple[Any, ...]:
        ended = (None, None, None) if running else (at, pattern.scores, pattern.winners)
        code, public = self.time_and_chance.new_code(), self._rng.random() < 0.5
        head = (table_id, code, pattern.game, pattern.rules, 2, "{}", "playing" if running else "over", public, True)
        return (*head, "off", host, at - 600_000, at - 500_000, *ended, "table", 3)


def marks(count: int) -> str:
    return ", ".join("?" * count)
