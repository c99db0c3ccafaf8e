"""Splito by Luc Rémond and Romaric Galonnier (Blam!): a zone with each neighbour, and your score is left × right."""

from pathlib import Path

from splittable.core.spec import GameSpec, Option
from splittable.games.splito import board, encode, heuristic, kernel, notation, resample, view
from splittable.games.splito.breakdown import breakdown
from splittable.games.splito.codes import ACTIONS, OUTCOMES
from splittable.games.splito.deck import load_box, load_deck, player_limits
from splittable.games.splito.state import State, invariants
from splittable.games.splito.texts import TEXTS

OPTIONS = (
    Option(
        name="sides",
        default="hidden",
        choices=("hidden", "shown"),
        help={
            "en": "shown: the side of a card is open as soon as it is chosen, as at a real table; "
            "hidden: side and card are revealed together",
            "fr": "shown : le côté est visible dès qu’il est choisi, comme à une vraie table ; "
            "hidden : le côté est révélé avec la carte",
        },
    ),
    Option(
        name="memory",
        default="aided",
        choices=("aided", "own"),
        help={
            "en": "aided: everybody is shown the hands that passed through his own and what is left of them; "
            "own: everybody has to remember them",
            "fr": "aided : chacun voit les mains qui sont passées par la sienne et ce qu’il en reste ; "
            "own : chacun doit s’en souvenir",
        },
    ),
    Option(
        name="deck",
        default=None,
        choices=(),
        load=load_deck,
        shipped="objectives.yaml",
        help={
            "en": "the objective cards: a file of your own (objectives.yaml in the game's folder shows the form), "
            "or no-color for three reported variants. The shipped set is a reconstruction: the publisher "
            "lists the cards nowhere, so owners of the box can enter theirs",
            "fr": "les cartes Objectif : un fichier à vous (objectives.yaml dans le dossier du jeu montre la forme), "
            "ou no-color pour trois variantes rapportées. Le jeu fourni est une reconstitution : l’éditeur "
            "ne publie pas la liste, et qui possède la boîte peut saisir ses cartes",
        },
    ),
    Option(
        name="two_player",
        default=False,
        choices=(False, True),
        help={
            "en": "our own variant for two: two private zones each, two deals of 13 cards",
            "fr": "notre propre variante à deux : deux zones privées chacun, deux donnes de 13 cartes",
        },
    ),
    Option(
        name="size",
        default="full",
        choices=("full", "tiny"),
        help={
            "en": "tiny: eight cards, three players with hands of two, for exact solutions",
            "fr": "tiny : huit cartes, trois mains de deux, pour des solutions exactes",
        },
    ),
)

GAME = GameSpec(
    name="splito",
    title="Splito",
    credits="Luc Rémond and Romaric Galonnier, Blam!",
    rules=1,
    min_players=3,
    max_players=8,
    usual_players=5,
    minutes=15,
    options=OPTIONS,
    tiny={"players": 3, "size": "tiny"},
    state=State,
    box=load_box,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    invariants=invariants,
    kernel=kernel,
    notation=notation,
    view=view,
    encode=encode,
    resample=resample,
    heuristic=heuristic,
    board=board,
    breakdown=breakdown,
    texts=TEXTS,
    folder=Path(__file__).parent,
    seats=player_limits,
    free_talk=False,
)
