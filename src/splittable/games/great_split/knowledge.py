"""What a seat has seen of the cards' ways, in the subset that also compiles.

In every round a seat sees its own cards, the wallet of its right neighbour with the groups (so also where those cards go),
which of its own groups its left neighbour keeps, and what anyone plays openly.
"""

from splittable.games.great_split.codes import DEAL, GONE, HAND, HIDDEN, RESOLVE, TAKE
from splittable.games.great_split.state import State


def is_open(s: State, card: int, round_number: int) -> bool:
    return (s.opened[card] >> (round_number - 1)) & 1 == 1


def wallets_are_read(s: State, row: int) -> bool:
    """Has everyone seen the right neighbour's wallet in the round of this row?"""
    return row // 2 + 1 < s.round or s.phase >= TAKE


def sees(s: State, seat: int, card: int, row: int) -> bool:
    """Did the seat see where the card was in this row of `owner`?"""
    deal = row - row % 2
    place = s.owner[deal][card]
    if place == HAND + seat or place == GONE + seat:
        return True
    if row != deal and is_open(s, card, row // 2 + 1):
        return True
    if deal == s.row or place != HAND + (seat - 1) % s.players:
        return False
    return s.owner[deal + 1][card] < GONE and wallets_are_read(s, row)


def known_place(s: State, seat: int, card: int) -> int:
    """Where the seat knows the card to be now, HIDDEN if it doesn't.

    What only follows from many sightings together is left out here; `resample` minds it.
    """
    if sees(s, seat, card, s.row):
        return s.owner[s.row][card]
    if DEAL <= s.phase < RESOLVE and s.round > 1:
        before = 2 * s.round - 3  # after the last exchange
        place = s.owner[before][card]
        if HAND <= place < GONE and sees(s, seat, card, before):
            return place if s.dropped[place - HAND] == 0 else HIDDEN
    return HIDDEN


def last_sighting(s: State, seat: int, card: int) -> int:
    """The last row in which the seat saw the card; -1 if it never did."""
    row = s.row
    while row >= 0 and not sees(s, seat, card, row):
        row -= 1
    return row
