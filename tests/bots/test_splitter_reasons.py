"""Reasons in Splitter: each kind of claim is worked out again from the sheet, on many positions."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import splittable
from splittable import CHANCE, State
from splittable.bots.coach import Reason
from splittable.bots.splitter import coach
from tests.bots.reasons import check_examples, resampled_reasons

GAME = splittable.load("splitter")
Cell = tuple[int, int]
Sheet = dict[Cell, int]
"""The cells of a sheet with their numbers, 0 if free."""


class Case(NamedTuple):
    state: State
    view: dict[str, Any]
    seat: int
    better: str
    other: str | None
    facts: dict[str, Any]

    def before(self) -> Sheet:
        rows = self.view["sheets"][self.seat]
        return {
            (row, column): int(sign)
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
            if sign != "."
        }

    def after(self, move: str | None) -> Sheet:
        sheet = self.before()
        if move:
            left, right = cells_of(move)
            number = int(move.split(" ")[2])
            high, low = self.view["dice"]
            sheet |= {left: number, right: low if number == high else high}
        return sheet

    def marked(self, mark: str) -> set[Cell]:
        return {
            (row, column)
            for row, line in enumerate(self.view["layout"])
            for column, sign in enumerate(line)
            if sign == mark
        }


def cells_of(move: str) -> tuple[Cell, Cell]:
    name = move.split(" ")[1]
    row, column = int(name[1:]) - 1, "abcdefgh".index(name[0])
    return (row, column), (row, 7 - column)


@cache
def positions() -> list[Case]:
    found = []
    for seed in range(30):
        rng = random.Random(seed)
        state = GAME.start(1 + seed % 2, sheet="AB"[seed // 2 % 2])
        while not state.is_over:
            seat = rng.choice(state.acting())
            if seat == CHANCE:
                state.draw(rng)
                continue
            moves, weights = state.policy(seat)
            if len(moves) > 1:
                better, other = rng.choices(moves, weights)[0], rng.choice(moves)
                if better != other:
                    found.append(
                        Case(state.copy(), state.view(seat), seat, better, rng.choice([other] * 9 + [None]), {})
                    )
            is_plausible = seed % 5 and rng.random() < 0.8
            state.play(seat, rng.choices(moves, weights if is_plausible else None)[0])
    return found


@cache
def claims() -> list[tuple[Reason, Case]]:
    return [
        (reason, case._replace(facts=reason.facts))
        for case in positions()
        for reason in coach.reasons(case.state, case.seat, case.better, case.other, {case.better: 1.0})
    ]


def around(cell: Cell) -> Iterator[Cell]:
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        yield cell[0] + down, cell[1] + right


def group_of(sheet: Sheet, cell: Cell) -> frozenset[Cell]:
    """T6"""
    found, todo = {cell}, [cell]
    while todo:
        for near in around(todo.pop()):
            if near not in found and sheet.get(near) == sheet[cell]:
                found.add(near)
                todo.append(near)
    return frozenset(found)


def groups(sheet: Sheet, number: int) -> set[frozenset[Cell]]:
    return {group_of(sheet, cell) for cell, written in sheet.items() if written == number}


def worth(case: Case, sheet: Sheet) -> int:
    """T7–T9"""
    stars, hearts = case.marked("*"), case.marked("H")
    found = sum(
        number * (2 if group & stars else 1)
        for number in range(1, 7)
        for group in groups(sheet, number)
        if len(group) == number
    )
    return found + (5 if hearts and len({sheet[cell] for cell in hearts}) == 1 and sheet[min(hearts)] else 0)


def free_beside(sheet: Sheet, group: frozenset[Cell]) -> set[Cell]:
    return {near for cell in group for near in around(cell) if sheet.get(near) == 0}


def can_score(sheet: Sheet, group: frozenset[Cell], tried: set[frozenset[Cell]] | None = None) -> bool:
    """Whether a group can reach its size, by writing its number next to it again and again."""
    number = sheet[min(group)]
    tried = set() if tried is None else tried
    if len(group) >= number or group in tried:
        return len(group) == number
    tried.add(group)
    return any(
        can_score(more, group_of(more, near), tried)
        for near in free_beside(sheet, group)
        if (more := {**sheet, near: number})
    )


def new_cells(case: Case, move: str | None, number: int) -> list[Cell]:
    return [cell for cell in cells_of(move or "") if case.after(move)[cell] == number] if move else []


def new_groups(case: Case, move: str | None, number: int) -> set[frozenset[Cell]]:
    sheet = case.after(move)
    return {group_of(sheet, cell) for cell in new_cells(case, move, number)}


def hearts(case: Case, move: str | None) -> list[int]:
    sheet = case.after(move)
    return [sheet[cell] for cell in case.marked("H")]


def agree(numbers: list[int]) -> bool:
    return len(set(numbers) - {0}) < 2


def makes_points(case: Case) -> bool:
    before = case.before()
    gain = worth(case, case.after(case.better)) - worth(case, before)
    less = worth(case, case.after(case.other)) - worth(case, before) if case.other else 0
    told = sum(group["points"] for group in case.facts["scoring"]) + (5 if case.facts["hearts"] else 0)
    return bool(gain == told == case.facts["points"] > case.facts["other_points"] == max(0, less))


def is_broken(case: Case) -> bool:
    number, after = case.facts["number"], case.after(case.other)
    complete = [group for group in groups(case.before(), number) if len(group) == number]
    lost = [group for group in complete if group not in groups(after, number)]
    return case.facts["points"] in [number * (2 if group & case.marked("*") else 1) for group in lost]


def has_lost(case: Case, is_too_big: bool) -> bool:
    """A group that could score before and after the better move, and no longer after the other."""
    number, size = case.facts["number"], case.facts["size"]
    before, best, rest = case.before(), case.after(case.better), case.after(case.other)

    def is_told(group: frozenset[Cell], now: frozenset[Cell]) -> bool:
        return bool(len(now) == size > number if is_too_big else len(group) == size and len(now) < number)

    return any(
        is_told(group, now := group_of(rest, min(group)))
        and len(group) < number
        and can_score(before, group)
        and not can_score(rest, now)
        and can_score(best, group_of(best, min(group)))
        for group in groups(before, number)
    )


def are_kept(case: Case) -> bool:
    number, best = case.facts["number"], case.after(case.better)
    old = {group_of(best, min(group)) for group in groups(case.before(), number)}
    return bool(sum(can_score(best, group) for group in old) == case.facts["kept"])


def two_steps(sheet: Sheet, group: frozenset[Cell]) -> int:
    near = free_beside(sheet, group)
    return len(near | {far for cell in near for far in around(cell) if sheet.get(far) == 0})


def has_room(case: Case, count: Callable[[Sheet, frozenset[Cell]], int]) -> bool:
    number, facts = case.facts["number"], case.facts
    mine = {count(case.after(case.better), group) for group in new_groups(case, case.better, number)}
    rest = {count(case.after(case.other), group) for group in new_groups(case, case.other, number)}
    return facts["free"] in mine and facts["less"] == max(rest) < facts["free"]


def beside_count(sheet: Sheet, group: frozenset[Cell]) -> int:
    return len(free_beside(sheet, group))


def leaves_room(case: Case) -> bool:
    number, size = case.facts["number"], case.facts["size"]
    best, rest = case.after(case.better), case.after(case.other)
    return any(
        (len(free_beside(best, group)), len(free_beside(rest, group))) == (case.facts["free"], case.facts["less"])
        for group in groups(case.before(), number)
        if len(group) == size < number and group in groups(best, number) and group in groups(rest, number)
    )


def is_guarded(case: Case) -> bool:
    number = case.facts["number"]
    best, rest = case.after(case.better), case.after(case.other)
    mine = {len(free_beside(best, group)) for group in groups(best, number) if len(group) == number}
    theirs = {len(free_beside(rest, group)) for group in groups(rest, number) if len(group) == number}
    return case.facts["free"] in mine and case.facts["more"] in theirs and case.facts["free"] < case.facts["more"]


def is_linked(case: Case) -> bool:
    number, sheet = case.facts["number"], case.after(case.better)
    made = [
        len(group_of({**sheet, near: number}, near))
        for group in new_groups(case, case.better, number)
        for near in free_beside(sheet, group)
        if len(group_of({**sheet, near: number}, near)) > len(group) + 1
    ]
    return case.facts["size"] in made and case.facts["size"] <= number


def steps_to_complete(case: Case, move: str | None) -> int:
    number = case.facts["number"]
    complete = [cell for group in groups(case.before(), number) if len(group) == number for cell in group]
    return min(
        abs(cell[0] - other[0]) + abs(cell[1] - other[1])
        for cell in new_cells(case, move, number)
        for other in complete
    )


def free_beside_move(case: Case, move: str | None) -> int:
    return len(free_beside(case.after(move), frozenset(cells_of(move or ""))))


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "scores": makes_points,
    "breaks": is_broken,
    "too_many": lambda c: has_lost(c, is_too_big=True),
    "closes": lambda c: has_lost(c, is_too_big=False) and are_kept(c),
    "hearts_keep": lambda c: agree(hearts(c, c.better)) and not agree(hearts(c, c.other)),
    "hearts_on": lambda c: (
        agree(hearts(c, c.better))
        and hearts(c, c.better).count(c.facts["number"]) == c.facts["count"]
        and hearts(c, c.better).count(0) == c.facts["missing"]
        and hearts(c, None).count(c.facts["number"]) < c.facts["count"]
    ),
    "star": lambda c: (
        any(
            len(each) == c.facts["size"] and each & c.marked("*")
            for each in new_groups(c, c.better, c.facts["number"])
        )
        and c.facts["points"] == 2 * c.facts["number"]
    ),
    "star_free": lambda c: any(
        c.after(c.better)[cell] == 0 and c.after(c.other)[cell] == c.facts["number"] for cell in c.marked("*")
    ),
    "grows": lambda c: (
        any(
            len(each) == c.facts["size"] and can_score(c.after(c.better), each)
            for each in new_groups(c, c.better, c.facts["number"])
        )
        and c.facts["missing"] == c.facts["number"] - c.facts["size"] > 0
    ),
    "links": is_linked,
    "starts": lambda c: has_room(c, beside_count),
    "space": lambda c: has_room(c, two_steps),
    "room": leaves_room,
    "guards": is_guarded,
    "apart": lambda c: (
        steps_to_complete(c, c.better) == c.facts["far"] > c.facts["near"] == steps_to_complete(c, c.other)
    ),
    "clear": lambda c: (
        free_beside_move(c, c.better) == c.facts["free"] < c.facts["more"] == free_beside_move(c, c.other)
    ),
}


def test_every_claim_is_true_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter()
    for reason, case in claims():
        assert CLAIMS[reason.kind](case), (reason, case.better, case.other, case.view["sheets"][case.seat])
        is_swapped = case.other is not None and cells_of(case.better) == cells_of(case.other)
        assert reason.facts.get("swapped", False) == is_swapped
        seen[reason.kind] += 1
    assert set(seen) == set(CLAIMS) and len(positions()) > 300


def test_a_reason_tells_nothing_that_is_hidden() -> None:
    """What others place in the same round is redrawn."""
    hidden = [case for case in positions() if set(case.state.revocable()) - {case.seat}]
    assert len(hidden) > 60
    for case in hidden:
        resampled_reasons(case.state, case.seat, coach)


def test_each_kind_reads_well_in_every_language() -> None:
    check_examples("splitter", coach, set(CLAIMS))
