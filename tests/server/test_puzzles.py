"""Puzzles over HTTP: nothing of the solution before an answer, refusals with their codes, and a rate limit."""

from pathlib import Path

import pytest

from splittable import puzzles
from splittable.server import limits
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served, serving, test_config


def test_a_puzzle_is_posed_and_answered(served: Served) -> None:
    asked = puzzles.load("splito")[0]
    path = f"/api/games/splito/puzzles/{asked.number}"

    async def story() -> None:
        async with Person(served.url) as ada:
            listed = await ada.get("/api/games/splito/puzzles")
            all_of_them = puzzles.load("splito")
            levels, ids = [each.level for each in all_of_them], [each.id for each in all_of_them]
            assert listed == {"game": "splito", "levels": levels, "ids": ids}
            posed = await ada.get(path, language="fr")
            assert posed["names"][asked.seat] == "Vous" and asked.entry.solution in posed["view"]["legal"]
            assert len(posed["words"]["labels"]) == len(posed["view"]["legal"])
            right = await ada.post(path, move=asked.entry.solution, language="fr")
            assert (right["right"], right["solution"]) == (True, asked.entry.solution)
            wrong = await ada.post(path, move=asked.entry.others[0].move)
            assert not wrong["right"] and wrong["loss"] == asked.entry.gap
            assert (await ada.post(path, 400, move="play red99 left"))["code"].startswith("move/")
            assert (await ada.post(path, 400, move=""))["code"] == "request/malformed"
            assert (await ada.get("/api/games/splito/puzzles/9999", 404))["code"] == "puzzle/unknown"
            assert (await ada.get("/api/games/splito/puzzles/0", 400))["code"] == "request/malformed"
            assert (await ada.get("/api/games/chess/puzzles", 400))["code"] == "setup/unknown_game"

    run(story())


def test_puzzles_are_rate_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "puzzle", (0.001, 0.5))

    async def story(url: str) -> None:
        async with Person(url) as ada:
            assert (await ada.get("/api/games/splito/puzzles/1", 429))["code"] == "limit/rate"

    with serving(test_config(tmp_path / "games.sqlite", limits=1.0)) as served:
        run(story(served.url))
