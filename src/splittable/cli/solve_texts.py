"""What `splittable solve` says, in English and French."""

from functools import partial

from splittable.cli.texts import Language
from splittable.core.spec import Words
from splittable.core.texts import say

EN = {
    "searching": "searching …",
    "proving": "best {best} · no more than {bound} possible · {seconds:.0f} s",
    "looking_back": "looking back, round by round",
    "best": "Best",
    "played": "Played by seat {seat}",
    "result": "Best found: {score} · no sheet scores more than {bound} · {verdict} · {seconds:.1f} s",
    "proven": "proven",
    "open": "not proven (give it --seconds)",
    "moves": "Roll by roll: {moves}",
    "gap": "Played {played} of {score}: {gap} points left on the table.",
    "costs_head": "What each placement cost (the hindsight best before and after it):",
    "cost": "round {round:>2} · {roll} · {move} · {before} → {after} · {cost} lost",
    "no_costs": "No placement cost anything.",
}

FR = {
    "searching": "recherche …",
    "proving": "meilleur {best} · pas plus de {bound} possible · {seconds:.0f} s",
    "looking_back": "retour en arrière, manche par manche",
    "best": "La meilleure",
    "played": "Jouée par la place {seat}",
    "result": "Trouvé : {score} · aucune fiche ne marque plus de {bound} · {verdict} · {seconds:.1f} s",
    "proven": "prouvé",
    "open": "pas prouvé (donnez-lui --seconds)",
    "moves": "Lancer par lancer : {moves}",
    "gap": "Joué {played} sur {score} : {gap} points laissés sur la table.",
    "costs_head": "Ce qu’a coûté chaque placement (le meilleur possible avant et après) :",
    "cost": "manche {round:>2} · {roll} · {move} · {before} → {after} · {cost} perdus",
    "no_costs": "Aucun placement n’a rien coûté.",
}

TEXTS = {"en": EN, "fr": FR}


def solve_words(language: Language) -> Words:
    return partial(say, TEXTS, language.value)
