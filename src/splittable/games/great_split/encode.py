"""The observation of a seat as numbers, own seat first, in the subset that Numba compiles."""

from splittable.games.great_split.codes import (
    CUBES,
    GONE,
    HAND,
    LINES,
    MAX_CARDS,
    MAX_MARKET,
    MAX_PLAYERS,
    MAX_ROUNDS,
    MAX_SPLIT,
    NONE,
    OVER,
    SEALS,
    SECOND,
    TAKE,
    TOKENS,
    UNDEALT,
    Box,
)
from splittable.games.great_split.kernel import group_of
from splittable.games.great_split.knowledge import is_still_there, last_sighting, own_places, right_hand, steady_hands
from splittable.games.great_split.state import State

CARDS_AT = 6 + MAX_MARKET + 2 * LINES
PLACES_AT = CARDS_AT + 3 * MAX_CARDS
PER_SEAT = 10 + CUBES + SEALS

# name, length; a test checks that `observe` fills exactly these, in this order
OBSERVATION = (
    ("players", 1),
    ("phase", 1),
    ("round", 1),
    ("hand_limit", 1),
    ("market", 1),
    ("market_tokens", MAX_MARKET),  # not turned up yet, by value
    ("scoring", 2 * LINES),  # token plus 1 by place, 0 none yet
    ("my_take", 1),  # 0 none, 1 first, 2 second
    ("hand", MAX_CARDS),  # 1 in my hand, not resolved yet
    ("my_split", MAX_CARDS),  # the group I put it in: 0 none, 1 first, 2 second
    ("wallet", MAX_CARDS),  # the same for the wallet that lies before me
    ("place", MAX_CARDS),  # 0 not known, 1 my hand, 2 my left neighbour's …, 8 my discards, 9 …
    ("sighted", MAX_CARDS),  # the same where I saw it last, known to be there still or not
    ("sighted_round", MAX_CARDS),  # in which round that was, 0 never
    # by seat, mine first: tile plus 1, prestige, hand, sold, discarded, passed on, splitter left, arrows, acting,
    # chosen, then the ten tracks and the seal icons that wait
    ("seats", MAX_PLAYERS * PER_SEAT),
)
SIZE = sum(length for _, length in OBSERVATION)

# The same for networks (`adapters.onehot`): fields with so many values become one-hot, the others are divided by their
# usual largest value, and those by seat are cut to the seats of the table.
PLACES = GONE + MAX_PLAYERS
ONEHOT = {
    "phase": OVER + 1,
    "round": MAX_ROUNDS + 1,
    "scoring": len(TOKENS) + 1,
    "my_take": SECOND + 1,
    "my_split": SECOND + 1,
    "wallet": SECOND + 1,
    "place": PLACES,
    "sighted": PLACES,
    "sighted_round": MAX_ROUNDS + 1,
}
LARGEST = {"players": MAX_PLAYERS, "hand_limit": MAX_SPLIT, "market": 10, "market_tokens": 2, "seats": 10}
BY_SEAT = ("seats",)


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    out[0] = s.players
    out[1] = s.phase
    out[2] = s.round
    out[3] = box.limit[s.round]
    out[4] = s.market
    at = 5
    for value in range(MAX_MARKET):
        out[at + value] = s.tokens[value]
    at += MAX_MARKET
    for slot in range(2 * LINES):
        out[at + slot] = s.scoring[slot] + 1 if slot < s.placed else 0
    at += 2 * LINES
    out[at] = s.take[seat]
    observe_cards(s, box, seat, out)
    at = CARDS_AT + 6 * MAX_CARDS
    for distance in range(s.players):
        observe_seat(s, (seat + distance) % s.players, out, at)
        at += PER_SEAT


def observe_cards(s: State, box: Box, seat: int, out: list[int]) -> None:
    for index in range(6 * MAX_CARDS):
        out[CARDS_AT + index] = 0
    right = (seat - 1) % s.players
    for place in range(s.hand_size[seat]):
        card = s.hand[seat][place]
        out[CARDS_AT + card] = 1
        if s.split[seat] != NONE:
            out[CARDS_AT + MAX_CARDS + card] = group_of(s, seat, place)
    if s.phase == TAKE:
        for place in range(s.hand_size[right]):
            out[CARDS_AT + 2 * MAX_CARDS + s.hand[right][place]] = group_of(s, right, place)
    observe_sightings(s, box, seat, out)


def observe_sightings(s: State, box: Box, seat: int, out: list[int]) -> None:
    own = own_places(seat)
    right = right_hand(s, seat)
    steady = steady_hands(s)
    highest = 0  # of the levels that have been dealt from
    for number in range(1, s.round + 1):
        highest = max(highest, box.level[number], box.extra_level[number])
    before = max(0, s.stop - 1)  # so that no hidden place decides alone what is skipped
    for card in range(box.level_start[highest + 1]):
        if s.way[card][s.stop] == s.way[card][before] == UNDEALT:  # in the deck
            continue
        stop = last_sighting(s, card, own, right)
        place = s.way[card][stop] * (stop >= 0)
        seen_from_here = relative(s, seat, place) * (stop >= 0)
        out[PLACES_AT + card] = seen_from_here * is_still_there(s, stop, place, steady)
        out[PLACES_AT + MAX_CARDS + card] = seen_from_here
        out[PLACES_AT + 2 * MAX_CARDS + card] = (stop + 2) // 2


def relative(s: State, seat: int, place: int) -> int:
    """A place as seen from a seat: the seat's own hand is HAND, its own discards are GONE."""
    base = HAND + (GONE - HAND) * (place >= GONE)
    return place - seat + s.players * (place - seat < base)


def observe_seat(s: State, seat: int, out: list[int], at: int) -> None:
    out[at] = s.tile[seat] + 1
    out[at + 1] = s.prestige[seat]
    out[at + 2] = s.hand_size[seat]
    out[at + 3] = s.sales[seat]
    out[at + 4] = s.discards[seat]
    out[at + 5] = s.passed[seat]
    out[at + 6] = (s.splitters >> seat) & 1
    out[at + 7] = s.arrows[seat]
    out[at + 8] = (s.awaited >> seat) & 1
    out[at + 9] = (s.chosen >> seat) & 1
    for track in range(CUBES):
        out[at + 10 + track] = s.cubes[seat][track]
    for icon in range(SEALS):
        out[at + 10 + CUBES + icon] = s.seals[seat][icon]
