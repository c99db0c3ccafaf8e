"""Prove or bound with OR-Tools CP-SAT.

Every connected set of k cells is a variable for each number k: “this is a group”. A group needs the number in its
cells and none of it next to them, so a cell belongs to one group at most. That makes the relaxation sharp: without
dice it is exact at once (44 cells, two stars, the hearts), with dice the proof is a matter of seconds to minutes.
"""

import importlib.util
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from splittable.bots.hindsight import Bounds
from splittable.bots.splitter.solve.problem import Placement, Problem
from splittable.core.errors import BadSetup
from splittable.games.splitter.codes import HEARTS_BONUS, NUMBERS, STAR_FACTOR
from splittable.games.splitter.kernel import beside

WORKERS = 8  # strategies that take turns; more than a small machine has cores, and faster than that many


def prove(
    problem: Problem, best: int, seconds: float, progress: Bounds | None = None
) -> tuple[list[Placement] | None, int, bool]:
    """Look for more than `best` points: better placements of the open rolls if any, a bound, and proven or not."""
    if importlib.util.find_spec("ortools") is None:
        raise BadSetup("setup/extra", "a proof needs OR-Tools: pip install 'splittable[solve]'")
    from ortools.sat.python import cp_model

    model = Model(problem, cp_model.CpModel())
    most = problem.counted_bound()
    if best >= most:
        return None, best, True
    model.demand(best + 1, most)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = WORKERS
    solver.parameters.linearization_level = 2
    status = solver.solve(model.model, watch(solver, most, progress))
    if status == cp_model.INFEASIBLE:
        return None, best, True
    bound = min(most, round(solver.best_objective_bound)) if solver.best_objective_bound > 0 else most
    if status == cp_model.UNKNOWN:
        return None, bound, False
    return model.placements(solver), bound, status == cp_model.OPTIMAL


def watch(solver: Any, most: int, progress: Bounds | None) -> Any:
    """Reports while the solver runs."""
    from ortools.sat.python import cp_model

    state: dict[str, Any] = {"found": None, "bound": most}

    def report(found: int | None, bound: float) -> None:
        state["found"] = found
        state["bound"] = min(state["bound"], round(bound))
        if progress:
            progress(state["found"], state["bound"])

    class Watcher(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            report(round(self.objective_value), self.best_objective_bound)

    solver.best_bound_callback = lambda bound: report(state["found"], bound)
    return Watcher()


class Model:
    """The sheet as a model: `number[cell, k]`, `lies[pair, left, right]`, and a variable for each possible group."""

    def __init__(self, problem: Problem, model: Any) -> None:
        self.problem = problem
        self.model = model
        self.cells = list(bits(problem.box.cells))
        self.number = {(c, k): model.new_bool_var("") for c in self.cells for k in range(1, NUMBERS + 1)}
        self.lies: dict[tuple[int, int, int], Any] = {}
        self.points: list[Any] = []
        for cell in self.cells:
            model.add_exactly_one(self.number[cell, k] for k in range(1, NUMBERS + 1))
        self.write_what_is_written()
        if problem.dice is not None:
            self.place_rolls(problem.open_dice)
        self.form_groups()
        self.fill_hearts()

    def write_what_is_written(self) -> None:
        box = self.problem.box
        for placement in self.problem.written:
            self.model.add(self.number[box.left[placement.pair], placement.left] == 1)
            self.model.add(self.number[box.right[placement.pair], placement.right] == 1)

    def place_rolls(self, dice: tuple[tuple[int, int], ...]) -> None:
        """T4: each free pair takes one of the rolls, one way round."""
        kinds = Counter(dice)
        box = self.problem.box
        for pair in self.problem.free_pairs:
            ways = sorted({way for high, low in kinds for way in ((high, low), (low, high))})
            for way in ways:
                self.lies[pair, *way] = self.model.new_bool_var("")
            self.model.add_exactly_one(self.lies[pair, *way] for way in ways)
            for k in range(1, NUMBERS + 1):
                left = sum(self.lies[pair, *way] for way in ways if way[0] == k)
                right = sum(self.lies[pair, *way] for way in ways if way[1] == k)
                self.model.add(self.number[box.left[pair], k] == left)
                self.model.add(self.number[box.right[pair], k] == right)
        for (high, low), count in kinds.items():
            lying = [v for (_, a, b), v in self.lies.items() if (max(a, b), min(a, b)) == (high, low)]
            self.model.add(sum(lying) == count)

    def form_groups(self) -> None:
        """T6–T8."""
        box = self.problem.box
        covering: dict[int, list[Any]] = defaultdict(list)
        totals = Counter(n for roll in self.problem.dice or () for n in roll)
        for k in range(1, NUMBERS + 1):
            groups = {shape: self.model.new_bool_var("") for shape in shapes(box.cells, k)}
            by_cell: dict[int, list[int]] = defaultdict(list)
            for shape, group in groups.items():
                self.points.append((STAR_FACTOR * k if shape & box.stars else k) * group)
                for cell in bits(shape):
                    by_cell[cell].append(shape)
                    covering[cell].append(group)
            for cell in self.cells:
                self.model.add(sum(groups[shape] for shape in by_cell[cell]) <= self.number[cell, k])
                for near in bits(beside(cell) & box.cells):  # maximal: none of the number next to the group
                    ending = sum(groups[shape] for shape in by_cell[cell] if not shape & near)
                    self.model.add(ending + self.number[near, k] <= 1)
            if self.problem.dice is not None:
                self.model.add(sum(groups.values()) <= totals[k] // k)
        for cell in self.cells:
            self.model.add_at_most_one(covering[cell])

    def fill_hearts(self) -> None:
        """T9."""
        agreeing = []
        if self.problem.box.hearts:
            for k in range(1, NUMBERS + 1):
                agree = self.model.new_bool_var("")
                for cell in bits(self.problem.box.hearts):
                    self.model.add_implication(agree, self.number[cell, k])
                agreeing.append(agree)
            self.model.add_at_most_one(agreeing)
        self.points += [HEARTS_BONUS * agree for agree in agreeing]

    def demand(self, least: int, most: int) -> None:
        self.model.add_linear_constraint(sum(self.points), least, most)
        self.model.maximize(sum(self.points))

    def placements(self, solver: Any) -> list[Placement]:
        """What the solver found, in the order of the open rolls."""
        box = self.problem.box
        lying = []
        for pair in self.problem.free_pairs:
            left, right = (
                next(k for k in range(1, NUMBERS + 1) if solver.value(self.number[cell, k]))
                for cell in (box.left[pair], box.right[pair])
            )
            lying.append(Placement(pair, left, right))
        ordered = []
        for high, low in self.problem.open_dice:
            ordered.append(next(p for p in lying if (max(p.left, p.right), min(p.left, p.right)) == (high, low)))
            lying.remove(ordered[-1])
        return ordered + lying


def bits(board: int) -> Iterator[int]:
    """The cells of a board, each as a board."""
    while board:
        yield board & -board
        board &= board - 1


def shapes(cells: int, size: int) -> list[int]:
    """All connected sets of this many cells."""
    found = set(bits(cells))
    for _ in range(size - 1):
        found = {shape | cell for shape in found for cell in bits(beside(shape) & cells & ~shape)}
    return sorted(found)
