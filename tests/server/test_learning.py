"""Lessons, and custom component files."""

import re

import pytest

from splittable.core import registry
from splittable.core.words import LANGUAGES
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served


def test_every_game_has_a_lesson_in_every_language(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            for game in registry.names():
                found = [await ada.get(f"/api/games/{game}/learn", language=language) for language in LANGUAGES]
                english, *others = found
                assert english["lesson"][-1]["want"] is None
                for step in english["lesson"][1:-1]:
                    assert step["want"] in step["view"]["legal"]
                    assert len(step["words"]["labels"]) == len(step["view"]["legal"])
                free = next(number for number, step in enumerate(english["lesson"]) if step["is_free"])
                chosen = {"step": free, "move": english["lesson"][free]["want"]}
                answers = [
                    await ada.get(f"/api/games/{game}/learn/answer", **chosen, language=language)
                    for language in LANGUAGES
                ]
                assert len({answer["say"] for answer in answers}) == len(LANGUAGES)
                assert all(answer["want"] is None for answer in answers)
                for other in others:
                    assert [step["want"] for step in other["lesson"]] == [step["want"] for step in english["lesson"]]
                    assert all(each["words"]["board"] for each in other["examples"])
                assert len({each["lesson"][0]["say"] for each in found}) == len(LANGUAGES)

    run(story())


def test_only_a_free_choice_is_answered(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            ask = {"language": "en", "move": "guess white"}
            for step in (-1, 0, 1, 99):
                refused = await ada.get("/api/games/split-it/learn/answer", status=400, step=step, **ask)
                assert refused["code"] == "request/malformed"
            for move in ("guess green", "cut 2 5", "x" * 3000):
                given = {**ask, "move": move}
                refused = await ada.get("/api/games/split-it/learn/answer", status=400, step=2, **given)
                assert refused["code"].startswith("move/")

    run(story())


@pytest.mark.parametrize(("game", "option"), [("splito", "deck"), ("great-split", "components")])
def test_a_changed_file_is_checked_and_played(served: Served, game: str, option: str) -> None:
    async def story() -> None:
        async with Person(served.url, "Ada") as ada:
            shipped = await ada.get(f"/api/games/{game}/components")
            assert shipped["option"] == option
            checked = await ada.post(f"/api/games/{game}/components", text=shipped["text"])
            table = await ada.post("/api/play", game=game, players=3, options={option: checked["content"]})
            assert table["options"][option] == checked["content"]
            broken = shipped["text"].replace("points: 2", "points: 77", 1)
            refused = await ada.post(f"/api/games/{game}/components", status=400, text=broken)
            assert re.search(r"your file, line \d+, .*points.*77", refused["message"])
            for text in ("", "/etc/passwd", "a: *b", "objectives: 3", "[" * 19_000, "{a: " * 4_000):
                refused = await ada.post(f"/api/games/{game}/components", status=400, text=text)
                assert refused["code"].startswith("data/") and "your file" in refused["message"]
            await ada.get("/api/games/split-it/components", status=400)

    run(story())
