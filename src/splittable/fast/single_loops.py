"""Entry points of one game at a time. Everything about it is in one record, because each array that a call passes
from Python costs time: `s` is the position, `box` the components, `g` the generator; `codes`, `weights`, `scores` and
`ties` are scratch memory; `observation`, `mask`, `rewards` and `odds` are results.
"""

from typing import Any

episodes: Any = None
kernel: Any = None
encode: Any = None
ILLEGAL = -1


def roll(games: Any) -> int:
    """Let chance move; returns the seats that must choose then, as bits, none if the game is over."""
    t = games[0]
    return episodes.roll(t.s, t.box, t.g, t)  # type: ignore[no-any-return]


def play(games: Any, seat: int, action: int) -> int:
    """A seat's move, then chance's: returns what `roll` does, or ILLEGAL, and then nothing has changed."""
    t = games[0]
    if not episodes.is_legal(t.s, t.box, seat, action, t.codes):
        return ILLEGAL
    kernel.apply(t.s, t.box, seat, action)
    return episodes.roll(t.s, t.box, t.g, t)  # type: ignore[no-any-return]


def advance(games: Any, seat: int) -> int:
    """Let chance and the others, at random, move until `seat` must; returns what `roll` does."""
    t = games[0]
    episodes.advance(t.s, t.box, t.g, t, seat)
    return kernel.acting(t.s, t.box)  # type: ignore[no-any-return]


def turn(games: Any, seat: int, action: int) -> int:
    """`play`, `advance` and `show` in one call."""
    t = games[0]
    if not episodes.is_legal(t.s, t.box, seat, action, t.codes):
        return ILLEGAL
    kernel.apply(t.s, t.box, seat, action)
    episodes.advance(t.s, t.box, t.g, t, seat)
    episodes.show_or_pass(t, seat)
    return kernel.acting(t.s, t.box)  # type: ignore[no-any-return]


def show(games: Any, seat: int) -> None:
    """Write what a seat may know and do; the last place of the mask is for passing."""
    episodes.show_or_pass(games[0], seat)


def is_legal(games: Any, seat: int, action: int) -> bool:
    t = games[0]
    return episodes.is_legal(t.s, t.box, seat, action, t.codes)  # type: ignore[no-any-return]


def settle(games: Any, kind: int, gains: bool) -> None:
    """Write rewards, scores and winners as if the game ended now (`episodes.settle`)."""
    t = games[0]
    episodes.settle(t.s, t.box, t, kind, gains, t.rewards)


def apply(games: Any, seat: int, action: int) -> int:
    """One move, which must be legal, or chance's: returns who is next, as `episodes.who_is_next`."""
    t = games[0]
    kernel.apply(t.s, t.box, seat, action)
    return episodes.who_is_next(t.s, t.box)  # type: ignore[no-any-return]


def legal(games: Any, seat: int) -> int:
    """Write the legal actions of an acting seat into `codes`; returns how many."""
    t = games[0]
    return kernel.legal(t.s, t.box, seat, t.codes)  # type: ignore[no-any-return]


def odds(games: Any) -> int:
    """Write chance's possible moves into `codes` and their probabilities into `odds`; returns how many."""
    t = games[0]
    count = kernel.chance(t.s, t.box, t.codes, t.weights)
    total = 0
    for index in range(count):
        total += t.weights[index]
    for index in range(count):
        t.odds[index] = t.weights[index] / total
    return count  # type: ignore[no-any-return]
