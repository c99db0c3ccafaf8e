"""What `splittable review` says, in English and French."""

from functools import partial

from splittable.cli.texts import Language
from splittable.core.spec import Words
from splittable.core.texts import say

EN = {
    "preparing": "getting ready; the first time takes a minute",
    "looking": "looking back",
    "head": "Seat {seat}: {count} choices, on average each gave away {loss}.",
    "costliest": "What cost most:",
    "none": "No choice gave anything away.",
    "decision": "move {number} · {move} · better: {best} · {loss}",
    "odds": "{loss:.1%} of the odds",
    "points": "{loss:.3g} points",
    "readable": "Guesses: {distance:.0%} away from the mix that nobody can read (chance alone: {chance:.0%}).",
    "made": "  you took the sections by rank {made}, the mix takes them {expected}",
    "cut": "round {round} · kept {kept} ({kept_worth:.1f}) · the neighbour took {taken} ({taken_worth:.1f})",
    "cuts": "Your cuts, with what the cards were worth to you:",
    "dice": "In hindsight the dice allowed {best}; you scored {played}.",
    "luck": "An expert expected {expected:.1f} at the first roll; your choices gave away {lost:.1f}, the dice "
    "brought {dice:+.1f}.",
}

FR = {
    "preparing": "préparation ; la première fois prend une minute",
    "looking": "retour en arrière",
    "head": "Place {seat} : {count} choix, chacun a coûté en moyenne {loss}.",
    "costliest": "Ce qui a coûté le plus :",
    "none": "Aucun choix n’a rien coûté.",
    "decision": "coup {number} · {move} · mieux : {best} · {loss}",
    "odds": "{loss:.1%} des chances",
    "points": "{loss:.3g} points",
    "readable": "Paris : à {distance:.0%} du mélange que personne ne peut lire (le hasard seul : {chance:.0%}).",
    "made": "  vous avez pris les sections par rang {made}, le mélange les prend {expected}",
    "cut": "tour {round} · gardé {kept} ({kept_worth:.1f}) · le voisin a pris {taken} ({taken_worth:.1f})",
    "cuts": "Vos partages, avec ce que les cartes valaient pour vous :",
    "dice": "Après coup, les dés permettaient {best} ; vous avez marqué {played}.",
    "luck": "Au premier lancer, un expert attendait {expected:.1f} ; vos choix ont coûté {lost:.1f}, les dés ont "
    "apporté {dice:+.1f}.",
}

TEXTS = {"en": EN, "fr": FR}


def review_words(language: Language) -> Words:
    return partial(say, TEXTS, language.value)
