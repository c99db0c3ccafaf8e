"""Sentences of Splito in English and French: refusals, score lines, events, the board.

What is said of a measure (red cards, 4s, different colours, …) is put together from its name and a form.
"""

from collections.abc import Mapping

from splittable.games.splito.codes import COLORS, TRAITS, VALUES, trait_name

EN = {
    # refusals
    "malformed": "not a move of Splito, such as 'play red5 left'",
    "malformed_chance": "not a chance move of Splito, such as 'common maj_v4' or 'deal 0 red5'",
    "no_side": "choose a side: 'play {card} left' or 'play {card} right'",
    "one_side": "a card goes to one side only: 'play {card} left' or 'play {card} right'",
    "no_such_card": "there is no card {card!r} in this deck",
    "not_in_hand": "{card} is not in your hand",
    "commons_first": "first the common objectives are drawn, the star card and then the moon card",
    "commons_known": "the common objectives are drawn already; now seat {seat} is dealt a card",
    "not_next": "cards go round the table; the next one is for seat {seat}",
    "none_left": "no copy of {card} is left to deal",
    "not_a_star": "{card} is no star card; the first common objective has a star",
    "not_a_moon": "{card} is no moon card; the second common objective has a moon",
    # score lines
    "zone_left": "left zone: {points}",
    "zone_right": "right zone: {points}",
    "objective_met": "objective met: +{points}",
    "objective_open": "objective not met, would be +{points}",
    "objective_lost": "objective that can't be met any more (+{points})",
    "product": "left × right: {left} × {right} = {points}",
    "cards_for_ties": "cards in both zones, for ties: {count}",
    # cards
    "left": "left",
    "right": "right",
    "card_objective": "“{goal}”",
    "card_together": "{colors} together",
    # events
    "event_common": "Common objective: {goal}",
    "event_dealt": "The cards are dealt.",
    "event_chosen": "{name} has chosen.",
    "event_side_left": "{name} plays to the left.",
    "event_side_right": "{name} plays to the right.",
    "event_reveal": "Turn {turn}: {plays}",
    "event_leads": "{zone} now leads: {goal}.",
    "event_no_lead": "Nobody leads now: {goal}.",
    # the board
    "board_title": "Turn {turn} of {turns} · hands go to the left",
    "board_over": "The game is over.",
    "board_common": "Common objective ({points}): {goal} · {who}",
    "board_leads": "{zone} leads with {count}",
    "board_nobody": "nobody leads (the most is {count})",
    "board_zone": "{zone} · points: {points} · cards: {size}",
    "board_private_left": "{name}, left",
    "board_private_right": "{name}, right",
    "board_won": "common objective won",
    "board_met": "met",
    "board_open": "open",
    "board_lost": "lost",
    "board_product": "{name}: {left} × {right} = {points}",
    "board_chosen": "has chosen",
    "board_chosen_left": "plays to the left",
    "board_chosen_right": "plays to the right",
    "board_hand": "Your hand",
    "board_knows": "{name} holds, as you know",
    "board_choice": "You play {card} to the {side}.",
    "board_evidence": "The objectives are a reconstruction; the rules (P3) say how to enter those of your box.",
    # what to do
    "ask_play": "Play a card of your hand into your left or your right zone, e.g. “{example}”.",
    "ask_wait": "Your card lies face down until all have chosen.",
}

FR = {
    "malformed": "ce n’est pas un coup de Splito, comme « play red5 left »",
    "malformed_chance": "ce n’est pas un coup du hasard de Splito, comme « common maj_v4 » ou « deal 0 red5 »",
    "no_side": "choisissez un côté : « play {card} left » ou « play {card} right »",
    "one_side": "une carte ne va que d’un côté : « play {card} left » ou « play {card} right »",
    "no_such_card": "il n’y a pas de carte {card!r} dans ce paquet",
    "not_in_hand": "{card} n’est pas dans votre main",
    "commons_first": "on tire d’abord les objectifs communs, la carte Étoile puis la carte Lune",
    "commons_known": "les objectifs communs sont déjà tirés ; maintenant, la place {seat} reçoit une carte",
    "not_next": "on distribue tour à tour ; la prochaine carte est pour la place {seat}",
    "none_left": "il ne reste aucun exemplaire de {card} à distribuer",
    "not_a_star": "{card} n’est pas une carte Étoile ; le premier objectif commun porte une étoile",
    "not_a_moon": "{card} n’est pas une carte Lune ; le second objectif commun porte une lune",
    "zone_left": "zone de gauche : {points}",
    "zone_right": "zone de droite : {points}",
    "objective_met": "objectif validé : +{points}",
    "objective_open": "objectif pas validé, donnerait +{points}",
    "objective_lost": "objectif qui ne peut plus être validé (+{points})",
    "product": "gauche × droite : {left} × {right} = {points}",
    "cards_for_ties": "cartes dans les deux zones, pour les égalités : {count}",
    "left": "gauche",
    "right": "droite",
    "card_objective": "« {goal} »",
    "card_together": "{colors} ensemble",
    "event_common": "Objectif commun : {goal}",
    "event_dealt": "Les cartes sont distribuées.",
    "event_chosen": "{name} a choisi.",
    "event_side_left": "{name} joue à gauche.",
    "event_side_right": "{name} joue à droite.",
    "event_reveal": "Tour {turn} : {plays}",
    "event_leads": "{zone} mène maintenant : {goal}.",
    "event_no_lead": "Personne ne mène plus : {goal}.",
    "board_title": "Tour {turn} sur {turns} · les mains passent à gauche",
    "board_over": "La partie est finie.",
    "board_common": "Objectif commun ({points}) : {goal} · {who}",
    "board_leads": "{zone} mène avec {count}",
    "board_nobody": "personne ne mène (le maximum est {count})",
    "board_zone": "{zone} · points : {points} · cartes : {size}",
    "board_private_left": "{name}, gauche",
    "board_private_right": "{name}, droite",
    "board_won": "objectif commun remporté",
    "board_met": "validé",
    "board_open": "ouvert",
    "board_lost": "perdu",
    "board_product": "{name} : {left} × {right} = {points}",
    "board_chosen": "a choisi",
    "board_chosen_left": "joue à gauche",
    "board_chosen_right": "joue à droite",
    "board_hand": "Votre main",
    "board_knows": "{name} tient, vous le savez",
    "board_choice": "Vous jouez {card} à {side}.",
    "board_evidence": "Les objectifs sont une reconstitution ; la règle P3 dit comment saisir ceux de votre boîte.",
    "ask_play": "Jouez une carte de votre main dans votre zone de gauche ou de droite, p. ex. « {example} ».",
    "ask_wait": "Votre carte reste face cachée jusqu’à ce que tous aient choisi.",
}

EN_COLORS = dict(zip(COLORS, COLORS, strict=True))
EN_TRAITS = EN_COLORS | {f"v{value}": f"{value}s" for value in VALUES}
EN_NAMES = EN_TRAITS | {"colors": "different colours", "values": "different values", "cards": "cards in the zone"}
EN_WANTED = EN_NAMES | {f"v{value}": f"cards of value {value}" for value in VALUES}  # not: exactly 2 4s
EN_FORMS = {
    "exactly": "{what}: {{have}} of {{low}}",
    "none": "{what}: {{have}}, there must be none",
    "at_least": "{what}: {{have}} of at least {{low}}",
    "at_most": "{what}: {{have}} of at most {{high}}",
    "goal_exactly": "exactly {{low}} {what}",
    "goal_none": "no {what}",
    "goal_at_least": "at least {{low}} {what}",
    "goal_at_most": "at most {{high}} {what}",
}
EN_LEADS = {
    "lead": "majority of {what}: {{have}} against {{rival}}",
    "goal_lead": "majority of {what}",
    "with_common": "common objective, majority of {what}: +{{points}}",
    "common_left": "majority of {what}: your left zone leads with {{count}}",
    "common_right": "majority of {what}: your right zone leads with {{count}}",
    "common_elsewhere": "majority of {what}: another zone leads with {{count}}",
    "common_nobody": "majority of {what}: nobody leads (the most is {{count}})",
}

FR_COLORS = dict(zip(COLORS, ("rouge", "orange", "jaune", "vert", "bleu", "noir"), strict=True))
FR_TRAITS = FR_COLORS | {f"v{value}": f"{value}" for value in VALUES}
FR_NAMES = FR_COLORS | {f"v{value}": f"cartes {value}" for value in VALUES}
FR_NAMES |= {"colors": "couleurs différentes", "values": "valeurs différentes", "cards": "cartes dans la zone"}
FR_FORMS = {
    "exactly": "{what} : {{have}} sur {{low}}",
    "none": "{what} : {{have}}, il n’en faut aucune",
    "at_least": "{what} : {{have}} sur {{low}} au moins",
    "at_most": "{what} : {{have}} sur {{high}} au plus",
    "goal_exactly": "exactement {{low}} {what}",
    "goal_none": "pas de {what}",
    "goal_at_least": "au moins {{low}} {what}",
    "goal_at_most": "au plus {{high}} {what}",
}
FR_LEADS = {
    "lead": "majorité de {what} : {{have}} contre {{rival}}",
    "goal_lead": "majorité de {what}",
    "with_common": "objectif commun, majorité de {what} : +{{points}}",
    "common_left": "majorité de {what} : votre zone de gauche mène avec {{count}}",
    "common_right": "majorité de {what} : votre zone de droite mène avec {{count}}",
    "common_elsewhere": "majorité de {what} : une autre zone mène avec {{count}}",
    "common_nobody": "majorité de {what} : personne ne mène (le maximum est {{count}})",
}


def of_measures(
    names: Mapping[str, str],
    wanted: Mapping[str, str],
    forms: Mapping[str, str],
    traits: Mapping[str, str],
    leads: Mapping[str, str],
) -> dict[str, str]:
    """A sentence for each form of each measure, keyed as live.py and breakdown.py ask for it: at_least_red,
    goal_lead_v4, common_left_v4, …"""
    counted = {
        f"{form}_{name}": sentence.format(what=(wanted if form.startswith("goal_") else names)[name])
        for form, sentence in forms.items()
        for name in names
    }
    led = {
        f"{lead}_{trait_name(trait)}": leads[lead].format(what=traits[trait_name(trait)])
        for lead in leads
        for trait in range(TRAITS)
    }
    return counted | led


TEXTS = {
    "en": EN | EN_COLORS | of_measures(EN_NAMES, EN_WANTED, EN_FORMS, EN_TRAITS, EN_LEADS),
    "fr": FR | FR_COLORS | of_measures(FR_NAMES, FR_NAMES, FR_FORMS, FR_TRAITS, FR_LEADS),
}
