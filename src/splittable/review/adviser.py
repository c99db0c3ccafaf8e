"""`python -m splittable.review.adviser`: answers requests for hints, one JSON object a line, until its input ends.

A process of its own, as for bots: thinking never blocks who asks. Nobody waits for a compiler: until a search is
loaded the medium bot's choice is the hint, and the answer says so.
"""

import importlib.util
import os
import sys

import msgspec
from msgspec import Struct

from splittable.bots import Budget, levels_of, ready, warm
from splittable.bots.worker import NICENESS, Question, position
from splittable.core.errors import SplittableError
from splittable.review.hints import Hint, hint, plain_hint

BUDGET = Budget(seconds=1.5)

asked_for: set[str] = set()


class Wish(Struct):
    """`asked.seat` wants to know; its bot is not asked."""

    asked: Question
    language: str


class Advice(Struct):
    """`basis`: `search`; or `plain`, and then whether the search is `warming` up."""

    move: str = ""
    label: str = ""
    value: float = 0.0
    gain: float = 0.0
    share: float = 1.0
    key: str = ""
    why: str = ""
    unit: str = "none"
    basis: str = "search"
    warming: bool = False
    error: str | None = None
    code: str = ""


def advise(wish: Wish) -> Advice:
    game = wish.asked.game
    try:
        state = position(wish.asked)
        prepare(game)
        if ready(game):
            return advice(hint(state, wish.asked.seat, language=wish.language, budget=BUDGET), "search", False)
        return advice(plain_hint(state, wish.asked.seat, language=wish.language), "plain", game in asked_for)
    except SplittableError as error:
        return Advice(error=error.message, code=error.code)
    except Exception as error:  # whatever it is, who asked must hear of it
        return Advice(error=f"{type(error).__name__}: {error}")


def advice(found: Hint, basis: str, warming: bool) -> Advice:
    return Advice(**vars(found), basis=basis, warming=warming)


def prepare(game: str) -> None:
    """Compile the search of a game, or load it from the disk, in the background."""
    searches = any(level.load for level in levels_of(game).values())
    if searches and game not in asked_for and not ready(game) and importlib.util.find_spec("numba"):
        asked_for.add(game)
        warm(game)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decode = msgspec.json.Decoder(Wish).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(advise(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
