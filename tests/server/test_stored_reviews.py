"""Reviews in the database: made once, found after a restart and by other workers, made again in a new format."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from splittable.review.worker import FORMAT
from splittable.server.store import SeatRow, Store, TableRow
from tests.server.client import Person, played
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import serving, test_config


def finished_game(table_id: str, ended_at: int, people: list[str]) -> TableRow:
    usual: dict[str, Any] = {"rules": 1, "options": {}, "status": "over", "public": False, "spectators": True}
    seats = [SeatRow(seat, "person", person) for seat, person in enumerate(people)]
    return TableRow(
        id=table_id,
        code=table_id,
        game="splito",
        players=len(people),
        chat="off",
        clock=None,
        host=people[0],
        created_at=1,
        ended_at=ended_at,
        seats=seats,
        **usual,
    )


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite") if request.param == "sqlite" else fresh_database()


def with_store(database: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(database)
        await store.migrate()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_one_worker_makes_a_review_and_the_others_read_it(database: str) -> None:
    async def story(store: Store) -> None:
        await store.add(finished_game("t_1", 5, ["p_a", "p_b"]))
        claims = [store.claim_review("t_1", 0, 1, now=100, abandoned=80) for _ in range(2)]
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        await store.write_review("t_1", 0, 110, {"done": 3}, is_done=False)
        stored = await store.review("t_1", 0, 1)
        assert stored is not None and stored.report == {"done": 3} and not stored.is_done
        assert await store.claim_review("t_1", 0, 1, now=140, abandoned=120)  # its worker is gone
        await store.write_review("t_1", 0, 150, {"review": {}}, is_done=True)
        assert not await store.claim_review("t_1", 0, 1, now=900, abandoned=880)
        assert await store.review("t_1", 0, 2) is None  # in a new format it is made again
        assert await store.claim_review("t_1", 0, 2, now=900, abandoned=880)
        await store.drop_review("t_1", 0)
        assert await store.claim_review("t_1", 0, 2, now=901, abandoned=881)

    with_store(database, story)


def test_the_reviews_of_my_last_games_are_found(database: str) -> None:
    async def story(store: Store) -> None:
        for number in range(4):
            await store.add(finished_game(f"t_{number}", 10 + number, ["p_a", "p_b", "p_a"]))
            for seat in range(3):
                await store.claim_review(f"t_{number}", seat, 1, now=100, abandoned=80)
                await store.write_review(f"t_{number}", seat, 100, {"seat": seat}, is_done=(number, seat) != (2, 0))
        found = await store.reviews_of("p_a", 2, 1)
        assert [(row.table_id, row.seat, row.report["seat"]) for row in found] == [
            ("t_3", 0, 0),
            ("t_3", 2, 2),
            ("t_2", 2, 2),
        ]
        assert [row.table_id for row in await store.reviews_of("p_b", 9, 1)] == ["t_3", "t_2", "t_1", "t_0"]
        assert await store.reviews_of("p_a", 2, 2) == []

    with_store(database, story)


def test_a_review_survives_a_restart_and_is_made_again_in_a_new_format(tmp_path: Path) -> None:
    path = str(tmp_path / "games.sqlite")
    found = {"game": "splitter", "seat": 0, "unit": "points", "loss": 0.0, "decisions": [], "costliest": []}
    said: dict[str, Any] = {"en": {"labels": [], "reasons": []}}
    tables: list[str] = []

    async def upload(url: str) -> None:
        async with Person(url) as ada:
            tables.append((await ada.post("/api/records", **played("splitter", 1, seed=1)))["id"])

    async def ask(url: str, state: str) -> None:
        async with Person(url) as ada:
            assert (await ada.get(f"/api/tables/{tables[0]}/review", seat=0))["state"] == state

    async def write(store: Store, form: int) -> None:
        assert await store.claim_review(tables[0], 0, form, now=100, abandoned=80)
        await store.write_review(tables[0], 0, 100, {"review": {**found, "more": {}}, "said": said}, is_done=True)

    with serving(test_config(path)) as served:
        run(upload(served.url))
    with_store(path, lambda store: write(store, FORMAT))
    with serving(test_config(path)) as served:
        run(ask(served.url, "done"))
    with_store(path, lambda store: write(store, FORMAT - 1))
    with serving(test_config(path)) as served:
        run(ask(served.url, "waiting"))
