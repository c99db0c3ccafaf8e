"""What was chosen in Split it!, for those who look back at a game."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Names, Words

Event = dict[str, Any]


def story(events: list[Event], words: Words, names: Names, before: Mapping[str, Any]) -> tuple[str, list[Event]]:
    """Cuts, removals and jokers that the reader may know are in the log anyway."""
    move, who = events[0]["move"], names.who(events[0]["seat"])
    if move is None:
        return words(f"story_secret.{before['phase']}", **who), events
    kind, *rest = move.split(" ")
    return words(f"story_guess.{rest[0]}", **who) if kind == "guess" else "", events
