"""Splito by Luc Rémond and Romaric Galonnier (Blam!): a zone with each neighbour, and your score is left × right."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.splito import board, encode, ending, heuristic, kernel, notation, resample, shown, typed, view
from splittable.games.splito.breakdown import breakdown
from splittable.games.splito.codes import ACTIONS, OUTCOMES
from splittable.games.splito.deck import load_box, load_deck, player_limits
from splittable.games.splito.log import log
from splittable.games.splito.picture import picture
from splittable.games.splito.restore import restore
from splittable.games.splito.state import State, invariants
from splittable.games.splito.story import story
from splittable.games.splito.tell import tell

OPTIONS = (
    Option(
        name="sides",
        default="hidden",
        choices=("hidden", "shown"),
    ),
    Option(
        name="memory",
        default="aided",
        choices=("aided", "own"),
    ),
    Option(
        name="deck",
        default=None,
        choices=(),
        load=load_deck,
        shipped="objectives.yaml",
    ),
    Option(
        name="two_player",
        default=False,
        choices=(False, True),
    ),
    Option(
        name="size",
        default="full",
        choices=("full", "tiny"),
    ),
)

GAME = GameSpec(
    name="splito",
    title="Splito",
    authors=("Luc Rémond", "Romaric Galonnier"),
    publisher="Blam!",
    rules=1,
    min_players=3,
    max_players=8,
    usual_players=5,
    minutes=15,
    options=OPTIONS,
    tiny={"players": 3, "size": "tiny"},
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
    ending=ending,
    folder=Path(__file__).parent,
    restore=restore,
    seats=player_limits,
    free_talk=False,
)
