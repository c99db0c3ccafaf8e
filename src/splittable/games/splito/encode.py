"""The observation of a seat as numbers, own seat first, in the subset that Numba compiles."""

from splittable.games.splito.codes import CARDS, COPIES, HAND, LEFT, MAX_PLAYERS, MAX_ZONES, OVER, Box
from splittable.games.splito.kernel import hand_held, knows_hand, zone_count, zone_of
from splittable.games.splito.state import State

# name, length; a test checks that `observe` fills exactly these, in this order. Seats and hands count from mine to the
# left. Zones: shared ones from my left zone on to the left, so that my right zone is the last one in use;
# private ones my left, my right, then those of the other seat. Cards are counted by number, red1 first.
OBSERVATION = (
    ("players", 1),
    ("phase", 1),
    ("turns_left", 1),
    ("common", 2),  # the star card and the moon card by number, 0 before they are drawn
    ("my_card", 1),  # what I have chosen, 0 nothing
    ("my_side", 1),  # 0 nothing, 1 left, 2 right
    ("acting", MAX_PLAYERS),
    ("chosen", MAX_PLAYERS),
    ("side", MAX_PLAYERS),  # where sides are open: 0 nothing, 1 left, 2 right
    ("known", MAX_PLAYERS),  # whether I know the hand that this seat holds
    ("hands", MAX_PLAYERS * CARDS),  # the hands I know, mine first
    ("zones", MAX_ZONES * CARDS),
)
SIZE = sum(length for _, length in OBSERVATION)

# The same for networks (`adapters.onehot`): fields with so many values become one-hot, the others are divided by their
# usual largest value, and those by seat are cut to the seats of the table.
ONEHOT = {"phase": OVER + 1, "common": CARDS + 1, "my_card": CARDS + 1, "my_side": 3, "side": 3}
LARGEST = {"players": MAX_PLAYERS, "turns_left": 2 * HAND, "hands": COPIES, "zones": COPIES}
BY_SEAT = ("acting", "chosen", "side", "known", "hands")
SEATS_AT = 7
HANDS_AT = SEATS_AT + 4 * MAX_PLAYERS
ZONES_AT = HANDS_AT + MAX_PLAYERS * CARDS


def observe(s: State, box: Box, seat: int, out: list[int]) -> None:
    out[0] = s.players
    out[1] = s.phase
    out[2] = box.hand * (box.deals - s.deals_done) - s.passed if s.deals_done < box.deals else 0
    out[3] = s.common[0]
    out[4] = s.common[1]
    out[5] = s.chosen_card[seat]
    out[6] = s.chosen_side[seat]
    for index in range(s.players * CARDS):
        out[HANDS_AT + index] = 0
    for place in range(s.players):
        observe_seat(s, box, seat, place, out)
    zones = zone_count(s, box)
    zone = zone_of(s, box, seat, LEFT)
    for index in range(zones * CARDS):
        out[ZONES_AT + index] = 0
    for place in range(zones):
        at = ZONES_AT + place * CARDS - 1
        cards = s.zones[zone]
        for index in range(s.zone_cards[zone]):
            out[at + cards[index]] += 1
        zone = zone + 1 if zone + 1 < zones else 0


def observe_seat(s: State, box: Box, seat: int, place: int, out: list[int]) -> None:
    """The seat that sits `place` places to the left of `seat`."""
    other = (seat + place) % s.players
    hand = hand_held(s, other)
    known = knows_hand(s, seat, hand)
    out[SEATS_AT + place] = (s.awaited >> other) & 1
    out[SEATS_AT + MAX_PLAYERS + place] = 1 if s.chosen_card[other] else 0
    out[SEATS_AT + 2 * MAX_PLAYERS + place] = s.chosen_side[other] if box.sides_shown else 0
    out[SEATS_AT + 3 * MAX_PLAYERS + place] = 1 if known else 0
    if known:  # P15
        at = HANDS_AT + place * CARDS
        cards = s.hands[hand]
        for index in range(box.hand - s.passed):
            out[at + cards[index] - 1] += 1
