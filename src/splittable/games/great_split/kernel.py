"""The rules of The Great Split, in the subset that Numba compiles. RULES.md explains the numbers.

No card and no space is named here: their effects are in the tables of the box.
"""

from splittable.games.great_split.codes import (
    ARROW,
    ARTWORK,
    BONUS_AT,
    BOOKS,
    CARD_AT,
    CHARACTER,
    CUBES,
    CURSOR_ZERO,
    DEAL,
    DISCARD,
    EMERALD,
    FIRST,
    GOLD,
    GONE,
    HAND,
    MARKET,
    MARKET_AT,
    MAX_MARKET,
    MAX_PLAYERS,
    NONE,
    OPEN,
    OVER,
    PLAY_AT,
    PRESTIGE,
    PRESTIGE_ICON,
    RESOLVE,
    SCORING,
    SEAL_AT,
    SEAL_ICON_AT,
    SEAL_MOVE_AT,
    SEALS,
    SECOND,
    SELL_GOLD,
    SPLIT,
    SPLIT_AT,
    SPLITTER_AT,
    TAKE,
    TAKE_AT,
    TOKEN_ARTWORK,
    TOKEN_AT,
    TOKEN_BOOKS,
    TOKEN_GEMS,
    TOPAZ,
    UNDEALT,
    Box,
)
from splittable.games.great_split.state import State


def setup(s: State, box: Box, players: int) -> None:
    s.players = players
    s.phase = CHARACTER
    s.round = 1
    for value in range(MAX_MARKET):
        s.tokens[value] = box.market[value]
    for seat in range(players):
        s.tile[seat] = -1


def acting(s: State, box: Box) -> int:
    return s.awaited


def legal(s: State, box: Box, seat: int, out: list[int]) -> int:
    if s.phase == RESOLVE:
        return legal_in_resolution(s, box, seat, out)
    size = s.hand_size[seat]
    if s.phase == DISCARD:  # G7
        for place in range(size):
            out[place] = s.hand[seat][place]
        return size
    if s.phase == SPLIT:  # G8: the lowest card is in the first pile, with any of the others but not all
        count = (1 << (size - 1)) - 1
        for pattern in range(count):
            out[pattern] = SPLIT_AT + pattern
        return count
    out[0] = TAKE_AT  # G9
    out[1] = TAKE_AT + 1
    return 2


def chance(s: State, box: Box, out: list[int], weight: list[int]) -> int:
    count = 0
    if s.phase == DEAL:
        level = deal_level(s, box)
        for card in range(box.level_start[level], box.level_start[level + 1]):
            out[count] = CARD_AT + card
            weight[count] = 1
            if s.way[card][s.stop] == UNDEALT:
                count += 1
    elif s.phase == MARKET:  # G13: all nine tokens can be the one under this round
        for value in range(MAX_MARKET):
            out[count] = MARKET_AT + value
            weight[count] = s.tokens[value]
            if s.tokens[value]:
                count += 1
    elif s.phase == CHARACTER:  # G2
        for tile in range(box.tiles):
            out[count] = tile
            weight[count] = 1
            if not is_dealt(s, tile):
                count += 1
    else:  # G3
        for token in range(2 * box.lines):
            out[count] = TOKEN_AT + token
            weight[count] = 1
            if not is_placed(s, token):
                count += 1
    return count


def apply(s: State, box: Box, seat: int, action: int) -> None:
    if s.phase == RESOLVE:
        resolve(s, box, seat, action)
    elif s.phase == DEAL:
        deal(s, box, action - CARD_AT)
    elif s.phase == DISCARD:
        discard(s, box, seat, action)
    elif s.phase == SPLIT:
        s.split[seat] = action - SPLIT_AT + 1
        s.chosen |= 1 << seat
        s.awaited &= ~(1 << seat)
        if s.awaited == 0:
            begin_take(s)
    elif s.phase == TAKE:
        s.take[seat] = FIRST + action - TAKE_AT
        s.chosen |= 1 << seat
        s.awaited &= ~(1 << seat)
        if s.awaited == 0:
            exchange(s, box)
    elif s.phase == MARKET:
        s.tokens[action - MARKET_AT] -= 1
        s.turned[s.round - 1] = action - MARKET_AT
        s.market += action - MARKET_AT
        end_round(s, box)
    elif s.phase == CHARACTER:
        give_tile(s, box, action)
    else:
        s.scoring[s.placed] = action - TOKEN_AT
        s.placed += 1
        if s.placed == 2 * box.lines:
            s.phase = DEAL


def is_over(s: State, box: Box) -> bool:
    return s.phase == OVER


def revocable(s: State, box: Box) -> int:
    """Discards, splits and takes can be taken back until the last of them is in."""
    return s.chosen


def undoable(s: State, box: Box) -> int:
    """Moves of a resolution can be undone until its end: players don't affect one another (G10)."""
    return s.resolved


def score(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):
        out[seat] = points(s, box, seat)


def points(s: State, box: Box, seat: int) -> int:  # G19
    total = s.prestige[seat] + book_points(s, box, seat) + artwork_points(s, box, seat) + gem_points(s, seat)
    for resource in range(SEAL_AT):
        total += contract_points(s, box, seat, resource)
    return total


def tiebreak(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):  # G19: ties share the win
        out[seat] = 0


def legal_in_resolution(s: State, box: Box, seat: int, out: list[int]) -> int:
    count = 0
    cubes = s.cubes[seat]
    icon = waiting_seal(s, seat)
    if icon >= 0:  # G10: where the next seal icon goes
        for resource in range(SEAL_AT):
            out[count] = SEAL_MOVE_AT + resource
            if box.seal_fits[icon][resource] and cubes[SEAL_AT + resource] < box.last[SEAL_AT + resource]:
                count += 1
        return count
    if s.arrows[seat]:  # G11: any track but gold
        for track in range(CUBES):
            out[count] = BONUS_AT + track
            if track != GOLD and cubes[track] < box.last[track]:
                count += 1
        out[count] = BONUS_AT + PRESTIGE
        return count + 1
    sells_gold = 1 if cubes[GOLD] < box.last[GOLD] else 0  # G12
    hand = s.hand[seat]
    for place in range(s.hand_size[seat]):  # G10
        code = PLAY_AT + 3 * hand[place]
        out[count] = code
        out[count + 1] = code + 1
        out[count + 1 + sells_gold] = code + 2
        count += 2 + sells_gold
    if (s.splitters >> seat) & 1:
        for track in range(CUBES):
            out[count] = SPLITTER_AT + track
            if cubes[track] < box.last[track]:
                count += 1
        out[count] = SPLITTER_AT + PRESTIGE
        count += 1
    return count


def is_dealt(s: State, tile: int) -> bool:
    found = False
    for seat in range(s.players):
        found = found or s.tile[seat] == tile
    return found


def is_placed(s: State, token: int) -> bool:
    found = False
    for slot in range(s.placed):
        found = found or s.scoring[slot] == token
    return found


def next_tile_seat(s: State) -> int:
    seat = 0
    while s.tile[seat] >= 0:
        seat += 1
    return seat


def give_tile(s: State, box: Box, tile: int) -> None:
    """G2. An arrow reached by a tile waits for the first resolution."""
    seat = next_tile_seat(s)
    s.tile[seat] = tile
    for icon in range(PRESTIGE_ICON + 1):
        for _ in range(box.tile_start[tile][icon]):
            step(s, box, seat, PRESTIGE if icon == PRESTIGE_ICON else icon)
    if seat == s.players - 1:
        s.phase = SCORING if box.lines else DEAL


def deal_level(s: State, box: Box) -> int:
    """G4–G6: starting hands first, then one card of the round's level each, then the extra cards of two players."""
    turn = s.dealt // s.players
    if turn < box.start_cards:
        return 0
    return box.level[s.round] if turn == box.start_cards else box.extra_level[s.round]


def deals_in_round(s: State, box: Box) -> int:
    extra = 1 if s.players == 2 and box.extra_level[s.round] >= 0 else 0
    return s.players * (box.start_cards + 1 + extra)


def deal(s: State, box: Box, card: int) -> None:
    seat = s.dealt % s.players
    s.way[card][s.stop] = HAND + seat
    hand = s.hand[seat]
    place = s.hand_size[seat]
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
    s.hand_size[seat] += 1
    s.dealt += 1
    if s.dealt == deals_in_round(s, box):
        begin_discard(s, box)


def begin_discard(s: State, box: Box) -> None:
    next_stop(s, box)
    for seat in range(s.players):
        if s.hand_size[seat] > box.limit[s.round]:  # G7
            s.awaited |= 1 << seat
    s.phase = DISCARD
    if s.awaited == 0:
        begin_split(s)


def next_stop(s: State, box: Box) -> None:
    """Cards have two stops per round, after the deal and after the exchange; at first they stay where they were."""
    s.stop += 1
    for card in range(box.cards):
        way = s.way[card]
        way[s.stop] = way[s.stop - 1]


def drop_from_hand(s: State, seat: int, card: int) -> None:
    hand = s.hand[seat]
    last = s.hand_size[seat] - 1
    place = 0
    while hand[place] != card:
        place += 1
    while place < last:
        hand[place] = hand[place + 1]
        place += 1
    hand[last] = 0
    s.hand_size[seat] = last


def discard(s: State, box: Box, seat: int, card: int) -> None:
    drop_from_hand(s, seat, card)
    s.way[card][s.stop] = GONE + seat
    s.discards[seat] += 1
    s.dropped[seat] += 1
    s.chosen |= 1 << seat
    if s.hand_size[seat] == box.limit[s.round]:
        s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        begin_split(s)


def begin_split(s: State) -> None:
    s.phase = SPLIT
    s.chosen = 0
    for seat in range(s.players):
        if s.hand_size[seat] == 2:  # the only way to make two piles
            s.split[seat] = 1
        else:
            s.awaited |= 1 << seat
    if s.awaited == 0:
        begin_take(s)


def begin_take(s: State) -> None:
    """G9: everyone sees the wallet of the right neighbour."""
    s.phase = TAKE
    s.chosen = 0
    s.awaited = (1 << s.players) - 1


def group_of(s: State, seat: int, place: int) -> int:
    """The pile of the wallet that contains card number `place` of the hand."""
    if place > 0 and (s.split[seat] >> (place - 1)) & 1:
        return SECOND
    return FIRST


def exchange(s: State, box: Box) -> None:
    for seat in range(s.players):
        left = (seat + 1) % s.players
        s.passed[seat] = 0
        for place in range(s.hand_size[seat]):
            if group_of(s, seat, place) == s.take[left]:
                s.way[s.hand[seat][place]][s.stop] = HAND + left
                s.passed[seat] += 1
        s.exchanges[(s.round - 1) * MAX_PLAYERS + seat] = s.passed[seat]
    for seat in range(s.players):
        s.split[seat] = NONE
        s.take[seat] = NONE
    gather_hands(s, box, s.stop)
    s.chosen = 0
    s.phase = RESOLVE
    s.splitters = (1 << s.players) - 1
    s.awaited = s.splitters
    for seat in range(s.players):
        go_on(s, box, seat)


def gather_hands(s: State, box: Box, stop: int) -> None:
    """The hands as they are at a stop, ascending."""
    for seat in range(s.players):
        for place in range(s.hand_size[seat]):
            s.hand[seat][place] = 0
        s.hand_size[seat] = 0
    for card in range(box.cards):
        place = s.way[card][stop]
        if HAND <= place < GONE:
            seat = place - HAND
            s.hand[seat][s.hand_size[seat]] = card
            s.hand_size[seat] += 1


def resolve(s: State, box: Box, seat: int, action: int) -> None:
    if action < SPLITTER_AT:
        play_card(s, box, seat, (action - PLAY_AT) // 3, (action - PLAY_AT) % 3)
    elif action < SEAL_MOVE_AT:
        s.splitters &= ~(1 << seat)
        step(s, box, seat, action - SPLITTER_AT)
    elif action < BONUS_AT:
        s.seals[seat][waiting_seal(s, seat)] -= 1
        step(s, box, seat, SEAL_AT + action - SEAL_MOVE_AT)
    else:
        s.arrows[seat] -= 1
        step(s, box, seat, action - BONUS_AT)
        step(s, box, seat, action - BONUS_AT)
    s.resolved |= 1 << seat
    go_on(s, box, seat)
    if s.awaited == 0:
        s.resolved = 0
        s.phase = MARKET


def play_card(s: State, box: Box, seat: int, card: int, how: int) -> None:
    """G10: openly, or sold face down."""
    drop_from_hand(s, seat, card)
    if how == OPEN:
        s.opened[card] |= 1 << (s.round - 1)
        icons = box.icons[card]
        for track in range(SEAL_AT):
            for _ in range(icons[track]):
                step(s, box, seat, track)
        s.prestige[seat] += icons[PRESTIGE_ICON]
        for seal in range(SEALS):
            s.seals[seat][seal] += icons[SEAL_ICON_AT + seal]
    else:
        s.sold[card] = 1
        s.sales[seat] += 1
        step(s, box, seat, GOLD if how == SELL_GOLD else PRESTIGE)


def step(s: State, box: Box, seat: int, track: int) -> None:
    """One step, and what the space it reaches sets off (G11). Beyond the end it is lost (G12)."""
    if track == PRESTIGE:
        s.prestige[seat] += 1
        return
    cubes = s.cubes[seat]
    moving = track
    while moving >= 0 and cubes[moving] < box.last[moving]:
        cubes[moving] += 1
        effect = box.effect[moving][cubes[moving]]
        moving = effect - 1
        if effect == ARROW:
            s.arrows[seat] += 1
            moving = -1


def waiting_seal(s: State, seat: int) -> int:
    """The next seal icon to place; -1 if none waits."""
    seals = s.seals[seat]
    for icon in range(SEALS):
        if seals[icon]:
            return icon
    return -1


def go_on(s: State, box: Box, seat: int) -> None:
    """Make forced moves, until there is a choice or the seat is done."""
    while True:
        icon = waiting_seal(s, seat)
        if icon >= 0:
            if place_sure_seal(s, box, seat, icon):
                return
        elif s.arrows[seat]:
            if can_move_any(s, box, seat, GOLD):
                return
            s.arrows[seat] -= 1
            s.prestige[seat] += 2
        elif s.hand_size[seat]:
            return
        elif (s.splitters >> seat) & 1:
            if can_move_any(s, box, seat, -1):
                return
            s.splitters &= ~(1 << seat)
            s.prestige[seat] += 1
        else:
            s.awaited &= ~(1 << seat)
            return


def place_sure_seal(s: State, box: Box, seat: int, icon: int) -> bool:
    """G12: a seal icon that fits no track is lost, one that fits one track goes there. True: it is a choice."""
    fitting = -1
    for resource in range(SEAL_AT):
        track = SEAL_AT + resource
        if box.seal_fits[icon][resource] and s.cubes[seat][track] < box.last[track]:
            if fitting >= 0:
                return True
            fitting = track
    s.seals[seat][icon] -= 1
    if fitting >= 0:
        step(s, box, seat, fitting)
    return False


def can_move_any(s: State, box: Box, seat: int, but: int) -> bool:
    found = False
    for track in range(CUBES):
        found = found or (track != but and s.cubes[seat][track] < box.last[track])
    return found


def end_round(s: State, box: Box) -> None:
    """G14."""
    for card in range(box.cards):
        s.sold[card] = 0
    gather_hands(s, box, s.stop)
    for seat in range(s.players):
        s.sales[seat] = 0
        for slot in range(s.placed):
            if box.line_round[slot // 2] == s.round:
                won = token_points(s, box, seat, s.scoring[slot])
                s.prestige[seat] += won
                s.mid_game[seat] += won
    if s.round == box.rounds:
        s.phase = OVER
    else:
        s.round += 1
        s.phase = DEAL
        s.dealt = s.players * box.start_cards
        next_stop(s, box)
        for seat in range(s.players):
            s.dropped[seat] = 0


def token_points(s: State, box: Box, seat: int, token: int) -> int:
    if token == TOKEN_BOOKS:
        return book_points(s, box, seat)
    if token == TOKEN_ARTWORK:
        return artwork_points(s, box, seat)
    return gem_points(s, seat) if token == TOKEN_GEMS else 0


def book_points(s: State, box: Box, seat: int) -> int:
    return box.book_value[s.cubes[seat][BOOKS]]  # G15


def artwork_points(s: State, box: Box, seat: int) -> int:
    return artwork_worth(s, box, seat, s.market)


def artwork_worth(s: State, box: Box, seat: int, market: int) -> int:
    return box.cursor[CURSOR_ZERO + s.cubes[seat][ARTWORK] - market]  # G16


def gem_points(s: State, seat: int) -> int:
    return 2 * min(s.cubes[seat][TOPAZ], s.cubes[seat][EMERALD])  # G17


def contract_count(s: State, box: Box, seat: int, resource: int) -> int:
    icons = box.tile_contracts[s.tile[seat]][resource] if s.tile[seat] >= 0 else 0
    return box.contracts[resource][s.cubes[seat][resource]] + icons


def contract_points(s: State, box: Box, seat: int, resource: int) -> int:
    return contract_count(s, box, seat, resource) * box.stars[resource][s.cubes[seat][SEAL_AT + resource]]  # G18
