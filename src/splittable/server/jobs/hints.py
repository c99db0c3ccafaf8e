"""Hints at a running table, from what the seat may know.

Quick suggestions never wait for a search. A search is loaded when the server starts or when a table of that game is
opened; a request for a full hint waits until it is loaded.
"""

import asyncio

from splittable.bots.worker import Question
from splittable.core.errors import BadSetup
from splittable.jobs import Failed, Runner, Stopped, TooMany
from splittable.review.adviser import Advice, Wish
from splittable.server.jobs.kinds import HINT, LOAD, QUICK, SEARCH
from splittable.server.limits import Limits
from splittable.server.table.room import Room
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import check_seat
from splittable.server.wire.api import AskHint, HintInfo
from splittable.server.wire.codes import Code, Refused

LOOK_SECONDS = 0.5  # between two checks whether a search is loaded
LOOKS = 40  # after that the page asks again
LONGEST_WAIT = 30.0  # bots' moves go first
QUICK_COST = 0.2  # of a full hint


class Hints:
    """`warm`: load the search of a game as soon as a table of it may ask for hints."""

    def __init__(self, runner: Runner, rooms: Rooms, limits: Limits, warm: bool) -> None:
        self._runner = runner
        self._rooms = rooms
        self._limits = limits
        self._warm = warm
        self._stopping = False
        self._prepared: set[str] = set()

    def consider(self, room: Room) -> None:
        """Load the search of a game when a table of it that allows hints is opened."""
        game = room.row.game
        if self._warm and game not in self._prepared and room.row.gives_hints():
            self._prepared.add(game)
            self._runner.prepare(SEARCH, LOAD, [game])

    async def ask(self, table_id: str, person: str, address: str, wanted: AskHint) -> HintInfo:
        room = await self._rooms.room(table_id)
        check(room, person, wanted)
        cost = QUICK_COST if wanted.quick else 1.0
        self._limits.spend("hint", person, cost)
        self._limits.spend("hint_here", address, cost)
        if wanted.quick:
            return hint_info(await self._run(QUICK, wish(room, wanted), person))
        for _ in range(LOOKS):
            found = await self._run(SEARCH, wish(room, wanted), person)
            if not found.loading:
                return hint_info(found)
            await asyncio.sleep(LOOK_SECONDS)
            if self._stopping:
                raise Refused(Code.STOPPING, "the server is stopping")
            check(room, person, wanted)  # the game may have gone on
        return hint_info(await self._run(QUICK, wish(room, wanted, quick=True), person))

    def begin_stop(self) -> None:
        self._stopping = True

    async def _run(self, lane: str, asked: Wish, person: str) -> Advice:
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await self._runner.run(lane, HINT, asked, person)
        except (TooMany, TimeoutError):
            raise Refused(Code.TOO_MANY, "too many people are waiting for a hint", retry_after=5.0) from None
        except Stopped:
            raise Refused(Code.STOPPING, "the server is stopping") from None
        except Failed:
            raise Refused(Code.HINT_FAILED, "the search failed") from None


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


def hint_info(found: Advice) -> HintInfo:
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
