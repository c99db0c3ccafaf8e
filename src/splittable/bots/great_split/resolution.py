"""The best resolution, found by trying them all, in the subset that compiles. `kernel` and `guide` are bound.

The order hardly matters (G10–G12), so cards are taken as they lie in the hand, the splitter comes last, and of the
cards sold those for gold come first. What is left are some hundred to some ten thousand ways to resolve a hand.
"""

from typing import Any

from splittable.core.fields import Struct, field
from splittable.games.great_split.codes import (
    ARTWORK,
    BOOKS,
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
guide: Any = None

MOST_CHOICES = 32  # one after the other
MOST_WAYS = 100_000
WIDTH = 64
TOO_MANY = -1


class Plan(Struct):
    """The way under trial: at each depth the choices there, and which of them is tried."""

    code: list[list[int]] = field(MOST_CHOICES, WIDTH, dtype="int64")
    count: list[int] = field(MOST_CHOICES, dtype="int64")
    at: list[int] = field(MOST_CHOICES, dtype="int64")
    sold: list[int] = field(MOST_CHOICES, dtype="int64")  # whether a card was sold for prestige on the way here


def solve(states: Any, boxes: Any, plans: Any, aids: Any, seat: int) -> int:
    """The first choice of the best way; TOO_MANY if there are too many ways. states[0] is the position, the others
    are scratch, one for each depth."""
    box = boxes[0]
    aid = aids[0]
    plan = plans[0]
    guide.look_ahead(states[0], box, aid)
    best = TOO_MANY
    best_worth = 0.0
    ways = 0
    depth = 0
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
        ways += 1
        if ways > MOST_WAYS:
            return TOO_MANY
        worth = board_worth(s, box, aid, seat)
        if best == TOO_MANY or worth > best_worth:
            best = plan.code[0][plan.at[0] - 1]
            best_worth = worth
    return best


def open_choices(s: State, box: Box, seat: int, plan: Plan, depth: int) -> None:
    """List what is to be tried next: the uses of the first card, or all there is to choose for a seal, an arrow or
    the splitter."""
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
    """What a resolved board is worth: in the last round the points it brings, before that what it promises."""
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
