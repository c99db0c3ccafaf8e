"""Moves, sheets and options that can't be: clear refusals, and the game is unchanged."""

from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable import CHANCE, BadData, BadSetup, IllegalMove

SPLITTER = splittable.load("splitter")

BAD_ROLLS = [
    ("roll 7 1", "move/illegal", "T3", "a die can’t show 7: choose 1 to 6"),
    ("roll 4 0", "move/illegal", "T3", "can’t show 0"),
    ("roll 1 4", "move/malformed", "", "put the larger die first: 'roll 4 1'"),
    ("roll 4", "move/malformed", "", "not a move of Splitter"),
    ("roll 4 01", "move/malformed", "", "not a move of Splitter"),
    ("write b3 4", "move/malformed", "", "not a move of Splitter"),
]

BAD_WRITES = [
    ("write d4 4", "move/illegal", "T4", "these two cells are taken: choose two free ones"),
    ("write a1 4", "move/illegal", "T2", "there’s no cell a1 on this sheet"),
    ("write c8 4", "move/illegal", "T2", "no cell c8"),
    ("write c0 4", "move/illegal", "T2", "no cell c0"),
    ("write g3 4", "move/illegal", "T4", "name the left cell of the pair, b3"),
    ("write b3 6", "move/illegal", "T4", "6 wasn’t rolled: place 4 or 1"),
    ("write b3", "move/malformed", "", "not a move of Splitter"),
    ("write i3 4", "move/malformed", "", "not a move of Splitter"),
    ("write  4", "move/malformed", "", "not a move of Splitter"),
    ("roll 4 1", "move/malformed", "", "not a move of Splitter"),
]


@pytest.mark.parametrize(("move", "code", "rule", "says"), BAD_ROLLS)
def test_bad_rolls(move: str, code: str, rule: str, says: str) -> None:
    check(SPLITTER.start(1), CHANCE, move, code, rule, says)


@pytest.mark.parametrize(("move", "code", "rule", "says"), BAD_WRITES)
def test_bad_writes(move: str, code: str, rule: str, says: str) -> None:
    state = SPLITTER.start(1)
    state.play(CHANCE, "roll 5 5")
    state.play(0, "write d4 5")
    state.play(CHANCE, "roll 4 1")
    check(state, 0, move, code, rule, says)


def check(state: splittable.State, seat: int, move: str, code: str, rule: str, says: str) -> None:
    before = state.copy()
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert says in str(refused.value)
    assert state.position == before.position and state.moves == before.moves


BAD_SHEETS: list[tuple[Any, str]] = [
    (["..*#.#.."], "line 1, rows[0]: '..*#.#..' is not mirrored"),
    (["..*##x.."], "line 1, rows[0]: unknown mark 'x' in '..*##x..'; expected one of . # * H"),
    (["..####.."], "line 1, rows: the sheet has no star"),
    (["..*##..."], "is not mirrored"),
    (["*##*"], "expected 8 places, got 4"),
    (["*######*"] * 8, "expected 1 to 7 rows, got 8"),
    ([], "expected 1 to 7 rows, got 0"),
    (["...*#..."], "expected at least two pairs"),
    (["..*H##.."], "one heart alone"),
    ([7], "expected a text, got 7"),
    ("none", "expected a list, got 'none'"),
]


@pytest.mark.parametrize(("rows", "says"), BAD_SHEETS)
def test_bad_sheet_files_name_file_line_and_field(tmp_path: Path, rows: Any, says: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(f"rows: {rows!r}\n", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        SPLITTER.start(1, own_sheet=str(path))
    assert str(refused.value).startswith("mine.yaml, line 1")
    assert says in str(refused.value)


def test_sheet_files_that_are_no_sheets(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="can't read"):
        SPLITTER.start(1, own_sheet=tmp_path / "missing.yaml")
    with pytest.raises(BadSetup, match="must be the path of a sheet file, got 7"):
        SPLITTER.start(1, own_sheet=7)
    with pytest.raises(BadData, match="unknown field"):
        SPLITTER.start(1, own_sheet={"rows": ["..*##*.."], "stars": 2})
    with pytest.raises(BadData, match=r"option 'own_sheet'.*'rows' is missing"):
        SPLITTER.start(1, own_sheet={})
    with pytest.raises(BadSetup, match="option 'sheet' must be one of 'A', 'B', got 'C'"):
        SPLITTER.start(1, sheet="C")
    with pytest.raises(BadSetup, match="1 to 12 players, got 13"):
        SPLITTER.start(13)


def test_an_own_sheet_needs_no_code_and_travels_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "full.yaml"
    path.write_text("rows: ['*######*', '########', '########', '###HH###', '########', '########', '########']")
    state = SPLITTER.start(2, own_sheet=path)
    assert len(state.view(0)["layout"]) == 7 and state.view(0)["rounds"] == 28
    while not state.is_over:
        state.roll(3)
        for seat in state.acting():
            state.play(seat, state.legal(seat)[-1])
    record = state.record()
    assert record["options"]["own_sheet"]["rows"][0] == "*######*"
    path.unlink()
    assert splittable.replay(record).scores() == state.scores()
