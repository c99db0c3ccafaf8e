"""Verifiable chance at a server: what is promised when, who adds to it, and when the secret is opened."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.cli.export import write_all
from splittable.core.chance import commitment_of
from splittable.server.store import Store
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

PART, OTHER = "ab" * 16, "cd" * 16
SOLO: dict[str, Any] = {"game": "splitter", "players": 1, "seats": [{"kind": "me"}], "start": True}


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    """With each kind of database: a promise is kept, and used once, by a constraint of it."""
    with serving(test_config(database)) as found:
        yield found


async def own_chance(person: Person, part: str = PART) -> dict[str, str]:
    return {"commitment": (await person.post("/api/chance"))["commitment"], "part": part}


def test_a_game_alone_follows_from_a_promise_and_my_part(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            chance = await own_chance(ada)
            assert await own_chance(ada) == chance, "the server must not have a choice"
            table = await ada.post("/api/tables", **SOLO, chance=chance)
            assert table["commitment"] == chance["commitment"] and table["seats"][0]["part"] == PART
            assert (await ada.post("/api/tables", 409, **SOLO, chance=chance))["code"] == "table/chance_used"
            assert (await own_chance(ada))["commitment"] != chance["commitment"]
            await play_to_the_end(await ada.watch(table["id"]), table["id"], 0)
            record = await ada.get(f"/api/tables/{table['id']}/record")
            verified = splittable.verify(record)
            assert verified.commitment == chance["commitment"] and verified.parts == 1
            assert record["proof"]["parts"] == [PART]
            await check_upload(ada, record)
            await check_rematch_and_branch(ada, table["id"], record)

    run(story())


async def check_upload(ada: Person, record: dict[str, Any]) -> None:
    """An uploaded record keeps its proof, unless that is wrong."""
    kept = await ada.post("/api/records", **record)
    assert await ada.get(f"/api/tables/{kept['id']}/record") == record
    changed = {**record, "proof": {**record["proof"], "secret": "00" * 32}}
    assert (await ada.post("/api/records", 400, **changed))["code"] == "record/proof"


async def check_rematch_and_branch(ada: Person, old: str, record: dict[str, Any]) -> None:
    response = await ada.http.post(f"/api/tables/{old}/rematch")  # as programs did before: without a body
    assert response.status_code == 201 and response.json()["commitment"]
    number = len(record["moves"]) // 2
    chance = await own_chance(ada, OTHER)
    branch = await ada.post(f"/api/tables/{old}/branch", number=number, seat=0, chance=chance)
    assert branch["commitment"] == chance["commitment"]
    await play_to_the_end(await ada.watch(branch["id"]), branch["id"], 0)
    on = await ada.get(f"/api/tables/{branch['id']}/record")
    assert on["proof"]["given"] == number and on["proof"]["parts"] == [OTHER]
    splittable.verify(on)
    again = await ada.post(f"/api/tables/{old}/branch", number=number, seat=0, same_chance=True)
    assert again["commitment"] is None
    await play_to_the_end(await ada.watch(again["id"]), again["id"], 0)
    assert "proof" not in await ada.get(f"/api/tables/{again['id']}/record")


def test_guests_add_their_parts_before_the_start(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise, Person(served.url) as carl:
            chance = await own_chance(ada)
            body: dict[str, Any] = {"game": "split-it", "players": 3, "options": {"size": "tiny"}, "chance": chance}
            table = (await ada.post("/api/tables", **body))["id"]
            path = f"/api/tables/{table}"
            assert (await blaise.post(f"{path}/part", 403, part=OTHER))["code"] == "table/not_seated"
            assert (await blaise.post(f"{path}/sit", 400, part="AB"))["code"] == "request/malformed"
            await blaise.post(f"{path}/sit", seat=1)
            await blaise.post(f"{path}/part", part=OTHER)
            await blaise.post(f"{path}/part", part="00" * 16)  # the first one stays
            info = await carl.post(f"{path}/sit", seat=2)  # a program that adds nothing
            assert [seat["part"] for seat in info["seats"]] == [PART, OTHER, None]
            await ada.post(f"{path}/start")
            assert (await carl.post(f"{path}/part", 409, part=OTHER))["code"] == "table/not_open"
            for person in (blaise, carl):
                await person.post(f"{path}/leave")
            await play_to_the_end(await ada.watch(table), table, 0)
            record = await ada.get(f"{path}/record")
            assert record["proof"]["parts"] == [PART, OTHER, ""]
            assert splittable.verify(record).commitment == chance["commitment"]
            rematch = await ada.post(f"{path}/rematch", chance=await own_chance(ada))
            assert [seat["part"] for seat in rematch["seats"]] == [PART, None, None]

    run(story())


def test_of_two_tables_with_one_promise_one_is_created(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            chance = await own_chance(ada)
            answers = await asyncio.gather(
                *(ada.http.post("/api/tables", json={**SOLO, "chance": chance}) for _ in range(5))
            )
            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]

    run(story())


def test_an_export_opens_only_the_secrets_of_finished_games(served: Served, tmp_path: Path) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            running = await ada.post("/api/tables", **SOLO)
            over = await ada.post("/api/tables", **SOLO)
            await play_to_the_end(await ada.watch(over["id"]), over["id"], 0)
            file = tmp_path / "games.jsonl"
            assert await write_all(served.services.config.database, file, finished=False) == 2
            text = file.read_text()
            store = Store(served.services.config.database)  # in this event loop
            row = await store.table(running["id"])
            await store.close()
            assert row is not None and row.secret is not None
            assert commitment_of(row.secret) == running["commitment"]
            assert row.secret not in text and over["commitment"] in text

    run(story())
