"""`python -m splittable.solve.worker`: reads the record of a finished game, writes the best result, and exits.

A separate process: the search never blocks the caller, needs packages that a server can do without, and frees its
memory.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from splittable.core.errors import SplittableError
from splittable.core.play import Game, State
from splittable.core.priority import give_way
from splittable.core.records import replay
from splittable.core.registry import spec
from splittable.core.spec import CHANCE
from splittable.solve.hindsight import Solution, hindsight_of

GAME = "splitter"


class Allowed(Struct):
    """The best game found for the same dice. `view` is that game as its only player sees it at the end."""

    score: int = 0
    bound: int = 0
    proven: bool = False
    view: dict[str, Any] = {}
    error: str | None = None


def allowed(record: dict[str, Any]) -> Allowed:
    try:
        state = replay(record)
        found = hindsight_of(state)
        view = ideal_game(state, found).view(0)
    except SplittableError as error:
        return Allowed(error=error.message)
    return Allowed(found.score, found.bound, found.proven, view)


def ideal_game(played: State, found: Solution) -> State:
    """One seat, the same dice, the best placements."""
    state = Game(spec(GAME)).start_untrusted(1, played.options)
    for (high, low), move in zip(found.dice, found.moves, strict=True):
        state.play(CHANCE, f"roll {high} {low}")
        if not state.is_over and 0 in state.acting():  # a double has one place left in the last round: nobody is asked
            state.play(0, move)
    return state


def main() -> None:
    give_way()
    record = msgspec.json.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(allowed(record)))


if __name__ == "__main__":
    main()
