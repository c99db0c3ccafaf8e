"""Redraw what a seat can't know: the paths of cards it did not see, sales, and pending choices.

Two cards in the same place at some stop of their paths (one hand, or the deck of one level) could have continued the
other way round. If the seat saw neither of them until they meet again, or until now, it can't tell the two histories
apart. Exchanging such stretches keeps everything that the seat has ever seen and all counts of cards dealt, held,
passed and discarded, and what every other seat knows fits the new history. Each exchange is as likely as its reverse,
so no history is preferred.

There is no fast way to count the histories, so they are not drawn directly: this is a Markov chain that starts at the
given history. In the long run every history that exchanges lead to is equally likely; in small set-ups, where tests
list all histories, that is every one. After the passes made here the given history is still slightly more likely than
the others.
"""

from splittable.core.rng import below
from splittable.games.great_split.codes import (
    FIRST,
    GONE,
    HAND,
    LEVELS,
    MARKET,
    MAX_CARDS,
    MAX_HAND,
    NONE,
    RESOLVE,
    SPLIT,
    TAKE,
    UNDEALT,
    Box,
)
from splittable.games.great_split.kernel import gather_hands
from splittable.games.great_split.knowledge import is_open, sees
from splittable.games.great_split.state import State

# A path is one number here, with four bits for each stop: comparing two paths takes a few operations.
BITS = 4
ONE_STOP = 15
EVERY_STOP = 0x111111111111


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    redraw_ways(s, box, seat, g)
    gather_hands(s, box, s.stop)
    if s.phase == RESOLVE or s.phase == MARKET:
        for card in range(box.cards):
            if s.way[card][s.stop] != HAND + seat:
                s.sold[card] = 0
        for other in range(s.players):
            if other != seat:
                shuffle_sales(s, other, g)
            take_resolved_out(s, other)
    elif s.phase == SPLIT or s.phase == TAKE:
        for other in range(s.players):
            if other != seat:
                choose_again(s, seat, other, g)


def redraw_ways(s: State, box: Box, seat: int, g: list[int]) -> None:
    """Exchange stretches wherever cards were together: at first in a deck, later in a hand."""
    paths = [0] * MAX_CARDS
    seen = [0] * MAX_CARDS  # the stops at which the seat saw each card; an exchange changes none of them
    for card in range(box.cards):
        paths[card] = packed_way(s, card)
        seen[card] = stops_seen(s, seat, card)
    cards = [0] * MAX_CARDS
    ends = [0] * (len(LEVELS) + 1)
    for level in range(len(LEVELS)):
        ends[level + 1] = gather_deck(box, seat, level, paths, cards, ends[level])
    for _ in range(passes(s.players)):
        for level in range(len(LEVELS)):
            shuffle_deck(cards, ends[level], ends[level + 1], paths, seen, g)
        for stop in range(s.stop + 1):
            if stop > 0:
                gather_unseen(s, box, seat, stop, stop - 1, paths, seen)
                shuffle_hands(s, box, stop - 1, paths, seen, g)
            if stop % 2 == 0 and stop < s.stop:
                gather_unseen(s, box, seat, stop, stop + 1, paths, seen)
                shuffle_hands(s, box, stop + 1, paths, seen, g)
    for card in range(box.cards):
        path = paths[card]
        for stop in range(s.stop + 1):
            s.way[card][stop] = path & ONE_STOP
            path >>= BITS
    for other in range(s.players):
        s.hand_size[other] = MAX_HAND  # `gather_hands` clears so many places


def passes(players: int) -> int:
    """Larger tables need more. With half as many, seven players' cards were in their true places 1% too often."""
    return 2 * players + 2


def packed_way(s: State, card: int) -> int:
    path = 0
    for stop in range(s.stop + 1):
        path |= s.way[card][stop] << (BITS * stop)
    return path


def stops_seen(s: State, seat: int, card: int) -> int:
    found = 0
    for stop in range(s.stop + 1):
        if sees(s, seat, card, stop):
            found |= ONE_STOP << (BITS * stop)
    return found


def gather_deck(box: Box, seat: int, level: int, paths: list[int], cards: list[int], count: int) -> int:
    """Add the cards of a level that were not dealt to the seat; none before the first one is dealt."""
    before = count
    is_dealt = False
    for card in range(box.level_start[level], box.level_start[level + 1]):
        path = paths[card]
        is_dealt = is_dealt or path != UNDEALT
        while path and path & ONE_STOP == UNDEALT:
            path >>= BITS
        if path & ONE_STOP != HAND + seat:
            cards[count] = card
            count += 1
    return count if is_dealt else before


def gather_unseen(s: State, box: Box, seat: int, stop: int, beside: int, paths: list[int], seen: list[int]) -> None:
    """By hand of another seat: the cards that were there at this stop, and that `seat` did not see at the one beside
    it."""
    for other in range(s.players):
        s.hand_size[other] = 0
    for card in range(box.cards):
        place = paths[card] >> (BITS * stop) & ONE_STOP
        if seen[card] >> (BITS * beside) & 1 == 0 and HAND <= place < GONE and place != HAND + seat:
            holder = place - HAND
            s.hand[holder][s.hand_size[holder]] = card
            s.hand_size[holder] += 1


def shuffle_deck(cards: list[int], start: int, end: int, paths: list[int], seen: list[int], g: list[int]) -> None:
    """Like shuffling: each card exchanges with an earlier one or itself."""
    for place in range(end - 1, start, -1):
        card = cards[place]
        other = cards[start + below(g, place - start + 1)]
        difference = paths[card] ^ paths[other]
        if difference:
            stretch = stretch_at(difference, difference & -difference)
            if stretch & (seen[card] | seen[other]) == 0:
                paths[card] ^= difference & stretch
                paths[other] ^= difference & stretch


def shuffle_hands(s: State, box: Box, beside: int, paths: list[int], seen: list[int], g: list[int]) -> None:
    """The same with the cards that were gathered from each hand, for the stretches that the stop `beside` is in."""
    here = ONE_STOP << (BITS * beside)
    for holder in range(s.players):
        hand = s.hand[holder]
        for place in range(s.hand_size[holder] - 1, 0, -1):
            card = hand[place]
            other = hand[below(g, place + 1)]
            difference = paths[card] ^ paths[other]
            if difference & here:
                stretch = stretch_at(difference, here)
                before = ((stretch & -stretch) >> BITS) * ONE_STOP
                if stretch & (seen[card] | seen[other]) == 0 and (
                    paths[card] & before != UNDEALT or is_one_level(box, card, other)
                ):
                    paths[card] ^= difference & stretch
                    paths[other] ^= difference & stretch


def is_one_level(box: Box, card: int, other: int) -> bool:
    parted = False
    for level in range(1, len(LEVELS)):
        parted = parted or (card < box.level_start[level]) != (other < box.level_start[level])
    return not parted


def stretch_at(difference: int, here: int) -> int:
    """The bits of the stops in succession, around the stop `here`, at which two paths differ."""
    apart = difference | difference >> 1
    apart = ((apart | apart >> 2) & EVERY_STOP) * ONE_STOP
    stretch = 0
    while stretch & here == 0:
        stretch = apart & ~(apart + (apart & -apart))
        apart ^= stretch
    return stretch


def shuffle_sales(s: State, seat: int, g: list[int]) -> None:
    """Redraw which of the cards not played openly were sold: any of them may be."""
    hand = s.hand[seat]
    left = s.sales[seat]
    closed = 0
    for place in range(s.hand_size[seat]):
        if not is_open(s, hand[place], s.round):
            closed += 1
    for place in range(s.hand_size[seat]):
        if not is_open(s, hand[place], s.round):
            s.sold[hand[place]] = 1 if below(g, closed) < left else 0
            left -= s.sold[hand[place]]
            closed -= 1


def take_resolved_out(s: State, seat: int) -> None:
    hand = s.hand[seat]
    kept = 0
    for place in range(s.hand_size[seat]):
        card = hand[place]
        hand[place] = 0
        if not s.sold[card] and not is_open(s, card, s.round):
            hand[kept] = card
            kept += 1
    s.hand_size[seat] = kept


def choose_again(s: State, seat: int, other: int, g: list[int]) -> None:
    """Splits and takes of the others; in a take the wallet of the right neighbour is open to the seat."""
    if s.split[other] != NONE and not (s.phase == TAKE and other == (seat - 1) % s.players):
        s.split[other] = 1 + below(g, (1 << (s.hand_size[other] - 1)) - 1)
    if s.take[other] != NONE:
        s.take[other] = FIRST + below(g, 2)
