"""What people call the bots, and which one is meant when nobody says."""

from splittable.bots.levels import NAMES, levels_of

TITLES: dict[str, dict[str, str]] = {
    "en": {
        "random": "Random bot",
        "greedy": "Steady bot",
        "easy": "Easy bot",
        "medium": "Medium bot",
        "hard": "Hard bot",
        "expert": "Expert bot",
    },
    "fr": {
        "random": "Robot au hasard",
        "greedy": "Robot posé",
        "easy": "Robot facile",
        "medium": "Robot moyen",
        "hard": "Robot fort",
        "expert": "Robot expert",
    },
}
ALIASES = {"greedy": "medium"}
"""Older names; where the newer one is known, only that is offered."""


def known(game: str) -> tuple[str, ...]:
    """Every name of a bot that may sit at a table of a game, weakest first."""
    return tuple(levels_of(game))


def offered(game: str) -> list[str]:
    """The bots that people choose from, each by one name."""
    names = known(game)
    return [name for name in names if ALIASES.get(name) not in names]


def titles(bot: str) -> dict[str, str]:
    """language → what to call a bot; its own name where nobody has thought of a better one."""
    return {language: names.get(bot, bot) for language, names in TITLES.items()}


WEAKEST = NAMES[0]
USUAL = "medium"
"""A fair partner for most people, who doesn't keep them waiting."""
