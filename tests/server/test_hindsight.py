"""What the dice of a finished game allowed, asked over HTTP."""

import asyncio
from pathlib import Path

import pytest

from tests import patience
from tests.server.client import Person, played
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


@pytest.mark.slow
def test_the_best_sheet_for_the_same_dice(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            ada.http.timeout = patience.COMPILER
            record = played("splitter", 2, seed=4)
            table = await ada.post("/api/records", **record)
            address = f"/api/tables/{table['id']}/hindsight"
            first, second = await asyncio.gather(ada.get(address), ada.get(address))
            assert first == second
            assert max(record["scores"]) < first["score"] <= first["bound"]
            assert first["view"]["over"] and first["view"]["scores"] == [first["score"]]
            numbers = "".join("".join(rows) for rows in first["view"]["sheets"][0])
            dice = [number for move in record["moves"] if "roll" in move for number in move.split()[2:]]
            assert sorted(numbers.replace(".", "")) == sorted(dice)

    run(story())


def test_only_finished_games_of_splitter(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            other = await ada.post("/api/records", **played("split-it", 2, seed=1))
            answer = await ada.http.get(f"/api/tables/{other['id']}/hindsight")
            assert (answer.status_code, answer.json()["code"]) == (404, "hindsight/none")
            running = await ada.post("/api/play", game="splitter", players=2)
            answer = await ada.http.get(f"/api/tables/{running['id']}/hindsight")
            assert (answer.status_code, answer.json()["code"]) == (409, "table/not_over")

    run(story())


def test_it_is_rate_limited(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/records", **played("splitter", 1, seed=1))
            answer = await ada.http.get(f"/api/tables/{table['id']}/hindsight")
            assert (answer.status_code, answer.json()["code"]) == (429, "limit/rate")
            assert answer.json()["retry_after"] > 0

    with serving(test_config(tmp_path / "games.sqlite", limits=0.08)) as served:
        run(story(served.url))
