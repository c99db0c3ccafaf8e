"""What decided a finished game, over HTTP."""

from pathlib import Path

import pytest

import splittable
from splittable.server import limits
from splittable.server.finished import replays
from tests.server.client import Person, played
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config

GAMES = [name for name in splittable.game_names() if splittable.load(name).spec.ending]


@pytest.mark.parametrize("game", GAMES)
def test_the_moment_in_the_readers_words(game: str, served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            players = splittable.load(game).min_players
            for seed in range(20):
                record = played(game, players, seed=seed)
                table = await ada.post("/api/records", **record)
                path = f"/api/tables/{table['id']}/decisive"
                found = await ada.get(path, language="fr")
                if found["title"]:
                    break
            assert 0 < found["number"] <= len(record["moves"])
            assert found["text"] and found["facts"]
            english = await ada.get(path, language="en", seat=0)
            assert english["facts"] == found["facts"] and english["text"] != found["text"]
            assert (await ada.get(path, 400, language="xx"))["code"] == "request/malformed"
            assert (await ada.get(path, 400, language="en", seat=60))["code"] == "table/no_such_seat"

    run(story())


def test_only_what_is_not_known_yet_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 2)

    async def story(served: Served) -> None:
        async with Person(served.url) as ada:
            tables = [(await ada.post("/api/records", **played("split-it", 2, seed=seed)))["id"] for seed in range(3)]
            paths = [f"/api/tables/{table}/decisive" for table in tables]
            spent: list[str] = []
            monkeypatch.setattr(served.services.limits, "spend", lambda kind, key, cost=1.0: spent.append(kind))
            for path in paths[:2]:
                for language in ("en", "fr", "de"):
                    for seat in (0, 1):
                        await ada.get(path, language=language, seat=seat)
            assert spent.count("decisive") == 2
            await ada.get(paths[0], language="en")
            await ada.get(paths[2], language="en")  # the second one is forgotten
            await ada.get(paths[0], language="en")
            assert spent.count("decisive") == 3
            await ada.get(paths[1], language="en")
            assert spent.count("decisive") == 4

    with serving(test_config(tmp_path / "games.sqlite")) as served:
        run(story(served))


def test_it_is_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "decisive", (0.001, 0.5))

    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/records", **played("split-it", 2, seed=1))
            answer = await ada.http.get(f"/api/tables/{table['id']}/decisive", params={"language": "en"})
            assert (answer.status_code, answer.json()["code"]) == (429, "limit/rate")

    with serving(test_config(tmp_path / "games.sqlite", limits=1.0)) as served:
        run(story(served.url))
