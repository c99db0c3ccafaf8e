"""`python -m splittable.review.adviser`: answers requests for hints, one JSON object a line, until its input ends.

A separate process, as for bots: the search never blocks the caller. Nobody waits for a compiler: until a search is
loaded, the answer says so. With `--warm` it loads the searches of all games when it starts; otherwise each when it is
first needed.
"""

import sys

import msgspec
from msgspec import Struct

from splittable.bots import ready
from splittable.bots.warming import Warmer, has_search
from splittable.bots.worker import Question, position
from splittable.core.errors import SplittableError
from splittable.core.priority import give_way
from splittable.core.registry import names
from splittable.review.hints import Hint, hint, plain_hint
from splittable.review.judge import BUDGET

warmer = Warmer()


class Wish(Struct):
    """A hint for `asked.seat`; its bot plays no part. `quick`: the medium bot's choice, without a search.

    Without `asked` it only loads the search of the game.
    """

    game: str
    asked: Question | None = None
    language: str = "en"
    quick: bool = False
    names: list[str] = []
    """What the players are called at the table."""


class Advice(Struct):
    """`basis`: `search`, or `plain` for the medium bot's choice; `thinking`: a search can say more.

    `loading`: the search is not there yet, and there is no move.
    """

    move: str = ""
    label: str = ""
    value: float = 0.0
    gain: float = 0.0
    share: float = 1.0
    key: str = ""
    reason: str = ""
    why: str = ""
    unit: str = "none"
    equal: list[str] = []
    equal_labels: list[str] = []
    basis: str = "search"
    thinking: bool = False
    loading: bool = False
    error: str | None = None
    code: str = ""


def advise(wish: Wish) -> Advice:
    try:
        if wish.asked is None:
            warmer.want([wish.game])
            return Advice(loading=warmer.will_load(wish.game))
        if wish.quick:
            return quick_advice(wish.asked, wish)
        warmer.want([wish.game])
        if warmer.will_load(wish.game):
            return Advice(loading=True)
        if not ready(wish.game) or not has_search(wish.game):
            return msgspec.structs.replace(quick_advice(wish.asked, wish), thinking=False)
        state = position(wish.asked)
        found = hint(state, wish.asked.seat, language=wish.language, names=wish.names, budget=BUDGET)
        return advice(found, "search", False)
    except SplittableError as error:
        return Advice(error=error.message, code=error.code)
    except Exception as error:  # the caller must be told of any error
        return Advice(error=f"{type(error).__name__}: {error}")


def quick_advice(asked: Question, wish: Wish) -> Advice:
    found = plain_hint(position(asked), asked.seat, language=wish.language, names=wish.names)
    return advice(found, "plain", has_search(asked.game))


def advice(found: Hint, basis: str, thinking: bool) -> Advice:
    return Advice(**vars(found), basis=basis, thinking=thinking)


def main() -> None:
    give_way()
    if "--warm" in sys.argv[1:]:
        warmer.want(reversed(names()))  # bots start at the other end, so two processes share the work
    decode = msgspec.json.Decoder(Wish).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(advise(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
