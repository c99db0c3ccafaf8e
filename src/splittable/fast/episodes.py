"""What one game of a batch does between two decisions of a learning agent, in the subset that Numba compiles.

`seat` is the agent's seat and the others choose at random, or EVERY_SEAT if the agent decides for all of them.
"""

from typing import Any

from splittable.core.rewards import WIN, write_rewards
from splittable.core.rng import below, pick_weighted

kernel: Any = None
encode: Any = None
CHANCE = -1
EVERY_SEAT = -1
NOBODY = -1
OVER = -2


def begin(states: Any, game: int, fresh: Any, box: Any, g: Any, work: Any, seat: int) -> int:
    """Start a new game up to its first decision. Games that end without asking the agent are skipped."""
    asked = NOBODY
    while asked == NOBODY:
        states[game] = fresh[0]
        asked = advance(states[game], box, g, work, seat)
    return asked


def advance(s: Any, box: Any, g: Any, work: Any, seat: int) -> int:
    """Let chance and the others move until the agent must; returns the asked seat, or NOBODY if the game is over."""
    while not kernel.is_over(s, box):
        mask = kernel.acting(s, box)
        if mask == 0:
            count = kernel.chance(s, box, work.codes, work.weights)
            kernel.apply(s, box, CHANCE, work.codes[pick_weighted(g, work.weights, count)])
        elif seat != EVERY_SEAT and (mask >> seat) & 1:
            return seat
        else:
            first = 0
            while not (mask >> first) & 1:
                first += 1
            if seat == EVERY_SEAT:
                return first
            count = kernel.legal(s, box, first, work.codes)
            kernel.apply(s, box, first, work.codes[below(g, count)])
    return NOBODY


def settle(s: Any, box: Any, game: Any, kind: int, gains: bool, out: Any) -> None:
    """Write the rewards as if the game ended now, or what they grew by since the last time; `game` remembers.

    It also gets the scores and, as 0 and 1, who would win.
    """
    kernel.score(s, box, game.scores)
    kernel.tiebreak(s, box, game.ties)
    write_rewards(WIN, s.players, game.scores, game.ties, out)
    for seat in range(s.players):
        game.won[seat] = 1 if out[seat] >= 0.0 else 0  # all others get less
    write_rewards(kind, s.players, game.scores, game.ties, out)
    if gains:
        secret = kernel.revocable(s, box) != 0  # a choice that is not revealed yet must not show in anybody's points
        for seat in range(s.players):
            out[seat] = 0.0 if secret else out[seat] - game.paid[seat]
            game.paid[seat] += out[seat]


def show(s: Any, box: Any, seat: int, observation: Any, mask: Any, codes: Any) -> int:
    """Write what the asked seat may know and do; returns how many moves it has. The mask must be empty."""
    encode.observe(s, box, seat, observation)
    count = kernel.legal(s, box, seat, codes)
    for index in range(count):
        mask[codes[index]] = 1
    return count  # type: ignore[no-any-return]


def clear(mask: Any, codes: Any, count: int) -> None:
    """Empty a mask that allows these codes."""
    for index in range(count):
        mask[codes[index]] = 0


def roll(s: Any, box: Any, g: Any, work: Any) -> int:
    """Let chance move until a seat must; returns the seats that must, as bits, none if the game is over."""
    mask = kernel.acting(s, box)
    while mask == 0 and not kernel.is_over(s, box):
        count = kernel.chance(s, box, work.codes, work.weights)
        kernel.apply(s, box, CHANCE, work.codes[pick_weighted(g, work.weights, count)])
        mask = kernel.acting(s, box)
    return mask  # type: ignore[no-any-return]


def is_legal(s: Any, box: Any, seat: int, action: int, codes: Any) -> bool:
    if seat < 0 or not (kernel.acting(s, box) >> seat) & 1:
        return False
    count = kernel.legal(s, box, seat, codes)
    index = 0
    while index < count and codes[index] != action:
        index += 1
    return index < count  # type: ignore[no-any-return]


def show_or_pass(t: Any, seat: int) -> None:
    """As `show`, for a seat that is asked or not: one with nothing to decide can only pass, the last action."""
    encode.observe(t.s, t.box, seat, t.observation)
    t.mask[:] = 0
    count = 0
    if (kernel.acting(t.s, t.box) >> seat) & 1:
        count = kernel.legal(t.s, t.box, seat, t.codes)
        for index in range(count):
            t.mask[t.codes[index]] = 1
    if count == 0:
        t.mask[len(t.mask) - 1] = 1


def who_is_next(s: Any, box: Any) -> int:
    """The first seat that must choose, CHANCE or OVER."""
    mask = kernel.acting(s, box)
    if mask == 0:
        return OVER if kernel.is_over(s, box) else CHANCE
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat
