"""The learned tables as they are kept on disk: whole numbers of 1/512 points, in the order of the fields, packed."""

import sys
import zlib
from array import array
from functools import cache
from pathlib import Path

from splittable.bots.splitter.worth import LEARNED, Tables
from splittable.games.splitter.codes import MAX_PAIRS

FILE = Path(__file__).with_name("tables.bin")
PARTS = 512  # of a point

# The tables change quickly towards the end of a game, slowly at its beginning.
STAGE_BEGINS = (0, 1, 2, 3, 4, 6, 8, 11, 15)  # rolls to come


def empty_tables() -> Tables:
    tables = Tables()
    tables.stage = [sum(rolls >= begin for begin in STAGE_BEGINS) - 1 for rolls in range(MAX_PAIRS + 1)]
    return tables


@cache
def learned_tables() -> Tables:
    return unpack(FILE.read_bytes())


def unpack(data: bytes) -> Tables:
    numbers = array("h", zlib.decompress(data))
    if sys.byteorder == "big":
        numbers.byteswap()
    tables = empty_tables()
    begin = 0
    for name in LEARNED:
        size = len(getattr(tables, name))
        setattr(tables, name, [number / PARTS for number in numbers[begin : begin + size]])
        begin += size
    return tables


def pack(tables: Tables) -> bytes:
    numbers = array("h", [round(value * PARTS) for name in LEARNED for value in getattr(tables, name)])
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(numbers.tobytes(), 9)
