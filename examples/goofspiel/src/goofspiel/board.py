"""Goofspiel as sentences, which are both its text board and what screen readers read."""

from collections.abc import Mapping
from typing import Any

from splittable.core.simple import called
from splittable.core.texts import joined
from splittable.core.words import Names, Words


def draw(view: Mapping[str, Any], words: Words, names: Names) -> str:
    lines = [words("round", round=view["round"], rounds=view["rounds"])]
    if view["prize"]:
        lines.append(words("prize", prize=view["prize"]))
    for seat, hand in enumerate(view["hands"]):
        bid = view["opened"]["bids"][seat] if "opened" in view else view["bid"] if seat == view["seat"] else None
        parts = [words("player", name=called(seat, words, names), points=view["scores"][seat])]
        if hand:
            parts.append(words("hand", cards=joined([str(card) for card in hand], words)))
        if seat in view["chosen"]:
            parts.append(words("bids", bid=bid) if bid else words("chosen"))
        lines.append(" ".join(parts))
    return "\n".join(lines)


def prompt(view: Mapping[str, Any], words: Words) -> str:
    return words("ask", prize=view["prize"])


def label(move: str, words: Words, view: Mapping[str, Any]) -> str:
    return words("label", card=move.partition(" ")[2])


def narrate(event: Mapping[str, Any], words: Words, names: Names) -> str:
    if event["type"] == "move":
        what, _, number = (event["move"] or "").partition(" ")
        if what == "prize":
            return words("prize", prize=number)
        return words("bid_of", name=called(event["seat"], words, names), bid=number) + "." if what else ""
    shown = [words("bid_of", name=called(seat, words, names), bid=bid) for seat, bid in enumerate(event["bids"])]
    said = words("bids_were", bids=joined(shown, words), prize=event["prize"])
    return f"{said} {called(event['seat'], words, names) if event['seat'] >= 0 else words('nobody')}."
