"""Why one choice is better than another in The Great Split: facts about boards and piles, in a sentence.

Everything follows from what the seat may see: its cards, the wallet it chooses from, and everybody's board.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from splittable.bots.coach import Reason
from splittable.bots.great_split import resolving
from splittable.bots.great_split.case import Case, Found
from splittable.bots.great_split.piles import discarding, splitting, taking
from splittable.core.play import State
from splittable.core.words import Names, Words
from splittable.games.great_split.board import face_text, track_text
from splittable.games.great_split.codes import PLAY_AT, SPLIT_AT, TAKE_AT

MARKS = ("contract", "banner", "books", "gems", "artwork", "arrow", "extra", "prestige")
"""What a board reaches: said of a move, a pile, a card to keep, or the rest of the hand."""
FACES = ("face", "kept", "back", "instead", "pile")


def reasons(known: State, seat: int, better: str, other: str | None, shares: Mapping[str, float]) -> list[Reason]:
    found = sorted(candidates(Case.of(known, seat, better, other)), key=lambda each: -each.strength)
    return [each.reason for each in found]


def candidates(case: Case) -> Iterator[Found]:
    if case.better < SPLIT_AT:
        yield from discarding(case)
    elif case.better < TAKE_AT:
        yield from splitting(case)
    elif case.better < PLAY_AT:
        yield from taking(case)
    else:
        for finder in resolving.FINDERS:
            yield from finder(case)


def say(reason: Reason, words: Words, names: Names) -> str:
    given = in_words(reason.facts, words, names)
    if reason.kind not in MARKS:
        return words(f"reason.{reason.kind}", **given)
    mark = words(f"reason_mark.{reason.kind}", **given)
    return words(f"reason_how.{reason.facts['how']}", mark=mark, face=given.get("face", ""))


def in_words(facts: Mapping[str, Any], words: Words, names: Names) -> dict[str, Any]:
    """Numbers as they are; cards, tracks, moves and people as they are called."""
    said: dict[str, Any] = {key: value for key, value in facts.items() if isinstance(value, int | str)}
    for key in FACES:
        if key in facts:
            said[key] = face_text(facts[key], words)
    if "track" in facts:
        said["track"] = track_text(facts["track"], words)
    if "do" in facts:
        said["move"] = move_text(facts, words)
    if "neighbour" in facts:
        said["neighbour"] = names[facts["neighbour"]]
    return said


def move_text(facts: Mapping[str, Any], words: Words) -> str:
    match facts["do"]:
        case "resolve":
            return words("label.resolve", card=face_text(facts["face"], words))
        case "sell_gold":
            return words("label_sell.gold", card=face_text(facts["face"], words))
        case "sell_prestige":
            return words("label_sell.prestige", card=face_text(facts["face"], words))
        case "splitter":
            return words("label_splitter", track=track_text(facts["track"], words))
    return track_text(facts["track"], words)
