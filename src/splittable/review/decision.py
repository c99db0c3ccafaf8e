"""One choice of a finished game."""

from dataclasses import dataclass
from typing import Any

from splittable.bots.coach import Reason


@dataclass(frozen=True)
class Decision:
    """Values are in the judge's unit: the chance of winning from 0 to 1, or the expected final score.

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
    kind: str = ""  # what sort of choice: a key of the game's words
    round: int = 0
    reason: Reason | None = None  # why the best choice is better, if something was lost

    def as_data(self) -> dict[str, Any]:
        """Without the facts of the reason, which are said in words."""
        return {name: value for name, value in vars(self).items() if name != "reason"}
