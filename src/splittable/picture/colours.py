"""Which colour each seat has, as on the page (web/src/lib/seats.ts)."""

from collections.abc import Sequence

from splittable.core import ink

ALL = len(ink.SEATS)
ORDER = (*range(1, ALL), 0)  # the first one, the pen's blue, is how everyone sees themselves


def colours_at(chosen: Sequence[int | None]) -> list[int]:
    """What people chose stays. The others get what is left, in the order of their seats, then all again in another
    shape."""
    free = [colour for colour in ORDER if colour not in chosen]
    rest = iter([*free, *(colour + ALL for colour in ORDER)])
    return [next(rest, 0) if colour is None else colour for colour in chosen]


def seen_from(colours: Sequence[int], mine: int | None) -> list[int]:
    """I am blue, and the seat that would otherwise be blue has my colour."""
    if mine is None:
        return list(colours)
    return [0 if seat == mine else colours[mine] if colour == 0 else colour for seat, colour in enumerate(colours)]
