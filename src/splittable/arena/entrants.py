"""The entrants: a built-in level, or a command that implements the line protocol."""

import shlex
from dataclasses import dataclass

from splittable.bots import level_of
from splittable.core.errors import BadSetup

COMMAND = "cmd:"


@dataclass(frozen=True)
class Entrant:
    label: str
    command: tuple[str, ...] = ()  # empty: a built-in level, and the label is its name


def parse_entrants(game: str, text: str) -> list[Entrant]:
    """`hard,medium,cmd:python my_bot.py`; a name can be repeated, and then plays several seats."""
    entrants = [parse_entrant(game, part.strip()) for part in text.split(",") if part.strip()]
    if len(entrants) < 2:
        raise BadSetup("arena/bots", f"an arena needs two bots or more, got {text!r}")
    return entrants


def parse_entrant(game: str, text: str) -> Entrant:
    if not text.startswith(COMMAND):
        level_of(game, text)
        return Entrant(text)
    try:
        command = tuple(shlex.split(text.removeprefix(COMMAND)))
    except ValueError as error:
        raise BadSetup("arena/bots", f"can't read the command {text!r}: {error}") from None
    if not command:
        raise BadSetup("arena/bots", f"expected a command after {COMMAND!r}, got {text!r}")
    return Entrant(text, command)
