"""The learned tables as stored on disk: multiples of 1/512 points, those by rolls first, packed."""

import sys
import zlib
from array import array
from functools import cache
from pathlib import Path

from splittable.bots.splitter.worth import Tables
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
    values = [number / PARTS for number in numbers]
    tables = empty_tables()
    tables.start = values[: MAX_PAIRS + 1]
    tables.weights = values[MAX_PAIRS + 1 :]
    return tables


def pack(tables: Tables) -> bytes:
    numbers = array("h", [round(value * PARTS) for value in (*tables.start, *tables.weights)])
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(numbers.tobytes(), 9)
