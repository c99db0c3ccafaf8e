"""Luck and skill: they add up, and among equal players neither is anybody's on average."""

import random
from math import hypot, sqrt
from typing import NamedTuple

import pytest

import splittable
from splittable import State
from splittable.bots import Budget, choose, load
from splittable.bots.plug import judge_of
from splittable.core.records import Record, begin, parse
from splittable.review.judge import unit_of
from splittable.review.judging import judged
from splittable.review.luck import (
    Change,
    Luck,
    changes_by_judge,
    changes_by_playouts,
    luck_of,
    result_of,
    start_of,
    stretches,
)

BUDGET = Budget(iterations=80)
SURE = 3.0  # standard errors


class Table(NamedTuple):
    game: str
    players: int
    games: int


TABLES = [
    Table("split-it", 2, 4),
    Table("split-it", 4, 2),
    Table("splito", 3, 5),
    Table("splitter", 1, 16),
    Table("great-split", 2, 2),
]


def played(game: str, players: int, bot: str, seed: int) -> State:
    state = splittable.load(game).start(players)
    rng = random.Random(seed)
    state.roll(rng)
    while not state.is_over:
        for seat in state.acting():
            if seat in state.acting():
                state.play(seat, choose(bot, state, seat, rng))
        state.roll(rng)
    return state


def changes_of(record: Record, seat: int, seed: int) -> list[Change]:
    reviewing = judge_of(record.game).review
    if reviewing.standing is not None:
        return changes_by_playouts(record, seat, reviewing, BUDGET, seed)
    return changes_by_judge(judged(record, seat, BUDGET, seed, lambda done, all_: None, lambda decision: None)[1])


def luck_in(state: State, seat: int, changes: list[Change], seed: int) -> Luck:
    record, unit = parse(state.record()), unit_of(state.game.name)
    start = start_of(begin(record), seat, judge_of(record.game).review.standing, unit, BUDGET, seed)
    return luck_of(start, changes, result_of(state, seat, unit))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_among_equal_players_nobody_is_lucky_on_average(table: Table) -> None:
    """Where seats share a win, their luck adds up to minus their skill: what choices gain must be 0 on average."""
    load(table.game)
    found: list[Luck] = []
    first: list[float] = []
    gains: list[float] = []
    for seed in range(table.games):
        state = played(table.game, table.players, "medium", seed)
        for seat in range(table.players):
            changes = changes_of(parse(state.record()), seat, seed)
            luck = luck_in(state, seat, changes, seed)
            assert luck.start + luck.skill + luck.luck == pytest.approx(luck.result, abs=1e-12)
            found.append(luck)
            first.append(changes[0].before.value)
            gains += [change.gain.value for change in changes]
    mean, error = mean_and_error(gains if table.players > 1 else [luck.luck for luck in found])
    assert abs(mean) < SURE * error, (mean, error)
    begun, error = mean_and_error(first)
    assert abs(begun - found[0].start) < SURE * hypot(error, found[0].margin / SURE / sqrt(len(found)))


@pytest.mark.slow
def test_weak_choices_are_no_bad_luck() -> None:
    """Dice fall for everybody alike: a player who places anyhow loses by that, not by them."""
    load("splitter")
    found = []
    for seed in range(12):
        state = played("splitter", 1, "random", seed)
        found.append(luck_in(state, 0, changes_of(parse(state.record()), 0, seed), seed))
    luck, error = mean_and_error([each.luck for each in found])
    skill, _ = mean_and_error([each.skill for each in found])
    assert abs(luck) < SURE * error and skill < -10


@pytest.mark.parametrize("game", splittable.game_names())
def test_own_choices_come_first_and_lead_to_the_same_end(game: str) -> None:
    """What others choose at the same time is taken as chosen later."""
    state = played(game, splittable.load(game).min_players + 1, "easy", 4)
    record = parse(state.record())
    for seat in range(state.players):
        found = list(stretches(record, seat))
        mine = [text for text in record.moves if text.startswith(f"{seat} ")]
        assert [text for text in found[-1].after.moves if text.startswith(f"{seat} ")] == mine
        assert all(seat in each.before.acting() and seat not in each.after.acting() for each in found)
