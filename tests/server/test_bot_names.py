"""What the page may offer: every bot that is known, by a name in each language."""

import pytest

import splittable
from splittable.bots.names import USUAL, known, titles
from splittable.core.words import LANGUAGES
from splittable.server.store.rows import SeatRow
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.serving import Served


@pytest.mark.parametrize("game", splittable.game_names())
def test_every_bot_has_a_name_in_every_language(game: str) -> None:
    assert USUAL in known(game)
    for bot in known(game):
        assert all(titles(bot)[language] != bot for language in LANGUAGES), f"nobody has named {bot!r}"
    names = [titles(bot)["fr"] for bot in known(game)]
    assert len(set(names)) == len(names)


def test_a_stored_table_may_name_a_level_by_its_older_name() -> None:
    row = SeatRow(0, "bot", bot="greedy", stand_in="greedy")
    assert (row.bot, row.stand_in) == ("medium", "medium")


def test_the_list_comes_from_the_registry(served: Served) -> None:
    async def story() -> None:
        async with Person(served.url) as ada:
            found = await ada.get("/api/games")
            for game in found["games"]:
                assert game["bots"] == known(game["name"])
                for bot in game["bots"]:
                    await ada.post("/api/play", game=game["name"], bot=bot)
            assert {bot["name"]: bot["title"] for bot in found["bots"]} == {
                bot: titles(bot) for game in splittable.game_names() for bot in known(game)
            }

    run(story())
