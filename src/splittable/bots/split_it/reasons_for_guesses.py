"""Split it!: why one section is the better guess, and why one is better removed."""

from collections.abc import Mapping
from typing import Any

from splittable.bots.split_it.stakes import Row, alone, best_rival, favourite
from splittable.games.split_it.codes import JOKER, SECTIONS

Found = tuple[float, str, dict[str, Any]]
"""How much it explains, the kind of reason, and its facts."""

LEAST_ALONE = 0.3  # a rarer chance is nothing to count on
CLEARLY = 0.08  # a difference between two chances that is worth a sentence
CHANCE_WORTH = 12.0  # points: what a chance weighs against points
LEAST_SHARE = 0.05


def guess_reasons(row: Row, seat: int, better: int, other: int | None, shares: Mapping[str, float]) -> list[Found]:
    found = [
        *gains_more(row, seat, better, other),
        *is_alone(row, seat, better, other),
        *denies(row, seat, better, other),
        *breaks_ties(row, seat, better, other),
        *holds_more(row, better, other),
    ]
    share = shares.get(f"guess {SECTIONS[better]}", 1.0)
    if LEAST_SHARE < share < 1 - LEAST_SHARE:
        found.append((1.0, "mix", {"section": SECTIONS[better], "share": share}))
    return found


def gains_more(row: Row, seat: int, better: int, other: int | None) -> list[Found]:
    mine = row.gain(seat, better)
    rest = row.gain(seat, other).points if other is not None else None
    if mine.points <= (rest or 0):
        return []
    facts = {"section": SECTIONS[better], "numbers": list(mine.numbers), "points": mine.points}
    versus = {"other": SECTIONS[other] if other is not None else None, "other_points": rest}
    return [(mine.points - (rest or 0.0), "guess_gain", {**facts, **versus})]


def is_alone(row: Row, seat: int, better: int, other: int | None) -> list[Found]:
    """Others prefer another section, so this one is mine more often."""
    guesses = row.guesses()
    chance = alone(guesses, seat, better)
    if chance < LEAST_ALONE or (other is not None and chance < alone(guesses, seat, other) + CLEARLY):
        return []
    rivals = {who: favourite(of) for who, of in guesses.items() if who != seat}
    weight = CHANCE_WORTH * (chance - (alone(guesses, seat, other) if other is not None else 0.5))
    facts = {"section": SECTIONS[better], "chance": chance}
    wanted = other if other is not None else favourite([[*rivals.values()].count(each) for each in range(3)])
    seats = [who for who, liked in rivals.items() if liked == wanted != better]
    if seats:
        return [(weight, "guess_alone", {**facts, "seats": seats, "other": SECTIONS[wanted]})]
    return [(weight, "guess_quiet", facts)]


def denies(row: Row, seat: int, better: int, other: int | None) -> list[Found]:
    """What another player would take there, alone."""
    rivals = [who for who in row.guesses() if who != seat]
    taken = {who: row.gain(who, better) for who in rivals}
    who = max(rivals, key=lambda each: taken[each].points)
    elsewhere = max(row.gain(each, other).points for each in rivals) if other is not None else 0
    if taken[who].points <= elsewhere:
        return []
    facts = {
        "section": SECTIONS[better],
        "seat": who,
        "numbers": list(taken[who].numbers),
        "points": taken[who].points,
    }
    return [((taken[who].points - elsewhere) / 3, "guess_deny", facts)]


def breaks_ties(row: Row, seat: int, better: int, other: int | None) -> list[Found]:
    """Numbers that I share the lead in, and would lead alone."""
    mine, rest = ties_broken(row, seat, better), ties_broken(row, seat, other) if other is not None else {}
    number = max(mine, key=lambda each: each * len(mine[each]), default=0)
    if number * len(mine.get(number, [])) <= max((each * len(seats) for each, seats in rest.items()), default=0):
        return []
    return [(number * 0.4, "guess_tie", {"section": SECTIONS[better], "number": number, "seats": mine[number]})]


def ties_broken(row: Row, seat: int, section: int) -> dict[int, list[int]]:
    """By number: the players who share its lead with me now, and no longer would."""
    columns = row.s.columns
    return {
        number: [who for who in range(row.s.players) if who != seat and columns[who][number] == columns[seat][number]]
        for number in {card for card in row.cards(section) if card != JOKER}
        if columns[seat][number] == best_rival(row.s, seat, number) > 0
    }


def holds_more(row: Row, better: int, other: int | None) -> list[Found]:
    cards, rest = row.cards(better), row.cards(other) if other is not None else []
    found: list[Found] = []
    if cards.count(JOKER) > rest.count(JOKER):
        found.append((0.8, "guess_jokers", {"section": SECTIONS[better], "count": cards.count(JOKER)}))
    if other is not None and len(cards) > len(rest):
        facts = {"section": SECTIONS[better], "count": len(cards)}
        found.append((0.5, "guess_cards", {**facts, "other": SECTIONS[other], "other_count": len(rest)}))
    return found


def remove_reasons(row: Row, seat: int, better: int, other: int | None) -> list[Found]:
    """S7: the section that leaves the game is one that helps the other player, or not me."""
    rival = 1 - seat
    theirs, mine = row.gain(rival, better), row.gain(seat, better)
    found: list[Found] = []
    facts = {"section": SECTIONS[better], "other": SECTIONS[other] if other is not None else None}
    their_rest = row.gain(rival, other).points if other is not None else None
    if theirs.points > (their_rest or 0):
        told = {"seat": rival, "numbers": list(theirs.numbers), "points": theirs.points, "other_points": their_rest}
        found.append((theirs.points - (their_rest or 0.0), "remove_deny", {**facts, **told}))
    if other is not None and mine.points < (rest := row.gain(seat, other).points):
        found.append((rest - mine.points, "remove_dull", {**facts, "points": mine.points, "other_points": rest}))
    left = Row(row.s, row.cuts, better)
    guesses = left.guesses()
    wanted, my_best = favourite(guesses[rival]), favourite(guesses[seat])
    if wanted != my_best and left.gain(seat, my_best).points:
        told = {"seat": rival, "theirs": SECTIONS[wanted], "section": SECTIONS[my_best]}
        found.append((3.0, "remove_part", {**told, "points": left.gain(seat, my_best).points}))
    return found
