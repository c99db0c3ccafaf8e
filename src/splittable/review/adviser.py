"""A hint, computed in a worker process (`splittable.jobs`).

Nobody waits for a compiler: until a search is loaded, the answer says so.
"""

import msgspec
from msgspec import Struct

from splittable.bots import ready
from splittable.bots.warming import has_search, warmer
from splittable.bots.worker import Question, position
from splittable.review.hints import Hint, hint, plain_hint
from splittable.review.judge import BUDGET


class Wish(Struct):
    """A hint for `asked.seat`; its bot plays no part. `quick`: the medium bot's choice, without a search."""

    game: str
    asked: Question
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


def advise(wish: Wish) -> Advice:
    if wish.quick:
        return quick_advice(wish)
    warmer.want([wish.game])
    if warmer.will_load(wish.game):
        return Advice(loading=True)
    if not ready(wish.game) or not has_search(wish.game):
        return msgspec.structs.replace(quick_advice(wish), thinking=False)
    state = position(wish.asked)
    found = hint(state, wish.asked.seat, language=wish.language, names=wish.names, budget=BUDGET)
    return advice(found, "search", False)


def quick_advice(wish: Wish) -> Advice:
    found = plain_hint(position(wish.asked), wish.asked.seat, language=wish.language, names=wish.names)
    return advice(found, "plain", has_search(wish.game))


def advice(found: Hint, basis: str, thinking: bool) -> Advice:
    return Advice(**vars(found), basis=basis, thinking=thinking)
