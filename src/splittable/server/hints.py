"""Hints at a running table: from what the asking seat may know, computed in a process of its own."""

from splittable.bots.pool import NoMove, WorkerPool
from splittable.bots.worker import Question
from splittable.core.errors import BadSetup
from splittable.review.adviser import Advice, Wish
from splittable.server.api import AskHint, HintInfo
from splittable.server.codes import Code, Refused
from splittable.server.limits import Limits
from splittable.server.lobby import check_seat
from splittable.server.room import Room
from splittable.server.rooms import Rooms

WORKERS = 1
MOST_SECONDS = 20.0  # a hint takes one or two; a busy machine may take longer
MOST_WAITING = 12


class Hints:
    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self._rooms = rooms
        self._limits = limits
        self._pool = WorkerPool("splittable.review.adviser", Advice, WORKERS, MOST_SECONDS)
        self._waiting = 0

    async def ask(self, table_id: str, person: str, address: str, wanted: AskHint) -> HintInfo:
        room = await self._rooms.room(table_id)
        check(room, person, wanted)
        self._limits.spend("hint", person)
        self._limits.spend("hint_here", address)
        if self._waiting >= MOST_WAITING:
            raise Refused(Code.TOO_MANY, "too many people wait for a hint", retry_after=5.0)
        self._waiting += 1
        try:
            found = await self._pool.exchange(Wish(question(room, wanted.seat), wanted.language))
        except NoMove as error:
            raise Refused(Code.HINT_FAILED, str(error)) from None
        finally:
            self._waiting -= 1
        if found.error is not None:
            raise Refused(Code.HINT_FAILED, "the search failed")
        return told(found)

    async def stop(self) -> None:
        await self._pool.stop()


def check(room: Room, person: str, wanted: AskHint) -> None:
    if room.row.status != "playing":
        raise Refused(Code.NOT_PLAYING, "only in a running game")
    check_seat(room.row.players, wanted.seat)
    if wanted.seat not in room.row.seats_of(person):
        raise Refused(Code.NOT_YOUR_SEAT, "somebody else sits there")
    if not room.row.gives_hints():
        raise Refused(Code.HINTS_OFF, "this table plays without hints")
    table = room.playing()
    if wanted.seat not in table.awaited():
        raise BadSetup("move/not_acting", f"seat {wanted.seat} has nothing to choose now")
    table.check_current(wanted.seat, wanted.number)


def question(room: Room, seat: int) -> Question:
    state = room.playing().state
    return Question("", state.game.name, state.players, state.options, state.moves, seat)


def told(found: Advice) -> HintInfo:
    return HintInfo(
        move=found.move,
        label=found.label,
        key=found.key,  # type: ignore[arg-type]  # our own worker wrote it
        why=found.why,
        unit=found.unit,  # type: ignore[arg-type]
        value=found.value,
        gain=found.gain,
        share=found.share,
        basis=found.basis,  # type: ignore[arg-type]
        warming=found.warming,
    )
