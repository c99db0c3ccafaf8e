"""Chance that nobody can steer: every outcome follows from the server's secret and a part from each player's browser.

docs/chance.md says what is published when. Nothing here keeps a state: the same secret, parts and index give the same
number, so a move that is tried again after a crash draws the same card.
"""

import bisect
import hashlib
import hmac
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, NamedTuple, TypeVar

from msgspec import Meta, Struct

METHOD = "hmac-sha256/1"
RANGE = 2**256  # of a number before it is brought below a bound

Outcome = TypeVar("Outcome")
Hex64 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Part = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{32})?$(?!\n)")]
"""16 random bytes of a player's browser in hexadecimal; empty if there are none."""


class Span(NamedTuple):
    """The numbers that lead to an outcome: `weight` of them from `low` on, of `total` in all."""

    low: int
    weight: int
    total: int


class Proof(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a record carries to show that its chance was fixed in advance.

    `parts`: by seat. `given`: how many moves at the beginning come from another game. `draws`: the span of each chance
    outcome after these. `seal` covers the whole record, so that damage is found.
    """

    method: str
    commitment: Hex64
    secret: Hex64
    parts: list[Part]
    given: Annotated[int, Meta(ge=0)]
    draws: list[Span]
    seal: Hex64


def commitment_of(secret: str) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Chance:
    """All chance of one game."""

    def __init__(self, secret: str, parts: Sequence[str]) -> None:
        self._key = hmac.digest(bytes.fromhex(secret), "\n".join([METHOD, *parts]).encode(), "sha256")

    def below(self, index: int, bound: int) -> int:
        """The number of chance event `index` (from 0), all below `bound` equally likely."""
        return fairly_below(self._numbers(index), bound)

    def choose(self, index: int, chances: Sequence[tuple[Outcome, int]]) -> Outcome:
        """One of the outcomes, each given with its weight."""
        ends = list(itertools.accumulate(weight for _, weight in chances))
        return chances[bisect.bisect(ends, self.below(index, ends[-1]))][0]

    def _numbers(self, index: int) -> Iterator[int]:
        return (
            int.from_bytes(hmac.digest(self._key, f"{index} {attempt}".encode(), "sha256"), "big")
            for attempt in itertools.count()
        )


def fairly_below(numbers: Iterable[int], bound: int) -> int:
    """The first usable number, modulo `bound`. Those of the last, incomplete run would favour small results."""
    usable = RANGE - RANGE % bound
    return next(number for number in numbers if number < usable) % bound
