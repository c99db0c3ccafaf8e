"""Luck and skill: what each placement of a finished game cost of the best possible result."""

from dataclasses import asdict, dataclass
from typing import Any

from splittable.bots.hindsight import Rounds
from splittable.bots.splitter.solve.hindsight import points
from splittable.bots.splitter.solve.problem import Problem, Roll, problem_of
from splittable.bots.splitter.solve.search import search
from splittable.core.play import State
from splittable.core.records import replay
from splittable.core.words import Words
from splittable.games.splitter.notation import pair_name


@dataclass(frozen=True)
class Cost:
    """One placement: the best possible result before and after it, and so its cost."""

    round: int  # from 1
    roll: Roll
    move: str
    before: int
    after: int

    @property
    def cost(self) -> int:
        return self.before - self.after

    def told(self, words: Words) -> str:
        roll = f"{self.roll[0]}-{self.roll[1]}"
        return words("solve_cost", **{**self.as_data(), "round": f"{self.round:>2}", "roll": roll})

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "cost": self.cost}


def costliest(
    game: State | dict[str, Any],
    seat: int = 0,
    *,
    seed: int = 0,
    progress: Rounds | None = None,
) -> list[Cost]:
    """Every placement of a finished game, the costliest first. The costs add up to the best result minus the score.

    `game` is a state or a record. The best possible result is what the quick search finds. `progress` is
    called with the rounds done so far and their number.
    """
    state = game if isinstance(game, State) else replay(game)
    played = problem_of(state, seat)
    best = bests(played, seed, progress)
    costs = []
    for index, placement in enumerate(played.written):
        move = f"write {pair_name(placement.pair)} {placement.left}"
        roll = (max(placement.left, placement.right), min(placement.left, placement.right))
        costs.append(Cost(index + 1, roll, move, best[index], best[index + 1]))
    return sorted(costs, key=lambda cost: (-cost.cost, cost.round))


def bests(played: Problem, seed: int, progress: Rounds | None) -> list[int]:
    """The best possible result with the first 0, 1, … placements as played."""
    rounds = len(played.written)
    best: list[int] = []
    for count in range(rounds + 1):
        problem = Problem(played.box, played.dice, played.written[:count])
        target = best[-1] if best else problem.counted_bound()
        found = search(problem, seed, target=target)
        best.append(points(played.box, [*problem.written, *found]))
        if progress and count:
            progress(count, rounds)
    for count in range(rounds - 1, -1, -1):  # what is possible after a placement is possible before it
        best[count] = max(best[count], best[count + 1])
    return best
