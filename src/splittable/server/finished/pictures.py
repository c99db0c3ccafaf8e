"""Pictures of finished games: SVG for the page, PNG for links that are pasted elsewhere. Both are cached."""

import asyncio
import logging
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, date, datetime

from splittable.core.words import Language
from splittable.picture.colours import colours_at, seen_from
from splittable.picture.frame import Shape, Wish, picture
from splittable.picture.raster import COMMAND
from splittable.server.limits import Limits
from splittable.server.store import SeatRow
from splittable.server.table.rooms import Rooms
from splittable.server.table.table import check_seat
from splittable.server.wire.api import SeatInfo
from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

MOST_SECONDS = 30.0  # less than one, but a busy machine may take long
MOST_WAITING = 16
MOST_KEPT = 200


class Pictures:
    """Pictures are drawn outside the event loop: SVG in a thread, PNG one at a time in a separate process.

    `best_possible`: the most points that the chance of a finished game allowed, if it is known.
    """

    def __init__(self, rooms: Rooms, best_possible: Callable[[str], Awaitable[int | None]], limits: Limits) -> None:
        self._rooms = rooms
        self._best_possible = best_possible
        self._limits = limits
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._kept)

    async def svg(
        self, table_id: str, language: Language, shape: Shape, seat: int | None, has_names: bool, address: str
    ) -> bytes:
        """The picture of a seat, or of the whole table."""
        room = await self._rooms.room(table_id)
        if room.row.status != "over":
            raise Refused(Code.NOT_OVER, "the game is not over; its picture would tell secrets")
        if seat is not None:
            check_seat(room.row.players, seat)
        possible = await self._best_possible(table_id)
        colours = seen_from(colours_at([of.colour for of in room.row.seats]), seat)
        key = (table_id, language, shape, seat, has_names, possible, *colours)
        if found := self._recall(key):
            return found
        self._limits.spend("picture", address)
        wish = Wish(
            language=language,
            shape=shape,
            names=names_of(room.row.seats, has_names),
            colours=colours,
            on=day_of(room.row.ended_at),
            mine=seat,
            possible=possible,
        )
        drawn = await asyncio.to_thread(picture, room.playing().state, wish)
        return self._keep(key, drawn.encode())

    async def png(self, table_id: str, language: Language, address: str) -> bytes:
        """The picture of the whole table for those who only have its link: names only if everybody may see them."""
        room = await self._rooms.room(table_id)
        svg = await self.svg(table_id, language, "wide", None, room.row.public, address)
        key = ("png", svg)
        if found := self._recall(key):
            return found
        self._limits.spend("picture", address)
        if self._waiting >= MOST_WAITING:
            raise Refused(
                Code.TOO_MANY, "too many pictures are being drawn; try again later", retry_after=MOST_SECONDS
            )
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return self._recall(key) or self._keep(key, await rasterised(svg))
        finally:
            self._waiting -= 1

    def _recall(self, key: tuple[object, ...]) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def _keep(self, key: tuple[object, ...], content: bytes) -> bytes:
        self._kept[key] = content
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return content


async def rasterised(svg: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    try:
        out, err = await asyncio.wait_for(process.communicate(svg), MOST_SECONDS)
    except TimeoutError:
        log.error("no picture in time", extra={"seconds": MOST_SECONDS})
        raise Refused(Code.PICTURE_FAILED, f"no picture within {MOST_SECONDS:g} s", retry_after=MOST_SECONDS) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not out:
        log.error("the picture was not drawn", extra={"reason": err.decode(errors="replace")[-500:]})
        raise Refused(Code.PICTURE_FAILED, "the picture was not drawn", retry_after=MOST_SECONDS)
    return out


def names_of(seats: Iterable[SeatRow | SeatInfo], has_names: bool) -> list[str | None]:
    """By seat, the name that may be shown. Bots' names are nobody's secret."""
    return [seat.name if seat.name and (has_names or seat.kind == "bot") else None for seat in seats]


def day_of(moment: int | None) -> date:
    """The day of a time in milliseconds since 1970."""
    return datetime.fromtimestamp((moment or 0) / 1000, UTC).date()
