"""Trying a finished game again: the same chance, the same bots, in private."""

from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.bots.names import USUAL
from splittable.server.table.same_chance import chance_of, next_outcome
from tests.server.client import Person, Talk, play_to_the_end, played
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

SEAT = 1


def choice_of(record: dict[str, Any], seat: int) -> int:
    """The moves made before a choice of a seat, two thirds of the way through a game."""
    moves = record["moves"]
    return next(n for n in range(2 * len(moves) // 3, len(moves)) if moves[n].startswith(f"{seat} "))


async def play_the_last_legal_move(talk: Talk, table: str, times: int) -> None:
    for _ in range(times):
        while not talk.view(table, SEAT)["legal"]:
            await talk.until("update", "snapshot")
        await talk.move(table, SEAT, talk.view(table, SEAT)["legal"][-1])


@pytest.mark.parametrize("game", ["split-it", "splitter", "great-split"])  # Splito deals once
def test_chance_does_the_same_again_after_other_choices_and_a_restart(game: str, tmp_path: Path) -> None:
    record = played(game, 2 if game == "splitter" else 3, 5)
    config = test_config(tmp_path / "games.sqlite")

    async def story() -> None:
        with serving(config) as served:
            async with Person(served.url) as ada:
                cookies = ada.http.cookies
                old = (await ada.post("/api/records", **record))["id"]
                number = choice_of(record, SEAT)
                body: dict[str, Any] = {"number": number, "seat": SEAT, "bot": "random", "same_chance": True}
                table = (await ada.post(f"/api/tables/{old}/branch", **body))["id"]
                await play_the_last_legal_move(await ada.watch(table), table, 2)
        with serving(config) as served:
            async with Person(served.url) as ada:
                ada.http.cookies = cookies
                talk = await ada.watch(table)
                await play_to_the_end(talk, table, SEAT)
                again = await ada.get(f"/api/tables/{table}/record")
                assert not any('"chance"' in text for text in talk.raw)
        before, after = chance_of(record["moves"]), chance_of(again["moves"])
        assert again["moves"][:number] == record["moves"][:number] and again["moves"] != record["moves"]
        common = min(len(before), len(after))
        assert after[:common] == before[:common]

    run(story())


def test_the_same_bots_sit_in_the_same_seats_and_nobody_watches(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url) as blaise, Person(served.url) as eve:
            seats = [
                {"kind": "bot", "bot": "random"},
                {"kind": "me"},
                {"kind": "open"},
                {"kind": "bot", "bot": "easy"},
            ]
            wanted: dict[str, Any] = {"game": "split-it", "players": 4, "seats": seats, "options": {"size": "tiny"}}
            old = (await ada.post("/api/tables", **wanted))["id"]
            path = f"/api/tables/{old}/branch"
            body: dict[str, Any] = {"number": 0, "seat": SEAT, "same_chance": True}
            await blaise.post(f"/api/tables/{old}/sit", seat=2)
            await ada.post(f"/api/tables/{old}/start")
            mine, others = await ada.watch(old), await blaise.watch(old)
            assert (await ada.post(path, 409, **body))["code"] == "table/not_over"
            await blaise.post(f"/api/tables/{old}/leave")
            await play_to_the_end(mine, old, SEAT)
            body["number"] = choice_of(await ada.get(f"/api/tables/{old}/record"), SEAT)
            again = await ada.post(path, **body)
            assert again["again"] == {"table": old, "number": body["number"]} and again["origin"] == "branch"
            assert [seat["bot"] for seat in again["seats"]] == ["random", None, USUAL, "easy"]
            assert (again["seats"][SEAT]["person"], again["public"], again["spectators"]) == (ada.id, False, False)
            assert again["chat"] == "off" and again["hints"]
            await others.send("hello", table=again["id"])
            assert (await others.until("refused"))["code"] == "table/no_spectators"
            assert (await blaise.post(path, **body))["seats"][SEAT]["person"] == blaise.id  # played in it, too
            assert (await eve.post(path, 403, **body))["code"] == "table/not_seated"
            assert (await ada.get(f"/api/tables/{old}"))["again"] is None

    run(story())


def test_what_no_longer_fits_is_left_out_and_what_is_missing_is_drawn() -> None:
    state = splittable.load("split-it").start(2)
    recorded = ["card 4", "starter 1", "card 4", "card 7"]
    assert next_outcome(recorded, state) == "starter 1"  # cards wait until they are dealt
    state.play(splittable.CHANCE, "starter 1")
    for card in ("4", "4", "7"):
        assert next_outcome(recorded, state) == f"card {card}"
        state.play(splittable.CHANCE, f"card {card}")
    assert next_outcome(recorded, state) is None
    assert next_outcome(["card 4", "card 4", "card 77", "card 9"], state) == "card 9"
