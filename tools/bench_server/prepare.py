"""Fills a database with pairs of people, each with enough started games, for `tools/bench_server.py`.

A script of its own, because the Python of another checkout can run it as well: each version fills its own database.
"""

import argparse
import asyncio
import json
from pathlib import Path

import splittable
from splittable.server.store import SeatRow, Store, TableRow
from splittable.server.table.rooms import chance_first
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.identity import COOKIE, Identities

SECRET = "only for measuring, so it need not be secret"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("pairs", type=Path, help="the file to write: cookies and tables of each pair")
    parser.add_argument("--game", default="split-it")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="that each pair can play, one after the other")
    parser.add_argument("--thinking", type=int, default=0, help="tables where only hard bots play")
    asyncio.run(prepare(parser.parse_args()))


async def prepare(options: argparse.Namespace) -> None:
    identities, time_and_chance = Identities(SECRET, False, TimeAndChance()), TimeAndChance()
    store = Store(options.database)
    await store.migrate()
    for _ in range(options.thinking):  # The Great Split has enough choices to last until the searches are loaded
        row = new_table(time_and_chance, "great-split", [SeatRow(seat, "bot", bot="hard") for seat in range(4)])
        await store.add_all([(row, chance_first(row, time_and_chance).rows)])
    pairs = []
    for _ in range(options.tables):
        people = [identities.new_person(), identities.new_person()]
        seats = [SeatRow(seat, "person", person) for seat, person in enumerate(people)]
        rows = [new_table(time_and_chance, options.game, seats) for _ in range(options.games)]
        await store.add_all([(row, chance_first(row, time_and_chance).rows) for row in rows])
        cookies = [f"{COOKIE}={identities.cookie_value(person)}" for person in people]
        pairs.append({"cookies": cookies, "tables": [row.id for row in rows]})
    await store.close()
    options.pairs.write_text(json.dumps(pairs))


def new_table(time_and_chance: TimeAndChance, game: str, seats: list[SeatRow]) -> TableRow:
    now = time_and_chance.now()
    return TableRow(
        id=time_and_chance.new_id("t"),
        code=time_and_chance.new_code(),
        game=game,
        rules=splittable.load(game).spec.rules,
        players=len(seats),
        options={},
        status="playing",
        public=False,
        spectators=True,
        chat="off",
        clock=None,
        host=seats[0].person,
        created_at=now,
        started_at=now,
        seats=list(seats),
    )


if __name__ == "__main__":
    main()
