"""Non-interference over the wire: change only what a seat can't see, and every byte that it gets stays the same."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import splittable
from splittable.server.store import SeatRow, Store, TableRow
from splittable.server.table.table import Table, Turn
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.identity import Identities
from tests import patience
from tests.server.client import Person, Talk, play_to_the_end
from tests.server.serving import SECRET, serving, test_config
from tests.server.worlds import Moves, Pair, find_pair

NOW = 1_760_000_000_000


class FixedNature(TimeAndChance):
    """The same time, chance and names in both worlds."""

    def __init__(self) -> None:
        self.rng = random.Random(5)

    def now(self) -> int:
        return NOW


def row_of(game: str, players: int, seat: int) -> TableRow:
    seats = [SeatRow(k, "person", "p_seen" if k == seat else "p_other", f"name {k}") for k in range(players)]
    return TableRow(
        id="t_one",
        code="AAAA-BBBB",
        game=game,
        rules=splittable.load(game).spec.rules,
        players=players,
        options={},
        status="playing",
        public=True,
        spectators=True,
        chat="free",
        clock=3600,
        host="p_other",
        created_at=NOW,
        started_at=NOW,
        seats=seats,
    )


async def prepare(database: Path, game: str, players: int, seat: int, moves: Moves) -> None:
    store = Store(str(database))
    await store.migrate()
    turn = Turn(Table(splittable.load(game).start(players)))
    for who, move in moves:
        turn.play(who, move, NOW)
    await store.add(row_of(game, players, seat), turn.rows)
    await store.close()


async def everything_seen(url: str, pair: Pair, next_move: str) -> tuple[list[str], list[str]]:
    """All that the seat's socket receives and HTTP answers; and what the others' socket receives."""
    identities = Identities(SECRET, False, TimeAndChance())
    watcher, mover = Person(url), Person(url)
    for person, name in ((watcher, "p_seen"), (mover, "p_other")):
        person.http.cookies.set("splittable", identities.cookie_value(name), domain="127.0.0.1")
    async with watcher, mover:
        talk = await watcher.watch("t_one", after=0)
        await talk.hello("t_one")
        number = talk.number["t_one"]
        for seen in (number, 0, number + 5):
            await talk.send("move", table="t_one", seat=pair.seat, number=seen, move="nonsense", ref=seen)
            await talk.send("move", table="t_one", seat=pair.other, number=seen, move=next_move, ref=seen)
        await talk.send("withdraw", table="t_one", seat=pair.seat, number=number, ref=3)
        await barrier(talk, 11)
        other = await mover.watch("t_one")
        answer = await other.move("t_one", pair.other, next_move)
        assert answer["type"] == "update", answer
        await barrier(talk, 12)
        await talk.hello("t_one", after=number)
        await barrier(talk, 13)
        answers = [
            (await watcher.http.get(f"/api/tables/{path}")).text
            for path in ("t_one", "t_one/record", "t_one/view?number=1&seat=0", "t_one/replay", "mine")
        ]
        return talk.raw + answers, other.raw


async def barrier(talk: Talk, ref: int) -> None:
    await talk.send("ping", ref=ref)
    await talk.until("pong", such=lambda message: message["ref"] == ref)


def games_with_players() -> list[tuple[str, int]]:
    games = map(splittable.load, splittable.game_names())
    return [(game.name, min(game.max_players, max(3, game.min_players))) for game in games]


def first_pairs(game: str, players: int, count: int) -> list[Pair]:
    tried = (find_pair(splittable.load(game), players, seed) for seed in range(500))
    pairs = list(itertools.islice((pair for pair in tried if pair is not None), count))
    assert len(pairs) == count, "too few walks offered a secret to change"
    return pairs


def check_pair(folder: Path, game: str, players: int, pair: Pair) -> None:
    seen = []
    for world, moves, next_move in (("one", pair.one, pair.next_one), ("two", pair.two, pair.next_two)):
        database = folder / f"{world}.sqlite"
        asyncio.run(prepare(database, game, players, pair.seat, moves))
        with serving(test_config(database), FixedNature()) as served:
            seen.append(asyncio.run(asyncio.wait_for(everything_seen(served.url, pair, next_move), patience.STORY)))
    (ours, theirs), (ours_too, theirs_too) = seen
    assert len(ours) > 12
    assert ours == ours_too
    assert theirs != theirs_too, "the worlds do not differ, so this test would prove nothing"


def test_the_secret_of_chance_is_in_no_byte_before_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nor that of the next table, whose commitment a person has."""
    caplog.set_level("INFO")
    with serving(test_config(tmp_path / "games.sqlite")) as served:

        async def story() -> None:
            async with Person(served.url) as ada:
                body: dict[str, Any] = {"game": "splitter", "players": 1, "seats": [{"kind": "me"}]}
                table = (await ada.post("/api/tables", **body))["id"]
                store = served.services.store
                row = await store.table(table)
                await ada.post("/api/chance")
                async with store.reading() as connection:
                    promised = (await connection.execute(text("SELECT secret FROM secrets"))).scalar_one()
                assert row is not None and row.secret is not None and row.secret != promised
                seen = await all_told(ada, table)
                assert row.has_proof() and len(seen) > 20
                said = "".join([*seen, caplog.text, *capfd.readouterr()])
                assert promised not in said and row.secret not in said
                assert bytes.fromhex(row.secret).decode("latin-1") not in said
                await play_to_the_end(await ada.watch(table), table, 0)
                assert row.secret in (await ada.http.get(f"/api/tables/{table}/record")).text

        asyncio.run(asyncio.wait_for(story(), patience.STORY))


async def all_told(person: Person, table: str) -> list[str]:
    """What the host of a table is told by socket and HTTP, before the start and during the game."""
    talk = await person.watch(table)
    await person.post(f"/api/tables/{table}/start")
    for _ in range(3):
        while not talk.views.get((table, 0), {}).get("legal"):
            await talk.until("update", "snapshot")
        await talk.move(table, 0, talk.view(table, 0)["legal"][0])
    await talk.hello(table, after=0)
    await barrier(talk, 9)
    paths = ("", "/record", "/view?number=1", "/replay", "/replay?everything=true", "/decisive?language=en", "/qr")
    answers = [(await person.http.get(f"/api/tables/{table}{path}")).text for path in paths]
    answers += [
        (await person.http.get(path)).text for path in ("/api/tables/mine", "/api/tables", "/api/me", "/metrics")
    ]
    answers.append((await person.http.post(f"/api/tables/{table}/rematch")).text)
    answers.append((await person.http.post(f"/api/tables/{table}/branch", json={"number": 0, "seat": 0})).text)
    answers.append((await person.http.post(f"/api/tables/{table}/start", json={"secret": 1})).text)
    return [*talk.raw, *answers]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), games_with_players())
def test_no_byte_depends_on_what_a_seat_cant_see(game: str, players: int, tmp_path: Path) -> None:
    [pair] = first_pairs(game, players, 1)
    check_pair(tmp_path, game, players, pair)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), games_with_players())
def test_no_byte_depends_on_it_in_many_games(game: str, players: int, tmp_path: Path) -> None:
    for number, pair in enumerate(first_pairs(game, players, 4)):
        folder = tmp_path / str(number)
        folder.mkdir()
        check_pair(folder, game, players, pair)
