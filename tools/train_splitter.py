"""Trains the tables of the Splitter bot from scratch: `python tools/train_splitter.py` (four minutes of one core).

The group tables start as a plain discount for each cell that a group needs. The games alternate between the two
printed sheets.
"""

import argparse
import time
from pathlib import Path

from rich.console import Console

from splittable.bots.splitter import endings, learn, policy, rollout, search, worth
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.solve.problem import sheet_box
from splittable.bots.splitter.tables import FILE, empty_tables, pack
from splittable.bots.splitter.worth import HEARTS, RIMS, STAGES, STAR_STATES, Desk, Sheet, Tables
from splittable.fast import arrays, compiled
from splittable.games.splitter.codes import HEARTS_BONUS, MAX_PAIRS, NUMBERS, STAR_FACTOR, Box

RATE = 0.06  # at first; it falls by the same factor from part to part
LAST_RATE = 0.001
PARTS = 100
GROUPS_FIRST = 0.3  # of the games: free cells would drown out the groups if they learned from the start
DISCOUNT = 0.45  # for each cell that a group needs
EXPOSED = 0.015  # for each free cell next to a complete group
HEART = 0.3  # for each heart that is still free


def first_tables() -> Tables:
    """A start that plays sensibly; at the last stage, exact."""
    tables = empty_tables()
    tables.start = [0.0] + [20.0] * MAX_PAIRS
    for stage in range(STAGES):
        for number in range(1, NUMBERS + 1):
            for hearts in range(1, HEARTS):
                worth_now = HEARTS_BONUS * (HEART if stage else 0.0) ** (HEARTS - 1 - hearts)
                tables.weights[worth.heart_index(number, hearts, stage)] = worth_now
            for size in range(1, number + 1):
                for rim in range(RIMS):
                    for star in range(STAR_STATES):
                        value = number * (STAR_FACTOR if star == STAR_STATES - 1 else 1)
                        tables.weights[worth.group_index(number, size, rim, star, stage)] = value * likely(
                            number - size, rim, stage
                        )
    return tables


def likely(needed: int, rim: int, stage: int) -> float:
    if stage == 0:
        return 1.0 if needed == 0 else 0.0
    return 1 - EXPOSED * rim if needed == 0 else DISCOUNT**needed * min(1.0, rim / needed)


def empty_sheet(box: Box) -> Sheet:
    sheet = Sheet()
    sheet.rolls = box.rounds
    sheet.pair[: box.rounds] = box.pairs[: box.rounds]
    sheet.free = box.cells
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    code = compiled("splitter").extend(worth, policy, rollout, endings, search, learn, entries=("learn",))
    console = Console()
    boxes = [sheet_box("A"), sheet_box("B")]
    sheets = arrays.to_array(*map(empty_sheet, boxes), Sheet())
    tables = arrays.to_array(first_tables())
    desks, dices, trails = arrays.zeros(Desk), arrays.zeros(Dice), arrays.zeros(learn.Trail)
    box_array = arrays.to_array(*boxes)
    games = given.games // PARTS
    begin = time.process_time()
    for part in range(PARTS):
        rate = RATE * (LAST_RATE / RATE) ** (part / PARTS)
        cells = 0.0 if part < PARTS * GROUPS_FIRST else 1.0
        trails["score"] = 0
        code.learn(sheets, box_array, tables, desks, dices, trails, given.seed, part * games, games, rate, cells)
        mean, spent = trails["score"][0] / games, time.process_time() - begin
        console.print(f"{(part + 1) * games:>9} games  mean {mean:.2f}  rate {rate:.4f}  {spent:.0f} s")
    learned = empty_tables()
    learned.weights, learned.start = tables["weights"][0].tolist(), tables["start"][0].tolist()
    given.out.write_bytes(pack(learned))


if __name__ == "__main__":
    main()
