"""What Splito's search knows: the value of zones, move by move, in the subset that Numba compiles.

A zone's value is what its objectives, met or still possible, will probably bring. A card on one side changes one zone
and therefore two products: the player's own and that of the neighbour who shares the zone.
"""

from math import exp

from splittable.core.fields import Struct, field
from splittable.core.rng import next_word
from splittable.games.splito.codes import (
    DIFFERENT_COLORS,
    DIFFERENT_VALUES,
    HAND,
    LEAD_AT,
    LEFT,
    MAX_ZONES,
    NO_LIMIT,
    NUMBERS,
    PLAY,
    RIGHT,
    VALUE_AT,
    VALUES,
    Box,
)
from splittable.games.splito.heuristic import (
    ENVY,
    PROMISE_OF_A_TURN,
    lead_probability,
    size_probability,
    turns_left,
    values_of,
)
from splittable.games.splito.kernel import measured, zone_count, zone_of
from splittable.games.splito.state import State

BREADTH = 10  # moves to try
VALUE_COUNT = len(VALUES)
MAX_TURNS = 27
MIDDLE = 28  # of the tables by lead
NOISE = 1.0  # noise between moves in playouts: others rarely think like the guide
SURE = 4.0  # how clearly the better of two moves is tried first
SHARPNESS = 0.09  # how much a point is worth in the chance of winning


class Aid(Struct):
    lead: list[list[float]] = field(2 * MIDDLE + 1, MAX_TURNS, dtype="float64")
    reach: list[list[float]] = field(MIDDLE, MAX_TURNS, dtype="float64")
    keep: list[float] = field(MAX_TURNS, dtype="float64")
    worth: list[float] = field(MAX_ZONES, dtype="float64")
    factor: list[float] = field(2, dtype="float64")  # by side: what a point more there adds to the seat's product
    gain: list[float] = field(2 * HAND, dtype="float64")  # by move


def prepare(s: State, box: Box, aid: Aid) -> None:
    for turns in range(MAX_TURNS):
        for lead in range(-MIDDLE, MIDDLE + 1):
            aid.lead[MIDDLE + lead][turns] = lead_probability(lead, turns)
        for missing in range(MIDDLE):
            aid.reach[missing][turns] = (turns / (turns + 2.5)) ** missing
        aid.keep[turns] = 0.98**turns


def narrow(s: State, box: Box, seat: int, actions: list[int]) -> tuple[list[int], float]:
    """The moves worth trying, most promising first, and their share of the budget: here all of it."""
    values = dict(zip(actions, values_of(s, box, seat, actions), strict=True))
    return sorted(actions, key=lambda action: -values[action])[:BREADTH], 1.0


def replies(s: State, box: Box) -> int:
    """All choose at the same time."""
    return 0


def replier(s: State, box: Box, seat: int) -> int:
    return -1


def is_reply(s: State, box: Box) -> bool:
    return False


def reopen(s: State, box: Box, seat: int, aid: Aid) -> None:
    """The others' choices of this turn are not known: they choose again."""
    if s.phase == PLAY:
        for other in range(s.players):
            if other != seat and s.chosen_card[other]:
                s.chosen_card[other] = 0
                s.chosen_side[other] = 0
                s.awaited |= 1 << other


def pick(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, g: list[int]) -> int:
    """The most promising move, with some noise; its index."""
    weigh_gains(s, box, seat, aid, codes, count)
    best = -1
    best_value = 0.0
    for index in range(count):
        gain = aid.gain[index] + NOISE * aid.factor[codes[index] % 2] * (next_word(g) / 4294967296.0)
        if best < 0 or gain > best_value:
            best = index
            best_value = gain
    return best


def weigh(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int, out: list[float]) -> None:
    """The probability of each move."""
    weigh_gains(s, box, seat, aid, codes, count)
    best = aid.gain[0]
    for index in range(count):
        best = max(best, aid.gain[index])
    scale = SURE / max(1.0, (aid.factor[LEFT] + aid.factor[RIGHT]))
    total = 0.0
    for index in range(count):
        out[index] = exp((aid.gain[index] - best) * scale)
        total += out[index]
    for index in range(count):
        out[index] /= total


def weigh_gains(s: State, box: Box, seat: int, aid: Aid, codes: list[int], count: int) -> None:
    """What each move adds to the seat's product, minus what it gives the others."""
    turns = turns_left(s, box) - 1
    for zone in range(zone_count(s, box)):
        aid.worth[zone] = promise(s, box, aid, zone, turns)
    left = zone_of(s, box, seat, LEFT)
    right = zone_of(s, box, seat, RIGHT)
    aid.factor[LEFT] = aid.worth[right]
    aid.factor[RIGHT] = aid.worth[left]
    if not box.private_zones:
        share = ENVY / (s.players - 1)
        aid.factor[LEFT] -= share * aid.worth[zone_of(s, box, (seat + 1) % s.players, LEFT)]
        aid.factor[RIGHT] -= share * aid.worth[zone_of(s, box, (seat - 1) % s.players, RIGHT)]
    for index in range(count):
        card = codes[index] // 2 + 1
        side = codes[index] % 2
        zone = left if side == LEFT else right
        aid.gain[index] = (promise_with(s, box, aid, zone, turns, card) - aid.worth[zone]) * aid.factor[side]


def promise_with(s: State, box: Box, aid: Aid, zone: int, turns: int, card: int) -> float:
    """The value of a zone with one more card; the state is restored afterwards."""
    color = (card - 1) // VALUE_COUNT
    value = VALUE_AT + (card - 1) % VALUE_COUNT
    place = s.zone_cards[zone]
    s.zones[zone][place] = card
    s.zone_cards[zone] = place + 1
    if card <= NUMBERS:
        s.traits[zone][color] += 1
        s.traits[zone][value] += 1
    found = promise(s, box, aid, zone, turns)
    s.zones[zone][place] = 0
    s.zone_cards[zone] = place
    if card <= NUMBERS:
        s.traits[zone][color] -= 1
        s.traits[zone][value] -= 1
    return found


def promise(s: State, box: Box, aid: Aid, zone: int, turns: int) -> float:
    """The points that a zone will probably be worth."""
    points = PROMISE_OF_A_TURN * turns
    for place in range(2):
        points += box.points[s.common[place]] * likelihood(s, box, aid, zone, s.common[place], turns)
    for place in range(s.zone_cards[zone]):
        card = s.zones[zone][place]
        if card > NUMBERS:
            points += box.points[card] * likelihood(s, box, aid, zone, card, turns)
    return points


def likelihood(s: State, box: Box, aid: Aid, zone: int, card: int, turns: int) -> float:
    """The probability that an objective is met in the end."""
    likely = 1.0
    for term in range(box.terms[card]):
        measure = box.measure[card][term]
        low = box.low[card][term]
        high = box.high[card][term]
        value = measured(s, box, zone, measure)
        if LEAD_AT <= measure < DIFFERENT_COLORS:
            likely *= aid.lead[MIDDLE + value][turns]
        elif measure > DIFFERENT_VALUES:
            likely *= size_probability(value, low, high, turns / (1.0 + box.private_zones))
        elif value > high:
            return 0.0
        else:
            likely *= aid.reach[max(0, low - value)][turns]
            if high != NO_LIMIT:
                likely *= aid.keep[turns]
    return likely
