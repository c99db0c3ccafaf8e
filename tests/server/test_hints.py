"""Hints at a running table: who may ask, and what the answer is made from."""

from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.bots.worker import Question
from splittable.review import adviser
from splittable.review.adviser import Wish, advise
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


async def asked(person: Person, table: str, seat: int, number: int, language: str = "en") -> tuple[int, Any]:
    body = {"seat": seat, "number": number, "language": language}
    answer = await person.http.post(f"/api/tables/{table}/hint", json=body)
    return answer.status_code, answer.json()


async def my_turn(person: Person, table: dict[str, Any], seat: int) -> int:
    """The number at which the person is asked."""
    talk = await person.watch(table["id"], 0)
    while seat not in talk.view(table["id"], seat)["acting"]:
        await talk.until("update", "snapshot")
    return talk.number[table["id"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_practice_has_hints(served: Served, language: str) -> None:
    """At first the medium bot answers, and the answer says that the search is not there yet."""

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="splitter", players=2, seat=0)
            assert table["hints"]
            number = await my_turn(ada, table, 0)
            status, hint = await asked(ada, table["id"], 0, number, language)
            assert status == 200
            assert hint["move"].startswith("write ") and hint["label"] in hint["why"]
            assert (hint["basis"], hint["warming"], hint["unit"]) == ("plain", True, "none")
            assert ("promises" in hint["why"]) == (language == "en")

    run(story())


def test_among_people_hints_are_off_unless_declared(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Bo") as bo:
            silent = await ada.post("/api/tables", game="splitter", players=2)
            open_one = await ada.post("/api/tables", game="splitter", players=2, hints=True)
            assert (silent["hints"], open_one["hints"]) == (False, True)
            for table, expected in ((silent, 403), (open_one, 200)):
                seen = await bo.post(f"/api/tables/{table['id']}/sit")
                assert seen["hints"] == table["hints"]
                await ada.post(f"/api/tables/{table['id']}/start")
                number = await my_turn(bo, table, 1)
                status, answer = await asked(bo, table["id"], 1, number)
                assert status == expected
                assert answer.get("code", "") == ("hint/off" if expected == 403 else "")

    run(story())


def test_several_people_on_one_device_are_people(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
            table = await ada.post("/api/tables", game="splitter", players=2, seats=seats, start=True)
            assert not table["hints"]

    run(story())


def test_who_may_ask_and_when(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as eve:
            table = await ada.post("/api/play", game="split-it", players=2, seat=0)
            number = await my_turn(ada, table, 0)
            assert (await asked(eve, table["id"], 0, number))[1]["code"] == "move/not_your_seat"
            assert (await asked(ada, table["id"], 1, number))[1]["code"] == "move/not_your_seat"
            assert (await asked(ada, table["id"], 7, number))[1]["code"] == "table/no_such_seat"
            assert (await asked(ada, table["id"], 0, number + 100))[1]["code"] == "move/stale"
            assert (await asked(ada, "t_none", 0, 0))[1]["code"] == "table/not_found"
            waiting = await ada.post("/api/tables", game="split-it", players=2)
            assert (await asked(ada, waiting["id"], 0, 0))[1]["code"] == "table/not_playing"
            stranger = Person(served.url)
            assert (await asked(stranger, table["id"], 0, number))[1]["code"] == "identity/missing"
            await stranger.http.aclose()

    run(story())


def test_who_has_chosen_gets_no_hint(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as bo:
            table = await ada.post("/api/tables", game="splitter", players=2, hints=True)
            await bo.post(f"/api/tables/{table['id']}/sit")
            await ada.post(f"/api/tables/{table['id']}/start")
            talk = await ada.watch(table["id"], 0)
            await talk.move(table["id"], 0, talk.view(table["id"], 0)["legal"][0])
            assert (await asked(ada, table["id"], 0, talk.number[table["id"]]))[1]["code"] == "move/not_acting"

    run(story())


def test_it_is_rate_limited(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/play", game="splitter", players=1, seat=0)
            status, answer = await asked(ada, table["id"], 0, table["number"])
            assert (status, answer["code"]) == (429, "limit/rate") and answer["retry_after"] > 0

    with serving(test_config(tmp_path / "games.sqlite", limits=0.05)) as served:
        run(story(served.url))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["split-it", "splito", "great-split", "splitter"])
def test_a_search_answers_once_it_is_loaded(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from splittable.bots import Budget, load

    monkeypatch.setattr(adviser, "BUDGET", Budget(iterations=16))
    load(game)
    state = splittable.load(game).start(3)
    state.roll(5)
    seat = state.acting()[0]
    question = Question("", game, 3, state.options, state.moves, seat)
    found = advise(Wish(question, "en"))
    assert found.error is None and found.basis == "search" and not found.warming
    assert found.move in state.legal(seat) and found.unit == ("points" if game == "splitter" else "odds")
