"""The games of a person: running ones first, mine to move before all, then finished ones page by page."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import sqlite

from splittable.server.store.store import Ended, played_ids, unfinished_ids, uploaded_ids
from tests.server.client import Person, play_to_the_end, played
from tests.server.conftest import run
from tests.server.serving import serving, test_config

TINY: dict[str, Any] = {"game": "split-it", "players": 2, "options": {"size": "tiny"}}


async def finish_a_game(person: Person) -> str:
    table = await person.post("/api/play", **TINY, bot="random", seat=0)
    await play_to_the_end(await person.watch(table["id"]), table["id"], 0)
    return str(table["id"])


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def test_finished_games_come_page_by_page(database: str) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada, Person(url) as blaise:
            games = [await finish_a_game(ada) for _ in range(4)]
            games.append((await ada.post("/api/records", **played("splitter", 1, 3)))["id"])
            games.reverse()
            await finish_a_game(blaise)
            opened = await ada.post("/api/tables", **TINY)
            running = await ada.post("/api/play", **TINY, seat=0)

            mine = await ada.get("/api/tables/mine", limit=4)
            assert ids(mine["tables"]) == [running["id"], opened["id"], *games[:2]] and mine["more"]
            whole = await ada.get("/api/tables/mine")
            assert ids(whole["tables"]) == [running["id"], opened["id"], *games] and not whole["more"]
            for table in whole["tables"][2:]:
                assert table["status"] == "over" and table["ended_at"] and len(table["scores"]) == table["players"]

            first = await ada.get("/api/tables/mine/finished", limit=2)
            second = await ada.get("/api/tables/mine/finished", limit=2, after=first["tables"][-1]["id"])
            third = await ada.get("/api/tables/mine/finished", limit=2, after=second["tables"][-1]["id"])
            assert [ids(page["tables"]) for page in (first, second, third)] == [games[:2], games[2:4], games[4:]]
            assert [page["more"] for page in (first, second, third)] == [True, True, False]
            for unknown in ("t_nowhere", opened["id"]):
                refused = await ada.get("/api/tables/mine/finished", 404, after=unknown)
                assert refused["code"] == "table/not_found"

    with serving(test_config(database)) as served:
        run(story(served.url))


def test_several_seats_at_one_table_are_one_game(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            seats = [{"kind": "me", "name": name} for name in ("Ada", "Bo")]
            table = await ada.post("/api/tables", game="splitter", players=2, seats=seats, start=True)
            assert ids((await ada.get("/api/tables/mine"))["tables"]) == [table["id"]]
            await ada.post(f"/api/tables/{table['id']}/leave")  # bots finish it
            talk = await ada.talk()
            while (await ada.get(f"/api/tables/{table['id']}"))["status"] == "playing":
                await talk.send("ping")
                await talk.until("pong")
            assert ids((await ada.get("/api/tables/mine"))["tables"]) == [table["id"]]
            assert ids((await ada.get("/api/tables/mine/finished"))["tables"]) == [table["id"]]

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served.url))


@pytest.mark.parametrize("after", [None, Ended(1_760_000_000_000, "t_a")])
def test_an_index_finds_them_in_order(tmp_path: Path, after: Ended | None) -> None:
    """Neither all tables are read nor all games of a person sorted."""
    path = tmp_path / "games.sqlite"
    with serving(test_config(path)):
        pass  # makes the database
    queries = {
        unfinished_ids("p_a", 10): "seats_by_person",
        played_ids("p_a", 10, after): "seats_by_person",
        uploaded_ids("p_a", 10, after): "tables_by_host",
    }
    with sqlite3.connect(path) as database:
        for query, index in queries.items():
            text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {text}")]
            assert len(plan) == 1 and plan[0].startswith("SEARCH") and f"COVERING INDEX {index}" in plan[0], plan
