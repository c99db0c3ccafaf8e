"""What was chosen in Splitter, for those who look back at a game."""

from collections.abc import Mapping
from typing import Any

from splittable.core.words import Names, Words

Event = dict[str, Any]


def story(events: list[Event], words: Words, names: Names, before: Mapping[str, Any]) -> tuple[str, list[Event]]:
    return tell(events[0], words, names, before), events


def tell(event: Event, words: Words, names: Names, before: Mapping[str, Any]) -> str:
    who = names.who(event["seat"])
    if event["move"] is None:
        return words("story_secret", **who)
    high, low = before["dice"]
    if high == low:
        return words("story_double", number=high, **who)
    left = int(event["move"].split(" ")[2])
    return words("story_place", left=left, right=high + low - left, **who)
