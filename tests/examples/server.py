"""A game of an installed package on a server, to the end: `python -m tests.examples.server GAME FOLDER`."""

import sys
from pathlib import Path

from tests.server.client import Person, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import serving, test_config


async def story(url: str, name: str) -> None:
    async with Person(url, "Ada") as ada:
        (info,) = [each for each in (await ada.get("/api/games"))["games"] if each["name"] == name]
        assert info["bots"] and not info["reviews"] and not info["lesson"] and not info["puzzles"]
        assert len((await ada.get(f"/api/games/{name}"))["document"]) == 3
        table = await ada.post("/api/play", game=name, seat=0)
        talk = await ada.watch(table["id"])
        assert (await play_to_the_end(talk, table["id"], 0))["over"]
        await talk.until("table", such=lambda m: m["table"]["status"] == "over")
        assert (await ada.get(f"/api/tables/{table['id']}/record"))["game"] == name


def main(name: str, folder: str) -> None:
    with serving(test_config(Path(folder) / "games.sqlite")) as served:
        run(story(served.url, name))


if __name__ == "__main__":
    main(*sys.argv[1:])
