"""What the terminal says, in English and French."""

from enum import Enum
from functools import partial

from splittable.core.spec import GameSpec, Words
from splittable.core.texts import say

EN = {
    "which_game": "Which game?",
    "pick": "Type a name or its number",
    "unknown_pick": "Please type one of: {choices}",
    "welcome": "{title} · {players} players · you are {name}. Type ? for the rule, h for all commands, q to leave.",
    "commands": "? the rule in force · r all rules · b the board · m all moves · q leave",
    "rule": "Rule {rule}: {text}",
    "choices": "Choices: {labels}",
    "more": "… {count} in all, m lists them",
    "not_a_move": "“{text}” is not a choice now. {choices}",
    "ambiguous": "“{text}” could be: {labels}",
    "chosen": "Your choice: {label}. Enter to go on, u to take it back",
    "taken_back": "Taken back.",
    "over": "The game is over.",
    "won": "{names}: the win.",
    "scores": "{name}: {points}",
    "left": "You left the game. Nothing was saved; --save FILE keeps a record.",
    "saved": "Saved to {path}.",
    "records_ok": "{count} records, all moves, scores and winners check out.",
    "record_ok": "1 record, all moves, the scores and the winners check out.",
    "players_minutes": "{players} players · {minutes} minutes · {credits}",
    "unfinished": "unfinished",
    "next": "Enter: on, q: stop",
}

FR = {
    "which_game": "Quel jeu ?",
    "pick": "Tapez un nom ou son numéro",
    "unknown_pick": "Tapez l’un de : {choices}",
    "welcome": "{title} · {players} joueurs · vous êtes {name}. ? : la règle, h : les commandes, q : quitter.",
    "commands": "? la règle en vigueur · r toutes les règles · b le plateau · m tous les coups · q quitter",
    "rule": "Règle {rule} : {text}",
    "choices": "Choix : {labels}",
    "more": "… {count} en tout, m les affiche",
    "not_a_move": "« {text} » n’est pas un choix possible. {choices}",
    "ambiguous": "« {text} » peut être : {labels}",
    "chosen": "Votre choix : {label}. Entrée pour continuer, u pour le reprendre",
    "taken_back": "Repris.",
    "over": "La partie est finie.",
    "won": "Victoire : {names}.",
    "scores": "{name} : {points}",
    "left": "Vous avez quitté la partie. Rien n’est enregistré ; --save FICHIER garde une trace.",
    "saved": "Enregistré dans {path}.",
    "records_ok": "{count} parties : coups, scores et vainqueurs sont tous corrects.",
    "record_ok": "1 partie : les coups, les scores et les vainqueurs sont corrects.",
    "players_minutes": "{players} joueurs · {minutes} minutes · {credits}",
    "unfinished": "inachevée",
    "next": "Entrée : suite, q : arrêter",
}

TEXTS = {"en": EN, "fr": FR}


class Language(Enum):
    en = "en"
    fr = "fr"


def terminal_words(language: Language) -> Words:
    return partial(say, TEXTS, language.value)


def game_words(spec: GameSpec, language: Language) -> Words:
    return partial(say, spec.texts, language.value)
