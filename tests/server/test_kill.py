"""kill −9 at random moments under load: after each restart every acknowledged move is there, none twice."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest

import splittable
from splittable.server.store import Store
from splittable.server.table.rooms import rebuilt_table
from tests import patience
from tests.server.conftest import run
from tests.server.killing import Player, check_log, new_players
from tests.server.serving import Process, free_port

TABLES = 8
KILLS = int(os.environ.get("SPLITTABLE_KILLS", "5"))
"""A thousand take most of an hour: SPLITTABLE_KILLS=1000."""


async def kill_again_and_again(process: Process, database: str, kills: int, seed: int) -> tuple[int, int]:
    """How many kills hit a server under load, and how many acknowledged moves were checked in all."""
    rng = random.Random(seed)
    game = next(name for name in splittable.game_names() if splittable.load(name).min_players <= 2)
    players: list[Player] = []
    finished: list[Player] = []
    for _ in range(kills):
        process.start()
        finished += [player for player in players if player.over]
        players = [player for player in players if not player.over]
        players += await new_players(process.url, TABLES - len(players), rng, game)
        work = [asyncio.create_task(player.play_until_cut_off()) for player in players]
        await some_moves(players, rng.randint(1, 40))
        await asyncio.sleep(rng.uniform(0, 0.02))
        await asyncio.to_thread(process.kill)
        await asyncio.wait_for(asyncio.gather(*work), patience.ANSWER)
        await check_stored(database, players)
    await check_games_go_on(process, database, players)
    return kills, await check_stored(database, players + finished)


async def check_stored(database: str, players: list[Player]) -> int:
    store = Store(database)
    try:
        return await check_log(store, players)
    finally:
        await store.close()


async def some_moves(players: list[Player], count: int) -> None:
    """Wait until the players had this many more moves acknowledged."""
    wanted = sum(len(player.acknowledged) for player in players) + count
    while sum(len(player.acknowledged) for player in players) < wanted:
        await asyncio.sleep(0.002)


async def check_games_go_on(process: Process, database: str, players: list[Player]) -> None:
    """After the last restart every game can be played on, and its log replays under the rules."""
    process.start()
    before = sum(len(player.acknowledged) for player in players)
    work = [asyncio.create_task(player.play_until_cut_off()) for player in players]
    await some_moves(players, TABLES)
    assert await asyncio.to_thread(process.stop) in (0, -signal.SIGTERM)
    await asyncio.gather(*work)
    assert sum(len(player.acknowledged) for player in players) > before
    store = Store(database)
    for player in players:
        row = await store.table(player.table_id)
        assert row is not None
        rebuilt_table(row, await store.log(player.table_id))
    await store.close()


def killed(tmp_path: Path, database: str, kills: int) -> None:
    process = Process(tmp_path, free_port(), database=database)

    async def story() -> None:
        began = time.monotonic()
        done, checked = await kill_again_and_again(process, database, kills, seed=kills)
        print(f"{done} kills, {checked} acknowledged moves checked, {time.monotonic() - began:.0f} s")  # noqa: T201
        assert checked > done

    try:
        run(story(), seconds=patience.STORY + 10 * kills)
    finally:
        process.kill_if_running()


@pytest.mark.slow
@pytest.mark.timeout(1800 + 10 * KILLS)
def test_kills(tmp_path: Path, database: str) -> None:
    killed(tmp_path, database, kills=KILLS)
