"""Splitter by Stefan Nikolic (Nürnberger-Spielkarten-Verlag): two dice a round, written as a mirrored pair."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.splitter import board, encode, heuristic, kernel, notation, resample, view
from splittable.games.splitter.breakdown import breakdown
from splittable.games.splitter.codes import ACTIONS, MAX_PLAYERS, OUTCOMES
from splittable.games.splitter.sheets import load_box, load_own_sheet, names
from splittable.games.splitter.state import State, invariants
from splittable.games.splitter.texts import TEXTS

GAME = GameSpec(
    name="splitter",
    title="Splitter",
    credits="Stefan Nikolic, Nürnberger-Spielkarten-Verlag",
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
            help={"en": "the printed sheet to play on", "fr": "la feuille imprimée sur laquelle on joue"},
        ),
        Option(
            name="own_sheet",
            default=None,
            choices=(),
            help={
                "en": "a file with a sheet of your own, used instead of a printed one",
                "fr": "un fichier avec une feuille à vous, au lieu d’une feuille imprimée",
            },
            load=load_own_sheet,
        ),
        Option(
            name="size",
            default="full",
            choices=("full", "tiny"),
            help={
                "en": "tiny: a sheet of two pairs, for exact solutions",
                "fr": "tiny : une feuille de deux paires, pour des solutions exactes",
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
