"""What was chosen in Splito, for those who look back at a game."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Names, Words
from splittable.games.splito.board import a_card, goals_of

Event = dict[str, Any]


def story(events: list[Event], words: Words, names: Names, before: Mapping[str, Any]) -> tuple[str, list[Event]]:
    """With everything open each card was named when it was chosen, so the reveal need not name them again."""
    said = tell(events[0], words, names, before)
    reveal = next((event for event in events if event["type"] == "reveal"), None)
    if reveal is None or "opened" not in before:
        return said, events
    return f"{said} {words('story_reveal', turn=reveal['turn'])}", [event for event in events if event != reveal]


def tell(event: Event, words: Words, names: Names, before: Mapping[str, Any]) -> str:
    who = names.who(event["seat"])
    if event["move"] is None:
        return words("story_secret", **who)
    _, card, side = event["move"].split(" ")
    return words(f"story_play.{side}", card=a_card(card, goals_of(before), words), **who)
