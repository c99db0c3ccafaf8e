"""From a view back to a state: for bots that get only a view, such as programs and readers of logs."""

import random
from collections.abc import Mapping
from typing import Any

from splittable.core import registry
from splittable.core.errors import BadSetup
from splittable.core.play import Game, State
from splittable.core.spec import CHANCE
from splittable.core.telling import UNTOLD, Heard


def from_view(view: Mapping[str, Any], rng: random.Random | int) -> State:
    """A state drawn from what `State.view(seat)` allows: what the view shows stays, every deal of the hidden cards and
    every hidden choice is equally likely. A view has no memory, so the log has only `?`."""
    try:
        spec = registry.spec(view["game"])
        seat, rules, number = view["seat"], view["rules"], view["number"]
    except (KeyError, TypeError):
        raise BadSetup("setup/view", "expected what State.view(seat) returns") from None
    if seat is None or rules != spec.rules:
        raise BadSetup("setup/view", f"expected the view of a seat under rules version {spec.rules}")
    if spec.restore is None:
        raise BadSetup("setup/view", f"a view of {spec.title} does not say enough to draw a position")
    state = Game(spec).start_untrusted(view["players"], view["options"])
    try:
        source = random.Random(rng) if isinstance(rng, int) else rng
        state.position = spec.restore(view, state.components, source)
    except (KeyError, IndexError, TypeError, ValueError, StopIteration):
        raise BadSetup("setup/view", f"this is not a view of {spec.title}") from None
    state.log = [(CHANCE, UNTOLD, "?")] * number
    state.origin = Heard(number, state.position.copy(), {})
    return state
