"""Goofspiel: everybody bids a card in secret for each prize."""

from pathlib import Path

from goofspiel import board, kernel, seat, view
from goofspiel.state import ACTIONS, MAX_PLAYERS, ORDERS, Box, State, invariants
from splittable.core.simple import NumberedMoves, box_of, points_breakdown, simple_parts
from splittable.core.spec import GameSpec, Option

OPTIONS = (Option(name="cards", default=13, choices=(13, 4)), Option(name="order", default="random", choices=ORDERS))

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
    options=OPTIONS,
    tiny={"players": 2, "cards": 4},
    state=State,
    box=box_of(Box, OPTIONS),
    actions=ACTIONS,
    outcomes=ACTIONS,
    invariants=invariants,
    kernel=kernel,
    notation=NumberedMoves(kernel, ACTIONS, seats=("bid", "B3"), chance=("prize", "B2")),
    view=view,
    encode=seat,
    resample=seat,
    heuristic=seat,
    board=board,
    breakdown=points_breakdown(kernel, "B5"),
    folder=Path(__file__).parent,
    **simple_parts(board),
)
