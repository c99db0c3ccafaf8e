"""What The Great Split's search knows: the value of boards, and so of cards to each player; compilable.

A board is valued smoothly: a step towards the next contract, banner or book value counts for part of it, since more
steps will follow. The player who splits expects the left neighbour to keep what is worth more to that neighbour.
"""

from splittable.core.fields import Struct, field
from splittable.core.rng import next_word
from splittable.games.great_split.codes import (
    ARROW,
    ARTWORK,
    BONUS_AT,
    BOOKS,
    CUBES,
    CURSOR_ZERO,
    DISCARD,
    EMERALD,
    GOLD,
    MAX_HAND,
    MAX_MARKET,
    MAX_SPACES,
    NONE,
    PLAY_AT,
    PRESTIGE,
    PRESTIGE_ICON,
    RESOLVE,
    SEAL_AT,
    SEAL_ICON_AT,
    SEAL_MOVE_AT,
    SEALS,
    SELL_GOLD,
    SPLIT,
    SPLIT_AT,
    SPLITTER_AT,
    TAKE,
    TOPAZ,
    Box,
)
from splittable.games.great_split.heuristic import ARROW_WORTH, NEXT_SHARE, RIVAL_SHARE, split_values
from splittable.games.great_split.state import State

BREADTH = 12  # splits to try
DOUBT = 4.0  # the difference beyond which a neighbour certainly keeps the better pile
NOISE = 0.3  # points of noise between choices of similar value in playouts
RESOLUTION_SHARE = 0.25  # share of the budget per choice while playing cards
SHARPNESS = 0.12  # how much a point is worth in the chance of winning


class Aid(Struct):
    books: list[float] = field(MAX_SPACES, dtype="float64")
    contracts: list[list[float]] = field(SEAL_AT, MAX_SPACES, dtype="float64")
    stars: list[list[float]] = field(SEAL_AT, MAX_SPACES, dtype="float64")
    cubes: list[int] = field(CUBES, dtype="int64")  # of the trial board
    arrows: int = field(dtype="int64")
    times: list[int] = field(3, dtype="int64")  # how often books, artwork, gems are still scored
    market: float = field(dtype="float64")  # where the market will be at the end
    mine: list[float] = field(MAX_HAND, dtype="float64")
    his: list[float] = field(MAX_HAND, dtype="float64")


def prepare(s: State, box: Box, aid: Aid) -> None:
    for space in range(MAX_SPACES):
        if space <= box.last[BOOKS]:
            aid.books[space] = smooth(box.book_value, space, box.last[BOOKS])
        for at in range(SEAL_AT):
            if space <= box.last[at]:
                aid.contracts[at][space] = smooth(box.contracts[at], space, box.last[at])
            if space <= box.last[SEAL_AT + at]:
                aid.stars[at][space] = smooth(box.stars[at], space, box.last[SEAL_AT + at])


def narrow(s: State, box: Box, seat: int, actions: list[int]) -> tuple[list[int], float]:
    """The moves worth trying, and their share of the budget.

    Of the splits, those that look best. The order in which cards are played hardly matters, so the uses of the first
    card are enough, and the splitter card comes last; there are many such choices, each of them small.
    """
    if s.phase == SPLIT:
        values = split_values(s, box, seat, [action - SPLIT_AT + 1 for action in actions])
        order = sorted(range(len(actions)), key=lambda place: -values[place])
        return [actions[place] for place in order[:BREADTH]], 1.0
    if s.phase != RESOLVE:
        return actions, 1.0
    if PLAY_AT <= actions[0] < SPLITTER_AT:
        first = (actions[0] - PLAY_AT) // 3
        return [action for action in actions if action < PLAY_AT + 3 * first + 3], RESOLUTION_SHARE
    return actions, RESOLUTION_SHARE


def smooth(table: list[int], at: int, last: int) -> float:
    """The value reached, plus part of the next one for the steps already made towards it."""
    low = at
    while low and table[low - 1] == table[at]:
        low -= 1
    high = at
    while high < last and table[high] == table[at]:
        high += 1
    return table[at] + NEXT_SHARE * (table[high] - table[at]) * (at - low) / max(1, high - low)


def replies(s: State, box: Box) -> int:
    """G9: the left neighbour keeps the first or the second pile of a split."""
    return 2 if s.phase == SPLIT else 0


def replier(s: State, box: Box, seat: int) -> int:
    return (seat + 1) % s.players


def is_reply(s: State, box: Box) -> bool:
    return s.phase == TAKE


def reopen(s: State, box: Box, seat: int, aid: Aid) -> None:
    """The others' secret choices are not known: they choose again. Discards stay as redrawn."""
    if s.phase != SPLIT and s.phase != TAKE:
        return
    for other in range(s.players):
        if other != seat and (s.chosen >> other) & 1:
            if s.phase == SPLIT:
                s.split[other] = NONE
            else:
                s.take[other] = NONE
            s.chosen &= ~(1 << other)
            s.awaited |= 1 << other


def pick(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, g: list[int]) -> int:
    look_ahead(s, box, aid)
    if s.phase == SPLIT:
        return pick_split(s, box, seat, aid, codes, count, g)
    if s.phase == TAKE:
        return pick_take(s, box, seat, aid, g)
    if s.phase == DISCARD:
        return pick_discard(s, box, seat, aid, count)
    if codes[0] < PLAY_AT or codes[0] >= SPLITTER_AT:
        return pick_track(s, box, seat, aid, codes, count)
    return pick_use(s, box, seat, aid, codes, count)


def look_ahead(s: State, box: Box, aid: Aid) -> None:
    """Where the market will be, and what is still scored on the way."""
    tokens = 0
    total = 0
    for value in range(MAX_MARKET):
        tokens += s.tokens[value]
        total += value * s.tokens[value]
    aid.market = s.market + (box.rounds - s.round + 1) * total / max(1, tokens)
    for token in range(3):
        aid.times[token] = 1
    for slot in range(s.placed):
        if box.line_round[slot // 2] >= s.round and s.scoring[slot] < 3:
            aid.times[s.scoring[slot]] += 1


def pick_discard(s: State, box: Box, seat: int, aid: Aid, count: int) -> int:
    now = load(s, box, aid, seat)
    worst = 0
    for place in range(count):
        aid.mine[place] = card_gain(s, box, aid, seat, s.hand[seat][place], now)
        if aid.mine[place] < aid.mine[worst]:
            worst = place
    return worst


def pick_split(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, g: list[int]) -> int:
    left = (seat + 1) % s.players
    size = s.hand_size[seat]
    weigh_hand(s, box, aid, seat, seat, aid.mine)
    weigh_hand(s, box, aid, seat, left, aid.his)
    best = -1
    best_value = 0.0
    for index in range(count):
        value = split_value(aid, size, codes[index] - SPLIT_AT + 1)
        value += NOISE * (next_word(g) / 4294967296.0)
        if best < 0 or value > best_value:
            best = index
            best_value = value
    return best


def split_value(aid: Aid, size: int, pattern: int) -> float:
    """What is left of a split if the left neighbour keeps what is worth more to them."""
    mine_first = aid.mine[0]
    his_first = aid.his[0]
    mine_second = 0.0
    his_second = 0.0
    for place in range(1, size):
        if (pattern >> (place - 1)) & 1:
            mine_second += aid.mine[place]
            his_second += aid.his[place]
        else:
            mine_first += aid.mine[place]
            his_first += aid.his[place]
    keeps_first = mine_second - RIVAL_SHARE * his_first
    keeps_second = mine_first - RIVAL_SHARE * his_second
    doubt = max(0.0, 0.5 - abs(his_first - his_second) / (2 * DOUBT))
    if his_first > his_second:
        return (1.0 - doubt) * keeps_first + doubt * keeps_second
    return (1.0 - doubt) * keeps_second + doubt * keeps_first


def pick_take(s: State, box: Box, seat: int, aid: Aid, g: list[int]) -> int:
    right = (seat - 1) % s.players
    weigh_hand(s, box, aid, right, seat, aid.mine)
    weigh_hand(s, box, aid, right, right, aid.his)
    balance = NOISE * (next_word(g) / 4294967296.0 - 0.5)
    for place in range(s.hand_size[right]):
        second = place > 0 and (s.split[right] >> (place - 1)) & 1
        worth = aid.mine[place] + RIVAL_SHARE * aid.his[place]
        balance += -worth if second else worth
    return 0 if balance > 0 else 1


def pick_track(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int) -> int:
    """Where a step of the splitter card, a seal or a double arrow goes."""
    now = load(s, box, aid, seat)
    best = -1
    best_gain = 0.0
    for index in range(count):
        gain = track_gain(s, box, aid, seat, codes[index], now)
        if best < 0 or gain > best_gain:
            best = index
            best_gain = gain
    return best


def track_gain(s: State, box: Box, aid: Aid, seat: int, action: int, now: float) -> float:
    track = action - SPLITTER_AT
    steps = 1
    if action >= BONUS_AT:
        track = action - BONUS_AT
        steps = 2
    elif action >= SEAL_MOVE_AT:
        track = SEAL_AT + action - SEAL_MOVE_AT
    if track == PRESTIGE:
        return float(steps)
    for _ in range(steps):
        move(box, aid, track)
    return settle(s, box, aid, seat, now)


def pick_use(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int) -> int:
    """The first card of the hand in its best use; the splitter card comes last."""
    now = load(s, box, aid, seat)
    card = s.hand[seat][0]
    best = 0
    best_gain = open_gain(s, box, aid, seat, card, now)
    for index in range(1, count):
        if codes[index] >= PLAY_AT + 3 * card + 3:
            break
        gain = sale_gain(s, box, aid, seat, now) if (codes[index] - PLAY_AT) % 3 == SELL_GOLD else 1.0
        if gain > best_gain:
            best = index
            best_gain = gain
    return best


def weigh_hand(s: State, box: Box, aid: Aid, holder: int, seat: int, out: list[float]) -> None:
    """What each card in the hand of `holder` adds to the board of `seat` in its best use."""
    now = load(s, box, aid, seat)
    sale = max(1.0, sale_gain(s, box, aid, seat, now))
    for place in range(s.hand_size[holder]):
        out[place] = max(sale, open_gain(s, box, aid, seat, s.hand[holder][place], now))


def card_gain(s: State, box: Box, aid: Aid, seat: int, card: int, now: float) -> float:
    return max(1.0, sale_gain(s, box, aid, seat, now), open_gain(s, box, aid, seat, card, now))


def sale_gain(s: State, box: Box, aid: Aid, seat: int, now: float) -> float:
    move(box, aid, GOLD)
    return settle(s, box, aid, seat, now)


def open_gain(s: State, box: Box, aid: Aid, seat: int, card: int, now: float) -> float:
    """What a card adds if it is played openly, each seal on the track where it helps most."""
    for track in range(SEAL_AT):
        for _ in range(box.icons[card][track]):
            move(box, aid, track)
    for icon in range(SEALS):
        for _ in range(box.icons[card][SEAL_ICON_AT + icon]):
            move(box, aid, best_seal(s, box, aid, seat, icon))
    return box.icons[card][PRESTIGE_ICON] + settle(s, box, aid, seat, now)


def best_seal(s: State, box: Box, aid: Aid, seat: int, icon: int) -> int:
    best = -1
    best_worth = 0.0
    for at in range(SEAL_AT):
        track = SEAL_AT + at
        if box.seal_fits[icon][at]:
            contracts = aid.contracts[at][aid.cubes[at]] + box.tile_contracts[s.tile[seat]][at] + 0.5
            here = aid.cubes[track]
            gain = 0.0
            if here < box.last[track]:
                gain = contracts * (aid.stars[at][here + 1] - aid.stars[at][here])
                gain += 0.5 if box.effect[track][here + 1] else 0.0
            if best < 0 or gain > best_worth:
                best = track
                best_worth = gain
    return best


def load(s: State, box: Box, aid: Aid, seat: int) -> float:
    """Load a seat's board for trial; returns its value now."""
    for track in range(CUBES):
        aid.cubes[track] = s.cubes[seat][track]
    aid.arrows = 0
    return promise(s, box, aid, seat)


def settle(s: State, box: Box, aid: Aid, seat: int, now: float) -> float:
    """What the trial steps have added; the board is restored afterwards."""
    gain = promise(s, box, aid, seat) - now + ARROW_WORTH * aid.arrows
    for track in range(CUBES):
        aid.cubes[track] = s.cubes[seat][track]
    aid.arrows = 0
    return gain


def move(box: Box, aid: Aid, track: int) -> None:
    """A step on the trial board, with what it sets off (G11)."""
    moving = track
    while moving >= 0 and aid.cubes[moving] < box.last[moving]:
        aid.cubes[moving] += 1
        effect = box.effect[moving][aid.cubes[moving]]
        moving = effect - 1
        if effect == ARROW:
            aid.arrows += 1
            moving = -1


def promise(s: State, box: Box, aid: Aid, seat: int) -> float:
    """Points of the trial board; each track also counts part of what comes next on it."""
    cubes = aid.cubes
    total = aid.times[0] * aid.books[cubes[BOOKS]]
    lead = cubes[ARTWORK] + (box.last[ARTWORK] - cubes[ARTWORK]) * 0.15 - aid.market
    near = box.cursor[CURSOR_ZERO + round(lead)] + box.cursor[CURSOR_ZERO + round(lead + 1.5)]
    total += aid.times[1] * 0.5 * near
    low = min(cubes[TOPAZ], cubes[EMERALD])
    total += aid.times[2] * (2.0 * low + 0.6 * min(3, max(cubes[TOPAZ], cubes[EMERALD]) - low))
    for at in range(SEAL_AT):
        contracts = aid.contracts[at][cubes[at]] + box.tile_contracts[s.tile[seat]][at]
        total += (contracts + 0.5) * (aid.stars[at][cubes[SEAL_AT + at]] + 0.2)
    return total
