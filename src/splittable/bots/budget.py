"""How long a bot may think: a number of playouts, which gives reproducible choices, or seconds."""

from dataclasses import dataclass
from typing import Self

from splittable.core.errors import BadSetup


@dataclass(frozen=True)
class Budget:
    iterations: int = 0  # playouts; 0: `seconds` count
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if min(self.iterations, self.seconds) < 0:
            raise BadSetup("bot/budget", f"neither playouts nor seconds can be negative: {self}")

    def part(self, share: float) -> Self:
        """A part of it, at least one playout."""
        return type(self)(max(1, round(self.iterations * share)) if self.iterations else 0, self.seconds * share)
