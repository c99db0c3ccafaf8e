"""Splitter by Stefan Nikolic (Nürnberger-Spielkarten-Verlag): two dice a round, written as a mirrored pair."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.splitter import board, encode, ending, heuristic, kernel, notation, resample, shown, typed, view
from splittable.games.splitter.breakdown import breakdown
from splittable.games.splitter.codes import ACTIONS, MAX_PLAYERS, OUTCOMES
from splittable.games.splitter.log import log
from splittable.games.splitter.picture import picture
from splittable.games.splitter.restore import restore
from splittable.games.splitter.sheets import load_box, load_own_sheet, names
from splittable.games.splitter.state import State, invariants
from splittable.games.splitter.story import story
from splittable.games.splitter.symmetry import alike
from splittable.games.splitter.tell import tell

GAME = GameSpec(
    name="splitter",
    title="Splitter",
    authors=("Stefan Nikolic",),
    publisher="Nürnberger-Spielkarten-Verlag",
    rules=1,
    min_players=1,
    max_players=MAX_PLAYERS,
    usual_players=2,
    minutes=15,
    options=(
        Option(
            name="sheet",
            default="A",
            choices=names(),
        ),
        Option(
            name="own_sheet",
            default=None,
            choices=(),
            load=load_own_sheet,
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
    restore=restore,
    alike=alike,
    ending=ending,
)
