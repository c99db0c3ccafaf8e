"""Puzzles: moments of games at which one choice is clearly best and not obvious.

`load(game)` gives the puzzles of a game. Each has a `view`, which is everything that its seat may know, and judges
an `answer`. `python -m splittable.puzzles.make` finds them.
"""

from splittable.puzzles.puzzle import LEVELS, Answer, Level, Puzzle, find, load

__all__ = ["LEVELS", "Answer", "Level", "Puzzle", "find", "load"]
