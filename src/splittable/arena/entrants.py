"""The entrants: a built-in level, a Python function, or a command that implements the line protocol."""

import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

from splittable.bots import level_of, levels_of
from splittable.bots.outside import FUNCTION, find_player, is_player
from splittable.core.errors import BadSetup

COMMAND = "cmd:"
OUTSIDE_QUOTES = re.compile(r"""((?:[^,"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*'|["'])+)""")


@dataclass(frozen=True)
class Entrant:
    label: str
    command: tuple[str, ...] = ()  # empty: a built-in level or a Python function, and the label is its name


def parse_entrants(game: str, text: str) -> list[Entrant]:
    """`hard,medium,cmd:python my_bot.py`; a name can be repeated, and then plays several seats."""
    entrants = [parse_entrant(game, part) for part in split_names(game, text)]
    if len(entrants) < 2:
        raise BadSetup("arena/bots", f"an arena needs two bots or more, got {text!r}")
    return entrants


def split_names(game: str, text: str) -> list[str]:
    """Commas separate bots, but not in quotes, and what follows a comma in a command belongs to it if no bot has that
    name: `cmd:python my_bot.py --layers 64,64,hard` is a command and `hard`."""
    parts: list[str] = []
    for piece in OUTSIDE_QUOTES.findall(text):
        name = piece.strip()
        if parts and parts[-1].startswith(COMMAND) and not names_a_bot(game, name):
            parts[-1] += f",{piece}"
        elif name:
            parts.append(name)
    return [part.rstrip() for part in parts]


def names_a_bot(game: str, name: str) -> bool:
    return name.startswith((COMMAND, FUNCTION)) or name in levels_of(game) or is_player(name)


def parse_entrant(game: str, text: str) -> Entrant:
    if not text.startswith(COMMAND):
        check_bot(game, text)
        return Entrant(text)
    try:
        command = tuple(shlex.split(text.removeprefix(COMMAND)))
    except ValueError as error:
        raise BadSetup("arena/bots", f"can't read the command {text!r}: {error}") from None
    if not command:
        raise BadSetup("arena/bots", f"expected a command after {COMMAND!r}, got {text!r}")
    check_command(command)
    return Entrant(text, command)


def check_bot(game: str, name: str) -> None:
    """A level of the game, or a Python function that can be imported."""
    if name.startswith(FUNCTION) or (name not in levels_of(game) and is_player(name)):
        find_player(name)
    else:
        level_of(game, name)


def check_command(command: tuple[str, ...]) -> None:
    """A wrong path is told at once, not after all games were forfeited."""
    if shutil.which(command[0]) is None:
        raise BadSetup("bot/command", f"there is no program {command[0]!r}")
    for argument in command[1:]:
        if argument.endswith(".py") and not Path(argument).is_file():
            raise BadSetup("bot/command", f"there is no file {argument!r}")
