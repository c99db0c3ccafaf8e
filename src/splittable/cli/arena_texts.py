"""What `splittable arena` says, in English and French."""

from functools import partial

from splittable.cli.texts import Language
from splittable.core.spec import Words
from splittable.core.texts import say

EN = {
    "title": "{game}, {players} players: {bots}",
    "playing": "playing",
    "bot": "bot",
    "rating": "rating",
    "ratings": "Ratings",
    "wins": "Wins",
    "win_rate": "wins (95 %)",
    "fair": "fair share",
    "mean_points": "mean points",
    "points": "Points",
    "seats": "seats",
    "forfeits": "forfeits",
    "duels": "Who finishes ahead of whom",
    "report_about": "{games} games. Seats rotate with the same deals. Intervals hold with 95 %.",
    "written": "Written to {path}.",
}

FR = {
    "title": "{game}, {players} joueurs : {bots}",
    "playing": "parties",
    "bot": "bot",
    "rating": "cote",
    "ratings": "Cotes",
    "wins": "Victoires",
    "win_rate": "victoires (95 %)",
    "fair": "part équitable",
    "mean_points": "points en moyenne",
    "points": "Points",
    "seats": "places",
    "forfeits": "forfaits",
    "duels": "Qui finit devant qui",
    "report_about": "{games} parties. Les places tournent avec les mêmes donnes. Intervalles à 95 %.",
    "written": "Écrit dans {path}.",
}

TEXTS = {"en": EN, "fr": FR}


def arena_words(language: Language) -> Words:
    return partial(say, TEXTS, language.value)
