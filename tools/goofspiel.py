"""Our Goofspiel (examples/goofspiel) and OpenSpiel's: the same game step by step, and how fast each is.

python -m tools.goofspiel lockstep --steps 100000
python -m tools.goofspiel speed --seconds 2
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.installed import GOOFSPIEL, ROOT, install

TABLES = [(2, 13), (2, 4), (3, 13), (6, 13)]  # players, cards
CHANCE = -1
ROWS = {
    "vector:goofspiel": "ours, VectorEnv, observations written",
    "compiled-batch:goofspiel": "ours, compiled batch",
    "compiled-single:goofspiel": "ours, compiled, each step called from Python",
    "plain:goofspiel": "ours, plain Python",
    "openspiel:goofspiel": "ours, as an OpenSpiel game",
    "openspiel-goofspiel": "OpenSpiel's own, from Python",
    "openspiel-goofspiel-tensors": "OpenSpiel's own, from Python, observations",
}


def lockstep(steps: int, seed: int = 1) -> int:
    """Plays random games in both until so many steps are made; raises at the first difference. Returns the games."""
    import pyspiel

    import splittable

    ours, rng = splittable.load("goofspiel"), random.Random(seed)
    made = games = 0
    while made < steps:
        players, cards = TABLES[games % len(TABLES)]
        set_up = {"points_order": "random", "returns_type": "total_points", "imp_info": False}
        theirs = pyspiel.load_game("goofspiel", {"players": players, "num_cards": cards, **set_up})
        made += play_both(ours.start(players, cards=cards), theirs.new_initial_state(), rng)
        games += 1
    return games


def play_both(ours: Any, theirs: Any, rng: random.Random) -> int:
    steps = 0
    while not ours.is_over:
        if ours.acting() == (CHANCE,):
            outcomes = ours.chance_codes()
            code = rng.choice(outcomes)[0]
            if len(outcomes) > 1:  # OpenSpiel plays the last round by itself
                agree([(prize, 1 / len(outcomes)) for prize, _ in outcomes], theirs.chance_outcomes(), ours)
                theirs.apply_action(code)
            ours.apply(CHANCE, code)
            steps += 1
            continue
        seats = list(range(ours.players))
        for seat in seats:
            agree(ours.legal_codes(seat), theirs.legal_actions(seat), ours)
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


def agree(ours: object, theirs: object, state: object) -> None:
    if ours != theirs:
        raise SystemExit(f"ours: {ours}, theirs: {theirs}, at {state!r}")


def speed(seconds: float, environment: dict[str, str]) -> str:
    """A table, two players and 13 cards, the best of three measurements in turn."""
    best: dict[str, float] = {}
    for row in [*ROWS] * 3:
        program = "tools.bench_ours" if ":" in row else "tools.bench_theirs"
        command = [sys.executable, "-m", program, row, str(seconds)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
        best[row] = max(best.get(row, 0), json.loads(done.stdout.splitlines()[-1])["decisions"])
    base = best["openspiel-goofspiel"]
    lines = ["| goofspiel, 2 players, 13 cards, one core | decisions/s | × OpenSpiel from Python |", "|---|--:|--:|"]
    ordered = sorted(best.items(), key=lambda item: -item[1])
    lines += [f"| {ROWS[row]} | {found:,.0f} | {found / base:.2f} |" for row, found in ordered]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("lockstep", "speed"))
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = install(GOOFSPIEL, Path(folder))
        if given.what == "speed":
            sys.stdout.write(speed(given.seconds, environment) + "\n")
            return
        sys.path += environment["PYTHONPATH"].split(":")
        games = lockstep(given.steps)
        sys.stdout.write(f"{given.steps} steps in {games} games without a difference\n")


if __name__ == "__main__":
    main()
