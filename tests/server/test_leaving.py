"""Leaving a running game: a bot plays on, and those who come back are told what it did."""

from splittable.bots.names import USUAL
from tests.server.client import Person, Talk, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served


async def play_while_the_other_is_gone(talk: Talk, table_id: str, choices: int) -> None:
    for _ in range(choices):
        while not talk.view(table_id, 0)["legal"]:
            await talk.until("update", "snapshot")
        await talk.move(table_id, 0, talk.view(table_id, 0)["legal"][0])
    while 1 in talk.view(table_id, 0)["acting"]:  # until the bot has nothing left to do
        await talk.until("update", "snapshot")


async def two_at_a_table(ada: Person, blaise: Person) -> str:
    table = await ada.post("/api/tables", game="split-it", players=2, options={"size": "tiny"})
    await blaise.post(f"/api/tables/{table['id']}/sit")
    await ada.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def moves_of(record: dict[str, list[str]], seat: int) -> int:
    return sum(move.startswith(f"{seat} ") for move in record["moves"])


def test_who_comes_back_is_told_what_the_bot_did(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await two_at_a_table(ada, blaise)
            talk, other = await ada.watch(table), await blaise.watch(table)
            left_at = other.number[table]
            left = await blaise.post(f"/api/tables/{table}/leave")
            assert left["seats"][1]["stand_in"] == USUAL and left["seats"][1]["person"] == blaise.id
            await other.close()
            await play_while_the_other_is_gone(talk, table, 3)
            again = await blaise.talk()
            await again.send("hello", table=table, after=0)
            update = await again.until("update")
            back = await again.until("back")
            steps = [step for step in update["steps"] if step["seat"] == 1 and step["number"] > left_at]
            assert (back["after"], back["number"], back["moves"]) == (left_at, update["number"], len(steps))
            assert len(steps) > 0
            assert again.tables[table]["seats"][1]["stand_in"] is None
            second = await blaise.watch(table)
            assert not any('"type":"back"' in text for text in second.raw), "it is told once"

    run(story())


def test_a_game_that_a_bot_finished_says_so(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await two_at_a_table(ada, blaise)
            talk = await ada.watch(table)
            await blaise.post(f"/api/tables/{table}/leave")
            await play_to_the_end(talk, table, 0)
            record = await ada.get(f"/api/tables/{table}/record")
            again = await blaise.talk()
            await again.send("hello", table=table)
            back = await again.until("back")
            assert back["moves"] == moves_of(record, 1) > 0

    run(story())
