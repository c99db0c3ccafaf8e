"""The best sheet that the dice allowed: quick search first, proof if there is time."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from splittable.core.play import State
from splittable.core.records import replay
from splittable.games.splitter.codes import NUMBERS, Box
from splittable.games.splitter.groups import rows
from splittable.games.splitter.kernel import group_points, heart_points
from splittable.games.splitter.notation import pair_name
from splittable.solve.problem import Placement, Problem, Roll, make_problem, problem_of, sheet_box
from splittable.solve.proof import Progress, prove
from splittable.solve.search import search


@dataclass(frozen=True)
class Solution:
    """The best sheet found. No sheet scores more than `bound`; if `proven`, none scores more than `score`."""

    score: int
    bound: int
    proven: bool
    dice: tuple[Roll, ...]
    moves: tuple[str, ...]  # one for each roll
    rows: tuple[str, ...]  # the sheet, one character per place: a number, or a dot where there is no cell
    seconds: float


def hindsight(
    sheet: str | Path | Mapping[str, Any],
    dice: str | Sequence[Sequence[int]],
    *,
    written: Sequence[str] = (),
    seconds: float = 0.0,
    seed: int = 0,
    progress: Progress | None = None,
) -> Solution:
    """The best sheet for known dice; `written` are the placements of the first rolls, if some are given.

    The search takes about a second. With `seconds`, OR-Tools then tries to prove or improve the result.
    """
    return solve(make_problem(sheet, dice, written), seconds=seconds, seed=seed, progress=progress)


def hindsight_of(
    game: State | dict[str, Any], *, seconds: float = 0.0, seed: int = 0, progress: Progress | None = None
) -> Solution:
    """The best sheet for the dice of a finished game: a state or a record."""
    state = game if isinstance(game, State) else replay(game)
    played = problem_of(state, 0)
    return solve(Problem(played.box, played.dice), seconds=seconds, seed=seed, progress=progress)


def max_score(
    sheet: str | Path | Mapping[str, Any], *, seconds: float = 300.0, seed: int = 0, progress: Progress | None = None
) -> Solution:
    """The highest score of a sheet over all dice."""
    problem = Problem(sheet_box(sheet), None)
    return solve(problem, seconds=seconds, seed=seed, progress=progress)


def solve(problem: Problem, *, seconds: float, seed: int = 0, progress: Progress | None = None) -> Solution:
    begin = time.perf_counter()
    bound = problem.counted_bound()
    found = search(problem, seed, target=bound)
    score = points(problem.box, [*problem.written, *found])
    proven = score == bound
    if progress:
        progress(score, bound)
    left = seconds - (time.perf_counter() - begin)
    if not proven and left > 0:
        better, bound, proven = prove(problem, score, left, progress)
        if better is not None:
            found = better
            score = points(problem.box, [*problem.written, *found])
    return describe(problem, found, score, bound, proven, time.perf_counter() - begin)


def describe(
    problem: Problem, found: list[Placement], score: int, bound: int, proven: bool, seconds: float
) -> Solution:
    lying = [*problem.written, *found]
    dice = tuple((max(p.left, p.right), min(p.left, p.right)) for p in lying)
    moves = tuple(f"write {pair_name(p.pair)} {p.left}" for p in lying)
    sheet = tuple(rows(boards(problem.box, lying), problem.box))
    return Solution(score, bound, proven, dice, moves, sheet, round(seconds, 3))


def boards(box: Box, placements: list[Placement]) -> list[int]:
    made = [0] * (NUMBERS + 1)
    for placement in placements:
        made[placement.left] |= box.left[placement.pair]
        made[placement.right] |= box.right[placement.pair]
    return made


def points(box: Box, placements: list[Placement]) -> int:
    """Scored by the rules, independent of the search and the solver."""
    made = boards(box, placements)
    numbers = range(1, NUMBERS + 1)
    return sum(group_points(made[k], k, box.stars) + heart_points(made[k], box.hearts) for k in numbers)
