"""What is stored at the end of a run, and what each viewer may have been told of it: computed from the log alone."""

import sqlite3
from typing import Any

import msgspec

from splittable import CHANCE, State
from splittable.server.store.rows import Kind, Row
from splittable.server.table.table import Passed, Table, first_state

Viewer = int | None


class History:
    def __init__(self, row: dict[str, Any], seats: list[dict[str, Any]], rows: list[Row]) -> None:
        self.row = row
        self.seats = seats
        self.rows = rows
        self._first = first_state(row["game"], row["players"], msgspec.json.decode(row["options"]))
        self._table = Table(self._first)
        self.passed: list[Passed] = self._table.follow(rows)
        self._views: dict[tuple[int, Viewer], Any] = {}
        self._events: dict[tuple[int, Viewer], Any] = {}

    @property
    def number(self) -> int:
        return len(self.rows)

    @property
    def state(self) -> State:
        return self._table.state

    def state_at(self, number: int) -> State:
        return self.passed[number - 1].after if number else self._first

    def view(self, number: int, viewer: Viewer) -> Any:
        key = (number, viewer)
        if key not in self._views:
            self._views[key] = as_json(self.state_at(number).view(viewer))
        return self._views[key]

    def events(self, number: int, viewer: Viewer) -> Any:
        key = (number, viewer)
        if key not in self._events:
            row, before, after = self.passed[number - 1]
            back = [{"type": "withdraw", "seat": row.seat}]
            self._events[key] = back if row.kind is Kind.WITHDRAW else as_json(after.events(before, viewer))
        return self._events[key]

    def seats_of(self, person: str) -> list[int]:
        return [seat["seat"] for seat in self.seats if seat["person"] == person]

    def may_watch(self, person: str) -> bool:
        return bool(self.row["spectators"] or self.row["host"] == person or self.seats_of(person))

    def with_another_choice(self, number: int) -> State | None:
        """The state after row `number`, had its seat chosen something else; None if the choice was not a secret."""
        row, before, after = self.passed[number - 1]
        if row.seat == CHANCE or row.kind is not Kind.MOVE or row.seat not in after.revocable():
            return None
        for move in before.legal(row.seat):
            if move != row.move:
                other = before.copy()
                other.play(row.seat, move)
                return other
        return None


def histories(reader: sqlite3.Connection) -> dict[str, History]:
    tables = dicts(reader, "SELECT * FROM tables")
    found = {}
    for row in tables:
        seats = dicts(reader, "SELECT * FROM seats WHERE table_id = ? ORDER BY seat", row["id"])
        log = reader.execute(
            "SELECT number, seat, kind, move, at, awaited FROM moves WHERE table_id = ? ORDER BY number", (row["id"],)
        )
        rows = [Row(number, seat, Kind(kind), move, at, mask) for number, seat, kind, move, at, mask in log]
        found[row["id"]] = History(row, seats, rows)
    return found


def dicts(reader: sqlite3.Connection, query: str, *values: Any) -> list[dict[str, Any]]:
    cursor = reader.execute(query, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
