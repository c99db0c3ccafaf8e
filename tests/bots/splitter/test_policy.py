"""The learned policy: plain as compiled, and what it weighs step by step is what a full count gives."""

import random

import pytest

import splittable
from splittable import State
from splittable.bots.splitter import endings, engine, learn, policy, rollout, search, worth
from splittable.bots.splitter.engine import Position, gains, position_of
from splittable.bots.splitter.rollout import Dice
from splittable.bots.splitter.solve.problem import sheet_box
from splittable.bots.splitter.tables import empty_tables, learned_tables, pack, unpack
from splittable.bots.splitter.worth import Desk, Sheet
from splittable.fast import arrays, compiled


def positions(sheet: str, games: int) -> list[Position]:
    found = []
    for number in range(games):
        rng = random.Random(number)
        state: State = splittable.load("splitter").start(1, sheet=sheet)
        while not state.is_over:
            state.roll(rng)
            if state.acting():
                found.append(position_of(state, 0))
                state.play(0, rng.choice(state.legal(0)))
    return found


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_gains_are_what_a_full_count_gives(sheet: str) -> None:
    tables, desk, trail = learned_tables(), Desk(), learn.Trail()
    for position in positions(sheet, 3):
        _, found = gains(position)
        full = []
        for slot, way in position.placements():
            learn.follow(trail, 0, desk, tables, position.box, position.after(slot, way))
            full.append(trail.worth[0])
        assert [gain - found[0] for gain in found] == pytest.approx([worth - full[0] for worth in full])


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_plain_and_compiled_choose_the_same(sheet: str) -> None:
    desk = Desk()
    for position in positions(sheet, 2):
        best, found = gains(position)
        sheet_now = position.sheet
        plain = policy.best_placement(desk, learned_tables(), position.box, sheet_now, position.high, position.low)
        assert position.placements()[best] == (plain >> 1, plain & 1)
        assert [desk.gain[2 * slot + way] for slot, way in position.placements()] == found


def test_plain_and_compiled_play_the_same_futures() -> None:
    position = positions("B", 1)[9]
    after = [position.after(slot, way) for slot, way in position.placements()[:2]]
    plain = [0, 0]
    sheets = [*(sheet.copy() for sheet in after), Sheet()]
    search.play_futures(sheets, [position.box], [learned_tables()], [Desk()], [Dice()], 5, 3, 4, [0, 1], 2, plain)
    sums, alive = arrays.numbers(2), arrays.numbers(2)
    alive[1] = 1
    loaded = engine.load()
    boxes, tables = arrays.to_array(position.box), loaded.tables
    fast_sheets = arrays.to_array(*after, Sheet())
    desks, dices = arrays.zeros(Desk), arrays.zeros(Dice)
    loaded.code.play_futures(fast_sheets, boxes, tables, desks, dices, 5, 3, 4, alive, 2, sums)
    assert plain == sums.tolist() and min(plain) > 0


def test_tables_survive_packing() -> None:
    assert unpack(pack(learned_tables())) == learned_tables()


@pytest.mark.slow
def test_games_teach() -> None:
    """From nothing at all, chance comes to 8 points; some thousand games already make a difference."""
    code = compiled("splitter").extend(worth, policy, rollout, endings, search, learn, entries=("learn",))
    boxes = [sheet_box("A"), sheet_box("B")]
    empty = []
    for box in boxes:
        sheet = Sheet()
        sheet.rolls, sheet.free = box.rounds, box.cells
        sheet.pair = box.pairs[:]
        empty.append(sheet)
    sheets, box_array, tables = (arrays.to_array(*items) for items in ([*empty, Sheet()], boxes, [empty_tables()]))
    desks, dices, trails = arrays.zeros(Desk), arrays.zeros(Dice), arrays.zeros(learn.Trail)
    means = []
    for part in range(2):
        trails["score"] = 0
        code.learn(sheets, box_array, tables, desks, dices, trails, 1, 2000 * part, 2000, 0.05, 0.0)
        means.append(trails["score"][0] / 2000)
    assert means[0] > 9 and means[1] > means[0] + 1
