"""Many tables at people's pace: how long a move takes until it is acknowledged."""

import argparse
import asyncio
import os
from pathlib import Path
from typing import Any

from tools.bench_load.server import IDENTITIES, Load, at, busy, cookie_of, server

import splittable
from splittable.server.store import SeatRow, Store, TableRow
from splittable.server.table.rooms import chance_first
from splittable.server.time_and_chance import TimeAndChance

GAME = "split-it"
A_GROUP = 100


def measure(folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    seats = asyncio.run(prepare(folder / "splittable.sqlite", options.tables))
    with server(folder) as (url, process):
        load = Load(folder, url, seats, options.pace, options.seconds)
        load.connect()
        used, waiting = busy(process), os.getloadavg()[0]
        figures = load.measure()
        spent = busy(process) - used
        memory = process.memory_info().rss
        load.close()
    latencies = [seconds for each in figures for seconds in each["latencies"]]
    return {
        "tables": options.tables,
        "seconds between moves of a seat": options.pace,
        "moves/s": round(len(latencies) / options.seconds),
        "p50 ms": at(latencies, 0.5),
        "p99 ms": at(latencies, 0.99),
        "longest ms": at(latencies, 1.0),
        "refused": sum(each["refused"] for each in figures),
        "share of a core": round(spent / options.seconds, 2),
        "CPU ms per move": round(1000 * spent / max(1, len(latencies)), 2),
        "MB in all": round(memory / 1e6),
        "load of the machine": round(waiting, 1),
    }


async def prepare(path: Path, tables: int) -> list[dict[str, Any]]:
    """Started games of two people each."""
    store, time_and_chance = Store(str(path)), TimeAndChance()
    await store.migrate()
    seats: list[dict[str, Any]] = []
    for first in range(0, tables, A_GROUP):
        rows = [new_table(time_and_chance) for _ in range(first, min(first + A_GROUP, tables))]
        await store.add_all([(row, chance_first(row, time_and_chance).rows) for row in rows])
        seats += [
            {"cookie": cookie_of(seat.person or ""), "table": row.id, "seat": seat.seat}
            for row in rows
            for seat in row.seats
        ]
    await store.close()
    return seats


def new_table(time_and_chance: TimeAndChance) -> TableRow:
    now = time_and_chance.now()
    people = [SeatRow(seat, "person", IDENTITIES.new_person()) for seat in range(2)]
    return TableRow(
        id=time_and_chance.new_id("t"),
        code=time_and_chance.new_code(),
        game=GAME,
        rules=splittable.load(GAME).spec.rules,
        players=2,
        options={},
        status="playing",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host=people[0].person,
        created_at=now,
        started_at=now,
        seats=people,
    )
