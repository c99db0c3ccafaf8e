"""The annealer: the same steps plain and compiled, scores that the rules confirm, nothing lost on the way."""

from collections import Counter

from splittable.bots.splitter.solve import anneal
from splittable.bots.splitter.solve.hindsight import points
from splittable.bots.splitter.solve.problem import Placement, Problem, make_problem, sheet_box
from splittable.bots.splitter.solve.search import make_search, placements
from splittable.fast import arrays, compiled

DICE = "4-4 3-1 5-4 4-3 4-3 5-2 5-2 3-2 5-1 5-3 6-5 3-2 6-1 6-1 4-3 5-1 4-3 5-3 6-2 5-4 5-4 3-1"
STEPS = 64 * 60
FEW_STEPS = 64 * 15


def test_plain_and_compiled_take_the_same_steps() -> None:
    fast = compiled("splitter").compile_entry(anneal, "anneal")
    written = ["write d3 4", "write c3 1"]
    for sheet in ("A", "B"):
        known = make_problem(sheet, DICE, written)
        for problem in (known, Problem(known.box, None)):
            plain = make_search(problem, seed=5, target=99)
            found, boxes = arrays.to_array(plain), arrays.to_array(problem.box)
            for _ in range(2):
                anneal.anneal([plain], [problem.box], FEW_STEPS)
                fast(found, boxes, FEW_STEPS)
                assert arrays.from_array(anneal.Search, found, 0) == plain
            check(problem, plain)


def check(problem: Problem, search: anneal.Search) -> None:
    best = placements(search)
    assert points(problem.box, [*problem.written, *best]) == search.best_total
    assert sorted(p.pair for p in best) == problem.free_pairs
    if problem.dice is not None:
        rolls = [(max(p.left, p.right), min(p.left, p.right)) for p in best]
        assert rolls == list(problem.open_dice)
    slots = range(search.count)
    now = [Placement(search.pair[i], search.left[i], search.right[i]) for i in slots]
    assert points(problem.box, [*problem.written, *now]) == search.total == sum(search.points)
    assert Counter(search.roll[: search.count]) == Counter(slots)


def test_a_heavy_loss_is_never_kept() -> None:
    """A step that would cost as much as the table knows is undone without drawing."""
    box = sheet_box("A")
    search = make_search(Problem(box, None), seed=1, target=99)
    search.points[1] = anneal.LOSSES
    assert not anneal.is_kept(search, box, 1 << 1)


def test_a_sheet_that_is_good_enough_ends_the_search() -> None:
    problem = make_problem("A", DICE)
    search = make_search(problem, seed=1, target=1)
    anneal.anneal([search], [problem.box], STEPS)
    hasty = search.best_total
    search.target = 99
    anneal.anneal([search], [problem.box], STEPS)
    assert 1 <= hasty < search.best_total
