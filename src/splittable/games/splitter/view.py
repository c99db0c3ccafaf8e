"""What a seat may see of Splitter: everything but the others' placements of the current round (T5)."""

from splittable.core.spec import CHANCE
from splittable.games.splitter.breakdown import RANK_FROM, verdict
from splittable.games.splitter.codes import (
    COLUMNS,
    HEARTS_BONUS,
    MAX_PAIRS,
    NO_CHOICE,
    NUMBERS,
    ROLL,
    ROWS,
    STRIDE,
    WRITE,
    Box,
)
from splittable.games.splitter.groups import groups, hearts_state, points_by_number, rows
from splittable.games.splitter.news import sheet_news
from splittable.games.splitter.notation import pair_name
from splittable.games.splitter.outlook import outlook
from splittable.games.splitter.shown import Event, Group, Phase, Placement, SeatPlacement, SplitterOpened, SplitterView
from splittable.games.splitter.state import State

PHASES: tuple[Phase, ...] = ("roll", "write", "over")


def all_is_revealed(s: State, box: Box, seat: int | None) -> bool:
    """Has no other seat a placement that is still secret?"""
    own = seat is not None and s.choice[seat] != NO_CHOICE
    return s.choice[: s.players].count(NO_CHOICE) + own == s.players


def describe(seen: State, box: Box, seat: int | None) -> SplitterView:
    seats = range(seen.players)
    return {
        "phase": PHASES[seen.phase],
        "round": min(seen.round + 1, box.rounds),
        "rounds": box.rounds,
        "dice": [seen.high, seen.low] if seen.phase == WRITE else None,
        "layout": layout(box),
        "heart_points": HEARTS_BONUS,
        "ranks": list(RANK_FROM),
        "sheets": [rows(seen.boards[other], box) for other in seats],
        "groups": [described_groups(seen, box, other) for other in seats],
        "number_points": [points_by_number(seen.boards[other], box) for other in seats],
        "hearts": [hearts_state(seen.boards[other], box) for other in seats],
        "chosen": [other for other in seats if seen.choice[other] != NO_CHOICE],
        "choice": None if seat is None else placement(seen, seen.choice[seat]),
        "outlook": {} if seat is None else outlook(seen, box, seat),
        "verdict": verdict(seen, box),
    }


def told(s: State, box: Box, who: int, action: int, seat: int | None) -> bool:
    """May `seat` know this move when it is made?"""
    return who in (CHANCE, seat)


def outcomes(before: State, after: State, box: Box) -> list[Event]:
    """The effects of the last move, from what one seat saw before and after it."""
    events: list[Event] = []
    if before.phase == ROLL:
        events.append({"type": "round", "round": before.round + 1})
    if after.round > before.round:
        placements = [written(before, after, box, seat) for seat in range(after.players)]
        events.append({"type": "written", "round": after.round, "placements": placements})
        for seat in range(after.players):
            news = sheet_news(before.boards[seat], after.boards[seat], box)
            if any(news.values()):
                events.append({"type": "sheet", "seat": seat, **news})
    if (rank := verdict(after, box)) is not None:
        events.append({"type": "verdict", "rank": rank})
    return events


def opened(s: State, box: Box) -> SplitterOpened:
    return {"choices": [placement(s, s.choice[seat]) for seat in range(s.players)]}


def layout(box: Box) -> list[str]:
    """The sheet in the form of its data file."""
    marks = []
    for row in range(ROWS):
        bits = [1 << (row * STRIDE + column) for column in range(COLUMNS)]
        marks.append("".join(mark(box, bit) for bit in bits))
    return marks


def mark(box: Box, bit: int) -> str:
    if not box.cells & bit:
        return "."
    return "*" if box.stars & bit else "H" if box.hearts & bit else "#"


def described_groups(s: State, box: Box, seat: int) -> list[Group]:
    return [
        {
            "number": group.number,
            "cells": list(group.names),
            "state": group.state,
            "points": group.points,
            "star": group.star,
        }
        for group in groups(s.boards[seat], box)
    ]


def placement(s: State, choice: int) -> Placement | None:
    """A seat's own placement of the current round."""
    if choice == NO_CHOICE:
        return None
    left, right = (s.high, s.low) if choice % 2 else (s.low, s.high)
    return {"cell": pair_name(choice // 2), "left": left, "right": right}


def written(before: State, after: State, box: Box, seat: int) -> SeatPlacement:
    new = [after.boards[seat][number] & ~before.boards[seat][number] for number in range(NUMBERS + 1)]
    pair = next(p for p in range(MAX_PAIRS) if box.left[p] & sum(new))
    left = next(number for number in range(NUMBERS + 1) if new[number] & box.left[pair])
    right = next(number for number in range(NUMBERS + 1) if new[number] & box.right[pair])
    return {"seat": seat, "cell": pair_name(pair), "left": left, "right": right}
