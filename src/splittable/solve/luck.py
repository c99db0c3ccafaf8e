"""Luck and skill: how much of what the dice allowed each placement of a finished game gave away."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from splittable.core.play import State
from splittable.core.records import replay
from splittable.games.splitter.notation import pair_name
from splittable.solve.hindsight import points
from splittable.solve.problem import Problem, Roll, problem_of
from splittable.solve.search import search


@dataclass(frozen=True)
class Cost:
    """One placement: the hindsight best before it, after it, and so what it cost."""

    round: int  # from 1
    roll: Roll
    move: str
    before: int
    after: int

    @property
    def cost(self) -> int:
        return self.before - self.after


def costliest(
    game: State | dict[str, Any],
    seat: int = 0,
    *,
    seed: int = 0,
    progress: Callable[[int, int], object] | None = None,
) -> list[Cost]:
    """Every placement of a finished game, the costliest first. The costs add up to the hindsight best less the score.

    `game` is a state or a record. The hindsight best is what the quick search finds. `progress` is called with the
    rounds looked at so far and their number.
    """
    state = game if isinstance(game, State) else replay(game)
    played = problem_of(state, seat)
    rounds = len(played.written)
    best = [0] * (rounds + 1)  # with the first k placements as they were played
    best[rounds] = points(played.box, list(played.written))
    for count in range(rounds - 1, -1, -1):
        problem = Problem(played.box, played.dice, played.written[:count])
        found = search(problem, seed, target=problem.counted_bound())
        # What is possible after one more placement is possible before it.
        best[count] = max(points(played.box, [*problem.written, *found]), best[count + 1])
        if progress:
            progress(rounds - count, rounds)
    costs = []
    for index, placement in enumerate(played.written):
        move = f"write {pair_name(placement.pair)} {placement.left}"
        roll = (max(placement.left, placement.right), min(placement.left, placement.right))
        costs.append(Cost(index + 1, roll, move, best[index], best[index + 1]))
    return sorted(costs, key=lambda cost: (-cost.cost, cost.round))
