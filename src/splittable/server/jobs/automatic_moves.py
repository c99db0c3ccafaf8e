"""Moves that no person makes: bots, stand-ins for absent people, and expired clocks."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from msgspec import structs

from splittable.bots.names import WEAKEST
from splittable.bots.worker import Question, needs_search
from splittable.core.errors import SplittableError
from splittable.jobs import Failed, Runner, Stopped
from splittable.server.config import Config
from splittable.server.jobs.deadlines import Deadlines
from splittable.server.jobs.kinds import BOT_MOVE, OWN, OWN_MOVE, QUICK, SEARCH
from splittable.server.store import Store
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import Choice
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.codes import Code

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
WAITING = (Code.STORAGE, Code.UNSURE)
"""Refusals after which the database needs a moment."""


class Plan(NamedTuple):
    """A planned move. `fresh_from` shows whether it is still for the same choice."""

    fresh_from: int
    bot: str
    timer: asyncio.TimerHandle


class AutomaticMoves:
    """`drives` says which tables this worker is responsible for."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        time_and_chance: TimeAndChance,
        runner: Runner,
        config: Config,
        drives: Callable[[str], bool],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._time_and_chance = time_and_chance
        self._runner = runner
        self._kinds = [replace(kind, seconds=config.bot_budget) for kind in (BOT_MOVE, OWN_MOVE)]
        self._config = config
        self._drives = drives
        self._deadlines = Deadlines(time_and_chance)
        self._plans: dict[tuple[str, int], Plan] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self.on_replaced: Callable[[Room, int], None] = lambda room, seat: None
        """Called when another bot had to move for the one in a seat."""

    def needs(self, table_id: str) -> bool:
        room = self._rooms.loaded(table_id)
        return room is not None and any((table_id, seat) in self._plans for seat in range(room.row.players))

    def consider(self, room: Room) -> None:
        """Plan the moves that programs have to make in a room, and drop outdated plans."""
        if self._stopping:
            return
        mine = room.table is not None and room.row.status == "playing" and self._drives(room.id)
        awaited = room.table.awaited() if room.table is not None and mine else ()
        for seat in range(room.row.players):
            self._consider_seat(room, seat, seat in awaited)

    async def take_up(self) -> None:
        """After a start, or when workers come and go: find the games in which a program has to move here."""
        for table_id in await self._running_with_programs():
            if self._drives(table_id):
                try:
                    self.consider(await self._rooms.room(table_id))
                except SplittableError as error:
                    log.warning("a game can't be taken up", extra={"table": table_id, "reason": error.message})
            await asyncio.sleep(0)

    async def _running_with_programs(self) -> list[str]:
        while True:
            try:
                return await self._store.running_with_programs()
            except SplittableError:  # it has been logged; without an answer their bots would wait forever
                await asyncio.sleep(RETRY_SECONDS)

    async def stop(self) -> None:
        self._stopping = True
        for plan in self._plans.values():
            plan.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _consider_seat(self, room: Room, seat: int, awaited: bool) -> None:
        wanted = self._wanted(room, seat) if awaited else None
        plan = self._plans.get((room.id, seat))
        if plan is not None:
            if wanted is not None and (plan.fresh_from, plan.bot) == wanted[:2]:
                return
            plan.timer.cancel()
            del self._plans[room.id, seat]
        if wanted is not None:
            fresh_from, bot, delay = wanted
            self._plan(room, seat, fresh_from, bot, delay)

    def _wanted(self, room: Room, seat: int) -> tuple[int, str, float] | None:
        """Whether a program has to move for a seat: for which choice, which bot, in how many seconds."""
        table = room.playing()
        bot = room.row.player_of(seat)
        if bot is not None:
            return table.fresh_from[seat], bot, self._time_and_chance.rng.uniform(*self._config.bot_pause)
        if room.row.clock is not None:
            left = self._deadlines.seconds_left(room.id, seat, table.clocks.since(seat), room.row.clock)
            return table.fresh_from[seat], self._config.usual_bot, left
        return None

    def _plan(self, room: Room, seat: int, fresh_from: int, bot: str, delay: float) -> None:
        timer = asyncio.get_running_loop().call_later(delay, self._begin, room.id, seat, fresh_from)
        self._plans[room.id, seat] = Plan(fresh_from, bot, timer)

    def _begin(self, table_id: str, seat: int, fresh_from: int) -> None:
        task = asyncio.create_task(self._move(table_id, seat, fresh_from))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, table_id: str, seat: int, fresh_from: int) -> None:
        plan = self._plans.get((table_id, seat))
        if plan is None or plan.fresh_from != fresh_from:
            return
        if not self._drives(table_id):  # another worker has taken it over
            del self._plans[table_id, seat]
            return
        try:
            room = await self._rooms.room(table_id)
            number = room.playing().number
            move = await self._ask(room, seat, plan.bot)
            if self._plans.get((table_id, seat)) is not plan:
                return
            await self._rooms.play(room, Choice(seat, number, move))
        except SplittableError as error:
            log.info("a bot's move came too late", extra={"table": table_id, "reason": error.code})
            self._try_again(table_id, seat, plan, RETRY_SECONDS if error.code in WAITING else 0.0)
        except Stopped:
            return
        except Exception:
            log.exception("a bot could not move", extra={"table": table_id})
            self._try_again(table_id, seat, plan, RETRY_SECONDS)

    async def _ask(self, room: Room, seat: int, bot: str) -> str:
        state = room.playing().state
        question = Question(bot, state.game.name, state.players, state.options, state.moves, seat)
        try:
            return await self._run(room, question)
        except Failed as error:
            log.error("a bot has no answer", extra={"table": room.id, "bot": bot, "reason": str(error)})
            self.on_replaced(room, seat)
            question.bot = WEAKEST if bot == self._config.usual_bot else self._config.usual_bot
            return await self._run(room, question)  # the others at the table must not wait forever

    async def _run(self, room: Room, question: Question) -> str:
        """Bots without search never wait for those with one, and the tables of one host take turns with the others."""
        usual, own = self._kinds
        caller = room.row.host or room.id
        if found := self._config.own_bots.get(question.bot):
            return (await self._runner.run(OWN, own, structs.replace(question, bot=found.source), caller)).move
        lane = SEARCH if needs_search(question.game, question.bot) else QUICK
        return (await self._runner.run(lane, usual, question, caller)).move

    def _try_again(self, table_id: str, seat: int, plan: Plan, delay: float) -> None:
        """Plan again from the current state, unless that has already happened.

        A person may have moved through another worker in the meantime: then the seat has a new choice, with a clock of
        its own, and perhaps no program has to move for it at all.
        """
        room = self._rooms.loaded(table_id)
        if self._stopping or self._plans.get((table_id, seat)) is not plan:
            return
        del self._plans[table_id, seat]
        if room is not None and room.table is not None and seat in room.table.awaited():
            wanted = self._wanted(room, seat)
            if wanted is not None:
                fresh_from, bot, pause = wanted
                self._plan(room, seat, fresh_from, bot, max(pause, delay))
