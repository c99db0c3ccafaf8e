"""One choice of a finished game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Decision:
    """Values are odds of winning from 0 to 1, in Splitter the points expected at the end."""

    number: int  # of the move in the record, from 0
    move: str
    value: float
    best: str
    best_value: float
    choices: int

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value)
