"""Records: a game as data, replayed move by move under the rules. docs/records.md describes the format."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from splittable.core import registry
from splittable.core.chance import Proof
from splittable.core.errors import BadRecord, SplittableError
from splittable.core.play import Game, State
from splittable.core.spec import CHANCE

VERSION = 1
FORMAT = f"splittable/{VERSION}"
MOVE = re.compile(r"(~|\d{1,3}) (.+)")


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int | None
    moves: list[str]
    scores: list[int]
    winners: list[int]
    meta: dict[str, Any] | None = None
    """Whatever the writer wants to say about the game. It is not checked."""
    proof: Proof | None = None
    """Shows that chance was fixed in advance; `proofs.verify` checks it."""


def replay(record: dict[str, Any]) -> State:
    """The state at the end of a record. Every move, the scores and the winners are checked."""
    checked = parse(record)
    state = begin(checked)
    for number in range(len(checked.moves)):
        step(state, checked, number)
    finish(state, checked)
    return state


def parse(record: object) -> Record:
    if not isinstance(record, dict):
        raise BadRecord("record/field", f"a record is an object, got {type(record).__name__}")
    _check_format(record.get("format"))
    try:
        return msgspec.convert(record, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record/field", f"not a record: {error}") from None


def begin(record: Record) -> State:
    """The state before the first move."""
    try:
        spec = registry.spec(record.game)
        if record.rules != spec.rules:
            raise BadRecord(
                "record/rules",
                f"played under rules version {record.rules} of {record.game}; this program knows version {spec.rules}",
            )
        return Game(spec).start_untrusted(record.players, record.options)
    except BadRecord:
        raise
    except SplittableError as error:
        raise BadRecord("record/setup", f"the game can't be started: {error.message}") from None


def step(state: State, record: Record, number: int) -> None:
    """Play move `number` (from 0) of a record."""
    text = record.moves[number]
    match = MOVE.fullmatch(text)
    if not match:
        raise BadRecord("record/move", f"move {number + 1} is {text!r}; expected a seat or ~, a space and a move")
    try:
        state.play(CHANCE if match[1] == "~" else int(match[1]), match[2])
    except SplittableError as error:
        raise BadRecord("record/move", f"move {number + 1} ({text!r}) is refused: {error}") from None


def finish(state: State, record: Record) -> None:
    """Check the scores and winners of a record against its moves."""
    if record.winners and not state.is_over:
        raise BadRecord(
            "record/truncated",
            f"the record names winners {record.winners}, but after its {len(record.moves)} moves the game is not over",
        )
    for name, found, said in (
        ("scores", state.scores(), record.scores),
        ("winners", state.winners(), record.winners),
    ):
        if found != said:
            raise BadRecord("record/result", f"the moves give {name} {found}, the record says {said}")


def read_lines(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a JSON Lines file, each with its line number."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise BadRecord("record/file", f"can't read {str(path)!r}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadRecord("record/json", f"{str(path)!r} is not UTF-8 text: byte {error.start}") from None
    if not any(line.strip() for line in lines):
        raise BadRecord("record/empty", f"{str(path)!r} contains no record")
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, parse_line(line, number)


def parse_line(line: str, number: int) -> Record:
    try:
        return parse(msgspec.json.decode(line.encode()))
    except msgspec.DecodeError as error:
        raise BadRecord("record/json", f"not complete JSON: {error}", number) from None
    except BadRecord as error:
        error.line = number
        raise


def to_line(record: dict[str, Any]) -> str:
    """One line of a JSON Lines file, the same bytes for the same game."""
    return msgspec.json.encode(record).decode()


def _check_format(found: object) -> None:
    if found == FORMAT:
        return
    match = re.fullmatch(r"splittable/(\d{1,9})", found) if isinstance(found, str) else None
    if match and int(match[1]) > VERSION:
        raise BadRecord(
            "record/newer_format",
            f"format {found!r} is newer than {FORMAT!r}, which this program reads; update it",
        )
    raise BadRecord("record/format", f"expected format {FORMAT!r}, got {found!r}")
