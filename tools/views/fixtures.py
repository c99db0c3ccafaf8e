"""Views for the tests of the page: web/tests/views/<game>.json."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.views.declared import games

import splittable

FOLDER = Path(__file__).parents[2] / "web/tests/views"
PER_PHASE = 3
SEED = 17


def files() -> Iterator[tuple[Path, str]]:
    for spec in games():
        yield FOLDER / f"{spec.name}.json", json.dumps(list(positions(spec.name)), separators=(",", ":")) + "\n"


def positions(name: str) -> Iterator[dict[str, Any]]:
    """The first choices of each phase and the end of a game, as a seat and a spectator see them."""
    rng = random.Random(SEED)
    state = splittable.load(name).start()
    known: dict[str, int] = {}
    state.roll(rng)
    while not state.is_over:
        seat = rng.choice(state.acting())
        view = state.view(seat)
        known[view["phase"]] = known.get(view["phase"], 0) + 1
        if known[view["phase"]] <= PER_PHASE:
            yield {"seat": view, "spectator": state.view(None)}
        state.play(seat, rng.choice(state.legal(seat)))
        state.roll(rng)
    yield {"seat": state.view(0), "spectator": state.view(None)}
