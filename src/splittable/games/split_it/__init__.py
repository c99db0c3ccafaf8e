"""Split it! by Igor Ganzha (Piatnik, 2022): cut a row in three, guess in secret, win what nobody else guesses."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.split_it import board, encode, ending, heuristic, kernel, notation, resample, shown, typed, view
from splittable.games.split_it.breakdown import breakdown
from splittable.games.split_it.codes import ACTIONS, OUTCOMES, load_box
from splittable.games.split_it.log import log
from splittable.games.split_it.picture import picture
from splittable.games.split_it.restore import restore
from splittable.games.split_it.state import State, invariants
from splittable.games.split_it.story import story
from splittable.games.split_it.symmetry import alike
from splittable.games.split_it.tell import tell

GAME = GameSpec(
    name="split-it",
    title="Split it!",
    authors=("Igor Ganzha",),
    publisher="Piatnik 2022",
    rules=1,
    min_players=2,
    max_players=4,
    usual_players=4,
    minutes=20,
    options=(
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
    own=view.own,
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
