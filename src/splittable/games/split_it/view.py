"""What a seat may see of Split it!: everything but the deck's order and pending guesses and joker placements."""

from typing import Any

from splittable.core.spec import CHANCE
from splittable.games.split_it.codes import (
    CUT,
    GUESS,
    JOKER,
    JOKERS,
    NO_GUESS,
    REMOVE,
    SECTIONS,
    Box,
)
from splittable.games.split_it.kernel import score, section_end, section_start
from splittable.games.split_it.state import State

CARDS = ("", *map(str, range(1, JOKER)), "*")
"""Names of the cards by their numbers."""
PHASES = ("start", "deal", "cut", "remove", "guess", "jokers", "over")


def all_is_revealed(s: State, box: Box, seat: int | None) -> bool:
    """Has no other seat a guess or a joker that is still secret?"""
    if s.phase != GUESS and s.phase != JOKERS:
        return True
    for other in range(s.players):
        if other != seat and (s.guess[other] != NO_GUESS or any(s.unseen[other])):
            return False
    return True


def describe(seen: State, box: Box, seat: int | None) -> dict[str, Any]:
    seats = range(seen.players)
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round,
        "starter": seen.starter,
        "holder": seen.holder,
        "repeats": seen.repeats,
        "row": cards(seen, 0, seen.row_left),
        "sections": sections(seen),
        "row_size": box.row[seen.players],
        "deck": dict(zip(CARDS[1:], seen.deck[1:], strict=True)),
        "deck_left": seen.deck_left,
        "gone": dict(zip(CARDS[1:], seen.gone[1:], strict=True)),
        "done": [other for other in seats if seen.done >> other & 1],
        "chosen": [other for other in seats if seen.guess[other] != NO_GUESS],
        "guess": section_name(seen.guess[seat]) if seat is not None else None,
        "last_guesses": [section_name(seen.shown[other]) for other in seats],
        "columns": [column_counts(seen.columns[other]) for other in seats],
        "jokers": [column_counts(seen.jokers[other]) for other in seats],
        "waiting": [seen.waiting[other] for other in seats],
        "to_place": [seen.to_place[other] for other in seats],
        "placed": column_counts(seen.unseen[seat]) if seat is not None else {},  # S18: own jokers, until the reveal
    }


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    """May `seat` know this move when it is made?"""
    return who in (CHANCE, seat) or s.phase not in (GUESS, JOKERS)


def outcomes(before: State, after: State, box: Box) -> list[dict[str, Any]]:
    """The effects of the last move, from what one seat saw before and after it."""
    events: list[dict[str, Any]] = []
    if before.phase == CUT:
        sizes = [section_end(after, section) - section_start(after, section) for section in range(3)]
        events.append({"type": "cut", "seat": before.holder, "sizes": sizes})
    if chosen(after) < chosen(before):  # everyone has guessed, and all guesses are revealed
        guesses = [section_name(after.shown[seat]) for seat in range(after.players)]
        scores = [0] * after.players
        score(after, box, scores)
        events.append({"type": "reveal", "guesses": guesses, "scores": scores})
        events += [
            won(before, after, section) for section in range(3) if after.shown[: after.players].count(section) == 1
        ]
        if after.repeats:
            events.append({"type": "repeat", "count": after.repeats})
    if after.gone != before.gone:
        left = {CARDS[card]: after.gone[card] - before.gone[card] for card in range(1, JOKER + 1)}
        events.append({"type": "gone", "cards": {card: count for card, count in left.items() if count}})
    for seat in range(after.players):
        if after.jokers[seat] != before.jokers[seat]:
            placed = [now - then for now, then in zip(after.jokers[seat], before.jokers[seat], strict=True)]
            events.append({"type": "jokers", "seat": seat, "columns": column_counts(placed)})
    events += lost_leads(before, after)
    if after.round > before.round:
        events.append({"type": "row", "round": after.round, "cards": cards(after, 0, after.row_left)})
    return events


def opened(s: State, box: Box) -> dict[str, Any]:
    return {"guesses": [section_name(s.guess[seat]) for seat in range(s.players)]}


def chosen(s: State) -> int:
    return s.players - s.guess[: s.players].count(NO_GUESS)


def won(before: State, after: State, section: int) -> dict[str, Any]:
    winner = after.shown.index(section)
    return {
        "type": "won",
        "seat": winner,
        "section": SECTIONS[section],
        "cards": cards(before, section_start(before, section), section_end(before, section)),
    }


def lost_leads(before: State, after: State) -> list[dict[str, Any]]:
    """S21: who lost the lead in a number, and who has it. Points lost to others deserve a mention."""
    return [
        {"type": "lead", "seat": seat, "number": CARDS[number], "to": leaders(after, number)}
        for number in range(1, JOKER)
        for seat in leaders(before, number)
        if seat not in leaders(after, number)
    ]


def leaders(s: State, number: int) -> list[int]:
    counts = [s.columns[seat][number] for seat in range(s.players)]
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most > 0]


def cards(s: State, start: int, end: int) -> list[str]:
    return [CARDS[card] for card in s.row[start:end]]


def sections(s: State) -> dict[str, list[str]]:
    """The sections that can be chosen now; empty before the cut."""
    if s.phase not in (REMOVE, GUESS):
        return {}
    found = {name: cards(s, section_start(s, i), section_end(s, i)) for i, name in enumerate(SECTIONS)}
    return {name: content for name, content in found.items() if content}


def section_name(section: int) -> str | None:
    return SECTIONS[section] if section >= 0 else None


def column_counts(counts: list[int]) -> dict[str, int]:
    return {CARDS[number]: count for number, count in enumerate(counts) if count}
