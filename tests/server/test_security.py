"""Identity, origins, limits, sizes, and what no answer may hold."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from splittable.server.limits import MOST_BUCKETS, Limits
from splittable.server.wire.codes import Refused
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


def test_the_cookie_is_signed_and_closed_to_scripts(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            first = await ada.http.get("/api/me")
            cookie = first.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=strict" in cookie and "Secure" not in cookie
            value = ada.http.cookies["splittable"]
            person, _, signature = value.rpartition(".")
            for forged in (f"{person}x.{signature}", f"{person}.", person, f"{person}.{signature[:-1]}é", "."):
                answer = httpx.post(f"{served.url}/api/tables", json={"game": "split-it"}, headers=raw_cookie(forged))
                assert answer.json()["code"] == "identity/missing", forged
            assert httpx.post(f"{served.url}/api/tables", json={"game": "split-it"}).status_code == 401

    run(story())


def raw_cookie(value: str) -> dict[str, Any]:
    return {"Cookie": f"splittable={value}".encode()}


def test_a_link_takes_an_identity_to_another_device_once(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url) as phone, Person(served.url) as thief:
            link = await ada.post("/api/me/link")
            assert link["url"].endswith(f"/claim#{link['token']}") and "<svg" in link["qr"]
            me = await phone.post("/api/me/claim", token=link["token"])
            assert (me["id"], me["name"]) == (ada.id, "Ada")
            assert (await phone.get("/api/me"))["id"] == ada.id
            assert (await thief.post("/api/me/claim", 404, token=link["token"]))["code"] == "identity/link_unknown"
            changed = await phone.put("/api/me", name="  Ada\u202e\n L. ", language="fr")
            assert changed == {"id": ada.id, "name": "Ada L.", "language": "fr", "colour": None}

    run(story())


def test_requests_of_other_sites_are_refused(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            host = served.url.removeprefix("http://")
            for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = await ada.http.post("/api/play", json={"game": "split-it"}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "request/origin")
            own = await ada.http.post("/api/play", json={"game": "split-it"}, headers={"Origin": f"http://{host}"})
            assert own.status_code == 201
            for sent in ("text/plain", "application/x-www-form-urlencoded", ""):
                answer = await ada.http.post(
                    "/api/play", content=b'{"game": "split-it"}', headers={"Content-Type": sent}
                )
                assert (answer.status_code, answer.json()["code"]) == (415, "request/media_type")
            talk = await ada.talk(Origin="https://evil.example")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await talk.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403

    run(story())


def test_a_socket_needs_an_identity(served: Served) -> None:
    async def story() -> None:
        stranger = Person(served.url)
        talk = await stranger.talk()
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await talk.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        await stranger.http.aclose()

    run(story())


def test_every_page_has_a_strict_policy_and_files_stay_inside(served: Served) -> None:
    for path in ("/", "/t/t_abc", "/api/me", "/api/nothing", "/no.js", "/..%2f..%2fapp.py", "/%2e%2e/app.py"):
        answer = httpx.get(f"{served.url}{path}")
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "create_app" not in answer.text
    assert httpx.get(f"{served.url}/no.js").status_code == 404
    assert httpx.get(f"{served.url}/t/t_abc").headers["content-type"].startswith("text/html")


def test_options_name_no_files(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            for options in ({"size": "/etc/passwd"}, {"players": 3}, {"self": 1}, {"deck": "/etc/passwd"}):
                for game in [game["name"] for game in (await ada.get("/api/games"))["games"]]:
                    answer = await ada.http.post("/api/play", json={"game": game, "options": options})
                    assert answer.status_code == 400 and "root:" not in answer.text, answer.text
            assert (await ada.post("/api/play", 400, game="chess"))["code"] == "setup/unknown_game"

    run(story())


def test_sizes_are_limited(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            assert (await ada.put("/api/me", 413, name="x" * 100_000))["code"] == "request/too_large"
            assert (await ada.put("/api/me", 400, name="x" * 31))["code"] == "request/malformed"
            big = {"format": "splittable/1", "moves": ["x" * 100] * 20_000}
            assert (await ada.post("/api/records", 413, **big))["code"] == "request/too_large"
            talk = await ada.talk()
            await talk.until("welcome")
            await talk.send("say", table="t", text="x" * 10_000)
            assert (await talk.until("refused"))["code"] == "request/malformed"
            await talk.send("say", table="t", text="x" * 20_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await talk.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    run(story())


def test_deep_nesting_is_refused(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            for depth in (500, 5_000, 30_000):
                deep = f'{{"game": "split-it", "options": {{"size": {"[" * depth}{"]" * depth}}}}}'
                for path in ("/api/play", "/api/records"):
                    answer = await ada.http.post(path, content=deep, headers={"Content-Type": "application/json"})
                    assert answer.status_code == 400, answer.text

    run(story())


def test_too_much_is_refused_with_a_time_to_wait(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            for _ in range(60):
                answer = await ada.http.put("/api/me", json={"name": "Ada"})
                if answer.status_code != 200:
                    break
            assert (answer.status_code, answer.json()["code"]) == (429, "limit/rate")
            assert int(answer.headers["retry-after"]) >= 1 and answer.json()["retry_after"] > 0
            talk = await ada.talk()
            await talk.until("welcome")
            for ref in range(100):
                await talk.send("ping", ref=ref)
            refused = await talk.until("refused")
            assert refused["code"] == "limit/rate" and refused["retry_after"] is not None
            await asyncio.sleep(refused["retry_after"] + 1)
            await talk.send("ping", ref=500)
            await talk.until("pong", such=lambda m: m["ref"] == 500)

    with serving(test_config(tmp_path / "games.sqlite", limits=1.0)) as served:
        run(story(served.url))


def test_buckets_refill_and_do_not_pile_up() -> None:
    now = [0.0]
    limits = Limits(1.0, lambda: now[0])
    for _ in range(20):
        limits.spend("guess", "a")
    with pytest.raises(Refused) as refused:
        limits.spend("guess", "a")
    assert refused.value.retry_after == 5.0
    now[0] = 5.0
    limits.spend("guess", "a")
    for number in range(MOST_BUCKETS + 10):
        now[0] += 0.1
        limits.spend("guess", str(number))
    assert len(limits) < MOST_BUCKETS


def test_somebody_can_be_muted_and_talk_can_be_limited(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=2)
            one, two = await ada.watch(table["id"]), await blaise.watch(table["id"])
            await one.send("say", table=table["id"], text="salut\n!", ref=4)
            assert (await one.until("said"))["ref"] == 4
            [line] = (await two.until("said"))["lines"]
            assert (line["name"], line["text"], line["person"]) == ("Ada", "salut !", ada.id)
            await two.send("mute", person=ada.id, on=True, ref=5)
            await two.until("done")
            await one.send("say", table=table["id"], phrase="thanks")
            await one.until("said")
            await two.send("ping")
            assert (await two.receive())["type"] == "pong"
            again = await blaise.talk()
            assert (await again.until("welcome"))["muted"] == [ada.id]
            await again.send("hello", table=table["id"])
            assert (await again.until("said"))["lines"] == []
            await one.send("say", table=table["id"], text="a", phrase="thanks")
            assert (await one.until("refused"))["code"] == "request/malformed"
            for chat, code in (("phrases", "chat/phrases_only"), ("off", "chat/off")):
                quiet = await ada.post("/api/tables", game="split-it", players=2, chat=chat)
                await one.hello(quiet["id"])
                await one.send("say", table=quiet["id"], text="psst")
                assert (await one.until("refused"))["code"] == code

    run(story())
