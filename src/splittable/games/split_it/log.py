"""What happened in Split it!, told as a story: rounds as headings, one line for what mattered."""

from collections.abc import Mapping, Sequence
from typing import Any

from splittable.core.spec import CHANCE, Line
from splittable.core.texts import joined
from splittable.core.words import Names, Words
from splittable.games.split_it.codes import SECTIONS
from splittable.games.split_it.tell import counted_cards, listed_cards

Event = Mapping[str, Any]


def log(events: list[dict[str, Any]], words: Words, names: Names) -> list[Line]:
    """Guesses come one by one and count together: those that are still secret are not told."""
    lines: list[Line] = []
    for event in events:
        match event["type"]:
            case "move":
                lines += moved(event, words, names)
            case "cut":
                sizes = joined([str(size) for size in event["sizes"]], words)
                lines.append(Line(words("log_cut", sizes=sizes, **names.who(event["seat"])), event["seat"]))
            case "reveal":
                lines += revealed(events, event["guesses"], words, names)
            case "repeat":
                lines.append(Line(words("log_repeat")))
            case "gone":
                lines += gone(events, event, words)
            case "jokers":
                lines += [
                    joker(event["seat"], number, count, words, names) for number, count in event["columns"].items()
                ]
            case "lead":
                lines += lead(events, event, words, names)
            case "row":
                lines.append(Line(words("log_round", round=event["round"]), is_heading=True))
                lines.append(Line(words("log_row", cards=listed_cards(event["cards"], words))))
    return lines


def moved(event: Event, words: Words, names: Names) -> list[Line]:
    kind, *rest = (event["move"] or "").split(" ")
    if kind == "starter":
        seat = int(rest[0])
        return [Line(words("log_starter", **names.who(seat)), seat)]
    if kind == "remove":
        return [Line(words(f"log_remove.{rest[0]}", **names.who(event["seat"])), event["seat"])]
    return []


def revealed(events: Sequence[Event], guesses: Sequence[str | None], words: Words, names: Names) -> list[Line]:
    """S9, section by section: one alone takes it, several leave it there."""
    lines = []
    won = {event["section"]: event for event in events if event["type"] == "won"}
    for section in SECTIONS:
        if section in won:
            seat, cards = won[section]["seat"], listed_cards(won[section]["cards"], words)
            lines.append(Line(words(f"log_won.{section}", cards=cards, **names.who(seat)), seat))
        elif guessers := [seat for seat, guess in enumerate(guesses) if guess == section]:
            lines.append(Line(words(f"log_shared.{section}", **names.all_of(guessers))))
    return lines


def gone(events: Sequence[Event], event: Event, words: Words) -> list[Line]:
    """S9: a section that nobody guessed; S7, S12: what was removed, or a last card."""
    cards = counted_cards(event["cards"], words)
    guesses = next((each["guesses"] for each in events if each["type"] == "reveal"), None)
    return [Line(words("log_nobody" if guesses else "log_gone", cards=cards))]


def joker(seat: int, number: str, count: int, words: Words, names: Names) -> Line:
    return Line(words("log_jokers", number=number, jokers=count, **names.who(seat)), seat)


def lead(events: Sequence[Event], event: Event, words: Words, names: Names) -> list[Line]:
    """S21: the most of a number now belongs to others. All who lose it come in one line."""
    losers = [each["seat"] for each in events if each["type"] == "lead" and each["number"] == event["number"]]
    if event["seat"] != losers[0]:
        return []
    takers = event["to"]
    told = words("log_lead", number=event["number"], losers=names.all_of(losers)["who"], **names.all_of(takers))
    return [Line(told, takers[0] if len(takers) == 1 else CHANCE)]
