"""What a seat has seen of where the cards went, in the subset that Numba compiles.

In every round a seat sees its own cards, the right neighbour's wallet with its piles (and so where those cards go),
which of its own piles the left neighbour keeps, and all cards played openly.
"""

from splittable.games.great_split.codes import DEAL, GONE, HAND, HIDDEN, RESOLVE, TAKE
from splittable.games.great_split.state import State


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


def known_place(s: State, seat: int, card: int) -> int:
    """Where the card is now according to the seat; HIDDEN if it doesn't know.

    Conclusions from several sightings together are left out here; `resample` respects them.
    """
    if sees(s, seat, card, s.stop):
        return s.way[card][s.stop]
    if DEAL <= s.phase < RESOLVE and s.round > 1:
        before = 2 * s.round - 3  # after the last exchange
        place = s.way[card][before]
        if HAND <= place < GONE and sees(s, seat, card, before):
            return place if s.dropped[place - HAND] == 0 else HIDDEN
    return HIDDEN


def last_sighting(s: State, seat: int, card: int) -> int:
    """The last stop at which the seat saw the card; -1 if it never did."""
    stop = s.stop
    while stop >= 0 and not sees(s, seat, card, stop):
        stop -= 1
    return stop
