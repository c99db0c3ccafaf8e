"""Split it! by Igor Ganzha (Piatnik, 2022): cut a row in three, guess in secret, win what nobody else guesses."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.split_it import board, encode, heuristic, kernel, notation, resample, view
from splittable.games.split_it.breakdown import breakdown
from splittable.games.split_it.codes import ACTIONS, OUTCOMES, load_box
from splittable.games.split_it.state import State, invariants
from splittable.games.split_it.texts import TEXTS

GAME = GameSpec(
    name="split-it",
    title="Split it!",
    credits="Igor Ganzha, Piatnik 2022",
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
            help={
                "en": "tiny: six cards, rows of four and two, for exact solutions",
                "fr": "tiny : six cartes, rangées de quatre et deux, pour des solutions exactes",
            },
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
    encode=encode,
    resample=resample,
    heuristic=heuristic,
    board=board,
    breakdown=breakdown,
    texts=TEXTS,
    folder=Path(__file__).parent,
)
