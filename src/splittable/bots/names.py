"""What people call the bots, and which one is meant when nobody says."""

from collections.abc import Collection

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
USUAL = ("medium", "greedy")


def titles(bot: str) -> dict[str, str]:
    """language → what to call a bot; its own name where nobody has thought of a better one."""
    return {language: names.get(bot, bot) for language, names in TITLES.items()}


def usual_bot(bots: Collection[str]) -> str:
    """A fair partner for most people, who doesn't keep them waiting; of bots that are ordered by strength."""
    return next((bot for bot in USUAL if bot in bots), next(iter(bots)))
