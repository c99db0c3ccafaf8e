"""Reasons in Split it!: each kind of claim is worked out again from what the seat sees, on many positions."""

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from math import prod
from typing import Any, NamedTuple

import pytest

import splittable
from splittable import CHANCE, State
from splittable.bots.coach import Reason
from splittable.bots.split_it import coach
from tests.bots.reasons import check_examples, resampled_reasons

GAME = splittable.load("split-it")
SECTIONS = ("white", "pink", "black")
JOKER = "*"
Columns = list[dict[str, int]]


class Case(NamedTuple):
    state: State
    view: dict[str, Any]
    seat: int
    better: str
    other: str | None
    shares: dict[str, float]
    facts: dict[str, Any]

    @property
    def columns(self) -> Columns:
        return self.view["columns"]  # type: ignore[no-any-return]

    def parts(self, move: str | None) -> dict[str, list[str]]:
        """The sections that a move leaves or is about."""
        if move is None:
            return {}
        if not move.startswith("cut"):
            return self.view["sections"]  # type: ignore[no-any-return]
        first, second = map(int, move.split(" ")[1:])
        row = self.view["row"]
        return dict(zip(SECTIONS, (row[:first], row[first:second], row[second:]), strict=True))

    def section(self, move: str | None) -> list[str]:
        return self.parts(move)[move.split(" ")[1]] if move else []

    def guessers(self) -> list[int]:
        return [seat for seat in range(self.view["players"]) if seat not in self.view["done"]]

    def rivals(self) -> list[int]:
        return [seat for seat in self.guessers() if seat != self.seat]


@cache
def positions() -> list[Case]:
    """Two choices each, from games by chance and by plausible players."""
    found = []
    for seed in range(33):
        rng = random.Random(seed)
        state = GAME.start(2 + seed % 3)
        while not state.is_over:
            seat = rng.choice(state.acting())
            if seat == CHANCE:
                state.draw(rng)
                continue
            moves = state.legal(seat)
            if len(moves) > 1 and rng.random() < 0.5:
                better, other = rng.sample(moves, 2)
                case = Case(
                    state.copy(), state.view(seat), seat, better, other if rng.random() < 0.9 else None, {}, {}
                )
                found.append(case._replace(shares={better: rng.choice([0.7, 1.0])}))
            is_quick = moves[0].startswith("cut")  # judging every cut takes long
            weights = None if is_quick or rng.random() < 0.3 else state.policy(seat)[1]
            state.play(seat, rng.choices(moves, weights)[0])
    return found


@cache
def claims() -> list[tuple[Reason, Case]]:
    return [
        (reason, case._replace(facts=reason.facts))
        for case in positions()
        for reason in coach.reasons(case.state, case.seat, case.better, case.other, case.shares)
    ]


def points(columns: Columns, seat: int) -> int:
    """S21"""
    found = 0
    for number in map(str, range(1, 11)):
        counts = [of.get(number, 0) for of in columns]
        found += int(number) if counts[seat] and counts[seat] == max(counts) else 0
    return found


def with_more(columns: Columns, seat: int, cards: list[str]) -> Columns:
    mine = Counter(columns[seat])
    mine.update(cards)
    return [dict(mine) if who == seat else of for who, of in enumerate(columns)]


def most_points(case: Case, seat: int, cards: list[str]) -> int:
    """The most that a seat gains with these cards, over all ways to place the jokers."""
    after = with_more(case.columns, seat, [card for card in cards if card != JOKER])
    jokers = cards.count(JOKER) + case.view["waiting"][seat]
    ways = combinations_with_replacement(sorted(after[seat]), jokers)
    best = max((points(with_more(after, seat, list(way)), seat) for way in ways), default=points(after, seat))
    return best - points(case.columns, seat)


def scored_with(case: Case, seat: int, number: int, more: int) -> bool:
    after = with_more(case.columns, seat, [str(number)] * more)
    counts = [of.get(str(number), 0) for of in after]
    return counts[seat] == max(counts) > 0


def shares_after(case: Case, move: str) -> dict[int, dict[str, float]]:
    """How plausible players guess after a cut or a removal, or now."""
    state = case.state.settled(case.seat)
    if not move.startswith("guess"):
        state.play(case.seat, move)
    found = {}
    for seat in state.acting():
        moves, weights = state.policy(seat)
        found[seat] = {each.split(" ")[1]: weight for each, weight in zip(moves, weights, strict=True)}
    return found


def is_left_alone(case: Case) -> bool:
    """A plausible player removes that section, and then leaves me another one so often."""
    state, facts = case.state.settled(case.seat), case.facts
    state.play(case.seat, case.better)
    moves, weights = state.policy(facts["seat"])
    removal = f"remove {facts['removed']}"
    state.play(facts["seat"], removal)
    guesses, shares = state.policy(facts["seat"])
    share = shares[guesses.index(f"guess {facts['section']}")]
    return weights[moves.index(removal)] == max(weights) and 1 - share == pytest.approx(facts["chance"])


def is_alone(case: Case, move: str, section: str, chance: float) -> bool:
    shares = shares_after(case, move)
    return prod(1 - of[section] for who, of in shares.items() if who != case.seat) == pytest.approx(chance)


def like_best(case: Case, move: str, seats: list[int], section: str) -> bool:
    shares = shares_after(case, move)
    return all(shares[who][section] == max(shares[who].values()) for who in seats)


def best_part(case: Case, move: str | None, seat: int) -> list[int]:
    return sorted(most_points(case, seat, cards) for cards in case.parts(move).values())


def together(case: Case, move: str | None, card: str) -> int:
    return max((cards.count(card) for cards in case.parts(move).values()), default=0)


def behind(case: Case, number: int) -> int:
    counts = [of.get(str(number), 0) for of in case.columns]
    return max(count for who, count in enumerate(counts) if who != case.seat) - counts[case.seat]


def level_with(case: Case, number: int, by: int = 0) -> list[int]:
    mine = case.columns[case.seat].get(str(number), 0)
    return [
        who
        for who, of in enumerate(case.columns)
        if who != case.seat and of.get(str(number), 0) == mine - by and of.get(str(number), 0)
    ]


def best_rivals(case: Case, number: int) -> list[int]:
    counts = {who: of.get(str(number), 0) for who, of in enumerate(case.columns) if who != case.seat}
    return [who for who, count in counts.items() if count == max(counts.values()) > 0]


def to_come(case: Case, number: int) -> int:
    """Cards of a number, or jokers, that may still be placed by anyone."""
    view = case.view
    free = [*view["row"]]
    held = sum(view["to_place"]) + sum(view["waiting"])
    return int(sum(view["deck"][card] + free.count(card) for card in (str(number), JOKER)) + held)


def won_on_the_other(case: Case, cards: list[str]) -> int:
    """Two players: the most that these cards change the difference of points by."""
    after = with_more(case.columns, case.seat, [card for card in cards if card != JOKER])
    jokers = cards.count(JOKER) + case.view["waiting"][case.seat]
    ways = combinations_with_replacement(sorted(after[case.seat]), jokers) if after[case.seat] else [()]
    ends = [with_more(after, case.seat, list(way)) for way in ways]
    return max(difference(case, end) for end in ends) - difference(case, case.columns)


def difference(case: Case, columns: Columns) -> int:
    return points(columns, case.seat) - points(columns, 1 - case.seat)


def gains(case: Case, seat: int, cards: list[str]) -> bool:
    """The points are the most there are, and the numbers make them."""
    facts = case.facts
    is_sum = sum(facts["numbers"]) == facts["points"]
    is_new = all(not scored_with(case, seat, number, 0) for number in facts["numbers"])
    return is_sum and is_new and most_points(case, seat, cards) == facts["points"]


def compared(case: Case, points_of: Callable[[], int]) -> bool:
    return bool(case.facts["other_points"] == (points_of() if case.other else None))


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "mix": lambda c: 0 < c.facts["share"] < 1 and c.shares[c.better] == c.facts["share"],
    "guess_gain": lambda c: (
        gains(c, c.seat, c.section(c.better))
        and compared(c, lambda: most_points(c, c.seat, c.section(c.other)))
        and c.facts["points"] > (c.facts["other_points"] or 0)
    ),
    "guess_alone": lambda c: (
        is_alone(c, c.better, c.facts["section"], c.facts["chance"])
        and like_best(c, c.better, c.facts["seats"], c.facts["other"])
        and c.seat not in c.facts["seats"]
    ),
    "guess_quiet": lambda c: is_alone(c, c.better, c.facts["section"], c.facts["chance"]),
    "guess_deny": lambda c: gains(c, c.facts["seat"], c.section(c.better)) and c.facts["seat"] in c.rivals(),
    "guess_tie": lambda c: (
        c.facts["seats"] == level_with(c, c.facts["number"])
        and scored_with(c, c.seat, c.facts["number"], 0)
        and str(c.facts["number"]) in c.section(c.better)
    ),
    "guess_jokers": lambda c: c.section(c.better).count(JOKER) == c.facts["count"] > c.section(c.other).count(JOKER),
    "guess_cards": lambda c: (
        len(c.section(c.better)) == c.facts["count"] > c.facts["other_count"] == len(c.section(c.other))
    ),
    "remove_deny": lambda c: (
        gains(c, 1 - c.seat, c.section(c.better))
        and compared(c, lambda: most_points(c, 1 - c.seat, c.section(c.other)))
        and c.facts["points"] > (c.facts["other_points"] or 0)
    ),
    "remove_dull": lambda c: (
        most_points(c, c.seat, c.section(c.better)) == c.facts["points"] < c.facts["other_points"]
        and compared(c, lambda: most_points(c, c.seat, c.section(c.other)))
    ),
    "remove_part": lambda c: (
        like_best(c, c.better, [1 - c.seat], c.facts["theirs"])
        and like_best(c, c.better, [c.seat], c.facts["section"])
        and most_points(c, c.seat, c.view["sections"][c.facts["section"]]) == c.facts["points"] > 0
    ),
    "cut_split": lambda c: (
        c.facts["seat"] in c.rivals()
        and c.view["row"].count(str(c.facts["number"])) == c.facts["count"]
        and together(c, c.other, str(c.facts["number"])) == c.facts["count"]
        and scored_with(c, c.facts["seat"], c.facts["number"], c.facts["count"])
        and not scored_with(c, c.facts["seat"], c.facts["number"], together(c, c.better, str(c.facts["number"])))
    ),
    "cut_apart": lambda c: (
        c.view["row"].count(str(c.facts["number"])) == c.facts["count"] == together(c, c.other, str(c.facts["number"]))
        and together(c, c.better, str(c.facts["number"])) < c.facts["count"]
    ),
    "cut_jokers": lambda c: (
        c.view["row"].count(JOKER) == c.facts["count"] == together(c, c.other, JOKER) > together(c, c.better, JOKER)
    ),
    "cut_together": lambda c: (
        together(c, c.better, str(c.facts["number"])) == c.facts["count"]
        and scored_with(c, c.seat, c.facts["number"], c.facts["count"])
        and not scored_with(c, c.seat, c.facts["number"], c.facts["count"] - 1)
    ),
    "cut_clash": lambda c: (
        len(c.facts["seats"]) > 1
        and c.seat not in c.facts["seats"]
        and like_best(c, c.better, c.facts["seats"], c.facts["section"])
    ),
    "cut_starve": lambda c: (
        sum(each > 0 for each in best_part(c, c.better, c.facts["seat"])) == c.facts["count"]
        and sum(each > 0 for each in best_part(c, c.other, c.facts["seat"])) == c.facts["before"] > c.facts["count"]
    ),
    "cut_deny": lambda c: (
        best_part(c, c.better, c.facts["seat"])[-1] == c.facts["points"] < c.facts["other_points"]
        and best_part(c, c.other, c.facts["seat"])[-1] == c.facts["other_points"]
        and c.facts["seat"] in c.rivals()
    ),
    "cut_gain": lambda c: (
        gains(c, c.seat, c.parts(c.better)[c.facts["section"]])
        and compared(c, lambda: best_part(c, c.other, c.seat)[-1])
        and c.facts["points"] > (c.facts["other_points"] or 0)
    ),
    "cut_leaves": lambda c: (
        best_part(c, c.better, c.seat)[-2] == c.facts["points"] > (c.facts["other_points"] or 0)
        and compared(c, lambda: best_part(c, c.other, c.seat)[-2])
        and c.view["players"] == 2
    ),
    "cut_ground": lambda c: (
        [sorted(won_on_the_other(c, cards) for cards in c.parts(move).values())[-2] for move in (c.better, c.other)]
        == [c.facts["points"], c.facts["other_points"]]
        and c.facts["points"] > c.facts["other_points"]
    ),
    "cut_then": lambda c: (
        is_left_alone(c)
        and most_points(c, c.seat, c.parts(c.better)[c.facts["section"]]) == c.facts["points"] > 0
        and c.facts["removed"] != c.facts["section"]
    ),
    "cut_two": lambda c: (
        best_part(c, c.better, c.seat)[-2] == c.facts["points"] > (c.facts["other_points"] or 0)
        and compared(c, lambda: best_part(c, c.other, c.seat)[-2])
    ),
    "cut_tempt": lambda c: (
        like_best(c, c.better, c.facts["seats"], c.facts["other"])
        and is_alone(c, c.better, c.facts["section"], c.facts["chance"])
        and most_points(c, c.seat, c.parts(c.better)[c.facts["section"]]) == c.facts["points"] > 0
    ),
    "cut_hope": lambda c: (
        is_alone(c, c.better, c.facts["section"], c.facts["chance"])
        and most_points(c, c.seat, c.parts(c.better)[c.facts["section"]]) == c.facts["points"] > 0
    ),
    "joker_catch": lambda c: (
        not scored_with(c, c.seat, c.facts["number"], 0)
        and scored_with(c, c.seat, c.facts["number"], c.facts["jokers"])
        and c.facts["jokers"] <= c.view["to_place"][c.seat]
        and (c.facts["jokers"] > behind(c, c.facts["number"])) == c.facts["passes"]
        and best_rivals(c, c.facts["number"]) == c.facts["seats"]
    ),
    "joker_break": lambda c: (
        c.facts["seats"] == level_with(c, c.facts["number"]) != [] and behind(c, c.facts["number"]) == 0
    ),
    "joker_guard": lambda c: (
        best_rivals(c, c.facts["number"]) == c.facts["seats"] != []
        and behind(c, c.facts["number"]) == -c.facts["ahead"] < 0
        and to_come(c, c.facts["number"]) > 0
    ),
    "joker_late": lambda c: (
        behind(c, c.facts["number"]) > to_come(c, c.facts["number"])
        and best_rivals(c, c.facts["number"]) == c.facts["seats"]
    ),
    "joker_safe": lambda c: -behind(c, c.facts["number"]) > to_come(c, c.facts["number"]) - c.view["to_place"][c.seat],
    "joker_close": lambda c: (
        0 < behind(c, c.facts["number"]) == c.facts["behind"] < c.facts["other_behind"] == behind(c, c.facts["other"])
    ),
    "joker_worth": lambda c: (
        behind(c, c.facts["number"]) == behind(c, c.facts["other"]) and c.facts["number"] > c.facts["other"]
    ),
    "joker_more": lambda c: c.facts["number"] > c.facts["other"],
    "joker_lasts": lambda c: (
        c.facts["left"] < c.facts["other_left"]
        and all(
            c.view["deck"][str(c.facts[number])] + c.view["row"].count(str(c.facts[number])) == c.facts[left]
            for number, left in (("number", "left"), ("other", "other_left"))
        )
    ),
}


def test_every_claim_is_true_and_every_kind_occurs() -> None:
    seen: Counter[str] = Counter()
    for reason, case in claims():
        assert CLAIMS[reason.kind](case), (reason, case.better, case.other, case.view)
        seen[reason.kind] += 1
    assert set(seen) == set(CLAIMS) and len(positions()) > 400


def test_a_reason_tells_nothing_that_is_hidden() -> None:
    """Pending guesses and jokers of others are redrawn."""
    hidden = [case for case in positions() if set(case.state.revocable()) - {case.seat}]
    assert len(hidden) > 60
    for case in hidden:
        resampled_reasons(case.state, case.seat, coach)


def test_each_kind_reads_well_in_every_language() -> None:
    check_examples("split-it", coach, set(CLAIMS))
