"""A server that is asked to end under load ends cleanly: nothing in its log is an accident."""

import asyncio
import json
import random
import signal
from pathlib import Path

import httpx
import psutil
import pytest

from splittable.cli.serve import LogLevel
from tests import patience
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.killing import new_players
from tests.server.serving import Process, free_port
from tests.server.test_kill import some_moves


async def asked_for_hindsight(person: Person, server: Process) -> "asyncio.Task[httpx.Response]":
    """A request whose answer takes far longer than a server may take to end."""
    table = await person.post("/api/play", game="splitter", players=1)
    await person.post(f"/api/tables/{table['id']}/leave")  # a bot plays on, to the end
    while (await person.get(f"/api/tables/{table['id']}"))["status"] != "over":
        await asyncio.sleep(0.05)
    before = processes(server)
    waiting = asyncio.create_task(person.http.get(f"/api/tables/{table['id']}/hindsight"))
    while processes(server) <= before:  # until one looks for the best sheet
        assert not waiting.done(), "the search takes seconds"
        await asyncio.sleep(0.05)
    return waiting


def processes(server: Process) -> int:
    return len(psutil.Process(server.pid).children(recursive=True))


@pytest.mark.slow
def test_a_stop_under_load_leaves_a_clean_log(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), log_level=LogLevel.info)

    async def story() -> None:
        process.start()
        async with Person(process.url) as watcher:
            bots = await watcher.post("/api/play", game="great-split", players=4)
            await watcher.watch(bots["id"])
            players = await new_players(process.url, 6, random.Random(1), "split-it")
            work = [asyncio.create_task(player.play_until_cut_off()) for player in players]
            await some_moves(players, 30)
            waiting = await asked_for_hindsight(watcher, process)
            assert await asyncio.to_thread(process.stop) in (0, -signal.SIGTERM)
            answer = await waiting
            assert (answer.status_code, answer.json()["code"]) == (503, "server/stopping")
            await asyncio.wait_for(asyncio.gather(*work), patience.ANSWER)

    try:
        run(story())
    finally:
        process.kill_if_running()
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "Traceback" in line]
    told = [json.loads(line) for line in lines if line.startswith("{")]
    assert told and not [line for line in told if line["level"] in ("error", "critical")]
