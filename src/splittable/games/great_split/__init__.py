"""The Great Split by Hjalmar Hach and Lorenzo Silva (Horrible Guild, 2022): I split, you choose."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from splittable.core.spec import GameSpec, Option
from splittable.games.great_split import board, encode, heuristic, kernel, notation, resample, view
from splittable.games.great_split.breakdown import breakdown
from splittable.games.great_split.codes import ACTIONS, MAX_PLAYERS, OUTCOMES
from splittable.games.great_split.components import load_box, load_components
from splittable.games.great_split.state import State, invariants
from splittable.games.great_split.texts import TEXTS


def seats(options: Mapping[str, Any]) -> tuple[int, int]:
    """The tiny set-up has cards for two."""
    return (2, 2) if options["size"] == "tiny" else (2, MAX_PLAYERS)


GAME = GameSpec(
    name="great-split",
    title="The Great Split",
    credits="Hjalmar Hach and Lorenzo Silva, Horrible Guild 2022",
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
            help={
                "en": "a component file of your own, corrected from your box; in the one shipped card faces, track "
                "spaces, character tiles and hand limits are a reconstruction; copy components.yaml from the game's "
                "folder and mend what is marked so",
                "fr": "un fichier de matériel à vous, corrigé d’après votre boîte ; dans le nôtre, faces des cartes, "
                "cases des pistes, tuiles Personnage et tailles de main sont une reconstruction ; copiez "
                "components.yaml du dossier du jeu et corrigez ce qui y est marqué",
            },
            load=load_components,
            shipped="components.yaml",
        ),
        Option(
            name="size",
            default="full",
            choices=("full", "tiny"),
            help={
                "en": "tiny: two players, four cards, one round, short tracks, for exact solutions",
                "fr": "tiny : deux joueurs, quatre cartes, un tour, pistes courtes, pour des solutions exactes",
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
    seats=seats,
    undoable=kernel.undoable,
)
