"""The best result that chance allowed in a finished game."""

import logging

from splittable.bots import plug_of
from splittable.jobs import Failed, Runner, Stopped, TooMany
from splittable.review.hindsight import Allowed
from splittable.server.finished.replays import Replays
from splittable.server.jobs.kinds import HINDSIGHT
from splittable.server.jobs.studies import Studies
from splittable.server.limits import Limits
from splittable.server.store import Store
from splittable.server.store.results import HindsightKey, hindsights
from splittable.server.time_and_chance import TimeAndChance
from splittable.server.wire.api import Hindsight
from splittable.server.wire.codes import Code, Refused

log = logging.getLogger(__name__)

FORMAT = 1
"""Of a stored result: raise it when fields or meanings change."""


class Hindsights:
    def __init__(
        self, runner: Runner, store: Store, time_and_chance: TimeAndChance, replays: Replays, limits: Limits
    ) -> None:
        self._studies = Studies(runner, hindsights(store), HINDSIGHT, FORMAT, time_and_chance.now)
        self._replays = replays
        self._limits = limits

    async def of(self, table_id: str, address: str) -> Hindsight:
        """Waits for it; requests for the same game wait for the same result."""
        record = await self._replays.record(table_id)
        if plug_of(record["game"]).hindsight is None:
            raise Refused(Code.NO_HINDSIGHT, f"{record['game']} has no best result for what chance brought")
        key = HindsightKey(table_id)
        try:
            while (found := await self._studies.find(key)) is None or found.state != "done":
                if found is None and not self._studies.is_computing(key):
                    self._limits.spend("hindsight", address)
                    self._studies.begin(key, record, address)
                await self._studies.wait(key)
        except TooMany:
            wait = HINDSIGHT.seconds
            raise Refused(Code.TOO_MANY, "too many games are waiting; try again later", retry_after=wait) from None
        except Stopped:
            raise Refused(Code.STOPPING, "the server is shutting down; try again in a moment") from None
        except Failed as error:
            log.error("the search failed", extra={"reason": str(error)})
            raise Refused(Code.HINDSIGHT_FAILED, str(error) if error.is_known else "the search failed") from None
        return info(found.report)

    async def known(self, table_id: str) -> int | None:
        """The most points that chance allowed, if somebody asked before and it was proven."""
        found = await self._studies.find(HindsightKey(table_id))
        return found.report.score if found and found.state == "done" and found.report.proven else None

    async def stop(self) -> None:
        await self._studies.stop()


def info(found: Allowed) -> Hindsight:
    return Hindsight(found.score, found.bound, found.proven, found.view)
