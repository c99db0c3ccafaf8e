"""The names of our games in researchers' tools, all derived from the registry."""

from splittable.core import registry
from splittable.core.spec import GameSpec


def module_names() -> dict[str, str]:
    """PettingZoo style, "<game>_v0" → the game's name."""
    return {f"{name.replace('-', '_')}_v{registry.spec(name).environment}": name for name in registry.names()}


def gymnasium_id(spec: GameSpec, suffix: str = "") -> str:
    """Gymnasium style: "splittable/<Game><suffix>-v0"."""
    title = "".join(part.capitalize() for part in spec.name.split("-"))
    return f"splittable/{title}{suffix}-v{spec.environment}"


def openspiel_name(spec: GameSpec) -> str:
    return f"splittable_{spec.name.replace('-', '_')}"


def agent_names(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]
