"""Reviews and best results in the database: made once, found after a restart and by other workers."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from splittable.review.worker import FORMAT
from splittable.server.jobs import hindsight
from splittable.server.store import SeatRow, Store, TableRow
from splittable.server.store.results import HindsightKey, Key, Results, ReviewKey, hindsights, reviews
from tests.server.client import Person, played
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import Served, serving, test_config


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


@pytest.mark.parametrize(("results_of", "key"), [(reviews, ReviewKey("t_1", 0)), (hindsights, HindsightKey("t_1"))])
def test_one_worker_computes_a_result_and_the_others_read_it(
    database: str, results_of: Callable[[Store], Results], key: Key
) -> None:
    async def story(store: Store) -> None:
        results = results_of(store)
        await store.add(finished_game("t_1", 5, ["p_a", "p_b"]))
        claims = [results.claim(key, 1, now=100, abandoned=80) for _ in range(2)]
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        await results.write(key, 110, {"done": 3}, is_done=False)
        stored = await results.read(key, 1)
        assert stored is not None and stored.report == {"done": 3} and not stored.is_done
        assert await results.claim(key, 1, now=140, abandoned=120)  # its worker is gone
        await results.write(key, 150, {"review": {}}, is_done=True)
        assert not await results.claim(key, 1, now=900, abandoned=880)
        assert await results.read(key, 2) is None  # in a new format it is made again
        assert await results.claim(key, 2, now=900, abandoned=880)
        await results.drop(key)
        assert await results.claim(key, 2, now=901, abandoned=881)

    with_store(database, story)


def test_the_reviews_of_my_last_games_are_found(database: str) -> None:
    async def story(store: Store) -> None:
        for number in range(4):
            await store.add(finished_game(f"t_{number}", 10 + number, ["p_a", "p_b", "p_a"]))
            for seat in range(3):
                key = ReviewKey(f"t_{number}", seat)
                await reviews(store).claim(key, 1, now=100, abandoned=80)
                await reviews(store).write(key, 100, {"seat": seat}, is_done=(number, seat) != (2, 0))
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
    found = {"game": "splitter", "seat": 0, "unit": "points", "loss": 0.0, "decisions": []}
    said: dict[str, Any] = {"en": {"labels": [], "reasons": []}}
    tables: list[str] = []

    async def upload(url: str) -> None:
        async with Person(url) as ada:
            tables.append((await ada.post("/api/records", **played("splitter", 1, seed=1)))["id"])

    async def ask(url: str, state: str) -> None:
        async with Person(url) as ada:
            assert (await ada.get(f"/api/tables/{tables[0]}/review", seat=0))["state"] == state

    async def write(store: Store, form: int) -> None:
        key = ReviewKey(tables[0], 0)
        assert await reviews(store).claim(key, form, now=100, abandoned=80)
        await reviews(store).write(key, 100, {"review": {**found, "more": {}}, "said": said}, is_done=True)

    with serving(test_config(path)) as served:
        run(upload(served.url))
    with_store(path, lambda store: write(store, FORMAT))
    with serving(test_config(path)) as served:
        run(ask(served.url, "done"))
    with_store(path, lambda store: write(store, FORMAT - 1))
    with serving(test_config(path)) as served:
        run(ask(served.url, "waiting"))


def test_a_best_result_survives_a_restart_and_nobody_computes_it_again(tmp_path: Path) -> None:
    path = str(tmp_path / "games.sqlite")
    best = {"score": 41, "bound": 41, "proven": True, "view": {"over": True}}

    tables: list[str] = []

    async def upload(served: Served) -> None:
        async with Person(served.url) as ada:
            tables.append((await ada.post("/api/records", **played("splitter", 1, seed=1)))["id"])

    async def write(store: Store) -> None:
        key = HindsightKey(tables[0])
        assert await hindsights(store).claim(key, hindsight.FORMAT, now=100, abandoned=80)
        await hindsights(store).write(key, 100, best, is_done=True)

    async def ask(served: Served) -> None:
        async with Person(served.url) as ada:
            assert await ada.get(f"/api/tables/{tables[0]}/hindsight") == best
        assert served.services.runner.processes("study") == []

    with serving(test_config(path)) as served:
        run(upload(served))
    with_store(path, write)
    with serving(test_config(path)) as served:
        run(ask(served))
