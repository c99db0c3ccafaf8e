"""By how much one choice is better than another, and how much of that may be error."""

from dataclasses import dataclass
from math import sqrt

PARTS = 25  # into which paired playouts are cut to see how much their difference varies
SURE = 3.0  # standard errors: a review compares dozens of choices, and none of them should seem a mistake by chance


@dataclass(frozen=True)
class Gap:
    """What the better choice is worth more. Up to `margin` that may be error, and then it counts as nothing."""

    value: float
    margin: float

    @property
    def is_clear(self) -> bool:
        return self.value > self.margin

    @property
    def loss(self) -> float:
        return self.value if self.is_clear else 0.0


NO_GAP = Gap(0.0, 0.0)


def gap_of_parts(better: list[float], other: list[float]) -> Gap:
    """From the means of equal parts, in each of which both choices met the same chances."""
    differences = [one - two for one, two in zip(better, other, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return Gap(mean, SURE * sqrt(variance / len(differences)))
