"""What happened in Splitter, told as a story: rounds as headings, one line for what mattered."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from splittable.core.spec import CHANCE, Line
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.splitter.board import dice_of
from splittable.games.splitter.groups import SCORING

Event = Mapping[str, Any]
Key = TypeVar("Key")


def log(events: list[dict[str, Any]], words: Words, names: Names) -> list[Line]:
    """The sheets show what everyone placed: told is what it scores and costs. Those who did alike share a line."""
    sheets = [event for event in events if event["type"] == "sheet"]
    lines = [heading(event, events[0]["move"], words) for event in events if event["type"] == "round"]
    lines += scored(sheets, words, names)
    lines += lost(sheets, words, names)
    lines += [line for sheet in sheets if sheet["seat"] == names.reader for line in own(sheet, words)]
    return lines + [verdict(event, words) for event in events if event["type"] == "verdict"]


def heading(event: Event, roll: str, words: Words) -> Line:
    return Line(words("log_round", round=event["round"], **dice_of(roll)), is_heading=True)


def verdict(event: Event, words: Words) -> Line:
    """T11"""
    said = words("verdict", rank=event["rank"])
    return Line(f"{said}.", 0)


def scored(sheets: Sequence[Event], words: Words, names: Names) -> list[Line]:
    """T7–T9: Ada and you score 3 with three 3s."""
    alike: dict[tuple[int, str], list[int]] = {}
    for sheet in sheets:
        if points := sum(each["points"] for each in gains(sheet)):
            alike.setdefault((points, joined(gain_texts(sheet, words), words)), []).append(sheet["seat"])
    return [
        about(seats, words("log_scored", points=points, groups=groups, **names.all_of(seats)))
        for (points, groups), seats in reader_first(alike, names)
    ]


def gains(sheet: Event) -> list[Event]:
    hearts = sheet["hearts"]
    return [*sheet["scoring"], hearts] if hearts and hearts["state"] == SCORING else sheet["scoring"]


def gain_texts(sheet: Event, words: Words) -> list[str]:
    plain = Counter(group["number"] for group in sheet["scoring"] if not group["star"])
    texts = [words("group", number=number, count=count) for number, count in plain.items()]
    texts += [words("group_star", number=group["number"]) for group in sheet["scoring"] if group["star"]]
    return texts + [words("hearts", number=each["number"]) for each in gains(sheet)[len(sheet["scoring"]) :]]


def lost(sheets: Sequence[Event], words: Words, names: Names) -> list[Line]:
    """T7: groups that scored and have grown too large."""
    alike: dict[tuple[int, int], list[int]] = {}
    for sheet in sheets:
        points: Counter[int] = Counter()
        for group in sheet["broken"]:
            points[group["number"]] += group["points"]
        for key in points.items():
            alike.setdefault(key, []).append(sheet["seat"])
    return [
        about(seats, words("log_lost", number=number, points=points, **names.all_of(seats)))
        for (number, points), seats in reader_first(alike, names)
    ]


def own(sheet: Event, words: Words) -> list[Line]:
    """What the reader can no longer score. Of the others' sheets it would be too much."""
    seat, spoiled = sheet["seat"], sheet["spoiled"]
    too_many = dict.fromkeys(group["number"] for group in spoiled if group["size"] > group["number"])
    lines = [Line(words("log_too_many", number=number), seat) for number in too_many]
    if walled_in := [words("your_numbers", **group) for group in spoiled if group["size"] < group["number"]]:
        lines.append(Line(words("log_no_room", groups=joined(list(dict.fromkeys(walled_in)), words)), seat))
    if sheet["hearts"] and sheet["hearts"]["state"] != SCORING:
        lines.append(Line(words("log_hearts"), seat))
    return lines


def reader_first(alike: Mapping[Key, list[int]], names: Names) -> list[tuple[Key, list[int]]]:
    return sorted(alike.items(), key=lambda item: names.reader not in item[1])


def about(seats: Sequence[int], text: str) -> Line:
    return Line(text, seats[0] if len(seats) == 1 else CHANCE)
