"""Bots in processes of their own: crashes and bad answers never cost a game, and experts hold up nobody."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import splittable
from splittable.bots.worker import Question, needs_search
from splittable.core.words import ENGLISH
from splittable.jobs import Failed, Kind
from splittable.review.adviser import Wish
from splittable.server.jobs.kinds import BOT_MOVE, HINT, QUICK, SEARCH, STUDY, runner_for
from tests import patience
from tests.server.client import Person, Talk, play_to_the_end
from tests.server.conftest import run
from tests.server.serving import Served, test_config

NAP = Kind("tests.jobs.tasks:nap", float, seconds=patience.STORY)


def question(bot: str = "medium") -> Question:
    state = splittable.load("split-it").start(3)
    state.roll(1)
    return Question(bot, "split-it", 3, {}, state.moves, state.acting()[0])


def test_an_easy_bot_and_a_quick_suggestion_never_wait_for_what_searches(tmp_path: Path) -> None:
    """Every process that searches or reviews is busy for a minute."""

    async def story() -> None:
        runner = runner_for(test_config(tmp_path / "games.sqlite"))
        long = [asyncio.create_task(runner.run(lane, NAP, 60.0, "busy")) for lane in (SEARCH, STUDY, STUDY)]
        try:
            assert not needs_search("split-it", "easy") and needs_search("split-it", "expert")
            assert (await runner.run(QUICK, BOT_MOVE, question("easy"), "ada")).move.startswith("cut")
            wish = Wish("split-it", question(""), ENGLISH, quick=True)
            assert (await runner.run(QUICK, HINT, wish, "ada")).move.startswith("cut")
            assert not any(task.done() for task in long)
        finally:
            await runner.stop()
            await asyncio.wait(long)

    run(story())


def test_an_unknown_bot_is_an_answer_not_a_crash(tmp_path: Path) -> None:
    async def story() -> None:
        runner = runner_for(test_config(tmp_path / "games.sqlite"))
        try:
            with pytest.raises(Failed, match="unknown bot"):
                await runner.run(QUICK, BOT_MOVE, question("deep"), "ada")
            assert (await runner.run(QUICK, BOT_MOVE, question(), "ada")).move.startswith("cut")
            assert runner.replaced == 0
        finally:
            await runner.stop()

    run(story())


def test_a_game_goes_on_while_its_bot_workers_are_killed(served: Served, tmp_path: Path) -> None:
    """After each move, so that the worker that is asked next is gone."""

    async def killer(talk: Talk, table_id: str) -> None:
        seen = 0
        while True:
            await asyncio.sleep(0.02)
            if talk.number[table_id] > seen:
                seen = talk.number[table_id]
                for process in served.services.runner.processes(QUICK):
                    os.kill(process, signal.SIGKILL)

    async def story() -> None:
        async with Person(served.url) as ada:
            table = await ada.post(
                "/api/play", game="split-it", players=3, seat=0, bot="medium", options={"size": "tiny"}
            )
            talk = await ada.watch(table["id"])
            killing = asyncio.create_task(killer(talk, table["id"]))
            await play_to_the_end(talk, table["id"], 0)
            killing.cancel()
        assert served.services.runner.replaced > 0

    run(story())
