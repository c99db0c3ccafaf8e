"""Solve a tiny game with OpenSpiel's MCCFR (pip install 'splittable[openspiel]'), and tell how far it got."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, outcome_sampling_mccfr

import splittable.adapters.openspiel  # noqa: F401  # registers the games

OPENING = "~ starter 0; ~ card 1; ~ card 2; ~ card 2; ~ card 3; 0 cut 1 2"


def solve(iterations: int) -> float:
    np.random.seed(1)  # OpenSpiel draws from NumPy's shared generator
    game = pyspiel.load_game(
        "splittable_split_it", {"players": 2, "size": "tiny", "opening": OPENING, "reward": "margin"}
    )
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return float(exploitability.exploitability(game, solver.average_policy()))


if __name__ == "__main__":
    print(f"exploitable by {solve(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000):.3f} points")
