"""How long a bot may think: so many playouts, which gives the same choice every time, or so many seconds."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    iterations: int = 0  # playouts; 0: `seconds` count
    seconds: float = 0.0
