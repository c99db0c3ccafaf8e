"""How people see each other: a colour that nobody else at the table has, remembered for the next one."""

import asyncio

import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import text

from splittable.server.store import Store, migrations
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served


def colours(table: dict) -> list[int | None]:  # type: ignore[type-arg]
    return [seat["colour"] for seat in table["seats"]]


def test_a_colour_is_remembered_and_travels_with_the_seat(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            assert (await ada.get("/api/me"))["colour"] is None
            assert (await ada.put("/api/me", colour=5))["colour"] == 5
            assert (await ada.put("/api/me", name="Ada L."))["colour"] == 5  # what is omitted stays
            table = await ada.post("/api/tables", game="splitter", players=3)
            path = f"/api/tables/{table['id']}"
            assert colours(table) == [5, None, None]
            await blaise.put("/api/me", colour=5)
            assert colours(await blaise.post(f"{path}/sit", seat=2)) == [5, None, 1]  # it is taken: the next one
            watching = await ada.watch(table["id"])
            await blaise.post(f"{path}/look", seat=2, colour=3, name=" Blaise\tP. ")
            told = await watching.until("table", such=lambda m: m["table"]["seats"][2]["colour"] == 3)
            assert told["table"]["seats"][2]["name"] == "Blaise P."
            begun = await ada.post(f"{path}/start", bot="easy")
            assert colours(begun) == [5, None, 3] and begun["seats"][1]["bot"] == "easy"
            assert (await ada.post(f"{path}/look", 409, seat=0, colour=2))["code"] == "table/not_open"

    run(story())


def test_only_a_free_colour_can_be_chosen(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            for wrong in (0, 8, -1, "red", 2.5):
                assert (await ada.put("/api/me", 400, colour=wrong))["code"] == "request/malformed"
            table = await ada.post("/api/tables", game="splitter", players=2)
            path = f"/api/tables/{table['id']}"
            assert (await blaise.post(f"{path}/look", 403, seat=0, colour=4))["code"] == "table/not_seated"
            sat = await blaise.post(f"{path}/sit")
            assert colours(sat) == [1, 2]
            assert (await blaise.post(f"{path}/look", 409, seat=1, colour=1))["code"] == "table/colour_taken"
            assert (await blaise.post(f"{path}/look", 400, seat=1, colour=8))["code"] == "request/malformed"
            same = await blaise.post(f"{path}/look", seat=1, colour=2, name="")
            assert colours(same) == [1, 2] and same["seats"][1]["name"] == "Blaise"
            await ada.post(f"{path}/leave")
            assert colours(await blaise.post(f"{path}/look", seat=1, colour=1)) == [None, 1]

    run(story())


def test_several_people_on_one_device_differ_until_the_colours_run_out(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            await ada.put("/api/me", colour=3)
            seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(9)]
            table = await ada.post("/api/tables", game="splitter", players=9, seats=seats)
            assert colours(table) == [3, 1, 2, 4, 5, 6, 7, None, None]

    run(story())


def test_a_rematch_of_a_game_from_before_gives_colours(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            seats = [{"kind": "bot"}, {"kind": "me"}]
            table = (await ada.post("/api/tables", game="splitter", players=2, seats=seats))["id"]
            await ada.post(f"/api/tables/{table}/start")
            await play_to_the_end(await ada.watch(table), table, 1)
            room = served.services.rooms.loaded(table)
            assert room is not None
            room.row.seats[1].colour = None
            assert colours(await ada.post(f"/api/tables/{table}/rematch")) == [None, 1]

    run(story())


def test_a_start_fills_the_open_seats_and_no_others(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
            table = await ada.post("/api/tables", game="splitter", players=3, seats=seats)
            path = f"/api/tables/{table['id']}"
            assert (await ada.post(f"{path}/start", 400, bot="deep"))["code"] == "setup/unknown_bot"
            assert (await ada.post(f"{path}/start", 409))["code"] == "table/seat_open"
            begun = await ada.post(f"{path}/start", bot="hard")
            assert [seat["bot"] for seat in begun["seats"]] == [None, "hard", "easy"]

    run(story())


@pytest.mark.slow
def test_people_and_seats_from_before_have_no_colour_yet(database: str) -> None:
    """On both kinds of database."""

    async def story() -> None:
        store = Store(database)

        def before(connection) -> None:  # type: ignore[no-untyped-def]
            config = Alembic()
            config.set_main_option("script_location", str(migrations.__path__[0]))
            config.attributes["connection"] = connection
            command.upgrade(config, "0004")
            connection.execute(text("INSERT INTO people (id, name, created_at) VALUES ('p_a', 'Ada', 1)"))
            connection.execute(
                text(
                    "INSERT INTO tables (id, code, game, rules, players, options, status, public, spectators, chat,"
                    " created_at, origin, revision) VALUES ('t_old', 'AAAA-BBBB', 'splitter', 1, 1, '{}', 'open',"
                    " false, true, 'off', 1, 'table', 0)"
                )
            )
            connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, kind, person, name)"
                    " VALUES ('t_old', 0, 'person', 'p_a', 'Ada')"
                )
            )

        async with store.writing() as connection:
            await connection.run_sync(before)
        await store.migrate()
        row = await store.table("t_old")
        assert row is not None and row.seats[0].name == "Ada" and row.seats[0].colour is None
        row.seats[0].colour = 6
        await store.change(row)
        again = await store.table("t_old")
        assert again is not None and again.seats[0].colour == 6
        await store.close()

    asyncio.run(story())
