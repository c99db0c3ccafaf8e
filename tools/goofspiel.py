"""Our Goofspiel (examples/goofspiel) and OpenSpiel's: the same game step by step. `bench_peers` compares their speed.

python -m tools.goofspiel lockstep --steps 100000
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.installed import GOOFSPIEL, install

TABLES = [(2, 13), (2, 4), (3, 13), (6, 13)]  # players, cards
ORDERS = ("random", "descending", "ascending")
CHANCE = -1


def lockstep(steps: int, seed: int = 1) -> int:
    """Plays random games in both until so many steps are made; raises at the first difference. Returns the games."""
    import pyspiel

    import splittable

    ours, rng = splittable.load("goofspiel"), random.Random(seed)
    made = games = 0
    while made < steps:
        players, cards = TABLES[games // len(ORDERS) % len(TABLES)]
        order = ORDERS[games % len(ORDERS)]
        set_up = {"points_order": order, "returns_type": "total_points", "imp_info": False}
        theirs = pyspiel.load_game("goofspiel", {"players": players, "num_cards": cards, **set_up})
        made += play_both(ours.start(players, cards=cards, order=order), theirs.new_initial_state(), rng)
        games += 1
    return games


def play_both(ours: Any, theirs: Any, rng: random.Random) -> int:
    steps = 0
    while not ours.is_over:
        if ours.acting() == (CHANCE,):
            outcomes = ours.chance_codes()
            code = rng.choice(outcomes)[0]
            if len(outcomes) > 1:  # OpenSpiel plays the last round by itself, and has no chance in a fixed order
                agree([(prize, 1 / len(outcomes)) for prize, _ in outcomes], theirs.chance_outcomes(), ours)
                theirs.apply_action(code)
            ours.apply(CHANCE, code)
            steps += 1
            continue
        seats = list(range(ours.players))
        for seat in seats:
            agree(ours.legal_codes(seat), theirs.legal_actions(seat), ours)
        agree(ours.view(None)["prize"], prize_in(str(theirs)), ours)
        bids = [rng.choice(ours.legal_codes(seat)) for seat in seats]
        rng.shuffle(seats)
        for seat in seats:
            ours.apply(seat, bids[seat])
            steps += 1
        theirs.apply_actions(bids)
        if not theirs.is_terminal():
            agree(ours.scores(), points_in(str(theirs)), ours)
    agree(theirs.is_terminal(), True, ours)
    agree([float(points) for points in ours.scores()], theirs.returns(), ours)
    return steps


def points_in(text: str) -> list[int]:
    return [int(word) for word in text.split("Points:")[1].split()]


def prize_in(text: str) -> int:
    return int(text.split("Point card sequence:")[1].splitlines()[0].split()[-1])


def agree(ours: object, theirs: object, state: object) -> None:
    if ours != theirs:
        raise SystemExit(f"ours: {ours}, theirs: {theirs}, at {state!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("lockstep",))
    parser.add_argument("--steps", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = install(GOOFSPIEL, Path(folder))
        sys.path += environment["PYTHONPATH"].split(":")
        games = lockstep(given.steps)
        sys.stdout.write(f"{given.steps} steps in {games} games without a difference\n")


if __name__ == "__main__":
    main()
