"""Rate limits: a bucket of tokens per kind and key, refilled steadily."""

import math
from collections.abc import Callable

from splittable.server.wire.codes import Code, Refused

# kind → (tokens per second, size of the bucket)
RATES: dict[str, tuple[float, float]] = {
    "request": (50.0, 300.0),  # by address: a club behind one address is many people
    "write": (2.0, 40.0),  # by person
    "create": (0.1, 20.0),  # by person: tables and uploads
    "create_here": (1.0, 200.0),  # by address: new identities are free
    "guess": (0.2, 20.0),  # by address: codes and device links
    "hindsight": (0.1, 10.0),  # by address: seconds of work each
    "hint": (0.5, 15.0),  # by person
    "hint_here": (1.0, 60.0),  # by address: more than a second of work each
    "replay": (2.0, 60.0),  # by address: up to a tenth of a second of work each
    "components": (0.2, 20.0),  # by address: up to a second of work each
    "decisive": (1.0, 60.0),  # by address: each replays a game
    "puzzle": (2.0, 120.0),  # by address: each replays part of a game
    "picture": (1.0, 60.0),  # by address: up to a second of work each
    "review": (0.05, 10.0),  # by address: tens of seconds of work each
    "frame": (20.0, 60.0),  # by socket
    "hello": (2.0, 40.0),  # by person: a resume replays the game
    "say": (0.5, 6.0),  # by person
    "connect": (5.0, 200.0),  # by address
}
MOST_BUCKETS = 100_000


class Limits:
    def __init__(self, factor: float, clock: Callable[[], float]) -> None:
        self._factor = factor
        self.clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def __len__(self) -> int:
        """How many buckets are not known to be full."""
        return len(self._buckets)

    def spend(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Take a token, or refuse and say when the next one is available."""
        if self._factor == 0:
            return
        rate, size = (value * self._factor for value in RATES[kind])
        now = self.clock()
        tokens, at = self._buckets.get((kind, key), (size, now))
        tokens = min(size, tokens + (now - at) * rate)
        if tokens < cost:
            wait = math.ceil(10 * (cost - tokens) / rate) / 10
            raise Refused(Code.RATE, f"too many requests; try again in {wait} s", retry_after=wait)
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget_full(now)
        self._buckets[kind, key] = (tokens - cost, now)

    def _forget_full(self, now: float) -> None:
        """A full bucket is the same as none. If all are in use, all start again: better than growing forever."""
        kept = {}
        for (kind, key), (tokens, at) in self._buckets.items():
            rate, size = (value * self._factor for value in RATES[kind])
            if tokens + (now - at) * rate < size:
                kept[kind, key] = (tokens, at)
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}
