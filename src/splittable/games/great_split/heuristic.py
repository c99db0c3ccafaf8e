"""What a bot knows about The Great Split: the value of a board, and so of a card to each player.

A board is valued smoothly: a step towards the next contract, banner or book value counts for part of it, since more
steps will follow. A card is worth what its best use adds, a pile the sum of its cards. The player who splits
expects the left neighbour to keep what is worth more to that neighbour, and offers the choice that costs least.
"""

from splittable.games.great_split.codes import (
    ARTWORK,
    BONUS_AT,
    BOOKS,
    CURSOR_ZERO,
    DISCARD,
    EMERALD,
    GOLD,
    MAX_MARKET,
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
    TOPAZ,
    Box,
)
from splittable.games.great_split.state import State

ARROW_WORTH = 2.5  # the value of two free steps, roughly
NEXT_SHARE = 0.45  # how much of the next contract, banner or value counts per part of the way to it
RIVAL_SHARE = 0.3  # how much of a rival's gain counts against a choice


def policy(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How often a plausible player would choose each action."""
    if s.phase == RESOLVE:
        return only_best(resolution_values(s, box, seat, actions))
    if s.phase == DISCARD:
        worth = card_worths(s, box, seat, actions)
        return only_best([-worth[action] for action in actions])
    if s.phase == SPLIT:
        return only_best(split_values(s, box, seat, [action - SPLIT_AT + 1 for action in actions]))
    return only_best(take_values(s, box, seat))


def only_best(values: list[float]) -> list[float]:
    best = max(values)
    return [1.0 if value == best else 0.0 for value in values]


def split_values(s: State, box: Box, seat: int, patterns: list[int]) -> list[float]:
    """What is left of a split if the left neighbour keeps what is worth more to them."""
    hand = s.hand[seat][: s.hand_size[seat]]
    mine = card_worths(s, box, seat, hand)
    his = card_worths(s, box, (seat + 1) % s.players, hand)
    values = []
    for pattern in patterns:
        second = [card for place, card in enumerate(hand) if place and pattern >> (place - 1) & 1]
        first = [card for card in hand if card not in second]
        offers = [
            (sum(his[c] for c in kept), sum(mine[c] for c in left))
            for kept, left in ((first, second), (second, first))
        ]
        (low_his, low_mine), (high_his, high_mine) = sorted(offers)
        doubt = max(0.0, 0.5 - (high_his - low_his) / 4)  # the neighbour may see it differently
        values.append((1 - doubt) * (high_mine - RIVAL_SHARE * high_his) + doubt * (low_mine - RIVAL_SHARE * low_his))
    return values


def take_values(s: State, box: Box, seat: int) -> list[float]:
    right = (seat - 1) % s.players
    hand = s.hand[right][: s.hand_size[right]]
    mine = card_worths(s, box, seat, hand)
    his = card_worths(s, box, right, hand)
    second = [card for place, card in enumerate(hand) if place and s.split[right] >> (place - 1) & 1]
    first = [card for card in hand if card not in second]
    return [
        sum(mine[c] for c in kept) - RIVAL_SHARE * sum(his[c] for c in back)
        for kept, back in ((first, second), (second, first))
    ]


def card_worths(s: State, box: Box, seat: int, cards: list[int]) -> dict[int, float]:
    """What each card adds to a seat's board in its best use, now and in the rounds to come."""
    board = Board(s, box, seat)
    sale = max(1.0, board.gain({GOLD: 1}))
    by_face: dict[tuple[int, ...], float] = {}
    worths = {}
    for card in cards:
        icons = tuple(box.icons[card])
        if icons not in by_face:
            by_face[icons] = max(sale, board.icons_gain(icons))
        worths[card] = by_face[icons]
    return worths


def resolution_values(s: State, box: Box, seat: int, actions: list[int]) -> list[float]:
    """How much each action adds; of the uses of a card only the best is considered."""
    board = Board(s, box, seat)
    gains = [action_gain(board, box, action) for action in actions]
    if actions[0] < PLAY_AT or actions[0] >= SPLITTER_AT:
        return gains
    best: dict[int, float] = {}
    for action, gain in zip(actions, gains, strict=True):
        card = (action - PLAY_AT) // 3 if action < SPLITTER_AT else -1
        best[card] = max(best.get(card, 0.0), gain)
    return [
        gain - (1000.0 if action < SPLITTER_AT and gain < best[(action - PLAY_AT) // 3] else 0.0)
        for action, gain in zip(actions, gains, strict=True)
    ]


def action_gain(board: "Board", box: Box, action: int) -> float:
    if action >= BONUS_AT:
        return board.gain({action - BONUS_AT: 2})
    if action >= SEAL_MOVE_AT:
        return board.gain({SEAL_AT + action - SEAL_MOVE_AT: 1})
    if action >= SPLITTER_AT:
        return board.gain({action - SPLITTER_AT: 1})
    card, how = divmod(action - PLAY_AT, 3)
    if how:
        return board.gain({GOLD if how == SELL_GOLD else PRESTIGE: 1})
    return board.icons_gain(tuple(box.icons[card]))


class Board:
    """A seat's board and its value."""

    def __init__(self, s: State, box: Box, seat: int) -> None:
        self.box = box
        self.cubes = s.cubes[seat][:]
        self.tile = box.tile_contracts[s.tile[seat]]
        left = box.rounds - s.round + 1
        tokens = sum(s.tokens)
        average = sum(value * s.tokens[value] for value in range(MAX_MARKET)) / max(1, tokens)
        self.market = s.market + left * average  # G16: where the market will be at the end
        pending = [s.scoring[slot] for slot in range(s.placed) if box.line_round[slot // 2] >= s.round]
        self.times = [
            1 + pending.count(token) for token in range(3)
        ]  # how often books, artwork, gems are still scored
        self.now = self.promise(self.cubes)

    def gain(self, steps: dict[int, int]) -> float:
        """What steps on tracks add, with what they set off (G11)."""
        cubes = self.cubes[:]
        arrows = prestige = 0
        for track, count in steps.items():
            for _ in range(count):
                moving = track
                if track == PRESTIGE:
                    prestige += 1
                    moving = -1
                while moving >= 0 and cubes[moving] < self.box.last[moving]:
                    cubes[moving] += 1
                    effect = self.box.effect[moving][cubes[moving]]
                    arrows += effect > SEAL_AT
                    moving = effect - 1 if effect <= SEAL_AT else -1
        return prestige + ARROW_WORTH * arrows + self.promise(cubes) - self.now

    def icons_gain(self, icons: tuple[int, ...]) -> float:
        """What a card adds if it is played openly, each seal on the track where it helps most."""
        steps = {track: icons[track] for track in range(SEAL_AT) if icons[track]}
        steps[PRESTIGE] = icons[PRESTIGE_ICON]
        for icon in range(SEALS):
            if icons[SEAL_ICON_AT + icon]:
                fits = [SEAL_AT + at for at in range(SEAL_AT) if self.box.seal_fits[icon][at]]
                best = max(fits, key=lambda track: self.gain({track: 1}))
                steps[best] = steps.get(best, 0) + icons[SEAL_ICON_AT + icon]
        return self.gain(steps)

    def promise(self, cubes: list[int]) -> float:
        """Points of the board; each track also counts part of what comes next on it."""
        box = self.box
        total = self.times[0] * smooth(box.book_value, cubes[BOOKS], box.last[BOOKS])
        lead = cubes[ARTWORK] + (box.last[ARTWORK] - cubes[ARTWORK]) * 0.15 - self.market
        total += self.times[1] * 0.5 * (self.cursor(lead) + self.cursor(lead + 1.5))
        low, high = sorted((cubes[TOPAZ], cubes[EMERALD]))
        total += self.times[2] * (2 * low + 0.6 * min(3, high - low))
        for at in range(SEAL_AT):
            contracts = smooth(box.contracts[at], cubes[at], box.last[at]) + self.tile[at]
            seals = cubes[SEAL_AT + at]
            total += (contracts + 0.5) * (smooth(box.stars[at], seals, box.last[SEAL_AT + at]) + 0.2)
        return total

    def cursor(self, lead: float) -> float:
        return self.box.cursor[CURSOR_ZERO + round(lead)]


def smooth(table: list[int], at: int, last: int) -> float:
    """The value reached, plus part of the next one for the steps already made towards it."""
    low = at
    while low and table[low - 1] == table[at]:
        low -= 1
    high = at
    while high < last and table[high] == table[at]:
        high += 1
    return table[at] + NEXT_SHARE * (table[high] - table[at]) * (at - low) / max(1, high - low)
