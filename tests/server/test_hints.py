"""Hints at a running table: who may ask, and what the answer is made from."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.bots.worker import Question
from splittable.core.words import LANGUAGES
from splittable.review import adviser
from splittable.review.adviser import Wish, advise
from tests import patience
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config
from tests.server.test_reviews import finished


async def asked(
    person: Person, table: str, seat: int, number: int, language: str = "en", quick: bool = True
) -> tuple[int, Any]:
    body = {"seat": seat, "number": number, "language": language, "quick": quick}
    answer = await person.http.post(f"/api/tables/{table}/hint", json=body, timeout=patience.ANSWER)
    return answer.status_code, answer.json()


async def thought(person: Person, table: str, seat: int, number: int) -> Any:
    """A full hint: ask as the page does, until the search has loaded."""
    while True:
        status, hint = await asked(person, table, seat, number, quick=False)
        assert status == 200
        if not hint["thinking"]:
            return hint


async def my_turn(person: Person, table: dict[str, Any], seat: int) -> int:
    """The number at which the person is asked."""
    talk = await person.watch(table["id"], 0)
    while seat not in talk.view(table["id"], seat)["acting"]:
        await talk.until("update", "snapshot")
    return talk.number[table["id"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_has_hints(served: Served, language: str) -> None:
    """A quick suggestion is there at once, and says that more will come."""

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="splitter", players=2, seat=0)
            assert table["hints"]
            number = await my_turn(ada, table, 0)
            status, hint = await asked(ada, table["id"], 0, number, language)
            assert status == 200
            assert hint["move"].startswith("write ") and hint["label"] in hint["why"]
            assert (hint["basis"], hint["thinking"], hint["unit"]) == ("plain", True, "none")
            assert ("quick suggestion" in hint["why"]) == (language == "en")

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
            status, answer = await asked(ada, table["id"], 0, table["number"], quick=False)
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
    found = advise(Wish(game, question, "en"))
    assert found.basis == "search" and not found.thinking and not found.loading
    assert found.move in state.legal(seat) and found.unit == ("points" if game == "splitter" else "odds")
    assert advise(Wish(game, question, "en", quick=True)).basis == "plain"


@pytest.mark.slow
def test_a_full_hint_waits_for_its_search(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="splitter", players=1, seat=0)
            hint = await thought(ada, table["id"], 0, await my_turn(ada, table, 0))
            assert (hint["basis"], hint["unit"]) == ("search", "points") and 25 < hint["value"] < 50

    run(story(), seconds=patience.COMPILER)


def test_a_hint_that_is_still_awaited_goes_with_the_choice(served: Served) -> None:
    """The search of a new process takes a second to load at least; meanwhile the choice is made without it."""

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="splitter", players=1, seat=0)
            talk = await ada.watch(table["id"], 0)
            number = talk.number[table["id"]]
            asking = asyncio.create_task(asked(ada, table["id"], 0, number, quick=False))
            await asyncio.sleep(0.1)
            await talk.move(table["id"], 0, talk.view(table["id"], 0)["legal"][0])
            status, answer = await asking
            assert (status, answer["code"]) == (409, "move/stale")

    run(story())


@pytest.mark.slow
def test_who_follows_the_hints_of_the_server_finds_no_mistake_in_its_review(served: Served) -> None:
    rows = ["...##...", "..####..", "..*##*..", "..####.."]
    wish: dict[str, Any] = {"game": "splitter", "players": 2, "seat": 0, "options": {"own_sheet": {"rows": rows}}}

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", **wish)
            talk = await ada.watch(table["id"], 0)
            told = []
            while not (view := talk.view(table["id"], 0))["over"]:
                if view["legal"]:
                    hint = await thought(ada, table["id"], 0, talk.number[table["id"]])
                    told.append(hint)
                    await talk.move(table["id"], 0, hint["move"], ref=100 + len(told))
                else:
                    await talk.until("update", "snapshot")
            _, review = await finished(ada, table["id"], 0)
            assert [each["move"] for each in review["decisions"]] == [hint["move"] for hint in told]
            assert [each["best_value"] for each in review["decisions"]] == [hint["value"] for hint in told]
            assert review["loss"] == 0 and review["moments"] == []

    run(story(), seconds=patience.COMPILER)


@pytest.mark.slow
def test_a_warm_server_loads_the_game_of_the_first_table_first(tmp_path: Path) -> None:
    """Before anybody has asked for a hint."""

    async def story(served: Served) -> None:
        async with Person(served.url) as ada:
            runner = served.services.runner
            while not (runner.processes("quick") and runner.processes("search")):
                await asyncio.sleep(0.05)
            table = await ada.post("/api/play", game="splitter", players=1, seat=0)
            number = await my_turn(ada, table, 0)
            assert (await thought(ada, table["id"], 0, number))["basis"] == "search"

    with serving(test_config(tmp_path / "games.sqlite", warm=True)) as served:
        run(story(served), seconds=patience.COMPILER)
