"""A server that is asked to end under load ends cleanly: nothing in its log is an accident."""

import asyncio
import json
import random
import signal
from pathlib import Path

import pytest

from splittable.cli.serve import LogLevel
from tests.server.client import Person
from tests.server.conftest import run
from tests.server.killing import new_players
from tests.server.serving import Process, free_port
from tests.server.test_kill import some_moves


@pytest.mark.slow
def test_a_stop_under_load_leaves_a_clean_log(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), log_level=LogLevel.info)

    async def story() -> None:
        process.start()
        players = await new_players(process.url, 6, random.Random(1), "split-it")
        work = [asyncio.create_task(player.play_until_cut_off()) for player in players]
        async with Person(process.url) as watcher:
            bots = await watcher.post("/api/play", game="great-split", players=4)
            await watcher.watch(bots["id"])
            await some_moves(players, 30)
            assert await asyncio.to_thread(process.stop) in (0, -signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*work), 20)

    try:
        run(story(), seconds=60)
    finally:
        process.kill_if_running()
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "Traceback" in line]
    told = [json.loads(line) for line in lines if line.startswith("{")]
    assert told and not [line for line in told if line["level"] in ("error", "critical")]
