"""`python -m splittable.bots.worker`: answers requests for moves, one JSON object per line, until its input ends.

A separate process: the search never blocks the caller, and a crash harms nothing else. With `--warm` it compiles the
searches of all games, or loads them from disk, when it starts; otherwise each when first needed.
"""

import random
import sys
from typing import Any

import msgspec
from msgspec import Struct

from splittable.bots.levels import choose, level_of
from splittable.bots.warming import Warmer
from splittable.core.play import Game, State
from splittable.core.priority import give_way
from splittable.core.records import MOVE
from splittable.core.registry import names, spec
from splittable.core.spec import CHANCE

warmer = Warmer()


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
    """The bot sees a state in which everything that its seat can't know is redrawn (`choose`).

    Nobody waits for a compiler: until a search is ready, a bot without search answers.
    """
    try:
        prepare(question.bot, question.game)
        return Answer(move=choose(question.bot, position(question), question.seat, rng, wait=False))
    except Exception as error:  # report any error to the caller
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
    if level_of(game, bot).load:
        warmer.want([game])


def main() -> None:
    give_way()
    if "--warm" in sys.argv[1:]:
        warmer.want(names())
    rng = random.SystemRandom()
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line), rng)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
