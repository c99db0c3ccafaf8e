"""The quick search: annealing from several random starts, compiled."""

import importlib.util
from functools import cache
from typing import Any

from splittable.bots.splitter.solve import anneal
from splittable.bots.splitter.solve.anneal import Search
from splittable.bots.splitter.solve.problem import Placement, Problem
from splittable.core.errors import BadSetup
from splittable.core.rng import start_stream

RESTARTS = 5
RESTARTS_WITHOUT_DICE = 60  # a perfect sheet is rare, but one is enough
STEPS = 55_000  # per restart and free pair


@cache
def compiled_anneal() -> Any:
    if importlib.util.find_spec("numba") is None:
        raise BadSetup("setup/extra", "the search needs Numba: pip install 'splittable[solve]'")
    from splittable.fast import compiled

    return compiled("splitter").compile_entry(anneal, "anneal")


def search(problem: Problem, seed: int, *, target: int, longer: int = 1) -> list[Placement]:
    """A good filling of the free pairs, one placement for each open roll; stops at `target` points.

    `longer` makes each cooling this many times as long.
    """
    from splittable.fast import arrays

    plain = make_search(problem, seed, target)
    found = arrays.to_array(plain)
    boxes = arrays.to_array(problem.box)
    steps = longer * STEPS * plain.count
    for _ in range(RESTARTS_WITHOUT_DICE if problem.dice is None else RESTARTS):
        compiled_anneal()(found, boxes, steps)
        if found["best_total"][0] >= target:
            break
    return placements(arrays.from_array(Search, found, 0))


def make_search(problem: Problem, seed: int, target: int) -> Search:
    made = Search()
    made.target = target
    made.best_total = -1
    made.any_dice = int(problem.dice is None)
    free = problem.free_pairs
    made.count = len(free)
    rolls = problem.open_dice if problem.dice is not None else ((1, 1),) * len(free)
    written = [*problem.written, *(Placement(p, low, high) for p, (high, low) in zip(free, rolls, strict=True))]
    for placement in written:
        made.boards[placement.left] |= problem.box.left[placement.pair]
        made.boards[placement.right] |= problem.box.right[placement.pair]
    for slot, (pair, (high, low)) in enumerate(zip(free, rolls, strict=True)):
        made.pair[slot] = pair
        made.roll[slot] = slot
        made.left[slot] = low
        made.right[slot] = high
    start_stream(made.g, seed, 0)
    return made


def placements(found: Any) -> list[Placement]:
    """The best filling in the order of the rolls."""
    slots = sorted(range(found.count), key=lambda slot: found.best_roll[slot])
    return [Placement(found.pair[slot], found.best_left[slot], found.best_right[slot]) for slot in slots]
