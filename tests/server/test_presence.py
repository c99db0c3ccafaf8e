"""Who is here: presence follows the sockets of a person, wherever that person sits and whichever worker has them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from splittable.server.time_and_chance import TimeAndChance
from tests.server.client import Message, Person, Talk
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import Served, serving, test_config


def shows(present: list[bool], spectators: int) -> Callable[[Message], bool]:
    return lambda message: message["present"] == present and message["spectators"] == spectators


async def all_hear(talks: list[Talk], present: list[bool], spectators: int = 0) -> None:
    for talk in talks:
        await talk.until("presence", such=shows(present, spectators))


def test_a_guest_who_sits_down_is_here_at_once(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            path = f"/api/tables/{table['id']}"
            talks = [await ada.watch(table["id"]), await blaise.watch(table["id"])]
            await talks[0].until("presence", such=shows([True, False], 1))
            await blaise.post(f"{path}/sit", seat=1)
            await all_hear(talks, [True, True])
            started = await ada.post(f"{path}/start")
            await all_hear(talks, [True, True])
            assert (await ada.post(f"{path}/replace", 409, seat=1))["code"] == "table/not_away"
            await talks[1].close()
            await all_hear(talks[:1], [True, False])
            await blaise.watch(started["id"])
            await all_hear(talks[:1], [True, True])

    run(story())


def test_leaving_a_seat_makes_a_spectator(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await ada.post("/api/tables", game="splitter", players=3)
            path = f"/api/tables/{table['id']}"
            talks = [await ada.watch(table["id"]), await blaise.watch(table["id"])]
            for seat, name in ((1, "Blaise"), (2, "Zoé")):
                await blaise.post(f"{path}/sit", seat=seat, name=name)
            await all_hear(talks, [True, True, True])
            await blaise.post(f"{path}/leave", seat=1)
            await all_hear(talks, [True, False, True])
            await blaise.post(f"{path}/leave", seat=2)
            await all_hear(talks, [True, False, False], 1)

    run(story())


def test_a_person_with_several_windows_is_one_person(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise, Person(served.url) as eve:
            table = await ada.post("/api/tables", game="split-it", players=2)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            talk = await ada.watch(table["id"])
            windows = [await blaise.watch(table["id"]) for _ in range(2)]
            await talk.until("presence", such=shows([True, True], 0))
            watching = [await eve.watch(table["id"]) for _ in range(2)]
            for _ in watching:
                await talk.until("presence", such=shows([True, True], 1))
            await windows[0].close()
            await talk.until("presence", such=shows([True, True], 1))
            await windows[1].send("goodbye", table=table["id"])
            await talk.until("presence", such=shows([True, False], 1))
            await watching[0].close()
            await talk.until("presence", such=shows([True, False], 1))
            await watching[1].close()
            await talk.until("presence", such=shows([True, False], 0))

    run(story())


def test_a_table_without_spectators_lets_go_of_those_who_lose_their_seat(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada, Person(served.url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2, spectators=False)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            talk, other = await ada.watch(table["id"]), await blaise.watch(table["id"])
            await blaise.post(f"{path}/leave", seat=1)
            assert (await other.until("refused"))["code"] == "table/no_spectators"
            await talk.until("presence", such=shows([True, False], 0))
            await ada.post(f"{path}/bot", seat=1, bot="random")
            await ada.post(f"{path}/start")
            await talk.until("snapshot")
            await other.send("ping", ref=7)
            assert (await other.receive())["type"] == "pong", "nothing of the game has come before it"

    run(story())


class Later(TimeAndChance):
    """A clock that a test can put forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def test_a_bot_may_play_only_for_somebody_who_stays_away(tmp_path: Path) -> None:
    time_and_chance = Later()

    async def story(url: str) -> None:
        async with Person(url) as ada, Person(url) as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            await ada.post(f"{path}/start")
            talk, other = await ada.watch(table["id"]), await blaise.watch(table["id"])
            here = await talk.until("presence", such=shows([True, True], 0))
            assert here["replace_in"] == [None, None]
            await other.close()
            gone = await talk.until("presence", such=shows([True, False], 0))
            assert gone["replace_in"] == [None, 900_000]
            refused = await ada.post(f"{path}/replace", 409, seat=1, bot="random")
            assert refused["code"] == "table/not_away" and 0 < refused["retry_after"] <= 900
            time_and_chance.ahead += 900_000
            assert (await ada.post(f"{path}/replace", seat=1, bot="random"))["seats"][1]["stand_in"] == "random"
            told = await talk.until("presence")
            assert told["replace_in"] == [None, 0]

    with serving(test_config(tmp_path / "games.sqlite", away_after=900), time_and_chance) as served:
        run(story(served.url))


@pytest.mark.slow  # PostgreSQL
def test_presence_crosses_workers() -> None:
    config = test_config(fresh_database())

    async def story(one: str, two: str) -> None:
        async with Person(one, "Ada") as ada, Person(two, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            talks = [await ada.watch(table["id"]), await blaise.watch(table["id"])]
            await all_hear(talks[:1], [True, False], 1)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            await all_hear(talks, [True, True])
            with serving(config) as late:  # it has heard of nobody yet
                async with Person(late.url, "Eve") as eve:
                    watching = await eve.talk()
                    await watching.send("hello", table=table["id"])
                    await all_hear([*talks, watching], [True, True], 1)
                    await talks[1].close()
                    await all_hear([talks[0], watching], [True, False], 1)

    with serving(config) as one, serving(config) as two:
        run(story(one.url, two.url))
