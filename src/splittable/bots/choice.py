"""What every search finds: moves and their values."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A move, its value to its seat according to the search (0 to 1, or points), and how certain that is."""

    action: int
    value: float
    error: float
    tries: int
    share: float  # how often to choose it; 1 for the best unless being unpredictable pays
