"""What a seat has seen of where the cards went, in the subset that Numba compiles.

In every round a seat sees its own cards, the right neighbour's wallet with its piles (and so where those cards go),
which of its own piles the left neighbour keeps, and all cards played openly.
"""

from splittable.games.great_split.codes import GONE, HAND, RESOLVE, TAKE
from splittable.games.great_split.state import State

BEFORE_GONE = (2 << GONE) - 1  # a set of places, see below


def is_open(s: State, card: int, round_number: int) -> bool:
    return (s.opened[card] >> (round_number - 1)) & 1 == 1


def wallets_are_read(s: State, stop: int) -> bool:
    """Has everyone seen the right neighbour's wallet in the round of this stop?"""
    return stop // 2 + 1 < s.round or s.phase >= TAKE


def sees(s: State, seat: int, card: int, stop: int) -> bool:
    """Did the seat see where the card was at this stop of its way?"""
    deal = stop - stop % 2
    place = s.way[card][deal]
    if place == HAND + seat or place == GONE + seat:
        return True
    if stop != deal and is_open(s, card, stop // 2 + 1):
        return True
    if deal == s.stop or place != HAND + (seat - 1) % s.players:
        return False
    return s.way[card][deal + 1] < GONE and wallets_are_read(s, stop)


# Every card of every observation is looked up here. Comparing places one by one would be a branch each, which no
# processor predicts, so sets of places are bits: place p is bit p + 1, because HIDDEN is -1.


def own_places(seat: int) -> int:
    return 2 << (HAND + seat) | 2 << (GONE + seat)


def right_hand(s: State, seat: int) -> int:
    return 2 << (HAND + (seat if seat else s.players) - 1)


def steady_hands(s: State) -> int:
    """The hands of which nothing was discarded in this round, before it ends."""
    found = 0
    for seat in range(s.players):
        if s.dropped[seat] == 0 and s.phase < RESOLVE:
            found |= 2 << (HAND + seat)
    return found


def last_sighting(s: State, card: int, own: int, right: int) -> int:
    """The last stop at which a seat with these `own_places` and this `right_hand` saw the card; -1 if it never did.

    As `sees`, for all rounds: who sees a card after the deal also sees it after the exchange.
    """
    way = s.way[card]
    opened = s.opened[card]
    last = s.stop
    found = -1
    if last % 2 == 0 and own >> (way[last] + 1) & 1:
        return last
    unread = last if s.phase < TAKE else -1
    for stop in range(1, last + 1, 2):
        place = way[stop - 1] + 1
        wallet = right * (stop != unread) >> place & BEFORE_GONE >> (way[stop] + 1)
        is_seen = (own >> place | wallet | opened >> (stop >> 1)) & 1
        found += is_seen * (stop - found)
    return found


def is_still_there(s: State, stop: int, place: int, steady: int) -> bool:
    """Does a seat that saw a card last at this stop, in this place, know that it is there now?

    Conclusions from several sightings together are left out here; `resample` respects them.
    """
    return (stop == s.stop) | ((stop == 2 * s.round - 3) & (steady >> (place + 1) & 1 == 1))
