"""The best result that chance allowed in a finished game, computed in a worker process (`splittable.jobs`)."""

from typing import Any

from msgspec import Struct

from splittable.bots.plug import hindsight_of
from splittable.core.records import replay


class Allowed(Struct):
    """The best result found with the same chance. `view`: the end of a solo game that reaches it."""

    score: int = 0
    bound: int = 0
    proven: bool = False
    view: dict[str, Any] = {}


def allowed(record: dict[str, Any]) -> Allowed:
    state = replay(record)
    found = hindsight_of(state.game.name).of_game(state)
    return Allowed(found.score, found.bound, found.proven, found.played().view(0))
