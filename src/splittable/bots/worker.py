"""A bot's move, computed in a worker process (`splittable.jobs`)."""

import random
from typing import Any

from msgspec import Struct

from splittable.bots.levels import choose, level_of, levels_of
from splittable.bots.outside import ask_player
from splittable.bots.warming import warmer
from splittable.core.play import Game, State
from splittable.core.records import MOVE
from splittable.core.registry import spec
from splittable.core.spec import CHANCE

RNG = random.SystemRandom()


class Question(Struct):
    bot: str
    game: str
    players: int
    options: dict[str, Any]
    moves: list[str]
    seat: int


class Answer(Struct):
    move: str


def answer(question: Question) -> Answer:
    """The bot sees a state in which everything that its seat can't know is redrawn (`choose`).

    Nobody waits for a compiler: until a search is ready, a bot without search answers.
    """
    prepare(question.bot, question.game)
    return Answer(choose(question.bot, position(question), question.seat, RNG, wait=False))


def answer_of_outsider(question: Question) -> Answer:
    """Of a bot that is no level of the game (`bots.outside`); it knows only what its seat may know."""
    return Answer(ask_player(question.bot, position(question), question.seat, RNG))


def needs_search(game: str, bot: str) -> bool:
    """Whether its moves take longer than a moment."""
    level = levels_of(game).get(bot)
    return level is not None and level.load is not None


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
