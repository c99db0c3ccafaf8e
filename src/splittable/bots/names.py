"""The names of the bots, and the default one."""

from splittable.bots.levels import NAMES, levels_of
from splittable.core.words import LANGUAGES, of_frame

ALIASES = {"greedy": "medium"}
"""Older names; only the newer one is offered."""


def known(game: str) -> tuple[str, ...]:
    """Every valid bot name for a game, weakest first."""
    return tuple(levels_of(game))


def offered(game: str) -> list[str]:
    """The bots that people can choose, each under one name."""
    names = known(game)
    return [name for name in names if ALIASES.get(name) not in names]


def titles(bot: str) -> dict[str, str]:
    """language → the title of a bot; by default its name."""
    return {language: of_frame(language)(f"bot.{bot}") if bot in NAMES else bot for language in LANGUAGES}


WEAKEST = NAMES[0]
USUAL = "medium"
"""A fair opponent for most people, and a quick one."""
