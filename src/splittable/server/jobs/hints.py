"""Hints at a running table, from what the seat may know, computed in separate processes.

One process gives quick suggestions, another one searches. It loads the search of a game when the server starts or when
a table of that game is opened; a request for a full hint waits until it is loaded.
"""

import asyncio

from splittable.bots.pool import NoMove, WorkerPool
from splittable.bots.worker import Question
from splittable.core.errors import BadSetup
from splittable.review.adviser import Advice, Wish
from splittable.server.limits import Limits
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import check_seat
from splittable.server.wire.api import AskHint, HintInfo
from splittable.server.wire.codes import Code, Refused

MODULE = "splittable.review.adviser"
MOST_SECONDS = 20.0  # a hint takes less than one; a busy machine may take longer
MOST_WAITING = 12
LOOK_SECONDS = 0.5  # between two checks whether a search is loaded
LOOKS = 40  # after that the page asks again
QUICK_COST = 0.2  # of a full hint


class Hints:
    def __init__(self, rooms: Rooms, limits: Limits, warm: bool = False) -> None:
        self._rooms = rooms
        self._limits = limits
        self._warm = warm
        self._quick = WorkerPool(MODULE, Advice, 1, MOST_SECONDS)
        self._deep = WorkerPool(MODULE, Advice, 1, MOST_SECONDS, *(["--warm"] if warm else []))
        self._waiting = 0
        self._stopping = False
        self._prepared: set[str] = set()
        self._tasks: set[asyncio.Task[Advice]] = set()

    async def start(self) -> None:
        if self._warm:
            await self._deep.start()
            await self._quick.start()

    def consider(self, room: Room) -> None:
        """Load the search of a game when a table of it that allows hints is opened."""
        game = room.row.game
        if self._warm and game not in self._prepared and room.row.gives_hints():
            self._prepared.add(game)
            task = asyncio.create_task(self._deep.exchange(Wish(game)))
            self._tasks.add(task)
            task.add_done_callback(self._done)

    async def ask(self, table_id: str, person: str, address: str, wanted: AskHint) -> HintInfo:
        room = await self._rooms.room(table_id)
        check(room, person, wanted)
        cost = QUICK_COST if wanted.quick else 1.0
        self._limits.spend("hint", person, cost)
        self._limits.spend("hint_here", address, cost)
        if wanted.quick:
            return told(await self._exchange(self._quick, wish(room, wanted)))
        for _ in range(LOOKS):
            found = await self._exchange(self._deep, wish(room, wanted))
            if not found.loading:
                return told(found)
            await asyncio.sleep(LOOK_SECONDS)
            if self._stopping:
                raise Refused(Code.STOPPING, "the server is stopping")
            check(room, person, wanted)  # the game may have gone on
        return told(await self._exchange(self._quick, wish(room, wanted, quick=True)))

    def begin_stop(self) -> None:
        self._stopping = True

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._quick.stop()
        await self._deep.stop()

    async def _exchange(self, pool: WorkerPool[Advice], question: Wish) -> Advice:
        if self._waiting >= MOST_WAITING:
            raise Refused(Code.TOO_MANY, "too many people are waiting for a hint", retry_after=5.0)
        self._waiting += 1
        try:
            found = await pool.exchange(question)
        except NoMove as error:
            raise Refused(Code.HINT_FAILED, str(error)) from None
        finally:
            self._waiting -= 1
        if found.error is not None:
            raise Refused(Code.HINT_FAILED, "the search failed")
        return found

    def _done(self, task: "asyncio.Task[Advice]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # anyone who asks for a hint will hear of it


def check(room: Room, person: str, wanted: AskHint) -> None:
    if room.row.status != "playing":
        raise Refused(Code.NOT_PLAYING, "only during a game")
    check_seat(room.row.players, wanted.seat)
    if wanted.seat not in room.row.seats_of(person):
        raise Refused(Code.NOT_YOUR_SEAT, "that seat belongs to another person")
    if not room.row.gives_hints():
        raise Refused(Code.HINTS_OFF, "hints are off at this table")
    table = room.playing()
    if wanted.seat not in table.awaited():
        raise BadSetup("move/not_acting", f"seat {wanted.seat} has nothing to choose now")
    table.check_current(wanted.seat, wanted.number)


def wish(room: Room, wanted: AskHint, quick: bool = False) -> Wish:
    state = room.playing().state
    question = Question("", state.game.name, state.players, state.options, state.moves, wanted.seat)
    names = [seat.name for seat in room.row.seats]
    return Wish(state.game.name, question, wanted.language, quick or wanted.quick, names)


def told(found: Advice) -> HintInfo:
    return HintInfo(
        move=found.move,
        label=found.label,
        key=found.key,  # type: ignore[arg-type]  # our own worker wrote it
        reason=found.reason,
        why=found.why,
        unit=found.unit,  # type: ignore[arg-type]
        value=found.value,
        gain=found.gain,
        share=found.share,
        equal=found.equal,
        equal_labels=found.equal_labels,
        basis=found.basis,  # type: ignore[arg-type]
        thinking=found.thinking,
    )
