"""Who may come to a table, under which name, and how many seats one person may take."""

from pathlib import Path

import pytest

from splittable.server.lobby.names import told_apart
from splittable.server.wire.text import clean_text
from tests.server.client import Person, Talk
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import Served, serving, test_config
from tests.server.test_presence import Later, shows


async def is_cut_off(talk: Talk, table_id: str) -> None:
    """Nothing more comes, and nothing that is said gets through."""
    for kind, fields in (("say", {"text": "still here"}), ("move", {"seat": 1, "number": 0, "move": "x"})):
        await talk.send(kind, table=table_id, ref=5, **fields)
        assert (await talk.receive())["code"] == "table/not_watching"
    await talk.send("hello", table=table_id, ref=6)
    assert (await talk.receive())["code"] == "table/removed"


@pytest.mark.parametrize("spectators", [True, False])
def test_removal_ends_seeing_and_talking_at_once(tmp_path: Path, spectators: bool) -> None:
    clock = Later()

    async def story(url: str) -> None:
        async with Person(url, "Ada") as ada, Person(url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2, spectators=spectators)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            talk, other = await ada.watch(table["id"]), await blaise.watch(table["id"])
            second_window = await blaise.watch(table["id"])
            await ada.post(f"{path}/kick", seat=1)
            for window in (other, second_window):
                refused = await window.until("refused")
                assert refused["code"] == "table/removed" and 0 < refused["retry_after"] <= 60
            await talk.until("presence", such=shows([True, False], 0))
            await is_cut_off(other, table["id"])
            again = await blaise.post(f"{path}/sit", 403)
            assert again["code"] == "table/removed" and again["retry_after"] > 0
            await talk.send("say", table=table["id"], text="he is gone")
            await other.send("ping")
            assert (await other.receive())["type"] == "pong", "nothing was heard before it"
            clock.ahead += 61_000
            assert (await blaise.post(f"{path}/sit"))["seats"][1]["person"] == blaise.id

    with serving(test_config(tmp_path / "games.sqlite"), clock) as served:
        run(story(served.url))


def test_the_host_can_ban_and_forgive(tmp_path: Path) -> None:
    clock = Later()

    async def story(url: str) -> None:
        async with Person(url, "Ada") as ada, Person(url, "Blaise") as blaise, Person(url, "Eve") as eve:
            table = await ada.post("/api/tables", game="split-it", players=2)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit")
            talk = await blaise.watch(table["id"])
            assert (await blaise.post(f"{path}/ban", 403, person=ada.id))["code"] == "table/not_host"
            assert (await ada.post(f"{path}/ban", 403, person=ada.id))["code"] == "table/not_host"
            assert (await ada.post(f"{path}/ban", person=blaise.id))["seats"][1]["kind"] == "open"
            assert (await talk.until("refused"))["retry_after"] is None
            clock.ahead += 10**9
            await is_cut_off(talk, table["id"])
            assert (await blaise.post(f"{path}/sit", 403))["code"] == "table/removed"
            await ada.post(f"{path}/ban", person=blaise.id, on=False)
            await blaise.post(f"{path}/sit")
            await ada.post(f"{path}/start")
            watching = await eve.watch(table["id"])
            await ada.post(f"{path}/ban", person=eve.id)
            assert (await watching.until("refused"))["code"] == "table/removed", "spectators, too, and during a game"
            assert (await ada.post(f"{path}/ban", 409, person=blaise.id))["code"] == "table/not_open"

    with serving(test_config(tmp_path / "games.sqlite"), clock) as served:
        run(story(served.url))


@pytest.mark.slow  # PostgreSQL
def test_removal_reaches_the_other_workers() -> None:
    config = test_config(fresh_database(), workers=2)

    async def story(one: str, two: str) -> None:
        async with Person(one, "Ada") as ada, Person(two, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            await blaise.post(f"/api/tables/{table['id']}/sit")
            talk, other = await ada.watch(table["id"]), await blaise.watch(table["id"])
            await talk.until("presence", such=shows([True, True], 0))
            await ada.post(f"/api/tables/{table['id']}/ban", person=blaise.id)
            assert (await other.until("refused"))["code"] == "table/removed"
            await talk.until("presence", such=shows([True, False], 0))

    with serving(config) as one, serving(config) as two:
        run(story(one.url, two.url))


def test_one_stranger_can_not_take_every_seat(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Eve") as eve:
            for public, asked, allowed in ((True, None, False), (False, None, True), (True, True, True)):
                wish = {"game": "split-it", "public": public, "several_seats": asked}
                table = await ada.post("/api/tables", None, players=3, **wish)
                assert table["several_seats"] == allowed
                await eve.post(f"/api/tables/{table['id']}/sit")
                answer = await eve.post(f"/api/tables/{table['id']}/sit", 200 if allowed else 409, name="Zoé")
                assert allowed or answer["code"] == "table/one_seat_each"
            two = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
            refused = await ada.post("/api/tables", 409, game="split-it", players=3, public=True, seats=two)
            assert refused["code"] == "table/one_seat_each"

    run(story())


def test_nobody_speaks_under_another_name(served: Served) -> None:
    async def story() -> None:
        async with (
            Person(served.url, "Ada") as ada,
            Person(served.url, "АDA") as eve,
            Person(served.url, "Ada") as mallory,
        ):
            table = await ada.post("/api/tables", game="split-it", players=3)
            path = f"/api/tables/{table['id']}"
            talk = await ada.watch(table["id"])
            told = []
            for person in (eve, mallory):
                other = await person.watch(table["id"])
                await other.send("say", table=table["id"], text="I am the host")
                told.append(
                    (await talk.until("said", such=lambda message: bool(message["lines"])))["lines"][0]["name"]
                )
            assert told == ["АDA 2", "Ada 3"]
            assert (await eve.post(f"{path}/sit", name="ada"))["seats"][1]["name"] == "ada 2"
            assert (await eve.post(f"{path}/look", seat=1, name="A d a"))["seats"][1]["name"] == "A d a 2"
            filled = await ada.post(f"{path}/bots", bot="random", fill=True)
            assert len({seat["name"] for seat in filled["seats"]}) == 3

    run(story())


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Ada", ["Blaise", ""], "Ada"),
        ("", ["", "Ada"], ""),
        ("Áda", ["ada"], "Áda 2"),
        ("A\u200bda.", ["Ada"], "A da. 2"),
        ("Αdа", ["Ada", "Ada 2"], "Αdа 3"),  # Greek and Cyrillic
        ("x" * 30, ["x" * 30], "x" * 28 + " 2"),
        ("🙂", ["🙃"], "🙂"),
    ],
)
def test_names_that_look_alike(name: str, others: list[str], told: str) -> None:
    assert told_apart(clean_text(name), others) == told


def test_a_name_shows_something() -> None:
    assert clean_text("\u3164\u2800 \u200b") == ""
