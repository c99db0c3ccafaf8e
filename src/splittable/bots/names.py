"""The names of the bots, and the default one."""

from splittable.bots.levels import NAMES, levels_of
from splittable.core.words import LANGUAGES, of_frame

OLDER_NAMES = {"greedy": "medium"}
"""Levels that stored tables may still name."""


def known(game: str) -> list[str]:
    """Every valid bot name for a game, weakest first."""
    return list(levels_of(game))


def titles(bot: str) -> dict[str, str]:
    """language → the title of a bot; by default its name."""
    return {language: of_frame(language)(f"bot.{bot}") if bot in NAMES else bot for language in LANGUAGES}


WEAKEST = NAMES[0]
USUAL = "medium"
"""A fair opponent for most people, and a quick one."""
