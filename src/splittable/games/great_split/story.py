"""What was chosen in The Great Split, for those who look back at a game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from splittable.core.texts import capital
from splittable.core.words import Names, Words
from splittable.games.great_split.board import face_text, narrate, steps_text
from splittable.games.great_split.codes import ICONS

Event = dict[str, Any]
Faces = Mapping[str, Mapping[str, int]]


def story(events: list[Event], words: Words, names: Names, before: Mapping[str, Any]) -> tuple[str, list[Event]]:
    said = " ".join(filter(None, [tell(events[0], words, names, before), *steps(events, words, names)]))
    return said, [event for event in events if event["type"] != "resolved"]  # told move by move


def tell(event: Event, words: Words, names: Names, before: Mapping[str, Any]) -> str:
    """What was chosen, as far as the reader may know it."""
    who = names.who(event["seat"])
    if event["move"] is None:
        phase = before["phase"]
        return words(f"story_secret.{phase}", **who) if phase in ("split", "take") else ""
    faces = {**before["faces"], **before.get("opened", {}).get("faces", {})}
    kind, *rest = event["move"].split(" ")
    match kind:
        case "discard":
            return words("story_discard", cards=piled(rest, faces, words), **who)
        case "sell":
            return words(f"story_sell.{rest[1]}", cards=piled(rest[:1], faces, words), **who)
        case "split":
            slash = rest.index("/")
            first, second = (piled(pile, faces, words) for pile in (rest[:slash], rest[slash + 1 :]))
            return words("story_split", first=first, second=second, **who)
        case "take":
            pile = pile_of(before, event["seat"], rest[0])
            return words(f"story_take.{rest[0]}", cards=piled(pile, faces, words), **who)
    return narrate(event, words, names)


def steps(events: list[Event], words: Words, names: Names) -> Iterator[str]:
    """A card that is played, or sold or discarded by others, and the tracks that move: the log tells none of them."""
    for event in events:
        if event["type"] == "played" or (event["type"] in ("sold", "discarded") and events[0]["move"] is None):
            yield narrate(event, words, names)
        elif event["type"] == "moved":
            yield f"{capital(steps_text(event, words))}."


def pile_of(before: Mapping[str, Any], seat: int, which: str) -> list[str]:
    """The pile that a seat keeps, out of the wallet of its right neighbour."""
    opened = before.get("opened")
    piles = opened["splits"][(seat - 1) % before["players"]] if opened else before["wallet"]
    found: list[str] = piles[("first", "second").index(which)]
    return found


def piled(cards: Sequence[str], faces: Faces, words: Words) -> str:
    """Several cards by what they show together: 2 books and one gold."""
    shown = {icon: sum(faces[card].get(icon, 0) for card in cards) for icon in ICONS}
    return face_text({icon: count for icon, count in shown.items() if count}, words)
