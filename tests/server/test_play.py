"""Games over real sockets: from the first request to the end."""

import asyncio

from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


def test_a_game_against_bots_to_the_end(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            table = await ada.post("/api/play", game="split-it", players=3, seat=1)
            assert table["status"] == "playing"
            assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
            talk = await ada.watch(table["id"])
            view = await play_to_the_end(talk, table["id"], 1)
            assert view["over"]
            await talk.until("table", such=lambda m: m["table"]["status"] == "over")
            record = await ada.get(f"/api/tables/{table['id']}/record")
            assert record["game"] == "split-it" and record["scores"] == talk.tables[table["id"]]["scores"]

    run(story())


def test_both_databases_play(database: str) -> None:
    async def story(url: str) -> None:
        async with Person(url, "Ada") as ada, Person(url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            await blaise.post("/api/tables/join", code=table["code"].lower())
            await blaise.post(f"/api/tables/{table['id']}/sit")
            one, two = await ada.watch(table["id"]), await blaise.watch(table["id"])
            await ada.post(f"/api/tables/{table['id']}/start")
            await asyncio.gather(one.until("snapshot"), two.until("snapshot"))
            await asyncio.gather(play_to_the_end(one, table["id"], 0), play_to_the_end(two, table["id"], 1))

    with serving(test_config(database)) as served:
        run(story(served.url))
