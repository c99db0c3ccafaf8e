"""What a seat may see of Split it!: everything but the deck's order and pending guesses and joker placements."""

from functools import lru_cache
from typing import Any

from splittable.core.spec import CHANCE
from splittable.games.split_it.codes import (
    CUT,
    DEAL,
    GUESS,
    JOKER,
    JOKERS,
    NO_GUESS,
    REMOVE,
    SECTIONS,
    START,
    Box,
    Section,
)
from splittable.games.split_it.kernel import score, section_end, section_start
from splittable.games.split_it.shown import (
    Event,
    JokersPlaced,
    LeadLost,
    Phase,
    SplitItOpened,
    SplitItView,
    Won,
)
from splittable.games.split_it.state import State

CARDS = ("", *map(str, range(1, JOKER)), "*")
"""Names of the cards by their numbers."""
KINDS = CARDS[1:]
NAMES = (*SECTIONS, None, None)
"""Of sections; the last two are HIDDEN and NO_GUESS, counted from the end."""
PHASES: tuple[Phase, ...] = ("start", "deal", "cut", "remove", "guess", "jokers", "over")


def all_is_revealed(s: State, box: Box, seat: int | None) -> bool:
    """Has no other seat a guess or a joker that is still secret?"""
    if s.phase != GUESS and s.phase != JOKERS:
        return True
    for other in range(s.players):
        if other != seat and (s.guess[other] != NO_GUESS or any(s.unseen[other])):
            return False
    return True


def describe(seen: State, box: Box, seat: int | None) -> SplitItView:
    leads, ahead = standing(tuple(map(tuple, seen.columns[: seen.players])))
    return {
        "phase": PHASES[seen.phase],
        "round": seen.round,
        "rounds": rounds(seen, box),
        "starter": seen.starter,
        "holder": seen.holder,
        "repeats": seen.repeats,
        "row": cards(seen, 0, seen.row_left),
        "sections": sections(seen),
        "row_size": box.row[seen.players],
        "deck": dict(zip(KINDS, seen.deck[1:], strict=True)),
        "deck_left": seen.deck_left,
        "gone": dict(zip(KINDS, seen.gone[1:], strict=True)),
        "done": [other for other in range(seen.players) if seen.done >> other & 1] if seen.done else [],
        "chosen": [other for other, guess in enumerate(seen.guess[: seen.players]) if guess != NO_GUESS],
        "last_guesses": [NAMES[section] for section in seen.shown[: seen.players]],
        "columns": [column_counts(counts) for counts in seen.columns[: seen.players]],
        "jokers": [column_counts(counts) for counts in seen.jokers[: seen.players]],
        "leads": [numbers[:] for numbers in leads],
        "ahead": [by[:] for by in ahead],
        "waiting": seen.waiting[: seen.players],
        "to_place": seen.to_place[: seen.players],
        "guess": own_guess(seen, seat),
        "placed": placed_by(seen, seat),
    }


def own(seen: State, box: Box, seat: int | None) -> dict[str, Any]:
    return {"guess": own_guess(seen, seat), "placed": placed_by(seen, seat)}


def own_guess(seen: State, seat: int | None) -> Section | None:
    return section_name(seen.guess[seat]) if seat is not None else None


def placed_by(seen: State, seat: int | None) -> dict[str, int]:
    """S18: own jokers, until the reveal."""
    return column_counts(seen.unseen[seat]) if seat is not None else {}


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    """May `seat` know this move when it is made?"""
    return who in (CHANCE, seat) or s.phase not in (GUESS, JOKERS)


def outcomes(before: State, after: State, box: Box) -> list[Event]:
    """The effects of the last move, from what one seat saw before and after it."""
    events: list[Event] = []
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
    if after.columns != before.columns:  # which most moves leave alone
        events += placed_jokers(before, after)
        events += lost_leads(before, after)
    if after.round > before.round:
        events.append({"type": "row", "round": after.round, "cards": cards(after, 0, after.row_left)})
    return events


def opened(s: State, box: Box) -> SplitItOpened:
    return {"guesses": [section_name(s.guess[seat]) for seat in range(s.players)]}


def chosen(s: State) -> int:
    return s.players - s.guess[: s.players].count(NO_GUESS)


def won(before: State, after: State, section: int) -> Won:
    winner = after.shown.index(section)
    return {
        "type": "won",
        "seat": winner,
        "section": SECTIONS[section],
        "cards": cards(before, section_start(before, section), section_end(before, section)),
    }


def placed_jokers(before: State, after: State) -> list[JokersPlaced]:
    changes = [
        (seat, [now - then for now, then in zip(after.jokers[seat], before.jokers[seat], strict=True)])
        for seat in range(after.players)
    ]
    return [{"type": "jokers", "seat": seat, "columns": column_counts(of)} for seat, of in changes if any(of)]


def lost_leads(before: State, after: State) -> list[LeadLost]:
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


@lru_cache(maxsize=256)  # columns change once a round and are shown to every seat
def standing(columns: tuple[tuple[int, ...], ...]) -> tuple[list[list[int]], list[list[int]]]:
    """S21: by seat, the numbers that nobody has more of; by number, how far it is ahead of the best of the others."""
    best = [sorted(counts)[-2:] for counts in zip(*columns, strict=True)]
    leads = [[number for number, count in enumerate(of) if count == best[number][1] > 0] for of in columns]
    ahead = [
        [count - (second if count == first else first) for count, (second, first) in zip(of, best, strict=True)][1:]
        for of in columns
    ]
    return leads, ahead


def rounds(s: State, box: Box) -> int:
    """S5: a row counts when it is complete; until then its cards are still to come, like those in the deck."""
    to_come = s.deck_left + (s.row_left if s.phase in (START, DEAL) else 0)
    return s.round + -(-to_come // box.row[s.players])


def cards(s: State, start: int, end: int) -> list[str]:
    return [CARDS[card] for card in s.row[start:end]]


def sections(s: State) -> dict[Section, list[str]]:
    """The sections that can be chosen now; empty before the cut."""
    if s.phase not in (REMOVE, GUESS):
        return {}
    found = {name: cards(s, section_start(s, i), section_end(s, i)) for i, name in enumerate(SECTIONS)}
    return {name: content for name, content in found.items() if content}


def section_name(section: int) -> Section | None:
    return NAMES[section]


def column_counts(counts: list[int]) -> dict[str, int]:
    return _column_counts(tuple(counts)).copy()


@lru_cache(maxsize=256)
def _column_counts(counts: tuple[int, ...]) -> dict[str, int]:
    return {CARDS[number]: count for number, count in enumerate(counts) if count}
