"""The rules of Splito, in the subset that Numba compiles. RULES.md explains the numbers.

Conditions of objectives are tables of the box; no objective is named here.
"""

from splittable.games.splito.codes import (
    CARDS,
    DEAL,
    DIFFERENT_COLORS,
    DIFFERENT_VALUES,
    DRAW_STAR,
    LEAD_AT,
    LEFT,
    MOON,
    NUMBERS,
    OVER,
    PLAY,
    RIGHT,
    STAR,
    TRAITS,
    VALUE_AT,
    VALUES,
    Box,
)
from splittable.games.splito.state import State

VALUE_COUNT = len(VALUES)


def setup(s: State, box: Box, players: int) -> None:
    s.players = players
    s.phase = DRAW_STAR
    for card in range(1, CARDS + 1):
        s.undealt[card] = box.copies[card]


def acting(s: State, box: Box) -> int:
    return s.awaited


def legal(s: State, box: Box, seat: int, out: list[int]) -> int:
    """P7: any card of the hand on either side; equal cards are one move."""
    hand = s.hands[hand_held(s, seat)]
    count = 0
    previous = 0
    for place in range(box.hand - s.passed):
        card = hand[place]
        out[count] = 2 * (card - 1)
        out[count + 1] = 2 * (card - 1) + RIGHT
        if card != previous:
            count += 2
        previous = card
    return count


def chance(s: State, box: Box, out: list[int], weight: list[int]) -> int:
    count = 0
    if s.phase == DEAL:  # P5
        undealt = s.undealt
        for code in range(CARDS):
            copies = undealt[code + 1]
            out[count] = code
            weight[count] = copies
            if copies:
                count += 1
        return count
    symbol = STAR if s.phase == DRAW_STAR else MOON  # P4
    for card in range(NUMBERS + 1, CARDS + 1):
        if box.symbol[card] == symbol:
            out[count] = card - 1
            weight[count] = 1
            count += 1
    return count


def apply(s: State, box: Box, seat: int, action: int) -> None:
    if s.phase == PLAY:
        s.chosen_card[seat] = action // 2 + 1
        s.chosen_side[seat] = action % 2 + 1
        s.awaited &= ~(1 << seat)
        if s.awaited == 0:
            reveal(s, box)
        return
    card = action + 1
    s.undealt[card] -= 1
    if s.phase == DEAL:
        deal(s, box, card)
    else:
        s.common[s.phase - DRAW_STAR] = card
        s.phase += 1


def is_over(s: State, box: Box) -> bool:
    return s.phase == OVER


def revocable(s: State, box: Box) -> int:
    """The seats whose choice is still hidden from the others."""
    return all_seats(s) & ~s.awaited if s.phase == PLAY else 0


def score(s: State, box: Box, out: list[int]) -> None:
    """P13: left × right."""
    for seat in range(s.players):
        out[seat] = zone_points(s, box, zone_of(s, box, seat, LEFT))
    if box.private_zones:
        for seat in range(s.players):
            out[seat] *= zone_points(s, box, zone_of(s, box, seat, RIGHT))
        return
    last = out[s.players - 1]
    for seat in range(s.players - 1, 0, -1):
        out[seat] *= out[seat - 1]  # P6: a seat's right zone is the left zone of the seat before it
    out[0] *= last


def tiebreak(s: State, box: Box, out: list[int]) -> None:
    for seat in range(s.players):  # P14: the fewest cards
        out[seat] = -cards_of_seat(s, box, seat)


def all_seats(s: State) -> int:
    return (1 << s.players) - 1


def hand_held(s: State, seat: int) -> int:
    """P8: hands go to the left, so a seat holds the one dealt to the seat as far to its right as hands were passed."""
    return (seat - s.passed) % s.players


def knows_hand(s: State, seat: int, hand: int) -> bool:
    """P15: a seat knows its hand and those it has passed on; what is played from them all can see."""
    return (seat - hand) % s.players <= s.passed


def zone_count(s: State, box: Box) -> int:
    return s.players * (1 + box.private_zones)


def zone_of(s: State, box: Box, seat: int, side: int) -> int:
    if box.private_zones:  # P18
        return 2 * seat + side
    if side == RIGHT:  # P6: zone k lies between seats k and k + 1
        return seat - 1 if seat else s.players - 1
    return seat


def deal(s: State, box: Box, card: int) -> None:
    """Into the hand of the seat whose turn it is to get one, in its place among the cards there."""
    hand = s.hands[s.dealt % s.players]
    place = s.dealt // s.players
    while place and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card
    s.dealt += 1
    if s.dealt == s.players * box.hand:
        s.phase = PLAY
        s.awaited = all_seats(s)


def reveal(s: State, box: Box) -> None:
    for seat in range(s.players):
        card = s.chosen_card[seat]
        side = s.chosen_side[seat]
        take_from_hand(s, box, seat, card)
        lay(s, zone_of(s, box, seat, side - 1), card)
        s.shown_card[seat] = card
        s.shown_side[seat] = side
        s.chosen_card[seat] = 0
        s.chosen_side[seat] = 0
    s.passed += 1  # P8
    if s.passed < box.hand:
        s.awaited = all_seats(s)
        return
    s.deals_done += 1
    if s.deals_done == box.deals:
        s.phase = OVER
    else:  # P18: new hands for the second half
        s.phase = DEAL
        s.passed = 0
        s.dealt = 0


def take_from_hand(s: State, box: Box, seat: int, card: int) -> None:
    hand = s.hands[hand_held(s, seat)]
    last = box.hand - s.passed - 1
    place = 0
    while hand[place] != card:
        place += 1
    while place < last:
        hand[place] = hand[place + 1]
        place += 1
    hand[last] = 0


def lay(s: State, zone: int, card: int) -> None:
    s.zones[zone][s.zone_cards[zone]] = card
    s.zone_cards[zone] += 1
    if card <= NUMBERS:  # P12: objectives are not Splito cards
        s.traits[zone][(card - 1) // VALUE_COUNT] += 1
        s.traits[zone][VALUE_AT + (card - 1) % VALUE_COUNT] += 1


def rival_count(s: State, box: Box, zone: int, trait: int) -> int:
    """The most number cards with this trait in any other zone."""
    most = 0
    for other in range(zone_count(s, box)):
        if other != zone:
            most = max(most, s.traits[other][trait])
    return most


def wins_common(s: State, box: Box, zone: int, place: int) -> bool:
    """P10: a tie for the lead gives the common objective to nobody."""
    card = s.common[place]
    if card == 0:
        return False
    trait = box.measure[card][0] - LEAD_AT
    return s.traits[zone][trait] > rival_count(s, box, zone, trait)


def cards_in_zone(s: State, box: Box, zone: int) -> int:
    """Numbers and objectives, met or not, and the common objectives that the zone wins."""
    return s.zone_cards[zone] + wins_common(s, box, zone, 0) + wins_common(s, box, zone, 1)


def measured(s: State, box: Box, zone: int, measure: int) -> int:
    if measure < LEAD_AT:
        return s.traits[zone][measure]
    if measure < DIFFERENT_COLORS:
        return s.traits[zone][measure - LEAD_AT] - rival_count(s, box, zone, measure - LEAD_AT)
    if measure > DIFFERENT_VALUES:
        return cards_in_zone(s, box, zone)
    count = 0
    first = 0 if measure == DIFFERENT_COLORS else VALUE_AT
    last = VALUE_AT if measure == DIFFERENT_COLORS else TRAITS
    for trait in range(first, last):
        if s.traits[zone][trait]:
            count += 1
    return count


def is_met(s: State, box: Box, zone: int, card: int) -> bool:
    """P11: an objective is met if every term of its condition holds."""
    for term in range(box.terms[card]):
        value = measured(s, box, zone, box.measure[card][term])
        if value < box.low[card][term] or value > box.high[card][term]:
            return False
    return True


def zone_points(s: State, box: Box, zone: int) -> int:
    """P13: the objectives that are met, common ones included."""
    points = 0
    for place in range(2):
        if wins_common(s, box, zone, place):
            points += box.points[s.common[place]]
    for place in range(s.zone_cards[zone]):
        card = s.zones[zone][place]
        if card > NUMBERS and is_met(s, box, zone, card):
            points += box.points[card]
    return points


def cards_of_seat(s: State, box: Box, seat: int) -> int:
    left = cards_in_zone(s, box, zone_of(s, box, seat, LEFT))
    return left + cards_in_zone(s, box, zone_of(s, box, seat, RIGHT))
