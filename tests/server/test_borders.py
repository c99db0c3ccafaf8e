"""Strings of a wrong form are refused at the border: none reaches the database, and nothing answers with a 5xx."""

from typing import Any
from urllib.parse import quote

import pytest

from tests.server.client import Person, played
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import serving, test_config

STRANGE = ["\0", "t_\0", "t_a\n", "a b", "é", "x" * 65, "../secret", "'; DROP TABLE moves; --"]
OF_TABLE = ["", "/qr", "/record", "/view?number=0", "/replay", "/decisive?language=en", "/hindsight"]
OF_GAME = ["", "/components", "/learn?language=en", "/puzzles", "/puzzles/1"]
NAMED = [("/sit", {}), ("/look", {"seat": 0}), ("/leave", {}), ("/kick", {"seat": 0}), ("/rematch", {})]


@pytest.mark.slow  # PostgreSQL, which takes no NUL
def test_ids_codes_and_names_are_checked_by_their_form() -> None:
    async def story(url: str) -> None:
        async with Person(url, "A\0da") as ada:
            assert (await ada.get("/api/me"))["name"] == "A da"
            for strange in STRANGE:
                await strange_paths(ada, quote(strange, safe=""))
                await strange_bodies(ada, strange)
                await strange_frames(ada, strange)
            table = await ada.post("/api/tables", game="split-it", players=2)
            for name in ("\0", "\x1b[31mAda", "\u202eAda"):
                seen = await ada.post(f"/api/tables/{table['id']}/look", seat=0, name=name)
                assert seen["seats"][0]["name"].isprintable()

    with serving(test_config(fresh_database())) as served:
        run(story(served.url))


async def strange_paths(ada: Person, strange: str) -> None:
    reads = [f"/api/tables/{strange}{rest}" for rest in OF_TABLE] + [f"/api/games/{strange}{rest}" for rest in OF_GAME]
    for path in [*reads, f"/api/tables/mine/finished?after={strange}", f"/t/{strange}", f"/replay/{strange}"]:
        answer = await ada.http.get(path)
        assert answer.status_code in ((400, 404) if path.startswith("/api") else (200, 404)), (path, answer.text)
    for rest, body in NAMED:
        answer = await ada.http.post(f"/api/tables/{strange}{rest}", json=body)
        assert answer.status_code in (400, 404) and answer.json()["code"].startswith("request/"), (rest, answer.text)


async def strange_bodies(ada: Person, strange: str) -> None:
    for path, body in (
        ("/api/play", {"game": strange}),
        ("/api/play", {"game": "split-it", "bot": strange}),
        ("/api/play", {"game": "split-it", "options": {strange: strange}}),
        ("/api/tables", {"game": "splitter", "players": 1, "seats": [{"kind": "bot", "bot": strange}]}),
        ("/api/tables/join", {"code": strange}),
        ("/api/me/claim", {"token": strange}),
        ("/api/records", {**played("split-it", 2, 1), "game": strange}),
        ("/api/records", {**played("split-it", 2, 1), "moves": [strange]}),
        ("/api/games/splito/components", {"text": strange}),
    ):
        answer = await ada.http.post(path, json=body)
        assert answer.status_code in (400, 404), (path, body, answer.text)


async def strange_frames(ada: Person, strange: str) -> None:
    talk = await ada.talk()
    await talk.until("welcome")
    here: dict[str, Any] = {"table": strange, "ref": 1}
    for kind, fields in (
        ("hello", here),
        ("goodbye", here),
        ("say", {**here, "text": "a"}),
        ("mute", {"person": strange, "on": True, "ref": 1}),
        ("move", {**here, "seat": 0, "number": 0, "move": "x"}),
        ("withdraw", {**here, "seat": 0, "number": 0}),
    ):
        await talk.send(kind, **fields)
        assert (await talk.until("refused", "done"))["code"] == "request/malformed"
    await talk.close()
