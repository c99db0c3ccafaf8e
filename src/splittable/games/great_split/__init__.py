"""The Great Split by Hjalmar Hach and Lorenzo Silva (Horrible Guild, 2022): I split, you choose."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from splittable.core.spec import GameSpec, Option
from splittable.games.great_split import (
    board,
    encode,
    ending,
    heuristic,
    kernel,
    notation,
    resample,
    shown,
    typed,
    view,
)
from splittable.games.great_split.breakdown import breakdown
from splittable.games.great_split.codes import ACTIONS, MAX_PLAYERS, OUTCOMES
from splittable.games.great_split.components import load_box, load_components
from splittable.games.great_split.log import log
from splittable.games.great_split.picture import picture
from splittable.games.great_split.restore import restore
from splittable.games.great_split.state import State, invariants
from splittable.games.great_split.story import story
from splittable.games.great_split.symmetry import alike
from splittable.games.great_split.tell import tell


def seats(options: Mapping[str, Any]) -> tuple[int, int]:
    """The tiny set-up has cards for two."""
    return (2, 2) if options["size"] == "tiny" else (2, MAX_PLAYERS)


GAME = GameSpec(
    name="great-split",
    title="The Great Split",
    authors=("Hjalmar Hach", "Lorenzo Silva"),
    publisher="Horrible Guild 2022",
    rules=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    usual_players=4,
    minutes=45,
    options=(
        Option(
            name="components",
            default=None,
            choices=(),
            load=load_components,
            shipped="components.yaml",
        ),
        Option(
            name="size",
            default="full",
            choices=("full", "tiny"),
        ),
    ),
    tiny={"players": 2, "size": "tiny"},
    state=State,
    box=load_box,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    invariants=invariants,
    kernel=kernel,
    notation=notation,
    view=view,
    shown=shown,
    encode=encode,
    resample=resample,
    heuristic=heuristic,
    board=board,
    typed=typed,
    tell=tell,
    log=log,
    story=story,
    breakdown=breakdown,
    picture=picture,
    folder=Path(__file__).parent,
    alike=alike,
    seats=seats,
    undoable=kernel.undoable,
    ending=ending,
    restore=restore,
)
