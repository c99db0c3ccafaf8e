"""A finished game with everything open: each choice is told when it was made, and what was hidden is there."""

import json
from pathlib import Path
from typing import Any

import pytest

import splittable
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served

SAMPLES = Path(__file__).parent.parent / "records"


def sample(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAMPLES / f"{game}.jsonl").read_text().splitlines()[-1])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", splittable.game_names())
def test_every_move_is_told(game: str, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            record = sample(game)
            table = await ada.post("/api/records", **record)
            replay = await ada.get(f"/api/tables/{table['id']}/replay", everything=True, language="en")
            closed = await ada.get(f"/api/tables/{table['id']}/replay")
            for text, opened, seen in zip(
                record["moves"], replay["positions"][1:], closed["positions"][1:], strict=True
            ):
                who, move = text.split(" ", 1)
                assert opened["events"][0]["move"] == move
                assert who == "~" or opened["events"][0]["text"], "somebody's choice has no words"
                assert opened["view"] == seen["view"]
                assert len(opened["secrets"]) == record["players"] and seen["secrets"] is None
            hidden = [seen["events"][0]["move"] is None for seen in closed["positions"][1:]]
            assert any(hidden), "the sample has no secret choice, so this would prove nothing"
            assert any(any(position["secrets"]) for position in replay["positions"])

    run(story())


def test_a_seat_or_everything_but_not_both(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/records", **sample("split-it"))
            answer = await ada.http.get(f"/api/tables/{table['id']}/replay", params={"everything": True, "seat": 0})
            assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")

    run(story())


def test_a_running_game_stays_closed(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=3)
            answer = await ada.http.get(f"/api/tables/{table['id']}/replay", params={"everything": True})
            assert (answer.status_code, answer.json()["code"]) == (409, "table/not_over")

    run(story())
