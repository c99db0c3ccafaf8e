"""What a seat was told, line by line: its information, with perfect recall."""

import hashlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from splittable.core.fields import Struct
from splittable.core.spec import CHANCE, GameSpec

UNTOLD = -1
"""The code of a move in the log of a state that contains only what one seat knows."""


class Heard(NamedTuple):
    """Where a state starts that has no played history: the position, and what the seats were told until then."""

    number: int
    """How many moves had been made."""
    position: Any
    lines: dict[int, tuple[str, ...]]
    """By seat. A seat that is missing is told what it sees."""


def lines_told(
    spec: GameSpec, box: Any, start: Any, moves: Iterable[tuple[int, int, str]], seat: int, lines: tuple[str, ...] = ()
) -> list[str]:
    """`lines`, and one more for each of the moves from `start` on."""
    found = list(lines)
    before = start
    saw = spec.seen(before, box, seat)
    for who, action, _ in moves:
        after = before.copy()
        spec.kernel.apply(after, box, who, action)
        sees = spec.seen(after, box, seat)
        found.append(told_line(spec, box, seat, before, who, action, (saw, sees)))
        before, saw = after, sees
    return found


def told_line(spec: GameSpec, box: Any, seat: int, before: Any, who: int, action: int, seen: tuple[Any, Any]) -> str:
    """A move as the seat was told it, its effects, and a fingerprint of everything that the seat saw change.

    `seen`: what the seat saw before and after the move.
    """
    view = spec.view
    told = view.told(before, box, who, action, seat)
    name = "~" if who == CHANCE else str(who)
    move = spec.notation.text(before, box, who, action) if told else "?"
    events = view.outcomes(*seen, box)
    said = f" {msgspec.json.encode(events).decode()}" if events else ""
    return f"{name} {move}{said} #{mark(*seen)}"


def mark(before: Struct, after: Struct) -> str:
    """Events may omit some of what a seat sees, such as its new cards: equal fingerprints mean equal changes."""
    changes: list[tuple[str, Any]] = []
    for name in after.FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if new != old:
            rows = [(at, row) for at, row in enumerate(new) if row != old[at]] if isinstance(new, list) else new
            changes.append((name, rows))
    return hashlib.blake2b(repr(changes).encode(), digest_size=8).hexdigest()


def key_of(seat: int, lines: Iterable[str]) -> str:
    """The same key exactly if the same seat was told the same."""
    told = "\n".join(lines)
    return f"{seat}:{hashlib.blake2b(told.encode(), digest_size=16).hexdigest()}"
