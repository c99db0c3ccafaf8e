"""The best sheet that the dice allowed: quick search first, proof if there is time."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from splittable.bots.hindsight import Bounds
from splittable.bots.splitter.solve.problem import (
    Placement,
    Problem,
    Roll,
    make_problem,
    options_of,
    problem_of,
    sheet_box,
)
from splittable.bots.splitter.solve.proof import prove
from splittable.bots.splitter.solve.search import search
from splittable.core.play import Game, State
from splittable.core.records import replay
from splittable.core.registry import spec
from splittable.core.spec import CHANCE
from splittable.core.words import Words
from splittable.games.splitter.codes import NUMBERS, Box
from splittable.games.splitter.groups import rows
from splittable.games.splitter.kernel import group_points, heart_points
from splittable.games.splitter.notation import pair_name


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
    options: Mapping[str, Any] = field(repr=False)

    def played(self) -> State:
        """One seat, the same dice, the best placements."""
        state = Game(spec("splitter")).start(1, **self.options)
        for (high, low), move in zip(self.dice, self.moves, strict=True):
            state.play(CHANCE, f"roll {high} {low}")
            if not state.is_over:  # a double in the last round is written automatically
                state.play(0, move)
        return state

    def told(self, words: Words) -> list[str]:
        verdict = words("solve_proven" if self.proven else "solve_open")
        rolls = [
            f"{high}-{low} {move.removeprefix('write ')}"
            for (high, low), move in zip(self.dice, self.moves, strict=True)
        ]
        return [
            words("solve_result", score=self.score, bound=self.bound, verdict=verdict, seconds=self.seconds),
            words("solve_moves", moves=" · ".join(rolls)),
        ]

    def as_data(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name != "options"}


def hindsight(
    sheet: str | Path | Mapping[str, Any],
    dice: str | Sequence[Sequence[int]],
    *,
    written: Sequence[str] = (),
    seconds: float = 0.0,
    seed: int = 0,
    progress: Bounds | None = None,
) -> Solution:
    """The best sheet for known dice; `written` are the placements of the first rolls, if some are given.

    The search takes about a second. With `seconds`, OR-Tools then tries to prove or improve the result.
    """
    problem = make_problem(sheet, dice, written)
    return solve(problem, options_of(sheet), seconds=seconds, seed=seed, progress=progress)


def hindsight_of(
    game: State | dict[str, Any], *, seconds: float = 0.0, seed: int = 0, progress: Bounds | None = None
) -> Solution:
    """The best sheet for the dice of a finished game: a state or a record."""
    state = game if isinstance(game, State) else replay(game)
    played = problem_of(state, 0)
    problem = Problem(played.box, played.dice)
    return solve(problem, state.options, seconds=seconds, seed=seed, progress=progress)


def max_score(
    sheet: str | Path | Mapping[str, Any], *, seconds: float = 300.0, seed: int = 0, progress: Bounds | None = None
) -> Solution:
    """The highest score of a sheet over all dice."""
    problem = Problem(sheet_box(sheet), None)
    return solve(problem, options_of(sheet), seconds=seconds, seed=seed, progress=progress)


def solve(
    problem: Problem,
    options: Mapping[str, Any],
    *,
    seconds: float,
    seed: int = 0,
    progress: Bounds | None = None,
) -> Solution:
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
    lying = [*problem.written, *found]
    return Solution(
        score=score,
        bound=bound,
        proven=proven,
        dice=tuple((max(p.left, p.right), min(p.left, p.right)) for p in lying),
        moves=tuple(f"write {pair_name(p.pair)} {p.left}" for p in lying),
        rows=tuple(rows(boards(problem.box, lying), problem.box)),
        seconds=round(time.perf_counter() - begin, 3),
        options=options,
    )


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
