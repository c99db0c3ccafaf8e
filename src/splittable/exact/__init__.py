"""Exact values of set-ups small enough to enumerate. Needs the extra `splittable[exact]`.

`solve(state, reward)` gives perfect play of one or two players, `best_response(state, bot)` the best answer to a
policy, `play_values(state, bot)` what policies get, and `to_efg(state)` the game for other solvers. A policy is a
function of a state and a seat that returns how likely each move is; `splittable.bots.mix` makes one of a bot.
"""

from splittable.exact.efg import to_efg
from splittable.exact.equilibrium import solve
from splittable.exact.policies import Response, Solution, SolvedPolicy
from splittable.exact.responses import best_response, play_values
from splittable.exact.tree import Policy

__all__ = [
    "Policy",
    "Response",
    "Solution",
    "SolvedPolicy",
    "best_response",
    "play_values",
    "solve",
    "to_efg",
]
