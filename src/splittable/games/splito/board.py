"""Splito as text, drawn from a view."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from splittable.core.spec import CHANCE
from splittable.core.texts import apart, capital, joined
from splittable.core.words import Names, Words
from splittable.games.splito.codes import COLORS, SIDES

WIDTH = 118
Goals = Mapping[str, Sequence[Mapping[str, Any]]]
"""Objectives by name, and what each asks for."""
MARKS = {"met": "✓", "open": "·", "lost": "✗"}


def draw(view: Mapping[str, Any], words: Words, names: Names) -> str:
    over = view["phase"] == "over"
    lines = [words("board_over") if over else words("board_title", turn=view["turn"], turns=view["turns"])]
    lines += [draw_common(view, words, names, common) for common in view["commons"]]
    for zone in zone_order(view):
        lines += ["", *draw_zone(view, words, names, zone)]
    lines.append("")
    lines += [draw_product(view, words, names, seat) for seat in range(view["players"])]
    if view["hand"]:
        lines += ["", *draw_hands(view, words, names)]
    if view["turn"] == 1 and view["reconstruction"]:
        lines += ["", words("board_evidence")]
    return "\n".join(lines)


def zone_order(view: Mapping[str, Any]) -> list[int]:
    """The viewer's two zones first."""
    own = [] if view["seat"] is None else view["zones_of"][view["seat"]]
    return own + [zone for zone in range(len(view["zones"])) if zone not in own]


def zone_name(view: Mapping[str, Any], words: Words, names: Names, zone: int) -> str:
    seats = view["zones"][zone]["seats"]
    if len(seats) > 1:
        return " – ".join(names[seat] for seat in seats)
    side = SIDES[view["zones_of"][seats[0]].index(zone)]
    return words(f"board_private.{side}", name=names[seats[0]])


def draw_common(view: Mapping[str, Any], words: Words, names: Names, common: Mapping[str, Any]) -> str:
    most = max(common["counts"])
    who = words("board_nobody", count=most)
    if common["zone"] is not None:
        who = words("board_leads", zone=zone_name(view, words, names, common["zone"]), count=most)
    goal = goal_text([common["goal"]], words)
    return words("board_common", points=common["points"], goal=goal, who=who)


def draw_zone(view: Mapping[str, Any], words: Words, names: Names, zone: int) -> list[str]:
    found = view["zones"][zone]
    head = words("board_zone", zone=zone_name(view, words, names, zone), points=found["points"], size=found["size"])
    if view["seat"] is not None and zone in view["zones_of"][view["seat"]]:
        head += " ◂ " + words(f"side.{SIDES[view['zones_of'][view['seat']].index(zone)]}")
    lines = [head]
    if numbers := by_color(found["cards"], view, words):
        lines += folded(numbers)
    for card in found["commons"]:
        facts = view["objectives"][card]
        won = f"{goal_text(facts['goal'], words)} ({words('board_won')})"
        lines.append(f"   {MARKS['met']} {facts['points']} {won}")
    for objective in found["objectives"]:
        state = objective["state"]
        terms = ", ".join(words(term["key"], **term["params"]) for term in objective["terms"])
        goal = goal_text(view["objectives"][objective["card"]]["goal"], words)
        lines += folded(f"{MARKS[state]} {objective['points']} {goal} ({words(f'board_state.{state}')}) {terms}")
    return lines


def by_color(cards: list[str], view: Mapping[str, Any], words: Words) -> str:
    """The number cards among these: red 1 4 4 · blue 2."""
    numbers = [card for card in cards if card not in view["objectives"]]
    groups = []
    for color in COLORS:
        values = sorted(card[-1] for card in numbers if card[:-1] == color)
        if values:
            groups.append(f"{words(f'color.{color}')} {' '.join(values)}")
    return " · ".join(groups)


def folded(line: str) -> list[str]:
    return wrap(line, WIDTH, initial_indent="   ", subsequent_indent="     ")


def draw_product(view: Mapping[str, Any], words: Words, names: Names, seat: int) -> str:
    left, right = view["products"][seat]
    line = words("board_product", name=names[seat], left=left, right=right, points=left * right)
    if seat in view["chosen"]:
        side = view["sides"][seat]
        line += " · " + words(f"board_chosen_side.{side}" if side and seat != view["seat"] else "board_chosen")
    return line


def draw_hands(view: Mapping[str, Any], words: Words, names: Names) -> list[str]:
    lines = [f"{words('board_hand')}:"]
    if numbers := by_color(view["hand"], view, words):
        lines += folded(numbers)
    for card in view["hand"]:
        if card in view["objectives"]:
            facts = view["objectives"][card]
            lines += folded(f"{facts['points']} {goal_text(facts['goal'], words)}")
    if view["choice"]:
        lines.append(my_choice(view, words))
    for seat, hand in enumerate(view["hands"]):
        if hand and seat != view["seat"]:
            objectives = [card_text(card, goals_of(view), words) for card in hand if card in view["objectives"]]
            known = " · ".join(part for part in (by_color(hand, view, words), ", ".join(objectives)) if part)
            lines += [f"{words('board_knows', name=names[seat])}:", *folded(known)]
    return lines


def my_choice(view: Mapping[str, Any], words: Words) -> str:
    """You play a red 4 to the left."""
    card, side = view["choice"]["card"], view["choice"]["side"]
    return words(f"story_play.{side}", card=a_card(card, goals_of(view), words), who="", you=True)


def prompt(view: Mapping[str, Any], words: Words) -> str:
    return words("ask_play", example=label(view["legal"][0], words, view)) if view["legal"] else words("ask_wait")


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    """A legal move in words."""
    _, card, side = move.split(" ")
    return placed(card, side, goals_of(view), words)


def placed(card: str, side: str, goals: Goals, words: Words) -> str:
    return words(f"to_the.{side}", card=card_text(card, goals, words))


def goals_of(view: Mapping[str, Any]) -> Goals:
    in_hands = view.get("opened", {}).get("objectives", {})
    return {card: facts["goal"] for card, facts in {**view["objectives"], **in_hands}.items()}


def card_text(card: str, goals: Goals, words: Words) -> str:
    """A card as a person names it: an objective by what it asks for, because its id means nothing to a reader."""
    if card in goals:
        return words("card_objective", goal=goal_text(goals[card], words))
    return words("number_card", color=card[:-1], value=card[-1])


def a_card(card: str, goals: Goals, words: Words) -> str:
    """A card as it is named in a sentence: a red 4."""
    if card in goals:
        return card_text(card, goals, words)
    return words("a_card", color=card[:-1], value=card[-1])


def goal_text(goals: Sequence[Mapping[str, Any]], words: Words) -> str:
    """What an objective asks for; colours required together are named together."""
    one_of = [goal for goal in goals if goal["key"] == "goal.at_least" and goal["params"]["low"] == 1]
    colors = [goal["params"]["what"] for goal in one_of]
    if len(goals) > 1 and len(colors) == len(goals) and all(color in COLORS for color in colors):
        return words("card_together", colors=joined([words(f"color.{color}") for color in colors], words))
    return joined([words(goal["key"], **goal["params"]) for goal in goals], words)


def narrate(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """One line for an event; empty for events that the board shows anyway."""
    match event["type"]:
        case "move":
            return narrate_move(event, words, names)
        case "dealt":
            return words("event_dealt")
        case "side":
            return words(f"event_side.{event['side']}", name=names[event["seat"]])
        case "reveal":
            plays = [
                f"{names[play['seat']]}, {placed(play['card'], play['side'], event['goals'], words)}"
                for play in event["plays"]
            ]
            return words("event_reveal", turn=event["turn"], plays=apart(plays, words))
        case "drawn":
            return words("event_common", goal=goal_text([event["goal"]], words))
        case "zone" | "products":
            return ""
    goal = goal_text([event["goal"]], words)
    if event["seats"] is None:
        return words("event_no_lead", goal=goal)
    if len(event["seats"]) == 1:
        return words("event_leads", goal=goal, zone=names[event["seats"][0]])
    zone = words("zone_between", names=joined([names[seat] for seat in event["seats"]], words))
    return words("event_leads", goal=goal, zone=capital(zone))


def narrate_move(event: Mapping[str, Any], words: Words, names: Names) -> str:
    """Chance moves are told by the events that follow."""
    return words("event_chosen", name=names[event["seat"]]) if event["seat"] != CHANCE else ""
