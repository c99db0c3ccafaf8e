"""The host's status page: what it shows, and that nobody else can open it."""

import logging
import re
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from splittable.cli.app import app
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.web.host_pass import COOKIE_SECONDS, LINK_SECONDS, HostPass
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import SECRET, Served, serving, test_config


def link_to(url: str, secret: str = SECRET) -> str:
    return HostPass(secret, False, TimeAndChance().now).link(url)


def opened(url: str, language: str = "en") -> str:
    with httpx.Client(headers={"Accept-Language": language}, follow_redirects=True, trust_env=False) as browser:
        answer = browser.get(link_to(url))
        assert answer.status_code == 200 and str(answer.url) == f"{url}/status", "the key has left the address"
        assert answer.headers["cache-control"] == "no-store"
        return answer.text


def test_the_host_sees_people_tables_jobs_and_errors(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            table = await ada.post("/api/tables", game="split-it", players=2)
            await ada.watch(table["id"])
            logging.getLogger("splittable.test").error("something <b>broke</b>", extra={"reason": "a reason"})
            page = opened(served.url)
            assert "<td>People connected</td><td>1</td>" in page
            assert "0 in progress, 1 waiting for players, 0 finished" in page
            assert "Strong bots and hints" in page and re.search(r"[\d,]+ MB of [\d,]+ MB free", page)
            assert "something &lt;b&gt;broke&lt;/b&gt;: a reason" in page
            assert table["id"] not in page and "Ada" not in page, "a status needs no names"

    run(story())
    assert "Personnes connectées" in opened(served.url, "fr")
    assert "Verbundene Personen" in opened(served.url, "de-AT,de;q=0.9")


def test_nobody_else_finds_the_page(served: Served) -> None:
    link = link_to(served.url)
    for wrong in (
        f"{served.url}/status",
        link_to(served.url, "another secret, just as long as ours"),
        link.replace("key=", "key=9"),
        f"{served.url}/status?key=",
        f"{served.url}/status?key=x.y",
    ):
        answer = httpx.get(wrong, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (404, "request/not_found"), wrong
    key = link.partition("key=")[2]
    as_cookie = httpx.get(f"{served.url}/status", headers={"Cookie": f"splittable_host={key}"}, trust_env=False)
    assert as_cookie.status_code == 404, "a link is not a cookie"


def test_links_and_cookies_end() -> None:
    now = 1_000_000_000_000
    host_pass = HostPass(SECRET, True, lambda: now)
    key, cookie = host_pass.link("https://x").partition("key=")[2], host_pass.cookie()
    assert cookie.secure and cookie.httponly and cookie.samesite == "strict" and cookie.path == "/status"
    shown = {cookie.key: str(cookie.value)}
    assert host_pass.opens(key) and host_pass.is_shown(shown)
    now += LINK_SECONDS * 1000
    assert not host_pass.opens(key) and host_pass.is_shown(shown)
    now += COOKIE_SECONDS * 1000
    assert not host_pass.is_shown(shown)


def test_the_command_prints_a_link_that_opens(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLITTABLE_SECRET", SECRET)
    done = CliRunner().invoke(app, ["serve", "--status-link", "--public-url", served.url, "--data", str(tmp_path)])
    assert done.exit_code == 0
    assert httpx.get(done.output.strip(), trust_env=False).status_code == 303


@pytest.mark.slow  # PostgreSQL
def test_every_node_shows_all_of_them() -> None:
    database = fresh_database()
    with serving(test_config(database, node="east")) as east, serving(test_config(database, node="west")) as west:

        async def story() -> None:
            async with Person(east.url) as ada:
                await ada.talk()
                page = ""
                while "east (" not in page:
                    page = opened(west.url)
                assert "west (" in page

        run(story())
