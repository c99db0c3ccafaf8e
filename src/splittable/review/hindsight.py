"""`python -m splittable.review.hindsight`: reads the record of a finished game, writes the best result that chance
allowed, and exits.

A separate process: the search never blocks the caller, needs packages that a server can do without, and frees its
memory.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from splittable.bots.plug import hindsight_of
from splittable.core.errors import SplittableError
from splittable.core.priority import give_way
from splittable.core.records import replay


class Allowed(Struct):
    """The best result found with the same chance. `view`: the end of a solo game that reaches it."""

    score: int = 0
    bound: int = 0
    proven: bool = False
    view: dict[str, Any] = {}
    error: str | None = None


def allowed(record: dict[str, Any]) -> Allowed:
    try:
        state = replay(record)
        found = hindsight_of(state.game.name).of_game(state)
        return Allowed(found.score, found.bound, found.proven, found.played().view(0))
    except SplittableError as error:
        return Allowed(error=error.message)


def main() -> None:
    give_way()
    record = msgspec.json.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(allowed(record)))


if __name__ == "__main__":
    main()
