"""Redraw what a seat can't know: the paths of cards it did not see, sales, and pending choices.

Two cards in the same place at some stop of their paths (one hand, or the deck of one level) could have continued the
other way round. If the seat saw neither of them until they meet again, or until now, it can't tell the two histories
apart. Exchanging such stretches keeps everything that the seat has ever seen and all counts of cards dealt, held,
passed and discarded, and what every other seat knows fits the new history. Each exchange is as likely as its reverse,
so no history is preferred.
"""

from splittable.core.rng import below, next_word
from splittable.games.great_split.codes import (
    FIRST,
    HAND,
    LEVELS,
    MARKET,
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

SHUFFLES = 8  # with 2, five players' cards stayed in their true place 2.3% too often, with 4 0.7%, with 8 not at all


def resample(s: State, box: Box, seat: int, g: list[int]) -> None:
    for _ in range(SHUFFLES):
        shuffle_ways(s, box, seat, g)
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


def shuffle_ways(s: State, box: Box, seat: int, g: list[int]) -> None:
    """Wherever cards were together: at first in a deck, after each deal in a hand."""
    for level in range(len(LEVELS)):
        shuffle_deck(s, seat, box.level_start[level], box.level_start[level + 1], g)
    for stop in range(0, s.stop + 1, 2):
        gather_hands(s, box, stop)
        for other in range(s.players):
            if other != seat:
                shuffle_hand(s, box, seat, other, g)


def shuffle_deck(s: State, seat: int, start: int, end: int, g: list[int]) -> None:
    """Like shuffling: each card exchanges with an earlier one or itself."""
    for card in range(end - 1, start, -1):
        other = start + below(g, card - start + 1)
        if s.way[card][s.stop] != UNDEALT or s.way[other][s.stop] != UNDEALT:  # otherwise they have the same path
            exchange_ways(s, seat, card, other, True, next_word(g))


def shuffle_hand(s: State, box: Box, seat: int, holder: int, g: list[int]) -> None:
    """The same with the cards that were in one hand."""
    hand = s.hand[holder]
    for place in range(s.hand_size[holder] - 1, 0, -1):
        card = hand[place]
        other = hand[below(g, place + 1)]
        if other != card:
            exchange_ways(s, seat, card, other, is_one_level(box, card, other), next_word(g))


def is_one_level(box: Box, card: int, other: int) -> bool:
    parted = False
    for level in range(1, len(LEVELS)):
        parted = parted or (card < box.level_start[level]) != (other < box.level_start[level])
    return not parted


def exchange_ways(s: State, seat: int, card: int, other: int, one_deck: bool, coins: int) -> None:
    """Exchange the stretches in which the seat can't tell the cards apart: the last always, others at random."""
    way = s.way[card]
    other_way = s.way[other]
    since = 0 if one_deck else -1  # the first stop of the stretch, -1 while the seat can tell them apart
    for stop in range(s.stop + 1):
        place = way[stop]
        if place == other_way[stop]:
            if 0 <= since < stop and (coins >> stop) & 1:
                exchange_stops(s, card, other, since, stop - 1)
            since = stop + 1 if one_deck or place != UNDEALT else -1
        elif since >= 0 and (sees(s, seat, card, stop) or sees(s, seat, other, stop)):
            since = -1
    if 0 <= since <= s.stop:
        exchange_stops(s, card, other, since, s.stop)


def exchange_stops(s: State, card: int, other: int, first: int, last: int) -> None:
    way = s.way[card]
    other_way = s.way[other]
    for stop in range(first, last + 1):
        place = way[stop]
        way[stop] = other_way[stop]
        other_way[stop] = place


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
