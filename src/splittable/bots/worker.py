"""`python -m splittable.bots.worker`: answers questions for moves, one JSON object a line, until its input ends.

A process of its own: thinking never blocks who asks, and a crash takes nothing along. With `--warm` it compiles the
searches of all games, or loads them from the disk, as soon as it runs; else each when it is first wanted.
"""

import importlib.util
import os
import random
import sys
import threading
from typing import Any

import msgspec
from msgspec import Struct

from splittable.bots.levels import choose, level_of, load, ready, warm
from splittable.core.play import Game, State
from splittable.core.records import MOVE
from splittable.core.registry import names, spec
from splittable.core.spec import CHANCE

NICENESS = 5  # who waits for an answer to a move of his own comes before a bot that thinks

asked_for: set[str] = set()


class Question(Struct):
    bot: str
    game: str
    players: int
    options: dict[str, Any]
    moves: list[str]
    seat: int


class Answer(Struct):
    move: str | None = None
    error: str | None = None


def answer(question: Question, rng: random.Random) -> Answer:
    """The bot sees a state in which all that its seat can't know is drawn again (`choose`).

    Nobody waits for a compiler: until a search is ready, a bot without one answers.
    """
    try:
        prepare(question.bot, question.game)
        return Answer(move=choose(question.bot, position(question), question.seat, rng, wait=False))
    except Exception as error:  # whatever it is, who asked must hear of it
        return Answer(error=f"{type(error).__name__}: {error}")


def position(question: Question) -> State:
    state = Game(spec(question.game)).start_untrusted(question.players, question.options)
    for text in question.moves:
        match = MOVE.fullmatch(text)
        if not match:
            raise ValueError(f"expected a seat or ~, a space and a move, got {text!r}")
        state.play(CHANCE if match[1] == "~" else int(match[1]), match[2])
    return state


def prepare(bot: str, game: str) -> None:
    """Compile the search that a bot needs, or load it from the disk, while others answer for it."""
    if game not in asked_for and level_of(game, bot).load and not ready(game) and importlib.util.find_spec("numba"):
        asked_for.add(game)
        warm(game)


def warm_all() -> None:
    """In the background, one game after the other: they would only take each other's time."""

    def load_all() -> None:
        for game in names():
            load(game)

    if importlib.util.find_spec("numba"):
        asked_for.update(names())
        threading.Thread(target=load_all, name="warm all", daemon=True).start()


def main() -> None:
    os.nice(NICENESS)
    if "--warm" in sys.argv[1:]:
        warm_all()
    rng = random.SystemRandom()
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line), rng)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
