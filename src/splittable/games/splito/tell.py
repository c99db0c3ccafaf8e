"""Splito in sentences, from a view: what a screen reader reads instead of the drawn board."""

from collections.abc import Iterable, Mapping
from typing import Any

from splittable.core.texts import apart, capital, joined
from splittable.core.words import Names, Words
from splittable.games.splito.board import a_card, card_text, goal_text, goals_of, my_choice, zone_order
from splittable.games.splito.codes import COLORS, SIDES


def tell(view: Mapping[str, Any], words: Words, names: Names) -> str:
    over = view["phase"] == "over"
    lines = [words("board_over") if over else words("tell_turn", turn=view["turn"], turns=view["turns"])]
    lines += [tell_common(view, words, names, common) for common in view["commons"]]
    lines += [tell_zone(view, words, names, zone) for zone in zone_order(view)]
    lines += [tell_player(view, words, names, seat) for seat in range(view["players"])]
    if view["hand"]:
        lines += tell_hands(view, words, names)
    if "opened" in view:
        lines += [tell_opened(view, words, names, seat) for seat, hand in enumerate(view["opened"]["hands"]) if hand]
    return "\n".join(lines)


def zone_text(view: Mapping[str, Any], words: Words, names: Names, zone: int) -> str:
    """Your left zone, or: the zone between Ada and Bo."""
    seat, seats = view["seat"], view["zones"][zone]["seats"]
    if seat is not None and zone in view["zones_of"][seat]:
        side = SIDES[view["zones_of"][seat].index(zone)]
        partner = next((names[other] for other in seats if other != seat), None)
        return words(f"my_zone.{side}") if partner is None else words(f"my_zone_with.{side}", name=partner)
    if len(seats) == 1:
        return words(f"board_private.{SIDES[view['zones_of'][seats[0]].index(zone)]}", name=names[seats[0]])
    return words("zone_between", names=joined([names[other] for other in seats], words))


def tell_common(view: Mapping[str, Any], words: Words, names: Names, common: Mapping[str, Any]) -> str:
    most = max(common["counts"])
    who = words("board_nobody", count=most)
    if common["zone"] is not None:
        who = words("board_leads", zone=zone_text(view, words, names, common["zone"]), count=most)
    goal = goal_text([common["goal"]], words)
    return words("tell_common", goal=goal, points=words("points_in_words", count=common["points"]), who=who)


def tell_zone(view: Mapping[str, Any], words: Words, names: Names, zone: int) -> str:
    found = view["zones"][zone]
    name = capital(zone_text(view, words, names, zone))
    sentences = [words("tell_zone", zone=name, points=words("points_in_words", count=found["points"]))]
    if numbers := number_cards(found["cards"], view, words):
        sentences.append(words("tell_cards", cards=numbers))
    for card in found["commons"]:
        goal = goal_text(view["objectives"][card]["goal"], words)
        sentences.append(words("tell_objective", goal=goal, state=words("board_won")))
    sentences += [tell_objective(view, words, objective) for objective in found["objectives"]]
    return " ".join(sentences)


def tell_objective(view: Mapping[str, Any], words: Words, objective: Mapping[str, Any]) -> str:
    """What an objective asks for, what it is worth, and what there is; once it is lost, that it is."""
    goal = goal_text(view["objectives"][objective["card"]]["goal"], words)
    points = words("points_in_words", count=objective["points"])
    state = objective["state"]
    if state != "open":
        return words("tell_objective", goal=goal, state=words(f"tell_state.{state}", points=points))
    terms = joined([words(term["key"], **term["params"]) for term in objective["terms"]], words)
    return words("tell_objective", goal=goal, state=words("tell_state.open", points=points, terms=terms))


def tell_player(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> str:
    left, right = view["products"][seat]
    points = words("points_in_words", count=left * right)
    sentence = words("tell_product", name=names[seat], left=left, right=right, points=points)
    if seat in view["chosen"]:
        side = view["sides"][seat]
        sentence += " " + words(f"tell_chosen_side.{side}" if side and seat != view["seat"] else "tell_chosen")
    return sentence


def tell_hands(view: Mapping[str, Any], words: Words, names: Names) -> list[str]:
    lines = [words("tell_hand", cards=hand_text(view["hand"], view, words))]
    if view["choice"]:
        lines.append(my_choice(view, words))
    for seat, hand in enumerate(view["hands"]):
        if hand and seat != view["seat"]:
            lines.append(words("tell_knows", name=names[seat], cards=hand_text(hand, view, words)))
    return lines


def tell_opened(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> str:
    """A hand and what is chosen of it, for somebody who looks back at the game."""
    opened = view["opened"]
    known = {**view, "objectives": {**view["objectives"], **opened["objectives"]}}
    hand, choice = opened["hands"][seat], opened["choices"][seat]
    sentences = [words("tell_holds", name=names[seat], cards=hand_text(hand, known, words))]
    if choice:
        card = a_card(choice["card"], goals_of(view), words)
        sentences.append(words(f"story_play.{choice['side']}", card=card, **names.who(seat)))
    return " ".join(sentences)


def hand_text(cards: list[str], view: Mapping[str, Any], words: Words) -> str:
    """Number cards by colour, then the objectives with what each is worth."""
    objectives = [
        words(
            "hand_objective",
            goal=card_text(card, goals_of(view), words),
            points=words("points_in_words", count=view["objectives"][card]["points"]),
        )
        for card in cards
        if card in view["objectives"]
    ]
    return apart([part for part in (number_cards(cards, view, words), *objectives) if part], words)


def number_cards(cards: Iterable[str], view: Mapping[str, Any], words: Words) -> str:
    """Red 1, 4 and 4; blue 2."""
    numbers = [card for card in cards if card not in view["objectives"]]
    groups = []
    for color in COLORS:
        values = sorted(card[-1] for card in numbers if card[:-1] == color)
        if values:
            name = words(f"color.{color}")
            groups.append(words("cards_of_color", color=name, values=joined(values, words)))
    return apart(groups, words) if groups else ""
