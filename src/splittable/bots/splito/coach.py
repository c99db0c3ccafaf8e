"""Why one card is better than another in Splito: facts about zones, counted with the rules, in a sentence.

Everything is counted from what the seat may see, without the cards that the others play at the same time.
"""

from collections.abc import Mapping
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.splito import others, zones
from splittable.bots.splito.case import Case, Found
from splittable.core.play import State
from splittable.core.words import Names, Words
from splittable.games.splito.board import a_card, goal_text

FINDERS = (
    zones.gained,
    zones.broken,
    zones.harmless,
    zones.hopeless,
    zones.nearer,
    zones.crowded,
    zones.multiplied,
    zones.larger,
    others.robbed,
    others.fed,
    others.passed_on,
    others.kept_away,
    others.left_to_partner,
    others.pressed,
    others.fragile,
    others.partners,
)


def reasons(known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]) -> list[Reason]:
    case = Case.of(known, seat, better, other)
    found: list[Found] = [each for finder in FINDERS for each in finder(case)]
    return [each.reason for each in sorted(found, key=lambda each: -each.strength)]


def say(reason: Reason, words: Words, names: Names) -> str:
    return words(f"reason.{reason.kind}", **in_words(reason.facts, words, names))


def in_words(facts: Mapping[str, Any], words: Words, names: Names) -> dict[str, Any]:
    """Numbers and sides as they are; objectives, moves and people as they are called."""
    said: dict[str, Any] = {key: value for key, value in facts.items() if isinstance(value, int | str)}
    if "goal" in facts:
        said["goal"] = words("card_objective", goal=goal_text(facts["goal"], words))
    if "card" in facts:
        goals = {facts["card"]: facts["asks"]} if facts["asks"] else {}
        said["thing"] = a_card(facts["card"], goals, words)
        said["move"] = words(f"to_the.{facts['to']}", card=said["thing"])
    if "seats" in facts:
        said["who"] = [names[seat] for seat in facts["seats"]]
    for key in ("neighbour", "other_neighbour"):
        if key in facts:
            said[key] = names[facts[key]]
    return said
