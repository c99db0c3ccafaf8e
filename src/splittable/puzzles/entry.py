"""A puzzle as it is shipped, and the file of a game's puzzles: JSON lines, compressed."""

import gzip
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from splittable.core import registry
from splittable.core.errors import BadData

FILE = "puzzles.jsonl.gz"
ID_LENGTH = 10  # hexadecimal digits
LOOKS = 5  # of the hard bot, to see how hard a puzzle is to find

Seat = Annotated[int, Meta(ge=0)]
Loss = Annotated[float, Meta(gt=0)]
Some = Annotated[str, Meta(min_length=1)]


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another choice, and by how much it is worse: chance of winning from 0 to 1, or points."""

    move: Some
    loss: Loss


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`moves` lead to the position, as in a record. Hidden cards are among them: nobody who solves it may see them.

    `value` is what the solution is worth to the seat, `tempting` what the medium bot likes best.
    """

    seed: int  # of the game it comes from
    players: Annotated[int, Meta(ge=1)]
    seat: Seat
    moves: Annotated[list[Some], Meta(min_length=1)]
    solution: Some
    value: float
    tempting: Some
    others: Annotated[list[Alternative], Meta(min_length=1)]  # every worse one, the next best first
    found: Annotated[int, Meta(ge=0, le=LOOKS)]  # in how many quick looks the hard bot finds the solution
    options: dict[str, Any] = {}
    equals: list[Some] = []  # so close to the solution that they are right, too

    @property
    def id(self) -> str:
        """From the position alone."""
        asked = f"{self.players}/{self.seat}/{sorted(self.options.items())}/{self.moves}"
        return sha256(asked.encode()).hexdigest()[:ID_LENGTH]

    @property
    def gap(self) -> float:
        """What the next best choice loses."""
        return self.others[0].loss


def path_of(game: str) -> Path:
    return registry.spec(game).folder / FILE


def read(path: Path) -> list[Entry]:
    """The entries of a file, none if it does not exist."""
    if not path.exists():
        return []
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadData("puzzle/file", f"{str(path)!r} is not a file of puzzles") from None
    return [entry_in(line, number, path) for number, line in enumerate(lines, 1)]


def entry_in(line: bytes, number: int, path: Path) -> Entry:
    try:
        return msgspec.json.decode(line, type=Entry)
    except msgspec.DecodeError as error:
        raise BadData("puzzle/file", f"{str(path)!r}, line {number}: {error}") from None


def write(path: Path, entries: list[Entry]) -> None:
    """The same entries give the same bytes."""
    text = b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)
    path.write_bytes(gzip.compress(text, mtime=0))
