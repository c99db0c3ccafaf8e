"""Splito as text, drawn from a view."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from splittable.core.spec import CHANCE, Words
from splittable.games.splito.codes import COLORS, SIDES

WIDTH = 118
MARKS = {"met": "✓", "open": "·", "lost": "✗"}


def draw(view: Mapping[str, Any], words: Words, names: list[str]) -> str:
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


def zone_name(view: Mapping[str, Any], words: Words, names: list[str], zone: int) -> str:
    seats = view["zones"][zone]["seats"]
    if len(seats) > 1:
        return " – ".join(names[seat] for seat in seats)
    side = SIDES[view["zones_of"][seats[0]].index(zone)]
    return words(f"board_private_{side}", name=names[seats[0]])


def draw_common(view: Mapping[str, Any], words: Words, names: list[str], common: Mapping[str, Any]) -> str:
    most = max(common["counts"])
    who = words("board_nobody", count=most)
    if common["zone"] is not None:
        who = words("board_leads", zone=zone_name(view, words, names, common["zone"]), count=most)
    goal = words(common["goal"]["key"], **common["goal"]["params"])
    return words("board_common", card=common["card"], points=common["points"], goal=goal, who=who)


def draw_zone(view: Mapping[str, Any], words: Words, names: list[str], zone: int) -> list[str]:
    found = view["zones"][zone]
    head = words("board_zone", zone=zone_name(view, words, names, zone), points=found["points"], size=found["size"])
    if view["seat"] is not None and zone in view["zones_of"][view["seat"]]:
        head += " ◂ " + words(SIDES[view["zones_of"][view["seat"]].index(zone)])
    lines = [head]
    if numbers := by_color(found["cards"], view, words):
        lines += folded(numbers)
    lines += [f"   {MARKS['met']} {card}: {words('board_won')}" for card in found["commons"]]
    for objective in found["objectives"]:
        state = objective["state"]
        terms = ", ".join(words(term["key"], **term["params"]) for term in objective["terms"])
        lines += folded(
            f"{MARKS[state]} {objective['points']} {objective['card']} ({words(f'board_{state}')}) {terms}"
        )
    return lines


def by_color(cards: list[str], view: Mapping[str, Any], words: Words) -> str:
    """The number cards among these: red 1 4 4 · blue 2."""
    numbers = [card for card in cards if card not in view["objectives"]]
    groups = []
    for color in COLORS:
        values = sorted(card[-1] for card in numbers if card[:-1] == color)
        if values:
            groups.append(f"{words(color)} {' '.join(values)}")
    return " · ".join(groups)


def folded(line: str) -> list[str]:
    return wrap(line, WIDTH, initial_indent="   ", subsequent_indent="     ")


def draw_product(view: Mapping[str, Any], words: Words, names: list[str], seat: int) -> str:
    left, right = view["products"][seat]
    line = words("board_product", name=names[seat], left=left, right=right, points=left * right)
    if seat in view["chosen"]:
        side = view["sides"][seat]
        line += " · " + words(f"board_chosen_{side}" if side and seat != view["seat"] else "board_chosen")
    return line


def draw_hands(view: Mapping[str, Any], words: Words, names: list[str]) -> list[str]:
    lines = [f"{words('board_hand')}:"]
    if numbers := by_color(view["hand"], view, words):
        lines += folded(numbers)
    for card in view["hand"]:
        if card in view["objectives"]:
            facts = view["objectives"][card]
            goals = ", ".join(words(goal["key"], **goal["params"]) for goal in facts["goal"])
            lines += folded(f"{facts['points']} {card}: {goals}")
    if view["choice"]:
        lines.append(words("board_choice", card=view["choice"]["card"], side=words(view["choice"]["side"])))
    for seat, hand in enumerate(view["hands"]):
        if hand and seat != view["seat"]:
            objectives = [card for card in hand if card in view["objectives"]]
            known = " · ".join(part for part in (by_color(hand, view, words), ", ".join(objectives)) if part)
            lines += [f"{words('board_knows', name=names[seat])}:", *folded(known)]
    return lines


def prompt(view: Mapping[str, Any], words: Words) -> str:
    return words("ask_play", example=view["legal"][0]) if view["legal"] else words("ask_wait")


def label(move: str, words: Words) -> str:
    """A legal move as a person reads it."""
    _, card, side = move.split(" ")
    return placed(card, side, words)


def placed(card: str, side: str, words: Words) -> str:
    return f"{card_label(card, words)} → {words(side)}"


def card_label(card: str, words: Words) -> str:
    color, value = card[:-1], card[-1]
    return f"{words(color)} {value}" if color in COLORS else card


def narrate(event: Mapping[str, Any], words: Words, names: list[str]) -> str:
    """One line for an event; empty for those that the board shows anyway."""
    match event["type"]:
        case "move":
            return narrate_move(event, words, names)
        case "dealt":
            return words("event_dealt")
        case "side":
            return words(f"event_side_{event['side']}", name=names[event["seat"]])
        case "reveal":
            plays = [f"{names[play['seat']]} {placed(play['card'], play['side'], words)}" for play in event["plays"]]
            return words("event_reveal", turn=event["turn"], plays=", ".join(plays))
    if event["seats"] is None:
        return words("event_no_lead", card=event["card"])
    return words("event_leads", card=event["card"], zone=" – ".join(names[seat] for seat in event["seats"]))


def narrate_move(event: Mapping[str, Any], words: Words, names: list[str]) -> str:
    if event["seat"] != CHANCE:
        return words("event_chosen", name=names[event["seat"]])
    kind, _, card = (event["move"] or "").partition(" ")
    return words("event_common", card=card) if kind == "common" else ""
