"""The best result that chance allowed in a finished game, computed in a separate process, one at a time."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict

import msgspec

from splittable.bots import plug_of
from splittable.review.hindsight import Allowed
from splittable.server.finished.replays import Replays
from splittable.server.limits import Limits
from splittable.server.wire.api import Hindsight
from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

MOST_SECONDS = 180.0  # seconds of work, but a busy machine may take long
MOST_WAITING = 8
MOST_KEPT = 500


class Hindsights:
    """A finished game never changes, so answers are cached; requests during the computation wait for the same one."""

    def __init__(self, replays: Replays, limits: Limits) -> None:
        self._replays = replays
        self._limits = limits
        self._stopping = False
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[Hindsight]] = {}
        self._kept: OrderedDict[str, Hindsight] = OrderedDict()

    async def of(self, table_id: str, address: str) -> Hindsight:
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
            return self._kept[table_id]
        record = await self._replays.record(table_id)
        if self._stopping:
            raise Refused(Code.STOPPING, "the server is shutting down; try again in a moment")
        if plug_of(record["game"]).hindsight is None:
            raise Refused(Code.NO_HINDSIGHT, f"{record['game']} has no best result for what chance brought")
        if table_id not in self._under_way:
            self._limits.spend("hindsight", address)
            if len(self._under_way) >= MOST_WAITING:
                raise Refused(Code.TOO_MANY, "too many games are waiting; try again later", retry_after=MOST_SECONDS)
            task = asyncio.create_task(self._compute(msgspec.json.encode(record)))
            self._under_way[table_id] = task
            task.add_done_callback(lambda done: self._keep(table_id, done))
        try:
            return await asyncio.shield(self._under_way[table_id])  # one caller leaving must not cancel it for others
        except asyncio.CancelledError:
            if not self._stopping:
                raise
            raise Refused(Code.STOPPING, "the server is shutting down; try again in a moment") from None

    def known(self, table_id: str) -> int | None:
        """The most points that chance allowed, if that was proven since the server started."""
        found = self._kept.get(table_id)
        return found.score if found and found.proven else None

    def begin_stop(self) -> None:
        """Answer waiting requests now: the search would outlast the server."""
        self._stopping = True
        for task in self._under_way.values():
            task.cancel()

    async def stop(self) -> None:
        self.begin_stop()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    def _keep(self, table_id: str, done: "asyncio.Task[Hindsight]") -> None:
        del self._under_way[table_id]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[table_id] = done.result()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _compute(self, record: bytes) -> Hindsight:
        async with self._one_at_a_time:
            command = (sys.executable, "-m", "splittable.review.hindsight")
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE)
            try:
                out, err = await asyncio.wait_for(process.communicate(record), MOST_SECONDS)
            except TimeoutError:
                raise Refused(Code.HINDSIGHT_FAILED, f"no answer within {MOST_SECONDS:.0f} s") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        try:
            found = msgspec.json.decode(out, type=Allowed)
        except msgspec.DecodeError:
            log.error("the search failed", extra={"reason": err.decode(errors="replace")[-500:]})
            raise Refused(Code.HINDSIGHT_FAILED, "the search failed") from None
        if found.error is not None:
            raise Refused(Code.HINDSIGHT_FAILED, found.error)
        return Hindsight(found.score, found.bound, found.proven, found.view)
