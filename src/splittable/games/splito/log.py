"""What happened in Splito, told as a story: turns as headings, the reader's two zones in full, the rest in short."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core.spec import Line
from splittable.core.texts import apart, joined
from splittable.core.words import Names, Words
from splittable.games.splito.board import a_card, card_text, goal_text
from splittable.games.splito.codes import LEFT, RIGHT, SIDES

Event = Mapping[str, Any]


def log(events: list[dict[str, Any]], words: Words, names: Names) -> list[Line]:
    """Cards are told when all are revealed; that somebody has chosen, or which side, needs no line."""
    lines: list[Line] = []
    elsewhere = []
    for event in events:
        match event["type"]:
            case "drawn":
                lines.append(Line(words("log_common", goal=goal_text([event["goal"]], words))))
            case "dealt":
                lines.append(Line(words("log_dealt")))
            case "reveal":
                lines.append(Line(words("log_turn", turn=event["turn"]), is_heading=True))
                lines += revealed(event, words, names)
            case "common":
                lines.append(lead(event, words, names))
            case "zone" if names.reader in event["seats"]:
                lines += my_zone(event, words, names)
            case "zone" if event["points"] != event["was"]:
                elsewhere.append(change(event, words, names))
            case "products" if names.reader is not None:
                lines += my_product(event, words, names.reader)
    return [*lines, Line(words("log_others", changes=apart(elsewhere, words)))] if elsewhere else lines


def revealed(event: Event, words: Words, names: Names) -> list[Line]:
    """One line for each of the reader's zones, and one for all other cards; for spectators one for everything."""
    if names.reader is None:
        return [played("table", event["plays"], event, words, names)]
    rest = "elsewhere" if len(names) > 2 else "table"
    by_side: dict[str, list[Event]] = {"left": [], "right": [], rest: []}
    for play in sorted(event["plays"], key=lambda play: play["seat"] != names.reader):
        by_side[side_of(play, names.reader, len(names)) or rest].append(play)
    return [played(side, plays, event, words, names) for side, plays in by_side.items() if plays]


def side_of(play: Event, reader: int, players: int) -> str:
    """On which of the reader's sides a card went, if any (P6, P16). Two players share no zone (P18)."""
    if play["seat"] == reader:
        return str(play["side"])
    if players > 2 and play["seat"] == (reader + 1) % players and play["side"] == SIDES[RIGHT]:
        return SIDES[LEFT]
    if players > 2 and play["seat"] == (reader - 1) % players and play["side"] == SIDES[LEFT]:
        return SIDES[RIGHT]
    return ""


def played(side: str, plays: Sequence[Event], event: Event, words: Words, names: Names) -> Line:
    """On your left, you play a red 4 and Bo a blue 2."""
    said = [
        words("log_plays_too" if place else "log_plays", card=shown(play, event, words), **names.who(play["seat"]))
        for place, play in enumerate(plays)
    ]
    seat = {"seat": plays[0]["seat"]} if len(plays) == 1 else {}
    return Line(words(f"log_zone.{side}", plays=joined(said, words)), **seat)


def shown(play: Event, event: Event, words: Words) -> str:
    return a_card(play["card"], event["goals"], words)


def lead(event: Event, words: Words, names: Names) -> Line:
    """P10: a common objective that another zone leads now, or none."""
    what = event["goal"]["params"]["what"]
    if event["seats"] is None:
        return Line(words("log_no_lead", what=what))
    return Line(words("log_leads", what=what, **names.all_of(event["seats"])))


def my_zone(event: Event, words: Words, names: Names) -> list[Line]:
    """Objectives in a zone of the reader that are met now, no longer, or never will be."""
    side = event["side"] or SIDES[event["seats"].index(names.reader)]
    lines = []
    for objective in event["objectives"]:
        goal = card_text(objective["card"], {objective["card"]: objective["goal"]}, words)
        points = objective["points"]
        if objective["state"] == "met":
            lines.append(Line(words(f"log_met.{side}", goal=goal, points=points)))
        elif objective["was"] == "met":
            lines.append(Line(words(f"log_unmet.{side}", goal=goal, points=points)))
        else:
            lines.append(Line(words(f"log_missed.{side}", goal=goal)))
    return lines


def my_product(event: Event, words: Words, reader: int) -> list[Line]:
    left, right = event["products"][reader]
    if event["was"][reader] == [left, right]:
        return []
    return [Line(words("log_product", left=left, right=right, points=left * right), reader)]


def change(event: Event, words: Words, names: Names) -> str:
    """Carl and Dora gain 3."""
    by = event["points"] - event["was"]
    side = event["side"] or "shared"
    return words("log_gain" if by > 0 else "log_loss", points=abs(by), side=side, **names.all_of(event["seats"]))
