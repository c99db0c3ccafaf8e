"""Bots in processes of their own: crashes, hangs and bad answers cost a moment, never the game."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import splittable
from splittable.bots.pool import BotPool, NoMove
from splittable.bots.worker import Question
from tests.server.client import Person, Talk, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served


def question(bot: str = "medium") -> Question:
    state = splittable.load("split-it").start(3)
    state.roll(1)
    return Question(bot, "split-it", 3, {}, state.moves, state.acting()[0])


def test_a_killed_worker_is_replaced_and_asked_again() -> None:
    async def story() -> None:
        pool = BotPool(1, budget=20)
        try:
            first = await pool.ask(question())
            assert first.startswith("cut")
            [process] = pool._running
            os.kill(process.pid, signal.SIGKILL)
            assert (await pool.ask(question())).startswith("cut")
            assert pool.replaced == 1
        finally:
            await pool.stop()

    run(story())


def test_a_warm_pool_runs_before_it_is_asked() -> None:
    async def story() -> None:
        pool = BotPool(2, budget=20, warm=True)
        try:
            await pool.start()
            assert len(pool._running) == 2
            assert (await pool.ask(question())).startswith("cut")  # nobody waits for what is loaded meanwhile
            assert len(pool._running) == 2
        finally:
            await pool.stop()

    run(story())


def test_a_worker_that_hangs_is_replaced() -> None:
    async def story() -> None:
        pool = BotPool(1, budget=0.5)
        try:
            process = await pool._start()
            pool._places.get_nowait()
            pool._places.put_nowait(process)
            os.kill(process.pid, signal.SIGSTOP)
            with pytest.raises(NoMove):  # new workers may be too slow to start, or they answer that there is none
                await pool.ask(question("no such bot"))
            assert pool.replaced >= 1
            assert process.returncode is not None
        finally:
            await pool.stop()

    run(story())


def test_an_unknown_bot_is_an_answer_not_a_crash() -> None:
    async def story() -> None:
        pool = BotPool(1, budget=20)
        try:
            with pytest.raises(NoMove, match="unknown bot"):
                await pool.ask(question("deep"))
            assert pool.replaced == 0
        finally:
            await pool.stop()

    run(story())


def test_a_game_goes_on_while_its_bot_workers_are_killed(served: Served, tmp_path: Path) -> None:
    """After each move, so that the worker that is asked next is gone."""

    async def killer(talk: Talk, table_id: str) -> None:
        seen = 0
        while True:
            await asyncio.sleep(0.02)
            if talk.number[table_id] > seen:
                seen = talk.number[table_id]
                for process in tuple(served.services.bots._running):
                    if process.returncode is None:
                        os.kill(process.pid, signal.SIGKILL)

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post("/api/play", game="split-it", players=3, seat=0, options={"size": "tiny"})
            talk = await ada.watch(table["id"])
            killing = asyncio.create_task(killer(talk, table["id"]))
            await play_to_the_end(talk, table["id"], 0)
            killing.cancel()
        assert served.services.bots.replaced > 0

    run(story())
