"""One choice of a finished game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Decision:
    """Values are the chance of winning from 0 to 1, in Splitter the expected final score.

    `loss` is 0 if the difference to the best choice found is within `margin`, its error; `best` is then the move
    itself.
    """

    number: int  # of the move in the record, from 0
    move: str
    value: float
    best: str
    best_value: float
    loss: float
    margin: float
    choices: int
