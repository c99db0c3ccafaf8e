"""Goofspiel: everybody bids a card in secret for each prize."""

from pathlib import Path

from goofspiel import board, kernel, notation, seat, view
from goofspiel.state import ACTIONS, MAX_PLAYERS, State, invariants, load_box
from splittable.core.simple import simple_parts
from splittable.core.spec import GameSpec, Option

GAME = GameSpec(
    name="goofspiel",
    title="Goofspiel",
    authors=("Merrill Flood",),
    publisher="traditional",
    rules=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    usual_players=2,
    minutes=5,
    options=(Option(name="cards", default=13, choices=(13, 4)),),
    tiny={"players": 2, "cards": 4},
    state=State,
    box=load_box,
    actions=ACTIONS,
    outcomes=ACTIONS,
    invariants=invariants,
    kernel=kernel,
    notation=notation,
    view=view,
    encode=seat,
    resample=seat,
    heuristic=seat,
    board=board,
    breakdown=view.breakdown,
    folder=Path(__file__).parent,
    **simple_parts(board),
)
