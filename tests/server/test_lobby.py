"""Around the game: codes, seats, bots, spectators, leaving, replacing, rematch, playing on, clocks."""

import asyncio
from pathlib import Path

import pytest

from splittable.bots.names import USUAL
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


def test_seats_are_taken_left_and_kicked(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=3, public=True)
            path = f"/api/tables/{table['id']}"
            assert [t["id"] for t in (await blaise.get("/api/tables"))["tables"]] == [table["id"]]
            found = await blaise.post("/api/tables/join", code=table["code"].replace("-", " ").lower())
            assert found["id"] == table["id"]
            watching = await ada.watch(table["id"])
            sat = await blaise.post(f"{path}/sit", seat=2)
            assert sat["seats"][2]["name"] == "Blaise"
            told = await watching.until("table")
            assert told["table"]["seats"][2]["person"] == blaise.id
            assert (await blaise.post(f"{path}/sit", 409, seat=2))["code"] == "table/seat_taken"
            assert (await blaise.post(f"{path}/sit", 400, seat=9))["code"] == "table/no_such_seat"
            assert (await blaise.post(f"{path}/start", 403))["code"] == "table/not_host"
            assert (await ada.post(f"{path}/start", 409))["code"] == "table/seat_open"
            assert (await blaise.post(f"{path}/kick", 403, seat=0))["code"] == "table/not_host"
            await blaise.post(f"{path}/leave")
            await blaise.post(f"{path}/sit", seat=2)
            await ada.post(f"{path}/kick", seat=2)
            assert (await blaise.post(f"{path}/leave", 403))["code"] == "table/not_seated"
            assert (await ada.post(f"{path}/bot", 400, seat=1, bot="deep"))["code"] == "setup/unknown_bot"
            await ada.post(f"{path}/bot", seat=1, bot="random")
            await ada.post(f"{path}/bot", seat=1)
            for seat in (1, 2):
                await ada.post(f"{path}/bot", seat=seat, bot="medium")
            begun = await ada.post(f"{path}/start")
            assert begun["status"] == "playing"
            assert (await blaise.post(f"{path}/sit", 409))["code"] == "table/not_open"
            qr = await ada.http.get(f"{path}/qr")
            assert qr.headers["content-type"] == "image/svg+xml" and "<svg" in qr.text

    run(story())


def test_one_request_sets_the_level_of_all_bots(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
            table = await ada.post("/api/tables", game="splitter", players=4, seats=seats)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit", seat=3)
            talk = await blaise.watch(table["id"])
            changed = await ada.post(f"{path}/bots", bot="hard")
            assert [seat["bot"] for seat in changed["seats"]] == [None, None, "hard", None]
            filled = await ada.post(f"{path}/bots", bot="expert", fill=True)
            assert [seat["bot"] for seat in filled["seats"]] == [None, "expert", "expert", None]
            assert filled["seats"][3]["person"] == blaise.id
            await talk.until("table", such=lambda m: m["table"]["seats"][1]["bot"] == "expert")
            assert (await blaise.post(f"{path}/bots", 403, bot="easy"))["code"] == "table/not_host"
            assert (await ada.post(f"{path}/bots", 400, bot="deep"))["code"] == "setup/unknown_bot"
            await ada.post(f"{path}/start")
            assert (await ada.post(f"{path}/bots", 409, bot="easy"))["code"] == "table/not_open"

    run(story())


def test_my_tables_have_those_that_wait_for_me_first(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            waiting = []
            for _ in range(4):
                table = await ada.post("/api/tables", game="split-it", players=2)
                await blaise.post(f"/api/tables/{table['id']}/sit")
                waiting.append(await ada.post(f"/api/tables/{table['id']}/start"))
            mine = (await ada.get("/api/tables/mine"))["tables"]
            order = [0 in table["awaited"] for table in mine]
            assert order == sorted(order, reverse=True) and len(mine) == 4
            assert {t["id"]: t["awaited"] for t in mine} == {t["id"]: t["awaited"] for t in waiting}

    run(story())


def test_spectators_watch_with_nobodys_eyes(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as eve:
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
            table = await ada.post("/api/tables", game="split-it", players=3, seats=seats, start=True)
            playing, watching = await ada.watch(table["id"]), await eve.watch(table["id"])
            assert watching.view(table["id"], None)["legal"] == []
            presence = await playing.until("presence", such=lambda m: m["spectators"] == 1)
            assert presence["present"] == [True, True, True]
            assert (await watching.move(table["id"], 0, "guess pink"))["code"] == "move/not_your_seat"
            await play_to_the_end(playing, table["id"], 0)
            while not watching.view(table["id"], None)["over"]:
                await watching.until("update")
            closed = await ada.post("/api/tables", game="split-it", players=2, spectators=False)
            await watching.send("hello", table=closed["id"])
            assert (await watching.until("refused"))["code"] == "table/no_spectators"

    run(story())


def test_who_is_away_is_replaced_and_gets_the_seat_back(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            await ada.post(f"{path}/start")
            talk, other = await ada.watch(table["id"]), await blaise.watch(table["id"])
            assert (await ada.post(f"{path}/replace", 409, seat=1, bot="medium"))["code"] == "table/not_away"
            await other.close()
            await talk.until("presence", such=lambda m: m["present"] == [True, False])
            replaced = await ada.post(f"{path}/replace", seat=1, bot="medium")
            assert replaced["seats"][1]["stand_in"] == "medium" and replaced["seats"][1]["person"] == blaise.id
            for _ in range(6):  # the stand-in plays: Ada is asked again and again
                while not talk.view(table["id"], 0)["legal"]:
                    await talk.until("update", "snapshot")
                await talk.move(table["id"], 0, talk.view(table["id"], 0)["legal"][0])
            back = await blaise.watch(table["id"])
            assert back.tables[table["id"]]["seats"][1]["stand_in"] is None
            await talk.until("table", such=lambda m: m["table"]["seats"][1]["stand_in"] is None)
            left = await blaise.post(f"{path}/leave")
            assert left["seats"][1]["stand_in"] == USUAL
            mine = await blaise.post(f"{path}/replace", seat=1, bot=None)
            assert mine["seats"][1]["stand_in"] is None

    run(story())


def test_a_rematch_has_the_same_people(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2, options={"size": "tiny"})
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            await ada.post(f"{path}/start")
            assert (await ada.post(f"{path}/rematch", 409))["code"] == "table/not_over"
            one, two = await ada.watch(table["id"]), await blaise.watch(table["id"])
            await asyncio.gather(play_to_the_end(one, table["id"], 0), play_to_the_end(two, table["id"], 1))
            first, second = await asyncio.gather(ada.post(f"{path}/rematch"), blaise.post(f"{path}/rematch"))
            again = await ada.post(f"{path}/rematch")
            told = await two.until("table", such=lambda m: m["table"]["rematch"] is not None)
            assert first["id"] == second["id"] == again["id"] == told["table"]["rematch"]
            assert len((await ada.get("/api/tables/mine"))["tables"]) == 2
            assert again["status"] == "open" and again["options"] == {"size": "tiny"}
            assert [seat["person"] for seat in again["seats"]] == [ada.id, blaise.id]

    run(story())


def test_a_rematch_that_is_over_makes_way_for_the_next(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=2, seat=0, options={"size": "tiny"})
            path = f"/api/tables/{table['id']}/rematch"
            await play_to_the_end(await ada.watch(table["id"]), table["id"], 0)
            second = await ada.post(path)
            assert (await ada.post(path))["id"] == second["id"]
            await play_to_the_end(await ada.watch(second["id"]), second["id"], 0)
            third, same = await asyncio.gather(ada.post(path), ada.post(path))
            assert third["id"] == same["id"] not in (table["id"], second["id"])
            assert (await ada.get(f"/api/tables/{table['id']}"))["rematch"] == third["id"]
            assert len((await ada.get("/api/tables/mine"))["tables"]) == 3

    run(story())


def test_alone_against_bots_a_rematch_starts_at_once_and_branches_play_on(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=3, seat=2)
            talk = await ada.watch(table["id"])
            path = f"/api/tables/{table['id']}"
            assert (await ada.get(f"{path}/record", 409))["code"] == "table/not_over"
            assert (await ada.post(f"{path}/branch", 409, number=3, seat=0))["code"] == "table/not_over"
            await play_to_the_end(talk, table["id"], 2)
            assert (await ada.post(f"{path}/rematch"))["status"] == "playing"
            replay = await ada.get(f"{path}/replay", seat=0)
            record = await ada.get(f"{path}/record")
            assert replay["moves"] == len(record["moves"]) == replay["steps"][-1]["number"]
            middle = len(record["moves"]) // 2
            position = await ada.get(f"{path}/view", number=middle, seat=0)
            assert (position["number"], position["moves"], position["result"]) == (middle, replay["moves"], None)
            assert replay["result"]["scores"] == record["scores"]
            assert (await ada.get(f"{path}/view", 400, number=9999))["code"] == "request/malformed"
            branch = await ada.post(f"{path}/branch", number=middle, seat=0, bot="random")
            assert branch["origin"] == "branch" and branch["number"] >= middle
            on = await ada.watch(branch["id"])
            await play_to_the_end(on, branch["id"], 0)
            new = await ada.get(f"/api/tables/{branch['id']}/record")
            assert new["moves"][:middle] == record["moves"][:middle]
            upload = await ada.post("/api/records", **record)
            assert (upload["status"], upload["origin"]) == ("over", "upload")
            assert await ada.get(f"/api/tables/{upload['id']}/record") == record
            bad = {**record, "scores": [0, 0, 0]}
            assert (await ada.post("/api/records", 400, **bad))["code"] == "record/result"

    run(story())


@pytest.mark.slow
def test_a_clock_that_runs_out_moves_once(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada, Person(url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2, clock=5)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            await ada.post(f"/api/tables/{table['id']}/start")
            talk = await ada.talk()
            await talk.send("hello", table=table["id"])
            snapshot = await talk.until("snapshot")
            awaited = {str(seat) for seat in snapshot["view"]["acting"]}
            assert set(snapshot["deadlines"]) == awaited
            left = min(snapshot["deadlines"].values()) - snapshot["now"]
            assert 3000 < left <= 5000
            update = await talk.until("update")
            assert str(update["steps"][0]["seat"]) in awaited
            assert update["now"] >= min(snapshot["deadlines"].values())

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served.url))
