"""The best Splitter sheet that the dice allowed, proven or bounded, and what each placement cost.

Needs the extra `splittable[solve]`. The quick search alone needs `splittable[fast]`.

    from splittable.bots.splitter.solve import costliest, hindsight, max_score
    hindsight("A", "4-1 5-4 …", seconds=30).score
"""

from splittable.bots.splitter.solve.hindsight import Solution, hindsight, hindsight_of, max_score
from splittable.bots.splitter.solve.luck import Cost, costliest
from splittable.bots.splitter.solve.problem import Problem, dice_of, parse_dice

__all__ = [
    "Cost",
    "Problem",
    "Solution",
    "costliest",
    "dice_of",
    "hindsight",
    "hindsight_of",
    "max_score",
    "parse_dice",
]
