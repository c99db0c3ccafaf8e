"""Bots that the owner of a server offers: in the menus under their names, and never a reason for a game to stop."""

import json
from pathlib import Path
from typing import Any

import pytest

from splittable.cli.serve import parse_own_bots
from splittable.core.errors import BadSetup
from splittable.core.words import LANGUAGES
from splittable.server.config import OwnBot
from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import serving, test_config

HERE = "py:tests.server.own_bots:"
BOTS = {"First": OwnBot("Élise", f"{HERE}first"), "Faulty": OwnBot("Odd one", f"{HERE}faulty")}
TINY: dict[str, Any] = {"game": "split-it", "players": 2, "seat": 0, "options": {"size": "tiny"}}


@pytest.mark.parametrize("bot", BOTS)
def test_it_plays_a_whole_game_or_another_bot_does(bot: str, tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            found = await ada.get("/api/games")
            assert all(game["bots"][-2:] == [*BOTS] for game in found["games"])
            assert {"name": bot, "title": dict.fromkeys(LANGUAGES, BOTS[bot].title)} in found["bots"]
            assert HERE not in str(found), "where they come from is nobody's business"
            table = await ada.post("/api/play", bot=bot, **TINY)
            talk = await ada.watch(table["id"])
            await play_to_the_end(talk, table["id"], 0)
            replaced = [json.loads(text) for text in talk.raw if '"bot_replaced"' in text]
            assert bool(replaced) == (bot == "Faulty")
            assert all(message["seat"] == 1 for message in replaced)

    with serving(test_config(tmp_path / "games.sqlite", own_bots=BOTS)) as served:
        run(story(served.url))


def test_one_that_never_answers_holds_up_nobody(tmp_path: Path) -> None:
    slow = {"Slow": OwnBot("Slow", f"{HERE}slow")}
    config = test_config(tmp_path / "games.sqlite", own_bots=slow, bot_budget=1.0)

    async def story(url: str) -> None:
        async with Person(url) as ada:
            table = await ada.post("/api/play", bot="Slow", **TINY)
            talk = await ada.watch(table["id"])
            if legal := talk.view(table["id"], 0)["legal"]:
                await talk.send(
                    "move", table=table["id"], seat=0, number=talk.number[table["id"]], move=legal[0], ref=1
                )
            await talk.until("bot_replaced")

    with serving(config) as served:
        run(story(served.url))


def test_only_the_owner_names_code(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        async with Person(url) as ada:
            for bot in (f"{HERE}first", "own_bots", "Slow"):
                await ada.post("/api/play", 400, bot=bot, **TINY)

    with serving(test_config(tmp_path / "games.sqlite", own_bots=BOTS)) as served:
        run(story(served.url))


def test_names_and_sources_are_checked_at_the_start() -> None:
    assert parse_own_bots([f"Bot d’Élise={HERE}first", f"{HERE}first"]) == {
        "Bot-d-lise": OwnBot("Bot d’Élise", f"{HERE}first"),
        "first": OwnBot("first", f"{HERE}first"),
    }
    for wrong, said in {
        f"hard={HERE}first": "with a new name",
        f"={HERE}first": "with a new name",
        f"Ada={HERE}gone": "can't load the bot",
        "Ada=py:nowhere:choose": "No module named 'nowhere'",
        "Ada=deep": "unknown bot 'deep'",
    }.items():
        with pytest.raises(BadSetup, match=said):
            parse_own_bots([wrong])
