"""Several worker processes over one PostgreSQL: people on different workers play one game."""

import asyncio
import os
import signal
from pathlib import Path

import psutil
import pytest

from splittable.cli.serve import serve
from splittable.core.errors import BadSetup
from tests.server.client import Person, Talk, play_to_the_end
from tests.server.conftest import run
from tests.server.postgres import fresh_database
from tests.server.serving import Process, free_port

pytestmark = pytest.mark.slow  # several processes to start


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="need PostgreSQL"):
        serve(workers=2, data=tmp_path)


async def sockets_on_both(process: Process, person: Person, table_id: str) -> list[Talk]:
    """Enough sockets that surely not all of them are at the same worker."""
    return [await person.watch(table_id) for _ in range(8)]


def workers_of(process: Process) -> list[psutil.Process]:
    """The workers listen on the port that they share."""
    children = psutil.Process(process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def test_people_on_different_workers_play_one_game(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), database=fresh_database(), workers=2)

    async def story() -> None:
        async with Person(process.url, "Ada") as ada, Person(process.url, "Blaise") as blaise:
            table = await ada.post("/api/tables", game="split-it", players=3)
            path = f"/api/tables/{table['id']}"
            await blaise.post(f"{path}/sit", seat=2)
            await ada.post(f"{path}/bot", seat=1, bot="medium")
            ones = await sockets_on_both(process, ada, table["id"])
            twos = await sockets_on_both(process, blaise, table["id"])
            await ada.post(f"{path}/start")
            await asyncio.gather(*(talk.until("snapshot") for talk in ones + twos))
            await twos[0].send("say", table=table["id"], text="bonjour", ref=1)
            await asyncio.gather(*(talk.until("said") for talk in ones + twos))
            await asyncio.gather(play_to_the_end(ones[0], table["id"], 0), play_to_the_end(twos[-1], table["id"], 2))
            for talk, seat in [(talk, 0) for talk in ones] + [(talk, 2) for talk in twos]:
                while not talk.view(table["id"], seat)["over"]:
                    await talk.until("update", "snapshot")
            views = {str(talk.view(table["id"], 0)) for talk in ones}
            assert len(views) == 1

    try:
        process.start()
        run(story())
    finally:
        process.kill_if_running()


def test_a_killed_worker_takes_no_game_along(tmp_path: Path) -> None:
    """Bots go on: the share of a dead worker is taken over."""
    process = Process(tmp_path, free_port(), database=fresh_database(), workers=2)

    async def story() -> None:
        async with Person(process.url, "Ada") as ada:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            tables = [
                await ada.post("/api/tables", game="split-it", players=2, seats=seats, start=True) for _ in range(4)
            ]
            for worker in workers_of(process)[:1]:
                os.kill(worker.pid, signal.SIGKILL)
            for table in tables:
                await finish(ada, table["id"])

    try:
        process.start()
        run(story())
    finally:
        process.kill_if_running()


async def finish(person: Person, table_id: str) -> None:
    """Play to the end, and connect again whenever the socket breaks."""
    while True:
        try:
            talk = await person.watch(table_id)
            await play_to_the_end(talk, table_id, 0)
            return
        except OSError:
            await asyncio.sleep(0.5)
