"""Pictures over HTTP, and what a link shows where it is pasted."""

import asyncio
import shutil
import struct
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

import splittable
from splittable.server.finished import pictures
from splittable.server.web import opengraph
from splittable.server.web.routes import pictures as routes
from splittable.server.web.routes import site
from tests.server.client import Person, play_to_the_end, played
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

ROOT = Path(__file__).parents[2]


class Head(HTMLParser):
    """The tags of a page's head."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property") or given.get("name")):
            assert name == "theme-color" or name not in self.tags, f"{name} is there twice"
            self.tags[name] = given["content"] or ""


@pytest.fixture(autouse=True)
def client_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built client: its page and the picture of the site."""
    folder = tmp_path / "static"
    folder.mkdir()
    shutil.copy(ROOT / "web" / "index.html", folder)
    shutil.copy(ROOT / "web" / "public" / "share.png", folder)
    monkeypatch.setattr(site, "STATIC", folder)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def head_of(person: Person, path: str, **headers: str) -> dict[str, str]:
    answer = await person.http.get(path, headers=headers)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["vary"] == "Accept-Language"
    tags = Head(answer.text).tags
    assert tags["twitter:card"] == "summary_large_image" and tags["og:url"] == f"{person.url}{path}"
    image = await person.http.get(tags["og:image"].removeprefix(person.url))
    assert tags["og:image"].startswith(person.url) and image.headers["content-type"] == "image/png"
    assert image.headers["x-content-type-options"] == "nosniff"
    assert image.headers["cross-origin-resource-policy"] == "cross-origin"
    assert size_of(image.content) == (int(tags["og:image:width"]), int(tags["og:image:height"])) == (1200, 630)
    assert tags["og:image:alt"]
    return tags


async def finished(person: Person, name: str, **wish: Any) -> dict[str, Any]:
    """A game of one person against a bot, played to its end."""
    seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
    table = await person.post("/api/tables", game="splitter", players=2, seats=seats, **wish)
    await person.post(f"/api/tables/{table['id']}/start")
    await play_to_the_end(await person.watch(table["id"]), table["id"], 0)
    found: dict[str, Any] = await person.get(f"/api/tables/{table['id']}")
    return found


@pytest.mark.parametrize("game", splittable.game_names())
def test_the_picture_has_the_score_and_no_names(game: str, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Camille") as camille:
            record = played(game, splittable.load(game).spec.usual_players, seed=2)
            table = await camille.post("/api/records", **record)
            path = f"/api/tables/{table['id']}/picture"
            for shape in ("wide", "square"):
                answer = await camille.http.get(path, params={"language": "fr", "shape": shape, "seat": 1})
                assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
                assert answer.headers["x-content-type-options"] == "nosniff"
                root = ElementTree.fromstring(answer.content)
                assert root.get("data-score") == str(record["scores"][1]) and root.get("data-game") == game
                again = await camille.http.get(
                    path,
                    params={"language": "fr", "shape": shape, "seat": 1},
                    headers={"If-None-Match": answer.headers["etag"]},
                )
                assert again.status_code == 304 and again.content == b""

    run(story())


def test_what_is_refused(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Camille") as camille:
            running = await camille.post("/api/play", game="split-it", players=2)
            over = await camille.post("/api/records", **played("split-it", 2, seed=2))
            for ending in ("picture", "picture.png"):
                path = f"/api/tables/{running['id']}/{ending}"
                assert (await camille.get(path, 409, language="en"))["code"] == "table/not_over"
                assert (await camille.get(f"/api/tables/t_x/{ending}", 404, language="en"))[
                    "code"
                ] == "table/not_found"
                path = f"/api/tables/{over['id']}/{ending}"
                assert (await camille.get(path, 400, language="xx"))["code"] == "request/malformed"
            path = f"/api/tables/{over['id']}/picture"
            assert (await camille.get(path, 400, language="en", shape="round"))["code"] == "request/malformed"
            assert (await camille.get(path, 400, language="en", seat=5))["code"] == "table/no_such_seat"

    run(story())


def test_links_of_finished_games(served: Served) -> None:
    """Names only at a public table, bots aside; nothing at a table without spectators."""

    async def story() -> None:
        async with Person(served.url, "Camille") as camille:
            name = 'Zoë"><script>alert(1)</script>'
            for public in (False, True):
                table = await finished(camille, name, public=public)
                tags = await head_of(camille, f"/t/{table['id']}")
                assert tags["og:title"].startswith("Splitter: ") and str(max(table["scores"])) in tags["og:title"]
                assert tags == {**tags, **await head_of(camille, f"/t/{table['id']}")}
                for page in ("replay", "review"):
                    assert (await head_of(camille, f"/{page}/{table['id']}"))["og:image"] == tags["og:image"]
                shown = await camille.http.get(tags["og:image"].removeprefix(served.url))
                assert "public" in shown.headers["cache-control"]
                again = {"If-None-Match": shown.headers["etag"]}
                assert (await camille.http.get(str(shown.url), headers=again)).status_code == 304
                for names in (False, True):
                    svg = await camille.http.get(
                        f"/api/tables/{table['id']}/picture", params={"language": "en", "names": names}
                    )
                    assert ("Zoë" in svg.text) == names and "<script" not in svg.text
                if table["winners"] == [0]:
                    assert ("Zoë" in tags["og:title"]) == public
            closed = await finished(camille, "Camille", spectators=False)
            tags = await head_of(camille, f"/t/{closed['id']}")
            assert tags["og:title"] == "Splitter" and tags["og:image"] == f"{served.url}/share.png"

    run(story())


def test_links_to_anything_else_tell_nothing(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Camille") as camille:
            running = await camille.post("/api/play", game="great-split", players=2)
            tags = await head_of(camille, f"/t/{running['id']}")
            assert tags["og:title"] == "The Great Split" and tags["og:image"] == f"{served.url}/share.png"
            assert "Camille" not in "".join(tags.values())
            plain = await head_of(camille, "/t/t_unknown")
            for path in ("/", "/t/", "/replay/%22%3E%3Cscript", "/rules/splito"):
                found = Head((await camille.http.get(path)).text).tags
                assert (found["og:title"], found["og:description"]) == (plain["og:title"], plain["og:description"])
                assert found["og:image"] == plain["og:image"]

    run(story())


def test_a_page_is_there_even_if_its_tags_fail(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 2, seed=2))
            path = f"/replay/{table['id']}"

            async def away(_: str) -> None:
                raise ConnectionError("the database is away")

            monkeypatch.setattr(served.services.lobby, "read", away)
            tags = await head_of(camille, path)
            assert tags["og:title"] == "Splittable" and tags["og:image"] == f"{served.url}/share.png"

    run(story())


def test_a_page_that_has_not_changed_is_not_sent_again(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as camille:
            first = await camille.http.get("/rules/splito")
            assert first.headers["content-type"] == "text/html; charset=utf-8"
            known = {"If-None-Match": first.headers["etag"]}
            again = await camille.http.get("/rules/splito", headers=known)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["vary"] == "Accept-Language" and again.headers["cache-control"] == "no-cache"
            french = await camille.http.get("/rules/splito", headers={**known, "Accept-Language": "fr"})
            assert french.status_code == 200

    run(story())


@pytest.mark.parametrize(
    ("program", "seconds"),
    [("raise SystemExit('no ink')", 30.0), ("pass", 30.0), ("import threading; threading.Event().wait()", 0.2)],
)
def test_a_picture_that_fails_is_refused(
    program: str, seconds: float, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "COMMAND", (sys.executable, "-c", program))
    monkeypatch.setattr(pictures, "MOST_SECONDS", seconds)

    async def story() -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 2, seed=2))
            refused = await camille.get(f"/api/tables/{table['id']}/picture.png", 503, language="en")
            assert refused["code"] == "picture/failed" and refused["retry_after"] == seconds

    run(story())


def test_the_language_of_a_link(served: Served) -> None:
    """The host's, who sends it to people like them; then that of the request."""

    async def story() -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 1, seed=2))
            path = f"/replay/{table['id']}"
            assert "point" in (await head_of(camille, path))["og:title"]
            french = {"Accept-Language": "xx, fr-CA;q=0.8, en;q=0.5"}
            tags = await head_of(camille, path, **french)
            assert "Revoyez" in tags["og:description"] and tags["og:image"].endswith("language=fr")
            await camille.put("/api/me", language="en")
            assert "Replay" in (await head_of(camille, path, **french))["og:description"]

    run(story())


def test_without_the_extra_a_link_shows_the_picture_of_the_site(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (opengraph, routes):
        monkeypatch.setattr(module, "can_draw", lambda: False)

    async def story() -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 2, seed=2))
            tags = await head_of(camille, f"/replay/{table['id']}")
            assert tags["og:image"] == f"{served.url}/share.png" and "wins" in tags["og:title"]
            await camille.get(f"/api/tables/{table['id']}/picture.png", 404, language="en")

    run(story())


def test_pictures_are_limited_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pictures.__dict__, "MOST_KEPT", 2)

    async def story(served: Served) -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 2, seed=2))
            path = f"/api/tables/{table['id']}/picture"
            for _ in range(100):  # the same one is drawn once
                await camille.http.get(path, params={"language": "en"})
            answers: list[httpx.Response] = []
            for number in range(70):
                wish: dict[str, str | int] = {
                    "language": "en",
                    "seat": number % 2,
                    "shape": ("wide", "square")[number // 2 % 2],
                }
                answers.append(await camille.http.get(path, params=wish))
            assert {answer.status_code for answer in answers} == {200, 429}
            assert len(served.services.pictures) == 2

    with serving(test_config(tmp_path / "games.sqlite", limits=1.0)) as served:
        run(story(served))


def test_many_who_ask_at_once_wait_for_one_drawing(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as camille:
            table = await camille.post("/api/records", **played("splitter", 2, seed=2))
            path = f"/api/tables/{table['id']}/picture.png?language=en"
            answers = await asyncio.gather(*(camille.http.get(path) for _ in range(24)))
            assert {answer.status_code for answer in answers} <= {200, 429}
            drawn = {answer.content for answer in answers if answer.status_code == 200}
            assert len(drawn) == 1 and size_of(*drawn) == (1200, 630)

    run(story())
