"""What happened in a run: a hash of everything, and the lines themselves if somebody wants to read them."""

import hashlib
from collections import Counter
from collections.abc import Callable


class Trace:
    def __init__(self, now: Callable[[], float], keep: bool) -> None:
        self._now = now
        self._hash = hashlib.blake2b(digest_size=8)
        self.lines: list[str] | None = [] if keep else None
        self.counts: Counter[str] = Counter()
        """How often each kind of fault happened, and each invariant was checked."""

    def note(self, who: str, what: str) -> None:
        line = f"{self._now():10.4f} {who}: {what}"
        self._hash.update(line.encode())
        if self.lines is not None:
            self.lines.append(line)

    def fault(self, kind: str, who: str = "") -> None:
        self.counts[f"fault {kind}"] += 1
        self.note(who or "world", f"FAULT {kind}")

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()


class Broken(Exception):
    """An invariant does not hold."""

    def __init__(self, invariant: str, what: str) -> None:
        super().__init__(f"{invariant}: {what}")
        self.invariant = invariant
