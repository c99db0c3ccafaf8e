"""What a table does with moves: stale ones, withdrawn ones, other people's, and coming back."""

import asyncio
import json
from typing import Any

from tests.server.client import Message, Person, Talk
from tests.server.conftest import run
from tests.server.serving import Served


async def table_for(people: list[Person], game: str = "split-it", **settings: Any) -> tuple[str, list[Talk]]:
    """A started game with one seat for each, everybody watching."""
    host = people[0]
    table = await host.post("/api/tables", game=game, players=len(people), **settings)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/sit")
    await host.post(f"/api/tables/{table['id']}/start")
    return table["id"], [await person.watch(table["id"]) for person in people]


async def settle(talks: list[Talk]) -> None:
    """Read all that was sent so far."""
    for number, talk in enumerate(talks):
        await talk.send("ping", ref=9000 + number)
        await talk.until("pong")


async def play_to_secret_choices(table_id: str, talks: list[Talk]) -> list[int]:
    """Play until at least two seats choose at the same time; which."""
    while True:
        await settle(talks)
        acting = [seat for seat in range(len(talks)) if talks[seat].view(table_id, seat)["legal"]]
        if len(acting) > 1:
            return acting
        await talks[acting[0]].move(table_id, acting[0], talks[acting[0]].view(table_id, acting[0])["legal"][0])


def test_a_stale_move_gets_a_snapshot(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table_id, talks = await table_for([ada, blaise])
            seat = next(s for s in (0, 1) if talks[s].view(table_id, s)["legal"])
            old, move = talks[seat].number[table_id], talks[seat].view(table_id, seat)["legal"][0]
            assert (await talks[seat].move(table_id, seat, move))["type"] == "update"
            for number in (old, old + 1000):
                answer = await talks[seat].move(table_id, seat, move, number=number, ref=5)
                assert (answer["code"], answer["ref"]) == ("move/stale", 5)
                snapshot = await talks[seat].until("snapshot")
                assert snapshot["number"] == talks[seat].number[table_id] > old
                assert snapshot["ref"] == 5

    run(story())


def test_simultaneous_choices_are_not_stale_and_can_be_taken_back(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise, Person(served.url) as carl:
            table_id, talks = await table_for([ada, blaise, carl])
            one, two, *_ = await play_to_secret_choices(table_id, talks)
            seen = talks[two].number[table_id]
            choice = talks[one].view(table_id, one)["legal"][0]
            mine = await talks[one].move(table_id, one, choice)
            assert mine["steps"][0]["events"][0]["move"] == choice
            assert mine["view"]["revocable"] == [one] and one not in mine["view"]["acting"]
            theirs = await talks[two].until("update")
            assert theirs["steps"][0]["events"] == [{"type": "move", "seat": one, "move": None}]
            assert one not in theirs["view"]["acting"], "who is still awaited is known to all"
            back = await talks[one].withdraw(table_id, one)
            assert back["steps"][0]["events"] == [{"type": "withdraw", "seat": one}]
            assert one in back["view"]["acting"]
            refused = await talks[one].withdraw(table_id, one)
            assert refused["code"] == "move/not_revocable"
            late = await talks[two].move(table_id, two, talks[two].view(table_id, two)["legal"][0], number=seen)
            assert late["type"] == "update", "what others chose meanwhile does not make a choice stale"

    run(story())


def test_refusals_say_why_and_tell_no_secret(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise, Person(served.url) as carl:
            table_id, talks = await table_for([ada, blaise, carl])
            one, two, *_ = await play_to_secret_choices(table_id, talks)
            choice = talks[one].view(table_id, one)["legal"][0]
            await talks[one].move(table_id, one, choice)
            await settle(talks)
            refused = await talks[two].move(table_id, two, "remove pink")
            assert refused["type"] == "refused" and refused["rule"] and refused["key"]
            assert "position" not in refused and f"{one} {choice}" not in str(refused)
            assert (await talks[two].move(table_id, one, choice))["code"] == "move/not_your_seat"
            assert (await talks[two].move(table_id, 7, choice))["code"] == "move/not_your_seat"
            await talks[two].send("move", table="t_other", seat=0, number=0, move="x", ref=3)
            assert (await talks[two].until("refused"))["code"] == "table/not_watching"

    run(story())


def test_coming_back_brings_everything_after_a_number(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table_id, talks = await table_for([ada, blaise])
            updates: list[Message] = []
            first = talks[0].number[table_id]
            for _ in range(12):
                await settle(talks)
                seat = next((s for s in (0, 1) if talks[s].view(table_id, s)["legal"]), None)
                assert seat is not None
                await talks[seat].move(table_id, seat, talks[seat].view(table_id, seat)["legal"][0])
            await settle(talks)
            for text in talks[0].raw:
                message = json.loads(text)
                if message["type"] == "update" and message["seat"] == 0 and message["after"] >= first:
                    updates.append(message)
            steps = [step for message in updates for step in message["steps"]]
            again = await ada.talk()
            await again.until("welcome")
            await again.send("hello", table=table_id, after=first)
            resumed = await again.until("update", "snapshot")
            assert resumed["steps"] == steps
            assert [step["number"] for step in steps] == list(range(first + 1, resumed["number"] + 1))
            assert resumed["view"] == talks[0].view(table_id, 0)
            for after in (None, resumed["number"] + 1):
                await again.send("hello", table=table_id, after=after)
                assert (await again.until("update", "snapshot"))["type"] == "snapshot"
            await again.send("hello", table=table_id, after=resumed["number"])
            assert (await again.until("update", "snapshot"))["steps"] == []

    run(story())


def test_updates_follow_each_other_without_a_gap(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=4, seat=0)
            talk = await ada.watch(table["id"])
            number = talk.number[table["id"]]
            while not talk.view(table["id"], 0)["over"]:
                legal = talk.view(table["id"], 0)["legal"]
                if legal:
                    await talk.send("move", table=table["id"], seat=0, number=number, move=legal[-1])
                message = await talk.until("update", "snapshot")
                if message["type"] == "update":
                    assert message["after"] == number
                number = message["number"]
            assert message["result"]["scores"] and len(message["result"]["breakdown"]) == 4

    run(story())


def test_one_device_for_several_people(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Max"}, {"kind": "me"}]
            table = await ada.post("/api/tables", game="split-it", players=3, seats=seats, start=True)
            assert [seat["name"] for seat in table["seats"]] == ["Zoé", "Max", ""]
            talk = await ada.watch(table["id"])
            assert {seat for _, seat in talk.views} == {0, 1, 2}
            while not talk.view(table["id"], 0)["over"]:
                seat = next(seat for seat in range(3) if talk.view(table["id"], seat)["legal"])
                answer = await talk.move(table["id"], seat, talk.view(table["id"], seat)["legal"][0])
                assert answer["type"] == "update" and answer["seat"] == seat
                await settle([talk])

    run(story())


def test_two_who_race_for_a_table_get_one_log(served: Served) -> None:
    """Thirty sockets of one person send the same move at once: one is accepted, the others are stale."""

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=2, seat=0)
            talks = [await ada.watch(table["id"]) for _ in range(30)]
            while not talks[0].view(table["id"], 0)["legal"]:
                await talks[0].until("update")
            await settle(talks)
            view = talks[0].view(table["id"], 0)
            answers = await asyncio.gather(*(talk.move(table["id"], 0, view["legal"][0]) for talk in talks))
            assert sorted(answer["type"] for answer in answers) == ["refused"] * 29 + ["update"]

    run(story())
