"""The best ways to play a hand, found by trying all of them; in the subset that Numba compiles. `kernel`,
`resampling`, `guide` and `search` are bound.

The order hardly matters (G10–G12), so cards are played in hand order, the splitter card comes last, and cards sold for
gold come before those sold for prestige. That leaves some hundred to some ten thousand ways to play a hand.
"""

from typing import Any

from splittable.core.fields import Struct, field
from splittable.core.rng import start_stream
from splittable.games.great_split.codes import (
    ARTWORK,
    BOOKS,
    CUBES,
    CURSOR_ZERO,
    MAX_MARKET,
    PLAY_AT,
    RESOLVE,
    SEAL_AT,
    SELL_GOLD,
    SELL_PRESTIGE,
    SPLITTER_AT,
    Box,
)
from splittable.games.great_split.state import State

kernel: Any = None
resampling: Any = None
guide: Any = None
search: Any = None

KEPT = 12  # of the best ways
MOST_CHOICES = 32  # one after the other
MOST_WAYS = 100_000
WIDTH = 64


class Plan(Struct):
    """The way being tried: at each depth the choices there, and the current one."""

    code: list[list[int]] = field(MOST_CHOICES, WIDTH, dtype="int64")
    count: list[int] = field(MOST_CHOICES, dtype="int64")
    at: list[int] = field(MOST_CHOICES, dtype="int64")
    sold: list[int] = field(MOST_CHOICES, dtype="int64")  # whether a card was sold for prestige on the way here
    ways: int = field(dtype="int64")  # the best ways, best first, no two with the same end
    way: list[list[int]] = field(KEPT, MOST_CHOICES, dtype="int64")
    length: list[int] = field(KEPT, dtype="int64")
    worth: list[float] = field(KEPT, dtype="float64")
    cubes: list[list[int]] = field(KEPT, CUBES, dtype="int64")
    prestige: list[int] = field(KEPT, dtype="int64")


def solve(states: Any, boxes: Any, plans: Any, aids: Any, seat: int) -> int:
    """Keep the best ways and return how many; none if there are too many to try. states[0] is the position, the others
    are scratch, one per depth. In the last round points decide: only the best way is kept."""
    box = boxes[0]
    aid = aids[0]
    plan = plans[0]
    guide.look_ahead(states[0], box, aid)
    tried = 0
    depth = 0
    plan.ways = 0
    most = KEPT if states[0].round < box.rounds else 1
    plan.sold[0] = 0
    open_choices(states[0], box, seat, plan, 0)
    while depth >= 0:
        if plan.at[depth] == plan.count[depth]:
            depth -= 1
            continue
        code = plan.code[depth][plan.at[depth]]
        plan.at[depth] += 1
        states[depth + 1] = states[depth]
        s = states[depth + 1]
        kernel.apply(s, box, seat, code)
        if s.phase == RESOLVE and (s.awaited >> seat) & 1 and depth + 2 < MOST_CHOICES:
            sale = PLAY_AT <= code < SPLITTER_AT and (code - PLAY_AT) % 3 == SELL_PRESTIGE
            depth += 1
            plan.sold[depth] = 1 if sale or plan.sold[depth - 1] else 0
            open_choices(s, box, seat, plan, depth)
            continue
        tried += 1
        if tried > MOST_WAYS:
            return 0
        keep(s, seat, plan, most, depth + 1, board_worth(s, box, aid, seat))
    ways: int = plan.ways
    return ways


def keep(s: State, seat: int, plan: Plan, most: int, length: int, worth: float) -> None:
    """Insert the current way among the best, unless one of them has the same end."""
    at = plan.ways
    while at > 0 and plan.worth[at - 1] < worth:
        at -= 1
    if at == most or ends_alike(s, seat, plan, worth):
        return
    plan.ways = min(most, plan.ways + 1)
    for place in range(plan.ways - 1, at, -1):
        copy_way(plan, place - 1, place)
    plan.worth[at] = worth
    plan.length[at] = length
    plan.prestige[at] = s.prestige[seat]
    for track in range(CUBES):
        plan.cubes[at][track] = s.cubes[seat][track]
    for depth in range(length):
        plan.way[at][depth] = plan.code[depth][plan.at[depth] - 1]


def ends_alike(s: State, seat: int, plan: Plan, worth: float) -> bool:
    for place in range(plan.ways):
        if plan.worth[place] == worth and plan.prestige[place] == s.prestige[seat]:
            track = 0
            while track < CUBES and plan.cubes[place][track] == s.cubes[seat][track]:
                track += 1
            if track == CUBES:
                return True
    return False


def copy_way(plan: Plan, source: int, target: int) -> None:
    plan.worth[target] = plan.worth[source]
    plan.length[target] = plan.length[source]
    plan.prestige[target] = plan.prestige[source]
    for track in range(CUBES):
        plan.cubes[target][track] = plan.cubes[source][track]
    for depth in range(plan.length[source]):
        plan.way[target][depth] = plan.way[source][depth]


def try_ways(
    states: Any, boxes: Any, works: Any, aids: Any, plans: Any, seat: int, seed: int, first: int, last: int
) -> None:
    """Play the candidates' ways in deals `first` to `last` - 1 and play on. states[0] is the position."""
    w = works[0]
    plan = plans[0]
    w.reply = search.NO_REPLY
    for deal in range(first, last):
        start_stream(w.g, seed, deal)
        states[1] = states[0]
        resampling.resample(states[1], boxes[0], seat, w.g)
        for index in range(w.candidates):
            states[2] = states[1]
            start_stream(w.g, seed, search.PLAYOUT_STREAMS + deal)
            way = w.candidate[index]
            for depth in range(plan.length[way]):
                kernel.apply(states[2], boxes[0], seat, plan.way[way][depth])
            search.count_playout(states[2], boxes[0], w, aids[0], seat, index)


def open_choices(s: State, box: Box, seat: int, plan: Plan, depth: int) -> None:
    """List what to try next: the uses of the first card, or all choices for a seal, an arrow or the splitter card."""
    codes = plan.code[depth]
    count = kernel.legal(s, box, seat, codes)
    plan.at[depth] = 0
    if not PLAY_AT <= codes[0] < SPLITTER_AT:
        plan.count[depth] = count
        return
    end = PLAY_AT + 3 * ((codes[0] - PLAY_AT) // 3) + 3
    kept = 0
    for index in range(count):
        spared = plan.sold[depth] and (codes[index] - PLAY_AT) % 3 == SELL_GOLD
        if codes[index] < end and not spared:
            codes[kept] = codes[index]
            kept += 1
    plan.count[depth] = kept


def board_worth(s: State, box: Box, aid: Any, seat: int) -> float:
    """The value of a board after playing: its points in the last round, its estimated value before that."""
    if s.round < box.rounds:
        promise: float = guide.load(s, box, aid, seat)
        return s.prestige[seat] + promise
    total: float = s.prestige[seat]
    total += aid.times[0] * box.book_value[s.cubes[seat][BOOKS]]
    total += aid.times[1] * artwork_hope(s, box, seat)
    total += aid.times[2] * kernel.gem_points(s, seat)
    for resource in range(SEAL_AT):
        total += kernel.contract_points(s, box, seat, resource)
    return total


def artwork_hope(s: State, box: Box, seat: int) -> float:
    """G16: the mean over the market tokens that may be turned at the end of the round."""
    tokens = 0
    total = 0.0
    for value in range(MAX_MARKET):
        tokens += s.tokens[value]
        total += s.tokens[value] * box.cursor[CURSOR_ZERO + s.cubes[seat][ARTWORK] - s.market - value]
    return total / max(1, tokens)
