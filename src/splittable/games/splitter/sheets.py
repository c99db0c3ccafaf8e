"""Sheets as data: the printed ones and custom ones from a file, checked and turned into tables."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from splittable.core.datafile import DataFile, Place, read
from splittable.core.errors import BadSetup
from splittable.games.splitter.codes import COLUMNS, HALF, ROLLS, ROWS, STRIDE, Box

FILE = Path(__file__).with_name("sheets.yaml")
EMPTY, CELL, STAR, HEART = ".#*H"
MARKS = EMPTY + CELL + STAR + HEART


@cache
def printed() -> DataFile:
    return read(FILE)


def names() -> tuple[str, ...]:
    return tuple(printed().at("sheets"))


def load_own_sheet(source: Any) -> dict[str, Any]:
    """A custom sheet: the path of a file, or its content as in records."""
    if not isinstance(source, str | Path | Mapping):
        raise BadSetup("setup/option", f"option 'own_sheet' must be the path of a sheet file, got {source!r}")
    file = read(source, "" if isinstance(source, str | Path) else "option 'own_sheet'")
    file.keys(known=("rows",))
    return {"rows": list(checked_rows(file, ()))}


def load_box(options: Mapping[str, Any]) -> Box:
    if options["size"] == "tiny":
        if options["own_sheet"] is not None:
            raise BadSetup("setup/option", "option 'own_sheet' is for size 'full'; 'tiny' has its own sheet")
        return make_box(checked_rows(printed(), ("tiny",)))
    if options["own_sheet"] is not None:
        return make_box(tuple(load_own_sheet(options["own_sheet"])["rows"]))
    return make_box(checked_rows(printed(), ("sheets", options["sheet"])))


def checked_rows(file: DataFile, place: Place) -> tuple[str, ...]:
    """The rows of the sheet at a place of a file; BadData if they are not a sheet (T2)."""
    count = len(file.items(*place, "rows"))
    if not 1 <= count <= ROWS:
        message = f"expected 1 to {ROWS} rows, got {count}"
        raise file.error((*place, "rows"), message, "data_problem.count", least=1, most=ROWS, found=count)
    rows = tuple(file.text(*place, "rows", number) for number in range(count))
    for number, row in enumerate(rows):
        where = (*place, "rows", number)
        if len(row) != COLUMNS:
            message = f"expected {COLUMNS} places, got {len(row)} in {row!r}"
            raise file.error(where, message, "data_problem.count", least="same", most=COLUMNS, found=len(row))
        if wrong := next((mark for mark in row if mark not in MARKS), None):
            message = f"unknown mark {wrong!r} in {row!r}; expected one of {' '.join(MARKS)}"
            raise file.error(where, message, "data_problem.unknown", choices=" ".join(MARKS))
        outline = [mark != EMPTY for mark in row]
        if outline != outline[::-1]:
            message = f"{row!r} is not mirrored: a cell needs its partner across the centre line"
            raise file.error(where, message, "data_mirror", game="splitter")
    everything = "".join(rows)
    if len(everything) - everything.count(EMPTY) < 4:
        raise file.error((*place, "rows"), "expected at least two pairs of cells", "data_pairs", game="splitter")
    if STAR not in everything:
        message = f"the sheet has no star; mark at least one cell with {STAR}"
        raise file.error((*place, "rows"), message, "data_star", game="splitter", mark=STAR)
    if everything.count(HEART) == 1:
        message = "one heart alone always agrees with itself; expected none or several"
        raise file.error((*place, "rows"), message, "data_heart", game="splitter")
    return rows


def make_box(rows: tuple[str, ...]) -> Box:
    box = Box()
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            bit = 1 << (row * STRIDE + column)
            box.cells |= bit if mark != EMPTY else 0
            box.stars |= bit if mark == STAR else 0
            box.hearts |= bit if mark == HEART else 0
            if mark != EMPTY and column < HALF:
                pair = row * HALF + column
                box.pairs[box.rounds] = pair
                box.left[pair] = bit
                box.right[pair] = 1 << (row * STRIDE + COLUMNS - 1 - column)
                box.rounds += 1
    for code, (high, low) in enumerate(ROLLS):
        box.high[code] = high
        box.low[code] = low
        box.weight[code] = 1 if high == low else 2
    return box
